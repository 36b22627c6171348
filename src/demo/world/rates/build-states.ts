import type { NightState, RatePlanFacts } from '../../../domain/search/supply-facts.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { mixSeed } from '../model/seeded-random.ts';
import { noiseAt } from './noise-at.ts';

/** Stop-sales fall into spans of so many days, at most one in each. */
const SPAN = 32;
const LONGEST_STOP = 7;
const STOP_SHARE = 0.35;
const ON_REQUEST_SHARE = 0.3;
const HOUSES_ON_REQUEST = 0.03;

/**
 * States of nights from a day on: open, but for a few days here and there that are closed or on request. Some houses
 * always want to be asked. The state of a day does not depend on where the run begins.
 */
export function buildStates(
  plan: Pick<RatePlanFacts, 'id' | 'hotelId'>,
  from: Day,
  days: number,
  seed: number,
): NightState[] {
  const isAlwaysOnRequest = noiseAt(mixSeed('ask', seed), plan.hotelId) < HOUSES_ON_REQUEST;
  const states = new Array<NightState>(days).fill(isAlwaysOnRequest ? 'on_request' : 'open');
  const planSeed = mixSeed('stops', seed, plan.id);
  for (let span = Math.floor(from / SPAN); span * SPAN < from + days; span += 1) {
    if (noiseAt(planSeed, span * 4) >= STOP_SHARE) continue;
    const length = 1 + Math.floor(noiseAt(planSeed, span * 4 + 1) * LONGEST_STOP);
    const first = span * SPAN - from + Math.floor(noiseAt(planSeed, span * 4 + 2) * (SPAN - length));
    const state = noiseAt(planSeed, span * 4 + 3) < ON_REQUEST_SHARE ? 'on_request' : 'closed';
    states.fill(state, Math.max(0, first), Math.min(days, Math.max(0, first + length)));
  }
  return states;
}
