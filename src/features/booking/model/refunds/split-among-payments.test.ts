import fc from 'fast-check';
import { expect, test } from 'vitest';
import { splitAmongPayments } from './split-among-payments.ts';

const payments = [
  { bookingId: 'trip', left: 50_000 },
  { bookingId: 'charged back', left: -1 },
  { bookingId: 'change', left: 20_000 },
];

test('a refund goes to the payments in their order, and to those alone that get a part', () => {
  expect(splitAmongPayments(50_000, payments)).toEqual([{ bookingId: 'trip', amount: 50_000 }]);
  expect(splitAmongPayments(50_001, payments)).toEqual([
    { bookingId: 'trip', amount: 50_000 },
    { bookingId: 'change', amount: 1 },
  ]);
});

test('all that was paid can go back, and one more cannot', () => {
  expect(splitAmongPayments(70_000, payments)).toHaveLength(2);
  expect(() => splitAmongPayments(70_001, payments)).toThrow(new RangeError('1 of 70001 was never paid'));
});

test('parts add up to the refund, and no payment gets more than it brought', () => {
  const lefts = fc.array(fc.integer({ min: -1_000, max: 1_000_000 }), { maxLength: 8 });
  fc.assert(
    fc.property(lefts, fc.double({ min: 0, max: 1, noNaN: true }), (lefts, share) => {
      const brought = new Map(lefts.map((left, at) => [`payment ${at}`, Math.max(0, left)]));
      const paid = [...brought.values()].reduce((sum, left) => sum + left, 0);
      const amount = Math.round(paid * share);
      const parts = splitAmongPayments(
        amount,
        lefts.map((left, at) => ({ bookingId: `payment ${at}`, left })),
      );
      expect(parts.reduce((sum, part) => sum + part.amount, 0)).toBe(amount);
      expect(new Set(parts.map(({ bookingId }) => bookingId)).size).toBe(parts.length);
      for (const part of parts) {
        expect(part.amount).toBeGreaterThan(0);
        expect(part.amount).toBeLessThanOrEqual(brought.get(part.bookingId) ?? 0);
      }
    }),
  );
});
