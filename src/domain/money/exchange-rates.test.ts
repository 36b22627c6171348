import { expect, test } from 'vitest';
import { findNewestDays, findNewestOfBoth, findPurchase, parseMargins } from './exchange-rates.ts';

const rates = {
  day: '2026-11-27',
  base: 'EUR',
  rates: { CHF: '0.9342', GBP: '0.87', JPY: '171.23' },
} as const;

test.each([
  ['EUR', 'CHF', 0, '0.9342'],
  ['EUR', 'CHF', 100, '0.943542'],
  ['EUR', 'JPY', 250, '175.51075'],
  ['GBP', 'CHF', 0, '1.073793103448'],
  ['JPY', 'EUR', 0, '0.005840098114'],
] as const)('%s is charged in %s with %i basis points at %s', (bought, charged, margin, rate) => {
  expect(findPurchase(rates, { bought, charged, margin })).toEqual({
    currency: bought,
    rate,
    day: '2026-11-27',
  });
});

test('nothing is added where both currencies are the same', () => {
  expect(findPurchase({ ...rates, rates: {} }, { bought: 'CHF', charged: 'CHF', margin: 100 })).toEqual({
    currency: 'CHF',
    rate: '1',
  });
});

test.each([
  ['EUR', 'SEK'],
  ['SEK', 'EUR'],
] as const)('from %s to %s there is no rate', (bought, charged) => {
  expect(findPurchase(rates, { bought, charged, margin: 0 })).toBeNull();
});

test('a currency that is missing on a day is of the newest day that has it', () => {
  const monday = { day: '2026-11-30', base: 'EUR', rates: { GBP: '0.88' } } as const;
  const friday = rates;
  expect(findNewestOfBoth([monday, friday], 'EUR', 'GBP')).toBe(monday);
  expect(findNewestOfBoth([monday, friday], 'GBP', 'CHF')).toBe(friday);
  expect(findNewestOfBoth([monday, friday], 'EUR', 'SEK')).toBeNull();
  expect(Object.fromEntries(findNewestDays([monday, friday]))).toEqual({
    GBP: monday.day,
    CHF: friday.day,
    JPY: friday.day,
  });
});

test('a rate that cannot be written is none', () => {
  const tiny = { ...rates, base: 'EUR', rates: { CHF: '0.000000000001', GBP: '999999999' } } as const;
  expect(findPurchase(tiny, { bought: 'GBP', charged: 'CHF', margin: 0 })).toBeNull();
});

test.each([
  ['CHF:100', [['CHF', 100]]],
  [
    'CHF:0, GBP:3300',
    [
      ['CHF', 0],
      ['GBP', 3_300],
    ],
  ],
] as const)('reads the margins %j', (text, margins) => {
  expect([...(parseMargins(text) ?? [])]).toEqual(margins);
});

test.each(['', 'CHF', 'CHF:1.5', 'CHF:3301', 'USD:100', 'CHF:-1', 'CHF:100;GBP:1'])(
  'refuses the margins %j',
  (text) => {
    expect(parseMargins(text)).toBeNull();
  },
);
