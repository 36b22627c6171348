import { expect, it } from 'vitest';
import { namePayment } from './name-payment.ts';

it('names a payment by 20 letters and digits, always the same and no other one', () => {
  expect(namePayment('a')).toMatch(/^[A-Z2-9]{20}$/);
  expect(namePayment('a')).toBe(namePayment('a'));
  const names = Array.from({ length: 10_000 }, (_, index) => namePayment(`payment-${index}`));
  expect(new Set(names).size).toBe(10_000);
});
