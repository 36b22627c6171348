import { describe, expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { findMonth, listMonthsAhead, monthNumber } from './months-ahead.ts';

const formatMonthAhead = ({ key, from, to }: ReturnType<typeof listMonthsAhead>[number]) => [
  key,
  formatDay(from),
  formatDay(to),
];

describe('the months ahead', () => {
  test('are twelve, the first without the days that have passed [PERIOD-016]', () => {
    const months = listMonthsAhead(requireDay('2026-11-21')).map(formatMonthAhead);
    expect(months).toHaveLength(12);
    expect(months[0]).toEqual(['2026-11', '2026-11-22', '2026-11-30']);
    expect(months[1]).toEqual(['2026-12', '2026-12-01', '2026-12-31']);
    expect(months.at(-1)).toEqual(['2027-10', '2027-10-01', '2027-10-31']);
  });

  test.each([
    ['2026-11-28', '2026-11'],
    ['2026-11-29', '2026-12'],
    ['2026-11-30', '2026-12'],
    ['2027-01-31', '2027-02'],
  ])('on %s begin with %s, in which a night can still be spent', (today, first) => {
    expect(listMonthsAhead(requireDay(today))[0]?.key).toBe(first);
  });

  test('end with the last day that can be searched [PERIOD-017]', () => {
    const today = requireDay('2026-11-30');
    expect(listMonthsAhead(today).at(-1)).toMatchObject({ key: '2027-11', to: today + 365 });
  });
});

describe('the month of a period', () => {
  const today = requireDay('2026-11-21');
  const december = { departure: requireDay('2026-12-01'), return: requireDay('2026-12-31') };

  test('is the one whose days it has', () => {
    expect(findMonth({ ...december, isExact: false, nights: null }, today)).toBe('2026-12');
  });

  test('is none for exact dates, for other days and for any time', () => {
    expect(findMonth({ ...december, isExact: true, nights: null }, today)).toBeNull();
    expect(
      findMonth({ ...december, return: december.return - 1, isExact: false, nights: null }, today),
    ).toBeNull();
    expect(findMonth({ departure: null, return: null, isExact: false, nights: null }, today)).toBeNull();
  });
});

test('months are numbered from January', () => {
  expect([monthNumber('2027-01'), monthNumber('2026-12')]).toEqual([1, 12]);
});
