import type { PlanNight, SupplyChange } from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { SupplyState } from './supply-state.ts';

/** A state as the changes that build it, in an order in which they can be applied. */
export function listSupply(state: SupplyState): SupplyChange[] {
  const { airlines, hotels, plans, nights, flights } = state;
  return [
    { kind: 'horizon', firstDay: state.firstDay() },
    ...[...airlines.values()].map((airline): SupplyChange => ({ kind: 'airline', airline })),
    ...[...hotels.values()].map((hotel): SupplyChange => ({ kind: 'hotel', hotel })),
    ...[...plans.values()].map((plan): SupplyChange => ({ kind: 'plan', plan })),
    ...[...nights].flatMap(([planId, own]) => listNights(planId, own)),
    ...[...flights.values()].map((flight): SupplyChange => ({ kind: 'flight', flight })),
  ];
}

/** One change for each run of days without a gap. */
function listNights(planId: number, own: ReadonlyMap<Day, PlanNight>): SupplyChange[] {
  const runs: [Day, PlanNight][][] = [];
  for (const night of [...own].toSorted(([one], [other]) => one - other)) {
    const run = runs.at(-1);
    if (run !== undefined && run.at(-1)?.[0] === night[0] - 1) run.push(night);
    else runs.push([night]);
  }
  return runs.map((run) => ({
    kind: 'nights',
    planId,
    nights: {
      from: run[0]?.[0] ?? 0,
      rates: run.map(([, { rate }]) => rate),
      states: run.map(([, { state }]) => state),
      minStays: run.map(([, { minStay }]) => minStay),
      closedToArrival: run.map(([, { closedToArrival }]) => closedToArrival),
    },
  }));
}
