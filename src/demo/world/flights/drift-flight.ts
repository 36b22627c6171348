import type { FlightFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { SeededRandom } from '../model/seeded-random.ts';
import { HIGHEST_FARE } from './price-fare.ts';

/**
 * What becomes of one flight on an ordinary day: seats are sold, or its fare moves by 1 to 6 per cent. One that is sold out may
 * get a few seats back.
 */
export function driftFlight(flight: FlightFacts, random: SeededRandom): SupplyChange[] {
  const { from, to, day, id, seats, fare } = flight;
  const ref = { from, to, day, id };
  if (seats === 0 && random.chance(0.5)) return [{ kind: 'seats', flight: ref, seats: random.between(1, 3) }];
  if (seats > 0 && random.chance(0.5)) {
    return [{ kind: 'seats', flight: ref, seats: Math.max(0, seats - random.between(1, 3)) }];
  }
  const percent = random.between(1, 6) * (random.chance(0.5) ? 1 : -1);
  const moved = Math.round((fare * (100 + percent)) / 100);
  return [{ kind: 'fare', flight: ref, fare: Math.min(HIGHEST_FARE, Math.max(1, moved)) }];
}
