import type { CardNumberRange } from '../domain/money/card-discount.ts';

/** The numbers of Visa, Mastercard and American Express (CONST-017), accepted at the price as it is. */
export const threeCardBrands: readonly CardNumberRange[] = [
  { from: '4', to: '4', strategy: 'default' },
  { from: '51', to: '55', strategy: 'default' },
  { from: '2221', to: '2720', strategy: 'default' },
  { from: '34', to: '34', strategy: 'default' },
  { from: '37', to: '37', strategy: 'default' },
];
