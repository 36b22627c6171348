import { HORIZON_DAYS, type SupplyChange } from '../../../domain/search/supply-facts.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import { refuse } from '../../../ports/supply/feeds/records/feed-record.ts';

/**
 * The part of a change that is about days which are still stored; null where none of them is. While a file was read,
 * the first
 * day may have moved on. @throws FeedError for days that are not stored yet
 */
export function cutToHorizon(change: SupplyChange, firstDay: Day): SupplyChange | null {
  switch (change.kind) {
    case 'flight':
      requireWithinHorizon(change.flight.day, firstDay);
      return change.flight.day < firstDay ? null : change;
    case 'availability':
    case 'arrivals':
      requireWithinHorizon(change.to, firstDay);
      return change.to < firstDay ? null : { ...change, from: Math.max(change.from, firstDay) };
    case 'rates': {
      const { from, rates } = change;
      requireWithinHorizon(from + rates.length - 1, firstDay);
      const remaining = rates.slice(Math.max(0, firstDay - from));
      return remaining.length === 0 ? null : { ...change, from: Math.max(from, firstDay), rates: remaining };
    }
    case 'nights':
      return cutNights(change, firstDay);
    default:
      return change;
  }
}

function cutNights(change: Extract<SupplyChange, { kind: 'nights' }>, firstDay: Day): SupplyChange | null {
  const { from, rates, states, minStays, closedToArrival } = change.nights;
  requireWithinHorizon(from + rates.length - 1, firstDay);
  const gone = Math.max(0, firstDay - from);
  if (gone >= rates.length) return null;
  return {
    ...change,
    nights: {
      from: from + gone,
      rates: rates.slice(gone),
      states: states.slice(gone),
      minStays: minStays.slice(gone),
      closedToArrival: closedToArrival.slice(gone),
    },
  };
}

function requireWithinHorizon(day: Day, firstDay: Day): void {
  const last = firstDay + HORIZON_DAYS - 1;
  if (day > last) refuse(`${formatDay(day)} is after ${formatDay(last)}, the last day that is kept`);
}
