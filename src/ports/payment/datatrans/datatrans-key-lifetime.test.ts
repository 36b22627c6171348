import { expect, it } from 'vitest';
import { datatransKeyLifetimeMs } from './datatrans-key-lifetime.ts';

it('repeats no call with a key that Datatrans has forgotten', () => {
  expect(datatransKeyLifetimeMs).toBeLessThan(60 * 60_000);
});
