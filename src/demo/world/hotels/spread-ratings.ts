import type { SeededRandom } from '../model/seeded-random.ts';

const lowest = 10;
const highest = 60;

/**
 * Single ratings, times ten, whose mean is exactly the one shown, for any number of them. They lie from 10 to 60.
 * @param mean rating times ten, 10 to 60
 */
export function spreadRatings(random: SeededRandom, mean: number, count: number): number[] {
  const ratings = Array.from({ length: count }, () => {
    const deviation = (random.next() + random.next() - 1) * 16;
    return Math.min(highest, Math.max(lowest, Math.round(mean + deviation)));
  });
  return settleSum(ratings, mean * count);
}

/** Moves ratings by one at a time, in turn, until they add up. */
function settleSum(ratings: number[], wanted: number): number[] {
  let missing = wanted - ratings.reduce((sum, rating) => sum + rating, 0);
  for (let at = 0; missing !== 0; at = (at + 1) % ratings.length) {
    const step = Math.sign(missing);
    const moved = (ratings[at] ?? 0) + step;
    if (moved < lowest || moved > highest) continue;
    ratings[at] = moved;
    missing -= step;
  }
  return ratings;
}
