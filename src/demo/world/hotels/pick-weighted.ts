import type { SeededRandom } from '../model/seeded-random.ts';

/** One of a list, as likely as its weight among all weights. @throws RangeError for an empty list */
export function pickWeighted<Item>(
  random: SeededRandom,
  choices: readonly (readonly [item: Item, weight: number])[],
): Item {
  const total = choices.reduce((sum, [, weight]) => sum + weight, 0);
  let rest = random.next() * total;
  for (const [item, weight] of choices) {
    rest -= weight;
    if (rest < 0) return item;
  }
  const last = choices.at(-1);
  if (last === undefined) throw new RangeError('Nothing to pick from');
  return last[0];
}
