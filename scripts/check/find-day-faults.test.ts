import { expect, test } from 'vitest';
import { findDayFaults } from './find-day-faults.ts';
import { parseSource } from './parse-source.ts';

const find = (text: string, file = 'src/a.ts') => findDayFaults(parseSource(file, text));

test.each([
  'const day =\n  clock.now().toISOString().slice(0, 10);',
  'const year =\n  placedAt.getUTCFullYear();',
  'const date =\n  moment.getDate();',
  "const day =\n  dayAt(now, 'UTC');",
  'const today =\n  Math.floor(Date.now() / 86_400_000);',
])('a day in another zone than the seller’s is a fault: %j', (text) => {
  expect(find(text)).toEqual(['src/a.ts:2: make a day of a moment with dayAt']);
});

test.each([
  ['const day = dayAt(clock.now());', 'src/a.ts'],
  ['const day = flight.departure.slice(0, 10);', 'src/a.ts'],
  ['const month = at.getUTCMonth();', 'src/domain/time/calendar-day.ts'],
  ['const day = now.toISOString().slice(0, 10);', 'src/a.test.ts'],
])('everything else is none: %j in %s', (text, file) => {
  expect(find(text, file)).toEqual([]);
});

test.each(['checkOut - checkIn', 'back - trip.departure', 'returnDay - departureDay'])(
  'nights that are counted by hand are a fault: %s',
  (text) => {
    expect(find(`const nights = ${text};`)).toEqual(['src/a.ts:1: count nights with nightsBetween']);
  },
);

test.each(['nightsBetween(checkIn, checkOut)', 'checkOut - 1', 'last.day - day'])(
  'days that are no stay are none: %s',
  (text) => {
    expect(find(`const nights = ${text};`)).toEqual([]);
  },
);
