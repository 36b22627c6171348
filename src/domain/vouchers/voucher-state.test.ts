import { expect, test } from 'vitest';
import { canMoveVoucher, listStatesBefore, moveVoucher, VOUCHER_STATES } from './voucher-state.ts';

const pairs = VOUCHER_STATES.flatMap((from) => VOUCHER_STATES.map((to) => [from, to] as const));

/** Written out once more, so that a change of the table is a decision. */
const legal = [
  'ordered active',
  'ordered frozen',
  'ordered void',
  'active blocked',
  'active frozen',
  'active void',
  'active expired',
  'blocked active',
  'blocked frozen',
  'blocked void',
  'blocked expired',
  'frozen ordered',
  'frozen active',
  'frozen void',
  'frozen expired',
  'expired ordered',
  'expired active',
];

test.each(pairs.filter(([from, to]) => from !== to && !legal.includes(`${from} ${to}`)))(
  'a gift voucher does not go from %s to %s',
  (from, to) => {
    expect(canMoveVoucher(from, to)).toBe(false);
    expect(() => moveVoucher(from, to)).toThrow(`from ${from} to ${to}`);
  },
);

test.each(legal)('a gift voucher may go from %s', (pair) => {
  const [from, to] = pair.split(' ') as [(typeof VOUCHER_STATES)[number], (typeof VOUCHER_STATES)[number]];
  expect(moveVoucher(from, to)).toBe(to);
});

test('a gift voucher may stay what it is', () => {
  for (const state of VOUCHER_STATES) expect(moveVoucher(state, state)).toBe(state);
});

test('what is void stays void, and what has expired is neither given back nor frozen', () => {
  expect(VOUCHER_STATES.filter((to) => canMoveVoucher('void', to))).toEqual([]);
  expect(listStatesBefore('void')).toEqual(['ordered', 'active', 'blocked', 'frozen']);
  expect(listStatesBefore('frozen')).toEqual(['ordered', 'active', 'blocked']);
});

test('each state in which something is left on a delivered voucher ends on its last day', () => {
  expect(listStatesBefore('expired')).toEqual(['active', 'blocked', 'frozen']);
});
