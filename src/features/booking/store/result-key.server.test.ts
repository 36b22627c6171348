import { expect, test } from 'vitest';
import { provesResult, signResultKey } from './result-key.server.ts';

const key = signResultKey('a secret', 'checkout-1');

test('a key opens the checkout it was signed for', () => {
  expect(provesResult('a secret', 'checkout-1', key)).toBe(true);
});

test.each([
  ['another checkout', 'a secret', 'checkout-2', key],
  ['another secret', 'another secret', 'checkout-1', key],
  ['a shorter key', 'a secret', 'checkout-1', key.slice(1)],
  ['a longer key', 'a secret', 'checkout-1', `${key}A`],
  ['no key', 'a secret', 'checkout-1', ''],
])('a key does not open %s', (_, secret, checkoutId, given) => {
  expect(provesResult(secret, checkoutId, given)).toBe(false);
});
