import { expect, test } from 'vitest';
import { dueRefundStates } from './due-refund.ts';

const { states, canMove, move } = dueRefundStates;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

/** Written out once more, so that a change of the table is a decision. */
const legal = [
  'proposed due',
  'due refunding',
  'due refunded',
  'due failed',
  'refunding refunded',
  'refunding failed',
  'refunded refunding',
  'refunded failed',
  'failed refunding',
  'failed refunded',
];

test.each(pairs)('a due refund goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = legal.includes(`${from} ${to}`);
  expect(canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(move(from, to)).toBe(to);
  else expect(() => move(from, to)).toThrow(`A due refund does not go from ${from} to ${to}`);
});
