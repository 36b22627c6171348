import type { World } from '../../src/demo/world/build-world.server.ts';
import { mixSeed, type SeededRandom, seededRandom } from '../../src/demo/world/model/seeded-random.ts';
import {
  type FlightRef,
  HORIZON_DAYS,
  type SupplyBatch,
  type SupplyChange,
} from '../../src/domain/search/supply-facts.ts';
import type { Day } from '../../src/domain/time/calendar-day.ts';

/** As many changes as a pause of the readers allows. */
export const changesPerBatch = 400;

export interface ChangeTargets {
  readonly today: Day;
  readonly plans: readonly { readonly id: number; readonly rate: number }[];
  readonly flights: readonly FlightRef[];
}

/** Plans with their usual rate, and every so many-th flight. */
export function collectTargets(world: World, today: Day): ChangeTargets {
  const plans: { id: number; rate: number }[] = [];
  const flights: FlightRef[] = [];
  let passed = 0;
  for (const part of world.everything()) {
    for (const change of part) {
      if (change.kind === 'nights') {
        plans.push({ id: change.planId, rate: Math.max(1, change.nights.rates[180] ?? 1) });
      } else if (change.kind === 'flight') {
        passed += 1;
        const { from, to, day, id } = change.flight;
        if (passed % 50 === 0) flights.push({ from, to, day, id });
      }
    }
  }
  return { today, plans, flights };
}

/** What suppliers send all day: rates of 1 to 7 nights, availability, fares and seats; the same for the same seed. */
export function generateBatch(targets: ChangeTargets, sequence: number, seed: number): SupplyBatch {
  const random = seededRandom(mixSeed(seed, sequence));
  const changes = Array.from({ length: changesPerBatch }, () => generateChange(targets, random));
  return { sequence, at: sequence, changes };
}

function generateChange({ today, plans, flights }: ChangeTargets, random: SeededRandom): SupplyChange {
  const draw = random.next();
  if (draw < 0.6) {
    const { id, rate } = random.pick(plans);
    const nights = random.between(1, 7);
    const from = today + random.between(0, HORIZON_DAYS - 8);
    if (draw < 0.4) {
      const rates = Array.from({ length: nights }, () => Math.ceil(rate * (0.95 + random.next() / 10)));
      return { kind: 'rates', planId: id, from, rates };
    }
    const state = random.chance(0.8) ? 'open' : 'closed';
    return { kind: 'availability', planId: id, from, to: from + nights - 1, state };
  }
  const flight = random.pick(flights);
  if (draw < 0.8) return { kind: 'fare', flight, fare: random.between(4_000, 60_000) };
  return { kind: 'seats', flight, seats: random.between(0, 9) };
}
