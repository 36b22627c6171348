import { expect, it } from 'vitest';
import { vendorReferenceOf } from './vendor-reference-of.ts';

it('derives a stable and unique reference of 20 letters and digits', () => {
  expect(vendorReferenceOf('a')).toMatch(/^[A-Z2-9]{20}$/);
  expect(vendorReferenceOf('a')).toBe(vendorReferenceOf('a'));
  const names = Array.from({ length: 10_000 }, (_, index) => vendorReferenceOf(`payment-${index}`));
  expect(new Set(names).size).toBe(10_000);
});
