import { expect, test } from 'vitest';
import { dayOf, requireDay } from './calendar-day.ts';

test('a date beyond the end of its month or year counts on', () => {
  expect(dayOf(2026, 3, 9)).toBe(requireDay('2026-03-09'));
  expect(dayOf(2026, 13, 1)).toBe(requireDay('2027-01-01'));
  expect(dayOf(2028, 3, 0)).toBe(requireDay('2028-02-29'));
  expect(dayOf(2027, 2, 29)).toBe(requireDay('2027-03-01'));
});
