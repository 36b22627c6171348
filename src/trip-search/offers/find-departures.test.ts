import { describe, expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { findDepartures } from './find-departures.ts';

const anyDay = { departureMinOffset: 0, departureMaxOffset: null, departureMonths: null };

/** '2026-12-01 2027-02-28'; null where no day is left. */
function findRange(change: Partial<Parameters<typeof findDepartures>[0]>, today: string): string | null {
  const days = findDepartures({ ...anyDay, ...change }, requireDay(today));
  return days && `${formatDay(days.from)} ${formatDay(days.to)}`;
}

describe('findDepartures', () => {
  test('[MOD-019] without a wish it is tomorrow to a year ahead', () => {
    expect(findRange({}, '2026-11-22')).toBe('2026-11-23 2027-11-22');
  });

  test('[MOD-019] is from the earliest day to the latest, both included', () => {
    expect(findRange({ departureMinOffset: 10, departureMaxOffset: 10 }, '2026-11-22')).toBe(
      '2026-12-02 2026-12-02',
    );
    expect(findRange({ departureMaxOffset: 1 }, '2026-11-22')).toBe('2026-11-23 2026-11-23');
  });

  test.each([
    ['a latest day before the earliest', { departureMinOffset: 10, departureMaxOffset: 9 }],
    ['today as the latest day', { departureMaxOffset: 0 }],
    ['a season after the latest day', { departureMaxOffset: 30, departureMonths: { from: 6, to: 8 } }],
  ])('%s leaves no day', (_name, change) => {
    expect(findRange(change, '2026-11-22')).toBeNull();
  });

  test.each([
    ['before it', '2026-11-22', '2027-05-01 2027-09-30'],
    ['on the eve of it', '2027-04-30', '2027-05-01 2027-09-30'],
    ['within it', '2027-07-10', '2027-07-11 2027-09-30'],
    ['on the day before its last', '2027-09-29', '2027-09-30 2027-09-30'],
    ['on its last day', '2027-09-30', '2028-05-01 2028-09-29'],
  ])('a summer is the next one: %s', (_name, today, days) => {
    expect(findRange({ departureMonths: { from: 5, to: 9 } }, today)).toBe(days);
  });

  test.each([
    ['before it', '2026-10-31', '2026-11-01 2027-02-28'],
    ['in its first year', '2026-12-31', '2027-01-01 2027-02-28'],
    ['in its second year', '2027-01-15', '2027-01-16 2027-02-28'],
    ['after it', '2027-02-28', '2027-11-01 2028-02-28'],
    ['in a leap year', '2027-12-01', '2027-12-02 2028-02-29'],
  ])('a winter goes on over the turn of the year: %s', (_name, today, days) => {
    expect(findRange({ departureMonths: { from: 11, to: 2 } }, today)).toBe(days);
  });

  test('a season to December ends with the year', () => {
    expect(findRange({ departureMonths: { from: 12, to: 12 } }, '2026-11-22')).toBe('2026-12-01 2026-12-31');
  });

  test('an earliest day counts within a season', () => {
    expect(findRange({ departureMinOffset: 40, departureMonths: { from: 12, to: 2 } }, '2026-11-22')).toBe(
      '2027-01-01 2027-02-28',
    );
  });
});
