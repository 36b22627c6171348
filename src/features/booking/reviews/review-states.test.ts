import { expect, test } from 'vitest';
import { reviewStates } from './guest-review.ts';

const { states, canMove, move } = reviewStates;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

/** Written out once more, so that a change of the table is a decision. */
const legal = [
  'draft new',
  'new published',
  'new refused',
  'published refused',
  'refused published',
  'refused draft',
];

test.each(pairs)('a review goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = legal.includes(`${from} ${to}`);
  expect(canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(move(from, to)).toBe(to);
  else expect(() => move(from, to)).toThrow(`A review does not go from ${from} to ${to}`);
});
