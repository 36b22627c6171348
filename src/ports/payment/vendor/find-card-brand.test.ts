import { expect, it } from 'vitest';
import { findCardBrand } from './find-card-brand.ts';

it.each([
  ['400000', 'Visa'],
  ['499999', 'Visa'],
  ['340000', 'AmericanExpress'],
  ['379999', 'AmericanExpress'],
  ['350000', null],
  ['500000', null],
  ['510000', 'MasterCard'],
  ['559999', 'MasterCard'],
  ['560000', null],
  ['222099', null],
  ['222100', 'MasterCard'],
  ['272099', 'MasterCard'],
  ['272100', null],
  ['601100', null],
])('finds the brand of %s: %s', (firstDigits, brand) => {
  expect(findCardBrand(firstDigits)).toBe(brand);
});
