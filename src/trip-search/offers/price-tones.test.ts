import { expect, test } from 'vitest';
import { scalePrices } from './price-tones.ts';

test('prices are low, middle and high by thirds of the way between the lowest and the highest', () => {
  const { toneOf } = scalePrices([100_00, 400_00, 200_00]);
  expect([100_00, 200_00, 200_01, 300_00, 300_01, 400_00].map(toneOf)).toEqual([
    'low',
    'low',
    'middle',
    'middle',
    'high',
    'high',
  ]);
});

test('one expensive day among cheap ones is the only expensive one', () => {
  const amounts = [500_00, 505_00, 510_00, 900_00];
  expect(amounts.map(scalePrices(amounts).toneOf)).toEqual(['low', 'low', 'low', 'high']);
});

test('equal prices have no tone', () => {
  expect(scalePrices([700_00, 700_00]).toneOf(700_00)).toBeNull();
  expect(scalePrices([700_00]).toneOf(700_00)).toBeNull();
});

test('the cheapest is the lowest amount, and nothing where there is none', () => {
  expect(scalePrices([3, 1, 2]).cheapest).toBe(1);
  expect(scalePrices([]).cheapest).toBeNull();
  expect(scalePrices([]).toneOf(1)).toBeNull();
});
