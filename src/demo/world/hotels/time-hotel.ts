import type { HotelTimes } from '../../../domain/search/catalogue.ts';
import type { WorldHotel } from '../model/world-hotel.ts';

const arrivals = ['14:00', '15:00', '15:00', '16:00'] as const;
const departures = ['10:00', '11:00', '11:00', '12:00'] as const;

/** Invented times of a reception. They follow from the id, so that nothing else of the world changes with them. */
export function timeHotel({ card: { id } }: Pick<WorldHotel, 'card'>): HotelTimes {
  return {
    checkInFrom: arrivals[id % arrivals.length] ?? '15:00',
    checkOutUntil: departures[Math.floor(id / arrivals.length) % departures.length] ?? '11:00',
  };
}
