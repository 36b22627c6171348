import { expect, it } from 'vitest';
import { vendorReferenceOf } from './vendor-reference-of.ts';

it('names a payment by 20 letters and digits, always the same and no other one', () => {
  expect(vendorReferenceOf('a')).toMatch(/^[A-Z2-9]{20}$/);
  expect(vendorReferenceOf('a')).toBe(vendorReferenceOf('a'));
  const names = Array.from({ length: 10_000 }, (_, index) => vendorReferenceOf(`payment-${index}`));
  expect(new Set(names).size).toBe(10_000);
});
