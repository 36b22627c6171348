import { describe, expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { type AgeRule, checkAge } from './check-age.ts';

const days = { departure: requireDay('2027-05-01'), return: requireDay('2027-05-15') };
const check = (born: string, rule: Partial<AgeRule> & Pick<AgeRule, 'type'>) =>
  checkAge(requireDay(born), { isLead: false, pricedAge: null, ...rule }, days);

describe('the lead traveller', () => {
  test.each([
    ['2009-05-01', null],
    ['2009-05-02', 'adultError'],
    ['1926-05-02', null],
    ['1926-05-01', 'adultError'],
    ['1927-05-01', null],
  ])(
    '[VALID-019] [VALID-021] [VALID-022] [CONST-008] born %s, with the age limits of 18 and 100 on departure: %s',
    (born, code) => {
      expect(check(born, { type: 'adult', isLead: true })).toBe(code);
    },
  );
});

describe('other adults', () => {
  test.each([
    ['2015-05-15', null],
    ['2015-05-16', 'adultTravelerError'],
    ['2015-05-02', null],
    ['2009-05-02', null],
    ['1926-05-02', null],
    ['1926-04-30', 'invalidDate'],
  ])(
    '[VALID-020] [VALID-023] [CONST-009] [CONST-010] born %s, with a minimum age of 12 on return: %s',
    (born, code) => {
      expect(check(born, { type: 'adult' })).toBe(code);
    },
  );
});

describe('children on departure', () => {
  test.each([
    ['infant', '2025-05-02', null],
    ['infant', '2025-05-01', 'infantError'],
    ['infant', '2027-05-01', null],
    ['child', '2025-05-01', null],
    ['child', '2025-05-02', 'childError'],
    ['child', '2015-05-02', null],
    ['child', '2015-05-01', 'childError'],
    ['teen', '2015-05-01', null],
    ['teen', '2015-05-02', 'teenError'],
    ['teen', '2009-05-02', null],
    ['teen', '2009-05-01', 'teenError'],
  ] as const)(
    '[VALID-012] [VALID-014] [VALID-015] [VALID-016] [VALID-017] [VALID-018] [CONST-011] [CONST-012] %s born %s: %s',
    (type, born, code) => {
      expect(check(born, { type })).toBe(code);
    },
  );

  test('an infant who turns two during the trip stays an infant', () => {
    expect(check('2025-05-08', { type: 'infant' })).toBeNull();
  });

  test('[VALID-016] a child whose age differs from the priced age gets ageChangedError, within its age group', () => {
    expect(check('2020-05-01', { type: 'child', pricedAge: 7 })).toBeNull();
    expect(check('2020-05-02', { type: 'child', pricedAge: 7 })).toBe('ageChangedError');
    expect(check('2019-05-01', { type: 'child', pricedAge: 7 })).toBe('ageChangedError');
    expect(check('2013-05-01', { type: 'child', pricedAge: 7 })).toBe('childError');
  });
});

test('[VALID-013] a birth date after departure is invalid', () => {
  expect(check('2027-05-02', { type: 'infant' })).toBe('invalidDate');
  expect(check('2027-05-02', { type: 'adult', isLead: true })).toBe('invalidDate');
});

test('a person born on 29 February turns a year older on 1 March of common years', () => {
  const journey = { departure: requireDay('2026-02-28'), return: requireDay('2026-03-01') };
  const lead = { type: 'adult', isLead: true, pricedAge: null } as const;
  expect(checkAge(requireDay('2008-02-29'), lead, journey)).toBe('adultError');
  expect(checkAge(requireDay('2008-02-29'), lead, { ...journey, departure: journey.return })).toBeNull();
});
