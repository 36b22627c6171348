import type { NightState, RatePlanFacts, SupplyChange } from '../../../../domain/search/supply-facts.ts';
import { type Day, listDays } from '../../../../domain/time/calendar-day.ts';
import { joinEqualDays, joinNeighbours } from '../records/day-runs.ts';
import type { ArrivalRule, FeedDirectory } from '../records/feed-directory.ts';

/** What a message sets for a plan's days; all other days stay as they are. */
export interface PlanDays {
  /** In the plan's units, above 0. */
  readonly rates: Map<Day, number>;
  readonly states: Map<Day, NightState>;
  readonly arrivals: Map<Day, Partial<ArrivalRule>>;
}

export function emptyPlanDays(): PlanDays {
  return { rates: new Map(), states: new Map(), arrivals: new Map() };
}

const strictness: readonly NightState[] = ['open', 'on_request', 'closed'];

/** Of two statements about a day's sale the stricter one holds. */
export function restrictState(days: PlanDays, day: Day, state: NightState): void {
  const known = days.states.get(day) ?? state;
  days.states.set(day, strictness.indexOf(state) > strictness.indexOf(known) ? state : known);
}

/** Of two statements about arrival on a day the stricter one holds. */
export function restrictArrival(days: PlanDays, day: Day, rule: Partial<ArrivalRule>): void {
  const known = days.arrivals.get(day) ?? {};
  days.arrivals.set(day, {
    ...known,
    ...(rule.minStay !== undefined && { minStay: Math.max(rule.minStay, known.minStay ?? 1) }),
    ...(rule.closedToArrival !== undefined && {
      closedToArrival: rule.closedToArrival || (known.closedToArrival ?? false),
    }),
  });
}

/** The same as changes of a plan; all other values stay as they are. */
export async function changePlanDays(
  planId: number,
  days: PlanDays,
  directory: Pick<FeedDirectory, 'arrivalRules'>,
): Promise<readonly SupplyChange[]> {
  const rates = joinNeighbours(days.rates).map(
    ({ from, values }): SupplyChange => ({ kind: 'rates', planId, from, rates: values }),
  );
  const states = joinEqualDays(days.states, (state) => state).map(
    ({ from, to, value }): SupplyChange => ({ kind: 'availability', planId, from, to, state: value }),
  );
  const rules = await completeRules(planId, days.arrivals, directory);
  const arrivals = joinEqualDays(
    rules,
    ({ minStay, closedToArrival }) => `${minStay} ${closedToArrival}`,
  ).map(({ from, to, value }): SupplyChange => ({ kind: 'arrivals', planId, from, to, ...value }));
  return [...rates, ...states, ...arrivals];
}

/** A feed may set one half of a day's rule; the other half stays as it is. */
async function completeRules(
  planId: number,
  arrivals: PlanDays['arrivals'],
  directory: Pick<FeedDirectory, 'arrivalRules'>,
): Promise<ReadonlyMap<Day, ArrivalRule>> {
  const complete = new Map<Day, ArrivalRule>();
  for (const { from, values } of joinNeighbours(arrivals)) {
    const known = await directory.arrivalRules(planId, { from, to: from + values.length - 1 });
    values.forEach((rule, index) => {
      complete.set(from + index, { minStay: 1, closedToArrival: false, ...known[index], ...rule });
    });
  }
  return complete;
}

/**
 * Changes that replace the plan: nights with a rate are open unless the message closes them, all others have no rate.
 */
export function replacePlan(plan: RatePlanFacts, days: PlanDays): readonly SupplyChange[] {
  const rated = [...days.rates.keys()];
  const replacement: readonly SupplyChange[] = [
    { kind: 'plan-gone', planId: plan.id },
    { kind: 'plan', plan },
  ];
  if (rated.length === 0) return replacement;
  const from = rated.reduce((least, day) => Math.min(least, day));
  const to = rated.reduce((most, day) => Math.max(most, day));
  const nights = listDays({ from, to }).map((day) => nightOf(days, day));
  return [
    ...replacement,
    {
      kind: 'nights',
      planId: plan.id,
      nights: {
        from,
        rates: nights.map(({ rate }) => rate),
        states: nights.map(({ state }) => state),
        minStays: nights.map(({ minStay }) => minStay),
        closedToArrival: nights.map(({ closedToArrival }) => closedToArrival),
      },
    },
  ];
}

function nightOf(days: PlanDays, day: Day): ArrivalRule & { rate: number; state: NightState } {
  const rate = days.rates.get(day) ?? 0;
  const state = days.states.get(day) ?? (rate === 0 ? 'closed' : 'open');
  return { rate, state, minStay: 1, closedToArrival: false, ...days.arrivals.get(day) };
}
