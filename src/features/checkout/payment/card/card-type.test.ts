import { expect, test } from 'vitest';
import { threeCardBrands } from '../../../../brands/three-card-brands.ts';
import { findCardStrategy } from '../../../../domain/money/card-discount.ts';
import { CARD_TYPES, findCardType } from './card-type.ts';

test.each([
  ['340000', 'AmericanExpress'],
  ['379999', 'AmericanExpress'],
  ['360000', null],
  ['400000', 'Visa'],
  ['499999', 'Visa'],
  ['510000', 'MasterCard'],
  ['559999', 'MasterCard'],
  ['560000', null],
  ['222099', null],
  ['222100', 'MasterCard'],
  ['272099', 'MasterCard'],
  ['272100', null],
  ['620000', null],
])(
  '[CDATA-043] [CONST-017] a card starting with %s has the type %s, and unknown cards are refused',
  (digits, type) => {
    expect(findCardType(digits)).toBe(type);
    expect(findCardStrategy(threeCardBrands, digits)).toBe(type === null ? 'disallowed' : 'default');
  },
);

test('[CDATA-043] there are three card types, and an unknown card has none', () => {
  expect(CARD_TYPES).toEqual(['AmericanExpress', 'MasterCard', 'Visa']);
  expect(findCardType(null)).toBeNull();
});
