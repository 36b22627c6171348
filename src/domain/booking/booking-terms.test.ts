import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../time/calendar-day.ts';
import { listCancellationSteps, standardTerms } from './booking-terms.ts';

const departure = requireDay('2027-05-01');
const list = (today: string, freeUntil: string | null) =>
  listCancellationSteps(standardTerms(freeUntil), departure, requireDay(today)).map(
    ({ until, percent }) => `${until === null ? 'later' : formatDay(until)} ${percent}`,
  );

test('[CONST-028] [CONST-029] cancellation is free at first, then its fee rises towards departure', () => {
  expect(list('2026-11-22', '2027-03-01')).toEqual([
    '2027-03-01 0',
    '2027-04-01 25',
    '2027-04-16 40',
    '2027-04-24 60',
    '2027-04-30 80',
    'later 100',
  ]);
});

test('a fee step that ends within the free period is omitted', () => {
  expect(list('2026-11-22', '2027-04-16')).toEqual([
    '2027-04-16 0',
    '2027-04-24 60',
    '2027-04-30 80',
    'later 100',
  ]);
  expect(list('2026-11-22', '2027-04-15')[1]).toBe('2027-04-16 40');
});

test('past steps are omitted, and a step applies until its last day', () => {
  expect(list('2027-04-16', '2027-03-01')[0]).toBe('2027-04-16 40');
  expect(list('2027-04-17', '2027-03-01')[0]).toBe('2027-04-24 60');
  expect(list('2027-03-01', '2027-03-01')[0]).toBe('2027-03-01 0');
});

test('a non-refundable trip costs 100 per cent from the first day', () => {
  expect(list('2026-11-22', null)).toEqual(['later 100']);
});
