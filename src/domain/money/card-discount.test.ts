import { expect, test } from 'vitest';
import { type CardNumberRange, calculateCardDiscount, findCardStrategy } from './card-discount.ts';

const ranges: readonly CardNumberRange[] = [
  { from: '400010', to: '400019', strategy: 'discount' },
  { from: '400020', to: '400020', strategy: 'allow' },
  { from: '4', to: '4', strategy: 'default' },
  { from: '51', to: '55', strategy: 'default' },
];

test.each([
  ['400009', 'default'],
  ['400010', 'discount'],
  ['400019', 'discount'],
  ['400020', 'allow'],
  ['400021', 'default'],
  ['499999', 'default'],
  ['500000', 'disallowed'],
  ['509999', 'disallowed'],
  ['510000', 'default'],
  ['559999', 'default'],
  ['560000', 'disallowed'],
])('[DISC-001] [DISC-002] [VALID-056] a card of %s is under the strategy %s', (firstDigits, strategy) => {
  expect(findCardStrategy(ranges, firstDigits)).toBe(strategy);
});

test.each(['', '40001', '4000100', '40001x'])(
  '[CONST-021] [VALID-056] exactly six digits identify a range, %j do not',
  (firstDigits) => {
    expect(findCardStrategy(ranges, firstDigits)).toBe('disallowed');
  },
);

test.each([
  [100_000, 7_000],
  [100_007, 7_000],
  [100_008, 7_001],
  [1, 0],
  [7, 0],
  [8, 1],
  [0, 0],
])('[DISC-003] [CONST-020] 7 per cent of %i minor units are %i', (base, discount) => {
  expect(calculateCardDiscount('discount', base, null)).toBe(discount);
});

test('[DISC-002] no other strategy takes anything off', () => {
  expect(calculateCardDiscount('default', 100_000, null)).toBe(0);
  expect(calculateCardDiscount('allow', 100_000, null)).toBe(0);
});

test.each([
  [93_000, 7_000],
  [93_001, 6_999],
  [100_000, 0],
  [100_001, 0],
])('[DISC-003] a floor price of %i leaves %i of the discount on 100,000', (floorPrice, discount) => {
  expect(calculateCardDiscount('discount', 100_000, floorPrice)).toBe(discount);
});
