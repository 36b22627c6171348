import { expect, test } from 'vitest';
import { formatFullPrice } from './format-full-price.ts';
import { money } from './money.ts';
import { formatShortPrice, type ShownMoney } from './shown-money.ts';

const converted: ShownMoney = {
  ...money(28_512, 'GBP'),
  conversion: { about: 'about', charged: money(32_756, 'EUR'), chargedText: 'we charge 327.56\u00a0€' },
};

test('[ROUTE-002] a converted price says exactly what is charged', () => {
  expect(formatFullPrice(converted)).toBe('about\u00a0£286 (we charge 327.56\u00a0€)');
});

test('[ROUTE-002] [PRICE-016] where there is little room it says so in whole units, never below what is charged', () => {
  expect(formatShortPrice(converted)).toBe('≈\u00a0£286 (328\u00a0€)');
});

test('a price that is charged as it is shown says nothing more', () => {
  expect(formatFullPrice(money(32_756, 'EUR'))).toBe('328\u00a0€');
  expect(formatShortPrice(money(32_756, 'EUR'))).toBe('328\u00a0€');
});
