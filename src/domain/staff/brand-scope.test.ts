import { expect, test } from 'vitest';
import { everyBrand, seesBrand } from './brand-scope.ts';

test('staff of some brands see these alone; others see every brand', () => {
  expect(seesBrand(['abendmeer'], 'abendmeer')).toBe(true);
  expect(seesBrand(['abendmeer'], 'tagwind')).toBe(false);
  expect(seesBrand([], 'abendmeer')).toBe(false);
  expect(seesBrand(everyBrand, 'tagwind')).toBe(true);
});
