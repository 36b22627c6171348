import { expect, test } from 'vitest';
import { listDurations } from './list-durations.ts';

const valuesOf = (choices: ReturnType<typeof listDurations>) => choices.map(({ value }) => value);

test('[PERIOD-024] [PERIOD-025] [PERIOD-028] the usual length comes first, then any, then up to 21 nights', () => {
  const choices = listDurations(null, 21);
  expect(valuesOf(choices)).toEqual(['', '-1', '2-3', '4-6', '7', '8-10', '11-13', '14', '15-21']);
  expect(choices.filter(({ isChosen }) => isChosen).map(({ value }) => value)).toEqual(['-1']);
  expect(choices.some(({ isTooLong }) => isTooLong)).toBe(false);
});

test('[PERIOD-020] what does not fit between the dates is too long, what fits in part is named so', () => {
  const choices = listDurations(null, 5);
  expect(valuesOf(choices.filter(({ isTooLong }) => !isTooLong))).toEqual(['', '-1', '2-3', '4-6']);
  expect(choices[3]?.fitting).toEqual({ from: 4, to: 5 });
  expect(choices[4]?.fitting).toEqual({ from: 7, to: 7 });
});

test('[PERIOD-020] a chosen length that no longer fits stays chosen, cut to what fits', () => {
  const chosen = listDurations({ from: 14, to: 14 }, 5).find(({ isChosen }) => isChosen);
  expect(chosen).toMatchObject({ value: '14', fitting: { from: 5, to: 5 }, isTooLong: false });
});

test('a length that only an address names is one of the choices, in its place', () => {
  expect(valuesOf(listDurations({ from: 5, to: 9 }, 21))).toEqual([
    '',
    '-1',
    '2-3',
    '4-6',
    '5-9',
    '7',
    '8-10',
    '11-13',
    '14',
    '15-21',
  ]);
});
