import { expect, test } from 'vitest';
import { paymentRequestStates } from './payment-request.ts';

const { states, canMove, move } = paymentRequestStates;
const pairs = states.flatMap((from) => states.map((to) => [from, to] as const));

/** Written out once more, so that a change of the table is a decision. */
const legal = ['open paid', 'open withdrawn', 'withdrawn paid'];

test.each(pairs)('a payment request goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = legal.includes(`${from} ${to}`);
  expect(canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(move(from, to)).toBe(to);
  else expect(() => move(from, to)).toThrow(`A payment request does not go from ${from} to ${to}`);
});
