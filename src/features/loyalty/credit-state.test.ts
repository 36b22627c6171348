import { expect, test } from 'vitest';
import { creditStates } from './credit-state.ts';

const moves = [
  'planned > credited',
  'planned > refused',
  'planned > withdrawing',
  'credited > withdrawing',
  'withdrawing > withdrawn',
];
const pairs = creditStates.states.flatMap((from) => creditStates.states.map((to) => [from, to] as const));

test.each(pairs)('a credit of miles goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(creditStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(creditStates.move(from, to)).toBe(to);
  else expect(() => creditStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
