import type { Airport } from '../../../domain/catalogue.ts';
import type { HotelFacts } from '../../../domain/supply-facts.ts';
import type { DrawnExtra } from './flight-extras.server.ts';
import { mixSeed, seededRandom } from './world/seeded-random.ts';

/** Minor units a day, before the place makes it dearer or cheaper. */
const cars = [
  { variant: 'small', perDay: 2_600 },
  { variant: 'compact', perDay: 3_400 },
  { variant: 'family', perDay: 5_200 },
] as const;
/** Nobody is driven further than so many kilometres. */
const longestRide = 250;
/** Roads are longer than the line between two points. */
const roadFactor = 1.3;

/** Transfers between airport and hotel (none without flights) and rental cars, there and back in one price. */
export function groundExtras(stay: {
  readonly hotel: HotelFacts;
  readonly nights: number;
  readonly airport: Airport | null;
  readonly seed: number;
}): DrawnExtra[] {
  const { hotel, nights, airport, seed } = stay;
  const level = 0.85 + seededRandom(mixSeed(seed, 'ground', hotel.cityId)).next() * 0.4;
  return [...(airport === null ? [] : transfers(hotel, airport, level)), ...rentalCars(nights, level)];
}

function transfers(hotel: HotelFacts, airport: Airport, level: number): DrawnExtra[] {
  const kilometres = kilometresBetween(hotel, airport) * roadFactor;
  if (kilometres > longestRide) return [];
  const shared = roundTo100((900 + kilometres * 28) * level);
  const alone = roundTo100((4_500 + kilometres * 210) * level);
  return [
    { kind: 'transfer', variant: 'shared', leg: null, price: shared, per: 'traveller' },
    { kind: 'transfer', variant: 'private', leg: null, price: alone, per: 'party' },
  ];
}

function rentalCars(nights: number, level: number): DrawnExtra[] {
  /** From a week on a day costs a fifth less. */
  const days = nights < 7 ? nights : nights * 0.8;
  return cars.map(({ variant, perDay }) => ({
    kind: 'rental_car',
    variant,
    leg: null,
    price: roundTo100(perDay * days * level),
    per: 'party',
  }));
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
