import { type Day, type DayRange, formatDay, weekdayOf } from '../../../../domain/time/calendar-day.ts';
import { refuse } from '../records/feed-record.ts';
import { readDay } from '../records/feed-value.ts';
import { attributeOf, flagOf, requireAttribute, type XmlElement } from './xml-element.ts';

/** Names of the weekday flags, Monday first. */
const weekdayNames = ['Mon', 'Tue', 'Weds', 'Thur', 'Fri', 'Sat', 'Sun'] as const;

/** Is it for some days only? */
export function isDated(element: XmlElement): boolean {
  return attributeOf(element, 'Start') !== undefined || attributeOf(element, 'End') !== undefined;
}

/** Start and End of an element, both included. @throws FeedError */
export function readSpan(element: XmlElement): DayRange {
  const [from, to] = ['Start', 'End'].map((name) =>
    readDay(`${element.name} ${name}`, requireAttribute(element, name), element.line),
  ) as [Day, Day];
  if (from > to) {
    refuse(`${element.name} ends on ${formatDay(to)}, before it starts on ${formatDay(from)}`, element.line);
  }
  return { from, to };
}

/** Days from Start to End on the flagged weekdays, within the stored range. Without any flag every weekday counts. */
export function readDays(element: XmlElement, storedDays: DayRange): readonly Day[] {
  const { from, to } = readSpan(element);
  const flags = weekdayNames.map((name) => flagOf(element, name));
  const isEveryDay = flags.every((flag) => flag === null);
  const first = Math.max(from, storedDays.from);
  const count = Math.max(0, Math.min(to, storedDays.to) - first + 1);
  return Array.from({ length: count }, (_, index) => first + index).filter(
    (day) => isEveryDay || flags[weekdayOf(day)] === true,
  );
}

/** The flag of each weekday, Monday first. All seven are required. @throws FeedError */
export function readWeekdays(element: XmlElement): readonly boolean[] {
  return weekdayNames.map(
    (name) => flagOf(element, name) ?? refuse(`${element.name} has no ${name}`, element.line),
  );
}
