import { expect, test } from 'vitest';
import { caseMailStates } from './case-mail-states.ts';

const moves = ['due > taken', 'due > refused'];
const pairs = caseMailStates.states.flatMap((from) => caseMailStates.states.map((to) => [from, to] as const));

test.each(pairs)('a mail of a case goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(caseMailStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(caseMailStates.move(from, to)).toBe(to);
  else expect(() => caseMailStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
