import { describe, expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { formatBirthDate, tidyBirthDate, toIsoBirthDate } from './birth-date.ts';

describe('reading a birth date', () => {
  test.each([
    ['01/05/1990', '1990-05-01'],
    ['31/12/1999', '1999-12-31'],
    ['31/01/2000', '2000-01-31'],
    ['29/02/2000', '2000-02-29'],
    ['29/02/2024', '2024-02-29'],
    [' 01/05/1990 ', '1990-05-01'],
  ])('[CONST-013] [CONST-014] %s is %s', (text, day) => {
    expect(toIsoBirthDate(text)).toBe(day);
  });

  test.each([
    ['[VALID-007]', '1/05/1990'],
    ['[VALID-007]', '01/05/199'],
    ['[VALID-007]', ''],
    ['[VALID-008]', '32/05/1990'],
    ['[VALID-008]', '00/05/1990'],
    ['[VALID-009]', '01/13/1990'],
    ['[VALID-009]', '01/00/1990'],
    ['[VALID-010]', '01/05/90'],
    ['[VALID-010]', '001/05/990'],
    ['[VALID-011]', '31/04/1990'],
    ['[VALID-011]', '29/02/2023'],
    ['[VALID-011]', '29/02/1900'],
    ['[VALID-011]', '30/02/2024'],
    ['[VALID-011]', '01.05.1990'],
  ])('%s "%s" is no valid birth date', (_id, text) => {
    expect(toIsoBirthDate(text)).toBeNull();
  });
});

test('[CONST-013] [CONST-014] a day is formatted as DD/MM/YYYY', () => {
  expect(formatBirthDate(requireDay('1990-05-01'))).toBe('01/05/1990');
});

test.each([
  ['1.5.1990', '01/05/1990'],
  ['01051990', '01/05/1990'],
  ['1 5 1990', '01/05/1990'],
  ['1-5-1990', '01/05/1990'],
  ['1990-05-01', '01/05/1990'],
  ['01/05/1990', '01/05/1990'],
  ['1.5.90', '1.5.90'],
  ['1051990', '1051990'],
  ['May 1990', 'May 1990'],
  ['', ''],
])('the input "%s" becomes "%s"', (typed, tidy) => {
  expect(tidyBirthDate(typed)).toBe(tidy);
});
