import { expect, test } from 'vitest';
import { retryDelayMs } from './retry-delay-ms.ts';

test('the wait grows with the attempts and the last one repeats', () => {
  const delays = [1, 2, 3, 4, 50].map((attempts) => retryDelayMs(attempts, [250, 1_000, 5_000]));
  expect(delays).toEqual([250, 1_000, 5_000, 5_000, 5_000]);
});
