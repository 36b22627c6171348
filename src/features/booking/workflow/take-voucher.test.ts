import { describe, expect, test } from 'vitest';
import { buildVoucherOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { sendWaitingRefund } from './send-waiting-refund.ts';
import { findReplaceableMoney, takeVoucher } from './take-voucher.ts';

const refund = { id: 'one', reason: 'cancellation', amount: 9_000, state: 'due' } as const;
const taken = { kind: 'voucher-taken', facts: {} } as const;

/** A cancelled trip whose refund of 90.00 waits, 20.00 of it in miles. */
const waiting = buildBooking({
  state: 'refunding',
  holdState: 'cancelled',
  paymentState: 'captured',
  supplierFee: 0,
  toRefund: 7_000,
  milesToReturn: 2_000,
  dueRefund: { id: 'one', reason: 'cancellation', waits: true },
});

describe('money that a voucher may take the place of', () => {
  test.each([
    ['a refund that waits', waiting, 7_000],
    [
      'one that is being sent',
      { ...waiting, dueRefund: { id: 'one', reason: 'cancellation' } as const },
      null,
    ],
    [
      'another refund of the booking',
      { ...waiting, dueRefund: { id: 'other', reason: 'cancellation', waits: true } as const },
      null,
    ],
    ['miles alone', { ...waiting, toRefund: 0 }, null],
    ['an order that was never booked', { ...waiting, failure: 'gone' as const }, null],
    ['the price of a voucher', { ...waiting, order: buildVoucherOrder() }, null],
    [
      'one that the provider has refused',
      { ...waiting, state: 'manual-review', resumeState: 'refunding', reason: 'not-refundable' } as const,
      7_000,
    ],
    [
      'one about which the provider is silent',
      { ...waiting, state: 'manual-review', resumeState: 'refunding', reason: 'provider-silent' } as const,
      null,
    ],
  ])('of %s', (_what, booking, money) => {
    expect(findReplaceableMoney(booking, refund)).toBe(money);
  });
});

test('the voucher takes the place of the money alone: miles are given back next', () => {
  const change = takeVoucher(waiting, refund, { amount: 7_000, bonus: 500 }, taken);
  expect(change).toMatchObject({
    set: { paymentState: 'paid-out', toRefund: 0, dueRefund: { id: 'one', reason: 'cancellation' } },
    wait: 0,
  });
  expect(change?.set.state).toBeUndefined();
  expect(
    change?.ledger.map(({ kind, entries }) => [
      kind,
      entries.map(({ account, amount }) => [account, amount]),
    ]),
  ).toEqual([
    [
      'voucher-payout',
      [
        ['shopper', 7_000],
        ['bonus', 500],
        ['voucher', -7_500],
      ],
    ],
  ]);
  expect(takeVoucher(waiting, refund, { amount: 6_999, bonus: 0 }, taken)).toBeNull();
});

test('a refund that waits is sent when its time is over, and woken too early it waits for the rest', () => {
  expect(sendWaitingRefund({ ...waiting, inState: 999 }, 1_000)).toMatchObject({
    wait: 1,
    set: { tries: 0 },
  });
  expect(sendWaitingRefund({ ...waiting, inState: 1_000 }, 1_000)).toMatchObject({
    wait: 0,
    set: { dueRefund: { id: 'one', reason: 'cancellation' } },
  });
});
