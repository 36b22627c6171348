import { type Day, listDays, weekdayOf } from '../../../../domain/time/calendar-day.ts';
import type { FeedDirectory } from '../records/feed-directory.ts';
import { refuse } from '../records/feed-record.ts';
import { isDated, readDays, readWeekdays } from './ota-days.ts';
import { type PlanDays, restrictArrival, restrictState } from './plan-days.ts';
import { readRestriction } from './restriction-status.ts';
import { readStayLimits } from './stay-limits.ts';
import { attributeOf, elementsAt, requireAttribute, type XmlElement } from './xml-element.ts';

/** The room a booking rule is for; null where it is for all rooms of the rate plan. @throws FeedError */
export function roomOfRule(rule: XmlElement): string | null {
  const context = attributeOf(rule, 'CodeContext');
  const code = attributeOf(rule, 'Code');
  if (context === undefined && code === undefined) return null;
  if (context !== 'ROOMTYPE') refuse(`BookingRule CodeContext '${context ?? ''}' is not ROOMTYPE`, rule.line);
  return requireAttribute(rule, 'Code');
}

/** Puts what a booking rule says of single days to the days of a plan. @throws FeedError */
export function applyBookingRule(rule: XmlElement, days: PlanDays, directory: FeedDirectory): void {
  const { minStay } = readStayLimits(rule);
  const openWeekdays = readArrivalWeekdays(rule);
  const meanings = elementsAt(rule, 'RestrictionStatus').map(readRestriction);
  for (const day of ruleDays(rule, directory)) {
    if (minStay !== null) restrictArrival(days, day, { minStay });
    if (openWeekdays !== null) {
      restrictArrival(days, day, { closedToArrival: openWeekdays[weekdayOf(day)] === false });
    }
    for (const { state, ...arrival } of meanings) {
      if (state !== undefined) restrictState(days, day, state);
      if (arrival.closedToArrival !== undefined) restrictArrival(days, day, arrival);
    }
  }
}

/** A rule without dates holds on every day. */
function ruleDays(rule: XmlElement, { days }: FeedDirectory): readonly Day[] {
  return isDated(rule) ? readDays(rule, days) : listDays(days);
}

function readArrivalWeekdays(rule: XmlElement): readonly boolean[] | null {
  const [weekdays] = elementsAt(rule, 'DOW_Restrictions', 'ArrivalDaysOfWeek');
  return weekdays === undefined ? null : readWeekdays(weekdays);
}

/**
 * Longest stay in nights of a plan under its booking rules. It holds for the plan as a whole: a rule for some days only is
 * refused where it would shorten stays.
 * @param contracted the longest stay where no rule sets one
 */
export function readLongestStay(rules: readonly XmlElement[], contracted: number): number {
  const limits = rules.flatMap((rule) => {
    const { maxStay } = readStayLimits(rule);
    return maxStay === null ? [] : [{ rule, maxStay }];
  });
  const always = limits.filter(({ rule }) => !isDated(rule)).map(({ maxStay }) => maxStay);
  const longest = always.length === 0 ? contracted : Math.min(...always);
  const shorter = limits.find(({ maxStay }) => maxStay < longest);
  if (shorter === undefined) return longest;
  const { rule, maxStay } = shorter;
  return refuse(
    `SetMaxLOS '${maxStay}' on single days is below the plan's longest stay of ${longest} nights`,
    rule.line,
  );
}
