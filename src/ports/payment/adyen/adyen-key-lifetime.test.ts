import { expect, it } from 'vitest';
import { adyenKeyLifetimeMs } from './adyen-key-lifetime.ts';

it('repeats no call with a key that Adyen may have forgotten, however little is known of its newest edition', () => {
  expect(adyenKeyLifetimeMs).toBeLessThan(7 * 24 * 60 * 60_000);
});
