import { expect, test } from 'vitest';
import { money } from './money.ts';
import { type ShownMoney, writeShownPrice } from './shown-money.ts';

const converted: ShownMoney = {
  ...money(28_512, 'GBP'),
  conversion: { about: 'about', charged: money(32_756, 'EUR'), chargedText: 'we charge 327.56\u00a0€' },
};

test('[ROUTE-002] a converted price says exactly what is charged', () => {
  expect(writeShownPrice(converted)).toBe('about\u00a0£286 (we charge 327.56\u00a0€)');
});

test('[ROUTE-002] [PRICE-016] where there is little room it says so in whole units, never below what is charged', () => {
  expect(writeShownPrice(converted, 'short')).toBe('≈\u00a0£286 (328\u00a0€)');
});

test.each(['full', 'short'] as const)(
  'a price that is charged as it is shown says nothing more, %s',
  (length) => {
    expect(writeShownPrice(money(32_756, 'EUR'), length)).toBe('328\u00a0€');
  },
);
