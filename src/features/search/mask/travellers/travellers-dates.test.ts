import { describe, expect, test } from 'vitest';
import { dayOf, formatDay, requireDay, splitDay } from '../../../../domain/time/calendar-day.ts';
import { checkAge } from '../../../../domain/travellers/check-age.ts';
import { ageOn, childAgeChoices } from '../../../../domain/travellers/party.ts';
import { displayTypeOf } from '../../../../domain/travellers/traveller-slots.ts';
import {
  ageChoiceOf,
  bornAtAge,
  chooseBirthDatePart,
  countDays,
  joinBirthDate,
  listBirthYears,
  noBirthDate,
  splitBirthDate,
} from './travellers-dates.ts';

const today = requireDay('2026-11-21');

describe('ages', () => {
  test('[TRAV-029] [TRAV-030] [TRAV-031] reach from under 1 to 15', () => {
    expect(childAgeChoices).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  test('[TRAV-033] an age is the first of the current month that many years ago', () => {
    const born = (age: number, day: string) => {
      const today = requireDay(day);
      return formatDay(bornAtAge(age, { today, departure: today + 21 }));
    };
    expect(born(7, '2026-11-21')).toBe('2019-11-01');
    expect(born(0, '2026-11-21')).toBe('2026-11-01');
    expect(born(15, '2028-02-29')).toBe('2013-02-01');
    expect(born(2, '2026-12-31')).toBe('2024-12-01');
  });

  test('a birth date is shown as the age that it was computed from', () => {
    for (const departure of [today + 1, requireDay('2027-10-31'), requireDay('2027-11-01'), today + 364]) {
      for (const age of childAgeChoices)
        expect(ageChoiceOf(bornAtAge(age, { today, departure }), departure)).toBe(age);
    }
  });

  test('a birthday that comes round once more before the departure makes no child older than chosen', () => {
    const last = requireDay('2027-10-31');
    expect(formatDay(bornAtAge(15, { today, departure: last }))).toBe('2011-11-01');
    const born = bornAtAge(15, { today, departure: last + 1 });
    expect([formatDay(born), ageOn(born, last + 1)]).toEqual(['2011-11-22', 15]);
  });

  test('every birth date that an age covers is of that age at the checkout', () => {
    for (const age of childAgeChoices) {
      const pricedAge = ageOn(bornAtAge(age, { today, departure: today + 100 }), today + 100);
      const days = { departure: today + 100, return: today + 107 };
      const type = displayTypeOf('CHILD', pricedAge);
      const { year, month, date } = splitDay(days.departure);
      for (const born of [dayOf(year - age, month, date), dayOf(year - age - 1, month, date + 1)])
        expect(checkAge(born, { type, isLead: false, pricedAge }, days)).toBeNull();
    }
  });

  test('[TRAV-017] a child is shown as 1 until the day before its second birthday', () => {
    expect(ageChoiceOf(requireDay('2025-11-22'), today)).toBe(0);
    expect(ageChoiceOf(requireDay('2024-11-22'), today)).toBe(1);
    expect(ageChoiceOf(requireDay('2024-11-21'), today)).toBe(2);
    expect(ageChoiceOf(requireDay('2009-01-01'), today)).toBe(15);
  });
});

describe('birth dates', () => {
  test('[TRAV-034] a date is one once day, month and year are chosen', () => {
    let date = noBirthDate;
    expect(joinBirthDate(date)).toBeNull();
    date = chooseBirthDatePart(date, 'day', 9);
    date = chooseBirthDatePart(date, 'month', 3);
    expect(joinBirthDate(date)).toBeNull();
    date = chooseBirthDatePart(date, 'year', 2020);
    expect(joinBirthDate(date)).toBe(requireDay('2020-03-09'));
    expect(splitBirthDate(requireDay('2020-03-09'))).toEqual(date);
  });

  test('[TRAV-037] a day that the month has not is open again', () => {
    const last = { day: 31, month: 1, year: 2024 };
    expect(chooseBirthDatePart(last, 'month', 4)).toEqual({ day: null, month: 4, year: 2024 });
    expect(chooseBirthDatePart(last, 'month', 3)).toEqual({ day: 31, month: 3, year: 2024 });
    const leap = { day: 29, month: 2, year: 2024 };
    expect(chooseBirthDatePart(leap, 'year', 2020).day).toBe(29);
    expect(chooseBirthDatePart(leap, 'year', 2023).day).toBeNull();
  });

  test('a February has 29 days until its year is known', () => {
    expect(countDays({ month: 2, year: null })).toBe(29);
    expect(countDays({ month: 2, year: 2023 })).toBe(28);
    expect(countDays({ month: 2, year: 2000 })).toBe(29);
    expect(countDays({ month: null, year: 2023 })).toBe(31);
  });

  test('[TRAV-036] years reach back to that of a child of 15 on departure', () => {
    expect(listBirthYears(today, requireDay('2026-12-12'))).toHaveLength(17);
    expect(listBirthYears(today, requireDay('2026-12-12')).at(-1)).toBe(2010);
    expect(listBirthYears(today, requireDay('2027-01-02')).at(-1)).toBe(2011);
    expect(listBirthYears(today, requireDay('2027-01-02'))[0]).toBe(2026);
  });
});
