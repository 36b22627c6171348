import type { Airport } from '../../../domain/search/catalogue.ts';
import type { HotelFacts } from '../../../domain/search/supply-facts.ts';
import { mixSeed, seededRandom } from '../../world/model/seeded-random.ts';
import type { ExtraWithoutId } from './flight-extras.server.ts';
import { pickUpOf } from './pick-up.server.ts';
import { rentalCars } from './rental-cars.server.ts';

/** Longest transfer, in kilometres. */
const longestRide = 250;
/** Roads are longer than the line between two points. */
const roadFactor = 1.3;

/** Transfers between airport and hotel (none without flights; CDATA-054) and rental cars, there and back in one price. */
export function groundExtras(stay: {
  readonly hotel: HotelFacts;
  readonly nights: number;
  readonly airport: Airport | null;
  /** True where the seat in the bus is part of the price: it is not sold once more. */
  readonly includesTransfer?: boolean;
  readonly seed: number;
}): ExtraWithoutId[] {
  const { hotel, nights, airport, includesTransfer = false, seed } = stay;
  const level = 0.85 + seededRandom(mixSeed(seed, 'ground', hotel.cityId)).next() * 0.4;
  const rides = airport === null ? [] : transfers(hotel, airport, level);
  return [
    ...rides.filter(({ variant }) => !(includesTransfer && variant === 'bus')),
    ...rentalCars(nights, level),
  ];
}

function transfers(hotel: HotelFacts, airport: Airport, level: number): ExtraWithoutId[] {
  const kilometres = kilometresBetween(hotel, airport) * roadFactor;
  if (kilometres > longestRide) return [];
  const bus = roundTo100((900 + kilometres * 28) * level);
  const alone = roundTo100((4_500 + kilometres * 210) * level);
  const taxi = roundTo100((2_900 + kilometres * 160) * level);
  const transfer = { kind: 'transfer', leg: null } as const;
  const picksUp = (variant: Parameters<typeof pickUpOf>[0]) => ({
    variant,
    pickUp: pickUpOf(variant, kilometres),
  });
  return [
    { ...transfer, ...picksUp('bus'), price: bus, per: 'traveller' },
    { ...transfer, ...picksUp('holiday_taxi'), price: taxi, per: 'party' },
    { ...transfer, ...picksUp('private'), price: alone, per: 'party' },
  ];
}

interface Point {
  readonly latitude: number;
  readonly longitude: number;
}

/** Along the great circle. */
function kilometresBetween(one: Point, other: Point): number {
  const radians = Math.PI / 180;
  const [north, south] = [one.latitude * radians, other.latitude * radians];
  const across = Math.cos((one.longitude - other.longitude) * radians);
  const angle = Math.sin(north) * Math.sin(south) + Math.cos(north) * Math.cos(south) * across;
  return 6_371 * Math.acos(Math.min(1, angle));
}

function roundTo100(price: number): number {
  return Math.round(price / 100) * 100;
}
