import { expect, test } from 'vitest';
import { sampleHotels } from './preview-place-prices.server.ts';

test.each([
  [0, []],
  [2, [1, 2]],
  [3, [1, 2, 3]],
  [5, [1, 2, 3]],
  [6, [1, 3, 5]],
  [60, [1, 21, 41]],
])('of %i hotels three at most are looked at, far apart', (count, sample) => {
  const hotels = new Map(Array.from({ length: count }, (_, at) => [at + 1, {} as never]));
  expect(sampleHotels({ hotels }, 3)).toEqual(sample);
});
