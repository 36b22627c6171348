import { expect, test } from 'vitest';
import { formatForeignAmount } from './format-foreign-amount.ts';

test('currencies of the shop are written as its prices are, with their minor units', () => {
  expect(formatForeignAmount('45.5', 'EUR')).toBe('45.50\u00a0€');
  expect(formatForeignAmount('1234', 'CHF')).toBe("CHF\u00a01'234.00");
  expect(formatForeignAmount('4500.00', 'JPY')).toBe('4.500\u00a0JPY');
});

test('other currencies are written as they are asked, to the last digit', () => {
  expect(formatForeignAmount('1250.00', 'AED')).toBe('1.250,00\u00a0AED');
  expect(formatForeignAmount('12.345', 'KWD')).toBe('12,345\u00a0KWD');
  expect(formatForeignAmount('300', 'THB')).toBe('300\u00a0THB');
  expect(formatForeignAmount('0.375', 'EUR')).toBe('0,375\u00a0EUR');
});
