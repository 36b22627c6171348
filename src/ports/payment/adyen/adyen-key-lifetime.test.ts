import { expect, it } from 'vitest';
import { adyenKeyLifetimeMs } from './adyen-key-lifetime.ts';
import { doubleKeyLifetimeMs } from './double/answer-once.ts';

it('relies on a key for less than a quarter of the time for which the known editions of Adyen store one', () => {
  expect(adyenKeyLifetimeMs).toBeLessThan(doubleKeyLifetimeMs / 4);
});
