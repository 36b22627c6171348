import { expect, test } from 'vitest';
import { noticeStates } from './trip-notice.ts';

const { states, canMove, move } = noticeStates;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

/** Written out once more, so that a change of the table is a decision. */
const legal = [
  'open accepted',
  'open cancelled',
  'open rebooked',
  'open expired',
  'open replaced',
  'open dropped',
  'accepted rebooked',
  'accepted cancelled',
  'expired accepted',
  'expired cancelled',
  'expired rebooked',
  'expired replaced',
];

test.each(pairs)('a trip notice goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = legal.includes(`${from} ${to}`);
  expect(canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(move(from, to)).toBe(to);
  else expect(() => move(from, to)).toThrow(`A trip notice does not go from ${from} to ${to}`);
});
