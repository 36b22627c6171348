import { expect, test } from 'vitest';
import { swissBrand } from '../../tests/factories/brands/swiss-brand.ts';
import { requireOneCurrency } from './require-one-currency.ts';
import { brand as tagwind } from './tagwind/brand.ts';

test('brands that charge one currency share it', () => {
  expect(requireOneCurrency([tagwind])).toBe('EUR');
  expect(requireOneCurrency([swissBrand])).toBe('CHF');
});

test('brands that charge several are named', () => {
  expect(() => requireOneCurrency([swissBrand, tagwind])).toThrow(
    "A shop of your own goods charges one currency, its brands charge 'abendmeer' CHF, 'tagwind' EUR",
  );
});
