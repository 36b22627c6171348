import { expect, test } from 'vitest';
import { compensationStates } from './compensation-state.ts';

const moves = ['proposed > confirmed', 'proposed > withdrawn', 'confirmed > paid-out'];
const pairs = compensationStates.states.flatMap((from) =>
  compensationStates.states.map((to) => [from, to] as const),
);

test.each(pairs)('a compensation goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(compensationStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(compensationStates.move(from, to)).toBe(to);
  else expect(() => compensationStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
