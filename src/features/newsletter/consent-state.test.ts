import { expect, test } from 'vitest';
import { consentStates } from './consent-state.ts';

const moves = ['pending > confirmed', 'pending > ended', 'confirmed > ended'];
const pairs = consentStates.states.flatMap((from) => consentStates.states.map((to) => [from, to] as const));

test.each(pairs)('a consent goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(consentStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(consentStates.move(from, to)).toBe(to);
  else expect(() => consentStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
