import type { FlightLeg } from '../../../domain/extras/extra.ts';
import { isInFare } from '../../../domain/extras/is-in-fare.ts';
import type { FlightFacts } from '../../../domain/search/supply-facts.ts';
import type { SupplyExtra } from '../../../ports/supply/supply-port.ts';
import { mixSeed, seededRandom } from '../../world/model/seeded-random.ts';
import { isLongHaul, listFreeSeats } from './seat-plan.server.ts';

export type ExtraWithoutId = Omit<SupplyExtra, 'id'>;

const luggage = [
  { variant: '15kg', price: 2_500 },
  { variant: '20kg', price: 3_200 },
  { variant: '25kg', price: 4_400 },
] as const;
/** Share of airports away from home with a fast lane through security. */
const fastLaneShare = 0.6;

export interface FlownLeg {
  readonly flight: FlightFacts;
  readonly leg: FlightLeg;
  /** Seats that holds and bookings of ours have taken. */
  readonly takenSeats: ReadonlySet<string>;
}

/** What can be added to one flight for each traveller. */
export function flightExtras({ flight, leg, takenSeats }: FlownLeg, seed: number): ExtraWithoutId[] {
  if (isInFare('seat', flight)) return [];
  const haul = isLongHaul(flight) ? 1.6 : 1;
  const add = (kind: ExtraWithoutId['kind'], variant: string, price: number): ExtraWithoutId => ({
    kind,
    variant,
    leg,
    per: 'traveller',
    price: roundTo50(price * haul),
  });
  const bags = isInFare('luggage', flight) ? [] : luggage;
  return [
    ...bags.map(({ variant, price }) => add('luggage', variant, price)),
    ...listFreeSeats(flight, takenSeats, seed).map(({ name, price }) => add('seat', name, price)),
    add('priority_boarding', 'priority', leg === 'outbound' ? 900 : 800),
    ...(hasFastLane(flight, leg, seed) ? [add('fast_track', flight.from, 1_200)] : []),
  ];
}

function hasFastLane({ from }: FlightFacts, leg: FlightLeg, seed: number): boolean {
  return leg === 'outbound' || seededRandom(mixSeed(seed, 'fast lane', from)).chance(fastLaneShare);
}

function roundTo50(price: number): number {
  return Math.round(price / 50) * 50;
}
