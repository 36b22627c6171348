import { expect, test } from 'vitest';
import { correctionStates } from './correction-states.ts';

const moves = ['proposed > confirmed', 'proposed > withdrawn'];
const pairs = correctionStates.states.flatMap((from) =>
  correctionStates.states.map((to) => [from, to] as const),
);

test.each(pairs)('a correction of a voucher goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(correctionStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(correctionStates.move(from, to)).toBe(to);
  else expect(() => correctionStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
