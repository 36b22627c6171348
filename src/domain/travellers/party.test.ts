import { expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { countOnDeparture } from './party.ts';

test.each([
  ['2027-04-30', { adults: 2, children: 1, outgrown: 0 }],
  ['2027-05-01', { adults: 3, children: 0, outgrown: 1 }],
])('[TRAV-036] a child born on 1 May 2011 who leaves on %s counts by its age on that day', (day, counted) => {
  const party = { adults: 2, childrenBorn: [requireDay('2011-05-01')] };
  expect(countOnDeparture(party, requireDay(day))).toEqual(counted);
});
