import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { createFareTable, type FareRule } from './fare-table.ts';

const monday = requireDay('2027-04-05');

function fare(changed: Partial<FareRule> = {}): FareRule {
  const weekdays = [true, true, true, true, true, false, false];
  return {
    file: 'fares.csv',
    line: 2,
    airline: 'TW',
    from: 'AAA',
    to: 'BBB',
    cabin: 'economy',
    baggage: 'none',
    validFrom: monday,
    validTo: monday + 13,
    weekdays,
    fare: 9900,
    seats: 9,
    ...changed,
  };
}

test('a fare is found from its first to its last day, on its weekdays', () => {
  const table = createFareTable();
  table.add(fare());
  const days = Array.from({ length: 17 }, (_, index) => monday - 2 + index);
  const found = days.filter((day) => table.find(fare(), day).length > 0).map((day) => day - monday);
  expect(found).toEqual([0, 1, 2, 3, 4, 7, 8, 9, 10, 11]);
});

test('a fare for the same days, cabin and baggage is not added twice', () => {
  const table = createFareTable();
  const first = fare();
  expect(table.add(first)).toBeNull();
  expect(table.add(fare({ validFrom: monday + 11, validTo: monday + 20 }))).toBe(first);
  expect(table.add(fare({ validFrom: monday + 12, validTo: monday + 20 }))).toBeNull();
  expect(table.add(fare({ weekdays: [false, false, false, false, false, true, true] }))).toBeNull();
  expect(table.add(fare({ cabin: 'business' }))).toBeNull();
  expect(table.add(fare({ baggage: 'checked' }))).toBeNull();
  expect(table.add(fare({ from: 'BBB', to: 'AAA' }))).toBeNull();
});

test('fares without a flight are reported', () => {
  const table = createFareTable();
  table.add(fare());
  table.add(fare({ to: 'CCC' }));
  table.find(fare(), monday);
  table.find(fare({ to: 'CCC' }), monday + 5);
  expect(table.unused().map(({ to }) => to)).toEqual(['CCC']);
});
