import type { FlightFacts } from '../../../domain/supply-facts.ts';
import type { SupplyExtra } from '../supply-port.ts';
import { mixSeed, seededRandom } from './world/seeded-random.ts';

export type DrawnExtra = Omit<SupplyExtra, 'id'>;
type Leg = 'outbound' | 'inbound';

const luggage = [
  { variant: '15kg', price: 2_500 },
  { variant: '20kg', price: 3_200 },
  { variant: '25kg', price: 4_400 },
] as const;
const seatRows = 30;
const seatLetters = ['A', 'B', 'C', 'D', 'E', 'F'] as const;
/** Rows with room for the legs: the first, and those at the emergency exits. */
const wideRows = [1, 12, 13];
const seatPrices = { wide: 2_900, front: 1_900, other: 1_100 };
/** Share of seats that others have chosen already. */
const takenShare = 0.35;

/** What can be added to one flight for each traveller. In business class baggage, seat and lanes are part of the fare. */
export function flightExtras(flight: FlightFacts, leg: Leg, seed: number): DrawnExtra[] {
  if (flight.cabin === 'business') return [];
  const add = (kind: DrawnExtra['kind'], variant: string, price: number): DrawnExtra => ({
    kind,
    variant,
    leg,
    price,
    per: 'traveller',
  });
  const haul = flight.fare > 30_000 ? 1.6 : 1;
  const bags = flight.baggage === 'checked' ? [] : luggage;
  return [
    ...bags.map(({ variant, price }) => add('luggage', variant, roundTo50(price * haul))),
    ...freeSeats(flight, seed).map(({ name, price }) => add('seat', name, roundTo50(price * haul))),
    add('priority_boarding', 'priority', leg === 'outbound' ? 900 : 800),
    ...(leg === 'outbound' ? [add('fast_track', flight.from, 1_200)] : []),
  ];
}

/** The seat map of a flight without the seats that are taken: the same at every look. */
function freeSeats(flight: FlightFacts, seed: number): { name: string; price: number }[] {
  const random = seededRandom(mixSeed(seed, 'seats', flight.from, flight.to, flight.day, flight.id));
  const rows = Array.from({ length: seatRows }, (_, index) => index + 1);
  return rows.flatMap((row) =>
    seatLetters
      .filter(() => !random.chance(takenShare))
      .map((letter) => ({ name: `${row}${letter}`, price: seatPrice(row) })),
  );
}

function seatPrice(row: number): number {
  if (wideRows.includes(row)) return seatPrices.wide;
  return row <= 5 ? seatPrices.front : seatPrices.other;
}

function roundTo50(price: number): number {
  return Math.round(price / 50) * 50;
}
