import type { PlanNight, SupplyChange } from '../../../domain/search/supply-facts.ts';
import { type Day, listDays } from '../../../domain/time/calendar-day.ts';
import { encodeNight, readNight } from '../store/pack-nights.server.ts';
import { type RoomPlan, toStateChanges } from '../store/room-plans.server.ts';

/**
 * Writes a change of rates or states into a plan's nights. Returns what the feed reports: a night without a room stays
 * closed there,
 * also where the plan is open.
 */
export function changeNights(
  plan: RoomPlan & { readonly free: Buffer },
  change: SupplyChange,
): SupplyChange[] {
  if (change.kind === 'rates') {
    change.rates.forEach((rate, index) => {
      alterNight(plan.nights, change.from + index, { rate });
    });
    return [change];
  }
  if (change.kind !== 'availability') throw new RangeError(`Nights do not drift by ${change.kind}`);
  const days = listDays(change);
  for (const day of days) alterNight(plan.nights, day, { state: change.state });
  return toStateChanges(plan, plan.free, days);
}

function alterNight(nights: Buffer, day: Day, altered: Partial<PlanNight>): void {
  encodeNight(nights, day, { ...readNight(nights, day), ...altered });
}
