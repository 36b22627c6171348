import type { NightState, RatePlanFacts, SupplyChange } from '../../../../domain/search/supply-facts.ts';
import type { ArrivalRule, FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { readWhole } from '../records/feed-value.ts';
import { readDays } from './ota-days.ts';
import { changePlanDays, emptyPlanDays, type PlanDays, restrictArrival, restrictState } from './plan-days.ts';
import { requireKnownShape } from './require-known-shape.ts';
import { requireHotelCode, requirePlans } from './require-plans.ts';
import { readRestriction } from './restriction-status.ts';
import { readStayLimits } from './stay-limits.ts';
import { attributeOf, elementsAt, type XmlElement } from './xml-element.ts';

/**
 * One AvailStatusMessage: states of nights, closed arrivals and minimum stays from a first to a last day, both included.
 * Of a booking limit only matters whether it is 0: seats and rooms are counted by the supplier. @throws FeedError
 */
export async function mapAvailStatus(
  message: XmlElement,
  directory: FeedDirectory,
): Promise<readonly SupplyChange[]> {
  requireKnownShape(message);
  const [control, another] = elementsAt(message, 'StatusApplicationControl');
  if (control === undefined || another !== undefined) {
    return refuse('AvailStatusMessage needs exactly one StatusApplicationControl', message.line);
  }
  const plans = await requirePlans(
    control,
    {
      hotel: await requireHotelCode(message, directory),
      room: attributeOf(control, 'InvTypeCode') ?? null,
      ratePlan: attributeOf(control, 'RatePlanCode') ?? null,
    },
    directory,
  );
  const days = readStatusDays(message, control, plans, directory);
  const changes = await Promise.all(plans.map(({ id }) => changePlanDays(id, days, directory)));
  return changes.flat();
}

function readStatusDays(
  message: XmlElement,
  control: XmlElement,
  plans: readonly RatePlanFacts[],
  directory: FeedDirectory,
): PlanDays {
  const states = [readBookingLimit(message)];
  const rules: Partial<ArrivalRule>[] = [readMinStay(message, plans)];
  for (const status of elementsAt(message, 'RestrictionStatus')) {
    const { state, ...rule } = readRestriction(status);
    states.push(state ?? null);
    rules.push(rule);
  }
  const days = emptyPlanDays();
  for (const day of readDays(control, directory.days)) {
    for (const state of states) if (state !== null) restrictState(days, day, state);
    for (const rule of rules) if (Object.keys(rule).length > 0) restrictArrival(days, day, rule);
  }
  return days;
}

function readBookingLimit(message: XmlElement): NightState | null {
  const type = attributeOf(message, 'BookingLimitMessageType') ?? 'SetLimit';
  if (type !== 'SetLimit') refuse(`BookingLimitMessageType '${type}' is not SetLimit`, message.line);
  const limit = attributeOf(message, 'BookingLimit');
  if (limit === undefined) return null;
  return readWhole('BookingLimit', limit, 0, 100_000, message.line) === 0 ? 'closed' : 'open';
}

/** A longest stay holds for a plan as a whole: for single days only one that changes nothing is taken. */
function readMinStay(message: XmlElement, plans: readonly RatePlanFacts[]): Partial<ArrivalRule> {
  const { minStay, maxStay } = readStayLimits(message);
  const longest = Math.max(...plans.map((plan) => plan.maxStay));
  if (maxStay !== null && maxStay < longest) {
    refuse(`SetMaxLOS '${maxStay}' on single days is below the plan's longest stay of ${longest} nights`);
  }
  return minStay === null ? {} : { minStay };
}
