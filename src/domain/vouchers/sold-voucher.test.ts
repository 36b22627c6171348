import { expect, test } from 'vitest';
import { claimOf } from './sold-voucher.ts';

test.each([
  [4_000, 10_000, 4_000],
  [4_000, 1_000, 1_000],
  [0, 10_000, 0],
  [4_000, 0, 0],
])('of a voucher with %i redeemed and %i taken back by the bank %i is claimed', (redeemed, taken, owed) => {
  expect(claimOf({ redeemed }, taken)).toBe(owed);
});
