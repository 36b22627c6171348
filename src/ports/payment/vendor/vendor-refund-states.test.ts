import { expect, test } from 'vitest';
import { vendorRefundStates } from './vendor-refund-states.ts';

const moves = [
  'asked > accepted',
  'asked > granted',
  'asked > refused',
  'accepted > granted',
  'accepted > refused',
  'granted > refused',
];
const pairs = vendorRefundStates.states.flatMap((from) =>
  vendorRefundStates.states.map((to) => [from, to] as const),
);

test.each(pairs)('a refund of a vendor goes from %s to %s only where its table says so', (from, to) => {
  const isLegal = moves.includes(`${from} > ${to}`);
  expect(vendorRefundStates.canMove(from, to)).toBe(isLegal);
  if (isLegal) expect(vendorRefundStates.move(from, to)).toBe(to);
  else expect(() => vendorRefundStates.move(from, to)).toThrow(`does not go from ${from} to ${to}`);
});
