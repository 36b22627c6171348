import { describe, expect, test } from 'vitest';
import { requireDay } from '../time/calendar-day.ts';
import { displayTypeOf, listTravellerSlots } from './traveller-slots.ts';

const departure = requireDay('2027-05-01');
const list = (adults: number, ...born: string[]) =>
  listTravellerSlots({ adults, childrenBorn: born.map(requireDay) }, departure).map(
    ({ type, number }) => `${type} ${number ?? '-'}`,
  );

describe('the displayed type of a traveller', () => {
  test.each(['MALE', 'FEMALE', 'ADULT'] as const)(
    '[TRVL-021] [CDATA-028] %s is an adult at any age',
    (type) => {
      expect([1, 12, 40].map((age) => displayTypeOf(type, age))).toEqual(['adult', 'adult', 'adult']);
    },
  );

  test.each([
    [0, 'infant'],
    [1, 'infant'],
    [2, 'child'],
    [11, 'child'],
    [12, 'teen'],
    [15, 'teen'],
  ])('[TRVL-022] [TRVL-023] [TRVL-024] a child of %i is a(n) %s', (age, shown) => {
    expect(displayTypeOf('CHILD', age)).toBe(shown);
    expect(displayTypeOf('INFANT', age)).toBe(shown);
  });
});

test('[TRVL-025] travellers of the same type are numbered, each type separately', () => {
  expect(list(2, '2020-01-01', '2014-01-01', '2026-06-01', '2019-01-01')).toEqual([
    'adult 1',
    'adult 2',
    'child 1',
    'teen -',
    'infant -',
    'child 2',
  ]);
});

test('[TRVL-026] the only traveller of a type has no number', () => {
  expect(list(1, '2020-01-01')).toEqual(['adult -', 'child -']);
});

test('[TRVL-022] the type depends on the age on the day of departure', () => {
  expect(list(1, '2025-05-01')).toContain('child -');
  expect(list(1, '2025-05-02')).toContain('infant -');
});

test('the first adult is the lead traveller, and children have the age on which their price is based', () => {
  const slots = listTravellerSlots({ adults: 2, childrenBorn: [requireDay('2020-05-02')] }, departure);
  expect(slots.map(({ isLead, pricedAge }) => [isLead, pricedAge])).toEqual([
    [true, null],
    [false, null],
    [false, 6],
  ]);
});
