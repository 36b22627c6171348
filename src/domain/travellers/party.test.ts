import { expect, test } from 'vitest';
import { formatDay, requireDay } from '../time/calendar-day.ts';
import {
  ageOn,
  bornForAge,
  countOnDeparture,
  countTravellers,
  INFANT_UNTIL_AGE,
  OF_AGE_FROM,
} from './party.ts';

test.each([
  ['2027-04-30', { adults: 2, children: 1, outgrown: 0 }],
  ['2027-05-01', { adults: 3, children: 0, outgrown: 1 }],
])('[TRAV-036] a child born on 1 May 2011 who leaves on %s counts by its age on that day', (day, counted) => {
  const party = { adults: 2, childrenBorn: [requireDay('2011-05-01')] };
  expect(countOnDeparture(party, requireDay(day))).toEqual(counted);
});

test.each([
  ['2026-06-14', 1],
  ['2026-06-15', 2],
  ['2026-06-16', 2],
  ['2026-07-01', 2],
  ['2026-12-31', 2],
  ['2027-01-01', 2],
  ['2024-06-14', -1],
])('[TRAV-018] who is born on 15 June 2024 is on %s %i years old', (day, age) => {
  expect(ageOn(requireDay('2024-06-15'), requireDay(day))).toBe(age);
});

test.each([
  ['2026-02-28', 1],
  ['2026-03-01', 2],
  ['2028-02-28', 3],
  ['2028-02-29', 4],
])('[TRAV-018] who is born on the leap day of 2024 is on %s %i years old', (day, age) => {
  expect(ageOn(requireDay('2024-02-29'), requireDay(day))).toBe(age);
});

test('[TRAV-017] a baby is under 24 months', () => {
  expect(INFANT_UNTIL_AGE).toBe(2);
});

test('everybody counts, children and babies too', () => {
  expect(
    countTravellers({ adults: 2, childrenBorn: [requireDay('2020-01-01'), requireDay('2026-01-01')] }),
  ).toBe(4);
});

test('[PERIOD-016] [PERIOD-018] an age at travel is that age on every day of departure from tomorrow to a year ahead', () => {
  const firstDay = requireDay('2026-01-01');
  for (let today = firstDay; today < firstDay + 4 * 366; today += 1) {
    for (let age = 1; age < OF_AGE_FROM; age += 1) {
      const born = bornForAge(age, today);
      if (ageOn(born, today + 1) !== age || ageOn(born, today + 365) !== age)
        expect.fail(`${age} on ${formatDay(today)}`);
    }
    const baby = bornForAge(0, today);
    expect([baby <= today, ageOn(baby, today + 365) < INFANT_UNTIL_AGE]).toEqual([true, true]);
  }
});
