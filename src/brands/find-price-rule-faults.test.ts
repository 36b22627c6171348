import { expect, test } from 'vitest';
import type { PriceRule } from '../domain/search/prices/price-rule.ts';
import { findPriceRuleFaults } from './find-price-rule-faults.ts';

const rule: PriceRule = { key: 'all', marginBasisPoints: 500 };
const spain: PriceRule = { key: 'spain', hotels: { places: ['country/spain'] }, marginBasisPoints: 800 };

test.each<[string, PriceRule, number]>([
  ['a margin', rule, 0],
  ['no margin', { ...rule, marginBasisPoints: 0 }, 0],
  ['a loss', { ...rule, marginBasisPoints: -1 }, 1],
  ['a loss that is meant', { ...rule, marginBasisPoints: -1, isLossMeant: true }, 0],
  ['a fee below nothing', { ...rule, fees: { phone: -1 } }, 1],
  ['nothing left to pay', { ...rule, marginBasisPoints: -10_000, isLossMeant: true }, 1],
  ['a part of a cent', { ...rule, perPerson: 0.5 }, 1],
  ['ends of nine', { ...rule, rounding: { step: 1_000, below: 100 } }, 0],
  ['an ending of a whole step', { ...rule, rounding: { step: 1_000, below: 1_000 } }, 1],
  ['no step', { ...rule, rounding: { step: 0, below: 0 } }, 1],
  ['no channel', { ...rule, channels: [] }, 1],
  ['one day', { ...rule, from: '2026-12-01', until: '2026-12-01' }, 0],
  ['days in the wrong order', { ...rule, from: '2026-12-02', until: '2026-12-01' }, 1],
  ['a day that is none', { ...rule, from: '2026-02-30' }, 1],
  ['a key of other letters', { ...rule, key: 'Für alle' }, 1],
  ['a place that is excluded', { ...spain, hotels: { hotels: [1], withoutHotels: [1] } }, 1],
])('a rule with %s has so many faults', (_, one, faults) => {
  expect(findPriceRuleFaults([one], ['EUR'])).toHaveLength(faults);
});

test.each<[string, PriceRule]>([
  ['a price per person', { ...rule, perPerson: 1_000 }],
  ['a price per booking', { ...rule, perBooking: 1_000 }],
  ['a fee', { ...rule, fees: { phone: 1_500 } }],
  ['an ending', { ...rule, rounding: { step: 1_000, below: 100 } }],
])('a rule with %s names its currency where the brand charges several', (_, one) => {
  const [fault] = findPriceRuleFaults([one], ['EUR', 'CHF']);
  expect(fault).toBe(
    "its price rule 'all' has amounts, but the brand charges EUR, CHF: name the currency of the rule, and add one for each other currency",
  );
  expect(findPriceRuleFaults([one], ['CHF'])).toEqual([]);
  expect(findPriceRuleFaults([{ ...one, currency: 'CHF' }], ['EUR', 'CHF'])).toEqual([]);
  expect(findPriceRuleFaults([{ ...one, currency: 'GBP' }], ['EUR', 'CHF'])).toEqual([
    "its price rule 'all' is for GBP, but the brand charges EUR, CHF",
  ]);
});

test.each<[string, readonly PriceRule[], number]>([
  ['the general one last', [spain, rule], 0],
  ['the general one first', [rule, spain], 1],
  ['the general one first in another channel', [{ ...rule, channels: ['phone'] }, spain], 0],
  [
    'the general one first until the other begins',
    [
      { ...rule, until: '2026-11-30' },
      { ...spain, from: '2026-12-01' },
    ],
    0,
  ],
  [
    'the general one first on all of the other’s days',
    [
      { ...rule, until: '2026-12-01' },
      { ...spain, until: '2026-12-01' },
    ],
    1,
  ],
  [
    'one currency each',
    [
      { ...rule, currency: 'CHF' },
      { ...rule, key: 'euros', currency: 'EUR' },
    ],
    0,
  ],
  ['one for a currency last', [rule, { ...rule, key: 'euros', currency: 'EUR' }], 1],
  ['one for a currency first', [{ ...rule, key: 'euros', currency: 'EUR' }, rule], 0],
  ['the same hotels twice', [spain, { ...spain, key: 'spain-again' }], 1],
  ['the same key twice', [spain, { ...rule, key: 'spain' }], 1],
])('of two rules with %s so many never count', (_, rules, faults) => {
  expect(findPriceRuleFaults(rules, ['EUR', 'CHF'])).toHaveLength(faults);
});
