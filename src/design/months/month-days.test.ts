import { describe, expect, test } from 'vitest';
import { formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { clampDay, isWithin, listWeeks, moveDay, spanMonths, startOfMonth } from './month-days.ts';

const move = (key: string, day: string, isShifted = false) => {
  const to = moveDay(key, requireDay(day), isShifted);
  return to === null ? null : formatDay(to);
};

describe('months', () => {
  test('begin on the first, over the end of a year and back', () => {
    expect(formatDay(startOfMonth(requireDay('2026-12-31')))).toBe('2026-12-01');
    expect(formatDay(startOfMonth(requireDay('2026-12-31'), 1))).toBe('2027-01-01');
    expect(formatDay(startOfMonth(requireDay('2027-01-31'), -1))).toBe('2026-12-01');
    expect(formatDay(startOfMonth(requireDay('2027-01-31'), -13))).toBe('2025-12-01');
  });

  test('two months have all their days, a February those of its year', () => {
    const { from, to } = spanMonths(requireDay('2028-01-15'), 2);
    expect([formatDay(from), formatDay(to)]).toEqual(['2028-01-01', '2028-02-29']);
  });

  test('weeks begin on Monday', () => {
    const weeks = listWeeks(requireDay('2026-11-21'));
    expect(weeks.map((week) => week.length)).toEqual([1, 7, 7, 7, 7, 1]);
    expect(weeks.flat()).toHaveLength(30);
    expect(formatDay(weeks[1]?.[0] ?? 0)).toBe('2026-11-02');
    expect(listWeeks(requireDay('2027-02-01'))).toHaveLength(4);
  });
});

describe('keys', () => {
  test('arrows move by day and week, also where clocks change', () => {
    expect(move('ArrowRight', '2027-03-27')).toBe('2027-03-28');
    expect(move('ArrowRight', '2027-03-28')).toBe('2027-03-29');
    expect(move('ArrowLeft', '2027-11-01')).toBe('2027-10-31');
    expect(move('ArrowDown', '2026-12-28')).toBe('2027-01-04');
    expect(move('ArrowUp', '2028-03-07')).toBe('2028-02-29');
  });

  test('Home and End go to Monday and Sunday of the week', () => {
    expect(move('Home', '2026-11-21')).toBe('2026-11-16');
    expect(move('Home', '2026-11-16')).toBe('2026-11-16');
    expect(move('End', '2026-11-21')).toBe('2026-11-22');
    expect(move('End', '2026-11-22')).toBe('2026-11-22');
  });

  test('Page keys go to the same date of another month, or to its last day', () => {
    expect(move('PageDown', '2027-01-31')).toBe('2027-02-28');
    expect(move('PageDown', '2028-01-31')).toBe('2028-02-29');
    expect(move('PageUp', '2027-01-15')).toBe('2026-12-15');
    expect(move('PageDown', '2028-02-29', true)).toBe('2029-02-28');
    expect(move('PageUp', '2028-02-29', true)).toBe('2027-02-28');
  });

  test('other keys do not move', () => {
    expect(move('Enter', '2027-01-31')).toBeNull();
    expect(move('a', '2027-01-31')).toBeNull();
  });
});

test('a day is clamped to a range, both ends included', () => {
  const range = { from: 10, to: 12 };
  expect([9, 10, 11, 12, 13].map((day) => clampDay(day, range))).toEqual([10, 10, 11, 12, 12]);
  expect([9, 10, 12, 13, null, undefined].map((day) => isWithin(day, range))).toEqual([
    false,
    true,
    true,
    false,
    false,
    false,
  ]);
});
