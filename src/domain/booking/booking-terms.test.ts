import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../time/calendar-day.ts';
import { listCancellationSteps, standardTerms } from './booking-terms.ts';

const departure = requireDay('2027-05-01');
const list = (today: string, freeUntil: string | null) =>
  listCancellationSteps(standardTerms(freeUntil), departure, requireDay(today)).map(
    ({ until, percent }) => `${until === null ? 'later' : formatDay(until)} ${percent}`,
  );

test('[CONST-028] [CONST-029] free at first, then more expensive the nearer departure comes, by one table', () => {
  expect(list('2026-11-22', '2027-03-01')).toEqual([
    '2027-03-01 0',
    '2027-04-01 25',
    '2027-04-16 40',
    '2027-04-24 60',
    '2027-04-30 80',
    'later 100',
  ]);
});

test('a step that ends with the free time, or before it, is none', () => {
  expect(list('2026-11-22', '2027-04-16')).toEqual([
    '2027-04-16 0',
    '2027-04-24 60',
    '2027-04-30 80',
    'later 100',
  ]);
  expect(list('2026-11-22', '2027-04-15')[1]).toBe('2027-04-16 40');
});

test('what is over on the day the terms are read is left out, its last day is not', () => {
  expect(list('2027-04-16', '2027-03-01')[0]).toBe('2027-04-16 40');
  expect(list('2027-04-17', '2027-03-01')[0]).toBe('2027-04-24 60');
  expect(list('2027-03-01', '2027-03-01')[0]).toBe('2027-03-01 0');
});

test('a trip that is never free to cancel costs all of it from the first day', () => {
  expect(list('2026-11-22', null)).toEqual(['later 100']);
});
