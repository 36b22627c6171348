import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, formatDay } from '../../../domain/time/calendar-day.ts';
import { formatBirthdate, maskBirthdate, parseBirthdate } from './newsletter-birthdate.ts';

const days = fc.integer({ min: dayOf(1900, 1, 1), max: dayOf(2100, 12, 31) }).map(formatDay);
const pad = (part: number, digits = 2) => String(part).padStart(digits, '0');

describe('birthdate of the newsletter', () => {
  test('[NEWS-039] [NEWS-040] every day reads back as what was shown of it', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = formatBirthdate(day);
        expect(shown).toMatch(/^\d{2}\.\d{2}\.\d{4}$/);
        expect(parseBirthdate(shown)).toBe(day);
      }),
    );
  });

  test('[NEWS-042] what looks like a date is accepted exactly where the calendar has that day', () => {
    const part = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(part, part, fc.integer({ min: 1900, max: 2100 }), (date, month, year) => {
        const at = new Date(Date.UTC(year, month - 1, date));
        const exists = at.getUTCDate() === date && at.getUTCMonth() === month - 1;
        const read = parseBirthdate(`${pad(date)}.${pad(month)}.${year}`);
        expect(read).toBe(exists ? `${year}-${pad(month)}-${pad(date)}` : null);
      }),
    );
  });

  test('[NEWS-041] typed digit by digit a date gets its dots, whichever day it is', () => {
    fc.assert(
      fc.property(days, (day) => {
        const shown = formatBirthdate(day);
        let field = '';
        for (const digit of shown.replaceAll('.', '')) field = maskBirthdate(field + digit);
        expect(field).toBe(shown);
        expect(maskBirthdate(shown)).toBe(shown);
        expect(maskBirthdate(day)).toBe(shown);
      }),
    );
  });

  test('[NEWS-041] whatever is typed fits the mask, and putting it there twice changes nothing', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789./- x') }), (typed) => {
        const masked = maskBirthdate(typed);
        expect(masked).toMatch(/^(\d{0,2}|\d{2}\.\d{1,2}|\d{2}\.\d{2}\.\d{1,4})$/);
        expect(maskBirthdate(masked)).toBe(masked);
      }),
    );
  });

  test.each([
    ['1.', '01'],
    ['1.5.1990', '01.05.1990'],
    ['01051990', '01.05.1990'],
    ['1990-05-01', '01.05.1990'],
    ['01.05.19901', '01.05.1990'],
    ['', ''],
  ])('[NEWS-041] "%s" becomes "%s"', (typed, masked) => {
    expect(maskBirthdate(typed)).toBe(masked);
  });

  test.each([
    ['28.02.2023', '2023-02-28'],
    ['29.02.2024', '2024-02-29'],
    ['29.02.2023', null],
    ['31.02.1990', null],
    ['31.04.1990', null],
    ['00.01.1990', null],
    ['01.13.1990', null],
    ['1.1.1990', null],
    ['01.01.90', null],
    ['01/01/1990', null],
    ['', null],
  ])('[NEWS-042] "%s" is read as %s', (shown, day) => {
    expect(parseBirthdate(shown)).toBe(day);
  });
});
