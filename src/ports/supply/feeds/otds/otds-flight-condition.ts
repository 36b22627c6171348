import { type Day, weekdayOf } from '../../../../domain/time/calendar-day.ts';
import type { XmlElement } from '../ota/xml-element.ts';
import { refuse } from '../records/feed-record.ts';
import { readDay } from '../records/feed-value.ts';
import { type Bounds, everyAge, onlyPartOf, overlapOf, readPersonImpact } from './otds-condition.ts';
import { readDayBounds, readParts, requireAttributes, textOf } from './otds-element.ts';

/** For whom a price of a flight counts. */
export interface FareCondition {
  /** Of a departure in a booking class. */
  readonly isFor: (day: Day, bookingClass: string) => boolean;
  /** In completed years: the same for all departures, as they have to lie outside of Or and Not. */
  readonly ages: Bounds;
}

/** For everybody on every departure. */
export const noFareCondition: FareCondition = { isFor: () => true, ages: everyAge };

/** The one condition of a Condition element of a flight. @throws FeedError for what a fare cannot depend on */
export function readFareCondition(element: XmlElement): FareCondition {
  return readNode(onlyPartOf(element), false);
}

/** @param isYesOrNo within Or and Not, where persons for whom a price counts have no meaning */
function readNode(node: XmlElement, isYesOrNo: boolean): FareCondition {
  switch (node.name) {
    case 'And': {
      const parts = readNodes(node, isYesOrNo);
      return {
        isFor: (...departure) => parts.every(({ isFor }) => isFor(...departure)),
        ages: overlapOf(parts.map(({ ages }) => ages)),
      };
    }
    case 'Or': {
      const parts = readNodes(node, true);
      return { ...noFareCondition, isFor: (...departure) => parts.some(({ isFor }) => isFor(...departure)) };
    }
    case 'Not': {
      const [part, another] = readNodes(node, true);
      if (part === undefined || another !== undefined)
        return refuse('Not needs exactly one condition', node.line);
      return { ...noFareCondition, isFor: (...departure) => !part.isFor(...departure) };
    }
    case 'Date':
      return { ...noFareCondition, isFor: readDates(node) };
    case 'Weekdays':
      return { ...noFareCondition, isFor: readWeekdays(node) };
    case 'Keys':
      return { ...noFareCondition, isFor: readClasses(node) };
    case 'PersonImpact':
      if (isYesOrNo) refuse('PersonImpact is not taken where a condition says yes or no', node.line);
      return { ...noFareCondition, ages: readPersonImpact(node) };
    default:
      return refuse(`Condition of a flight has ${node.name}, which is not taken`, node.line);
  }
}

function readNodes(node: XmlElement, isYesOrNo: boolean): readonly FareCondition[] {
  requireAttributes(node);
  if (node.children.length === 0) refuse(`${node.name} is empty`, node.line);
  return node.children.map((child) => readNode(child, isYesOrNo));
}

/** A flight is checked in for on the day of its departure; what its Stay would be is not public. */
function readDates(node: XmlElement): FareCondition['isFor'] {
  const type = node.attributes.DayType ?? 'Stay';
  if (type !== 'CheckIn') refuse(`Date of a flight is for ${type}, only CheckIn is taken`, node.line);
  const [only] = node.children;
  if (only?.name === 'Dates') {
    const { Dates: list } = readParts(node, ['Dates'], 'DayType');
    const days = new Set(
      textOf(list ?? only)
        .split(/\s+/)
        .map((day) => readDay('Dates', day, node.line)),
    );
    return (day) => days.has(day);
  }
  const { min, max } = readDayBounds(node, 'DayType');
  return (day) => (min ?? day) <= day && day <= (max ?? day);
}

const weekdayNames = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];

function readWeekdays(node: XmlElement): FareCondition['isFor'] {
  const type = node.attributes.DayType ?? 'CheckIn';
  if (type !== 'CheckIn') refuse(`Weekdays of a flight are for ${type}, only CheckIn is taken`, node.line);
  const named = textOf(node, 'DayType').split(/\s+/);
  const unknown = named.find((name) => !weekdayNames.includes(name));
  if (unknown !== undefined) refuse(`Weekdays '${unknown}' is no weekday`, node.line);
  return (day) => named.includes(weekdayNames[weekdayOf(day)] ?? '');
}

function readClasses(node: XmlElement): FareCondition['isFor'] {
  const source = node.attributes.Source ?? 'ThisComponent';
  if (source !== 'BookingClass')
    refuse(`Keys of a flight have the Source '${source}', only BookingClass is taken`, node.line);
  const named = textOf(node, 'Source').split(/\s+/);
  return (_day, bookingClass) => named.includes(bookingClass);
}
