import { HORIZON_DAYS } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { mixSeed, seededRandom } from '../../world/model/seeded-random.ts';
import { slotOf } from './pack-nights.server.ts';

/** Rooms of a kind that the supplier has for the nights of the horizon, by slot of its ring. */
export function generateAllotment(hotelId: number, roomId: number, seed: number, firstDay: Day): Buffer {
  const free = Buffer.alloc(HORIZON_DAYS);
  const most = mostRooms(hotelId, roomId, seed);
  const random = seededRandom(mixSeed(seed, 'rooms', hotelId, roomId, firstDay));
  for (let day = firstDay; day < firstDay + HORIZON_DAYS; day += 1) {
    free[slotOf(day)] = random.between(1, most);
  }
  return free;
}

/** Rooms of a kind for a night that comes into the horizon. */
export function generateAllotmentOfDay(hotelId: number, roomId: number, seed: number, day: Day): number {
  return seededRandom(mixSeed(seed, 'rooms', hotelId, roomId, day)).between(
    1,
    mostRooms(hotelId, roomId, seed),
  );
}

function mostRooms(hotelId: number, roomId: number, seed: number): number {
  return 2 + (mixSeed(seed, 'most rooms', hotelId, roomId) % 11);
}
