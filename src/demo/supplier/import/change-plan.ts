import type { RatePlanFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';
import { changeNights } from '../feed/change-nights.server.ts';
import {
  encodeNight,
  encodeNights,
  packNoNights,
  readNight,
  readNights,
} from '../store/pack-nights.server.ts';
import { readSoldNight } from '../store/room-plans.server.ts';
import type { PlanDraft } from './plan-drafts.server.ts';

const planKinds = ['plan', 'plan-gone', 'nights', 'rates', 'availability', 'arrivals'] as const;
export type PlanChange = Extract<SupplyChange, { kind: (typeof planKinds)[number] }>;

export function isPlanChange(change: SupplyChange): change is PlanChange {
  return planKinds.some((kind) => kind === change.kind);
}

export function planOf(change: PlanChange): number {
  return change.kind === 'plan' ? change.plan.id : change.planId;
}

/**
 * Changes a plan's draft. Returns what the feed reports of it: nights without a room are closed there, also where the
 * plan is open.
 * @throws FeedError where the plan is not in the books
 */
export function changePlan(draft: PlanDraft | undefined, change: PlanChange): readonly SupplyChange[] {
  if (draft === undefined) return refuse(`plan ${planOf(change)} is not contracted`);
  if (change.kind === 'plan') return replacePlan(draft, change.plan);
  if (draft.plan === null) return refuse(`plan ${change.planId} is no longer sold`);
  switch (change.kind) {
    case 'plan-gone':
      draft.plan = null;
      draft.nights = packNoNights();
      return [change];
    case 'arrivals':
      for (let day = change.from; day <= change.to; day += 1) {
        const { minStay, closedToArrival } = change;
        encodeNight(draft.nights, day, { ...readNight(draft.nights, day), minStay, closedToArrival });
      }
      return [change];
    case 'nights':
      encodeNights(draft.nights, change.nights, change.nights.from);
      return [toNightsChange(draft, change)];
    default:
      return changeNights(draft, change);
  }
}

function replacePlan(draft: PlanDraft, plan: RatePlanFacts): readonly SupplyChange[] {
  draft.plan = plan;
  return [{ kind: 'plan', plan }];
}

function toNightsChange(
  { nights, free }: PlanDraft,
  { planId, nights: { from, rates } }: Extract<SupplyChange, { kind: 'nights' }>,
): SupplyChange {
  const states = rates.map((_, index) => readSoldNight(nights, free, from + index).state);
  return { kind: 'nights', planId, nights: { ...readNights(nights, from, rates.length), states } };
}
