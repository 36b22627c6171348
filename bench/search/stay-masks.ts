import { stayLengths } from '../../src/defaults.ts';
import type { PlanNights, RatePlanFacts } from '../../src/domain/search/supply-facts.ts';

/**
 * For each day of arrival the numbers of nights that can be booked without asking the hotel: bit n means n nights.
 * Written from the rules of `supply-facts.ts` alone, apart from the index.
 */
export function listStayMasks(plan: RatePlanFacts, nights: PlanNights): number[] {
  const { rates, states, minStays, closedToArrival } = nights;
  const masks = new Array<number>(rates.length).fill(0);
  /** Nights in a row, from the day on, that can be stayed. */
  let run = 0;
  for (let day = rates.length - 1; day >= 0; day -= 1) {
    const isStayable = rates[day] !== 0 && (plan.allotmentBy === 'arrival' || states[day] === 'open');
    run = isStayable ? run + 1 : 0;
    if (closedToArrival[day] || states[day] !== 'open') continue;
    const longest = Math.min(run, plan.maxStay, stayLengths.maxNights);
    const shortest = minStays[day] ?? 1;
    if (longest >= shortest) masks[day] = 2 ** (longest + 1) - 2 ** shortest;
  }
  return masks;
}
