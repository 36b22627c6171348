import { expect, it } from 'vitest';
import { datatransKeyLifetimeMs } from './datatrans-key-lifetime.ts';
import { doubleKeyLifetimeMs } from './double/idempotency-keys.ts';

it('repeats no call with a key that Datatrans has forgotten', () => {
  expect(datatransKeyLifetimeMs).toBeLessThan(doubleKeyLifetimeMs);
});
