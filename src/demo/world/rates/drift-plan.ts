import { HIGHEST_RATE, type RatePlanFacts, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import type { SeededRandom } from '../model/seeded-random.ts';

/** Moves a rate by per cent, by one unit at least; nights without a rate stay without one. */
function moveRate(rate: number, percent: number): number {
  if (rate === 0) return 0;
  const moved = Math.round((rate * (100 + percent)) / 100);
  const step = moved === rate ? rate + Math.sign(percent) : moved;
  return Math.min(HIGHEST_RATE, Math.max(1, step));
}

/**
 * What a hotel does to one plan on an ordinary day: mostly it moves the rates of some nights by 1 to 6 per cent, at times it
 * closes a few nights or opens them again. Nothing where there are no nights.
 * @param current present rates, from a day on
 */
export function driftPlan(
  plan: Pick<RatePlanFacts, 'id'>,
  current: { readonly from: Day; readonly rates: readonly number[] },
  random: SeededRandom,
): SupplyChange[] {
  if (current.rates.length === 0) return [];
  const first = random.between(0, current.rates.length - 1);
  const kind = random.next();
  if (kind < 0.75) {
    const percent = random.between(1, 6) * (random.chance(0.5) ? 1 : -1);
    const rates = current.rates
      .slice(first, first + random.between(3, 21))
      .map((rate) => moveRate(rate, percent));
    return [{ kind: 'rates', planId: plan.id, from: current.from + first, rates }];
  }
  const last = Math.min(current.rates.length - 1, first + random.between(0, 4));
  const state = kind < 0.85 ? 'closed' : kind < 0.98 ? 'open' : 'on_request';
  return [
    { kind: 'availability', planId: plan.id, from: current.from + first, to: current.from + last, state },
  ];
}
