import { expect, test } from 'vitest';
import { natsLimits } from './nats-limits.ts';

test('a follower asks for more before NATS forgets it', () => {
  expect(natsLimits.followerExpiryMs).toBeGreaterThan(2 * natsLimits.pullExpiryMs);
});
