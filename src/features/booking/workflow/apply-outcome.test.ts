import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { applyOutcome } from './apply-outcome.ts';
import type { StepResult } from './booking-steps.ts';

const at = { timings: bookingTimings, now: new Date('2026-03-02T06:00:00Z') };
/** The booking after the step, and the kinds of what the ledger then has. */
function apply(booking: BookingRecord, result: StepResult) {
  const change = applyOutcome(booking, result, at);
  const kinds = change.ledger.map(({ kind }) => kind);
  return { ...booking, ...change.set, kinds, mail: change.mail };
}

const refused = (reason: string) => ({ outcome: 'refused', reason }) as const;

describe('the money', () => {
  it('of a free trip is not waited for', () => {
    const order = buildOrder({ price: { ...buildOrder().price, coupon: 10_000_000 } });
    const booking = buildBooking({ state: 'certifying', holdState: 'held', order });
    const certified = { step: 'certificate', outcome: { outcome: 'confirmed', document: null } } as const;
    expect(apply(booking, certified)).toMatchObject({
      state: 'confirming',
      paymentState: 'free',
      holdState: 'asked',
    });
  });

  const authorising = buildBooking({ state: 'authorising', holdState: 'held', paymentState: 'pending' });

  it.each([
    [false, 'awaiting-shopper', null],
    [true, 'voiding', 'session-over'],
  ])('that needs a shopper whose time is over (%s) leads to %s', (isShopperOverdue, state, failure) => {
    const action = { kind: 'redirect', url: 'https://bank.test/' } as const;
    const outcome = { outcome: 'action', paymentId: 'p', action } as const;
    const booking = { ...authorising, isShopperOverdue };
    expect(apply(booking, { step: 'authorise', outcome })).toMatchObject({ state, failure, paymentId: 'p' });
  });

  it('that is refused is neither held nor voided, and its reason is kept', () => {
    const outcome = { outcome: 'refused', reason: 'card-invalid' } as const;
    expect(apply(authorising, { step: 'authorise', outcome })).toMatchObject({
      state: 'releasing',
      paymentState: 'refused',
      failure: 'card-invalid',
    });
  });

  it.each([
    [undefined, 'confirming', null],
    ['card-changed', 'voiding', 'card-changed'],
  ] as const)('of a card with the fault %s leads to %s', (cardFault, state, failure) => {
    const outcome = { outcome: 'confirmed', paymentId: 'p', ...(cardFault && { cardFault }) } as const;
    expect(apply(authorising, { step: 'authorise', outcome })).toMatchObject({ state, failure });
  });

  it('has all its tries in each state: unanswered calls of the last one do not count', () => {
    const outcome = { outcome: 'confirmed', paymentId: 'p' } as const;
    expect(apply({ ...authorising, tries: 7 }, { step: 'authorise', outcome }).tries).toBe(0);
  });

  it('that cannot be captured gives the trip back, without staff', () => {
    const booking = buildBooking({ state: 'capturing', holdState: 'confirmed', paymentState: 'authorised' });
    const outcome = { outcome: 'refused', reason: 'expired' } as const;
    expect(apply(booking, { step: 'capture', outcome })).toMatchObject({
      state: 'voiding',
      failure: 'refused',
      kinds: [],
    });
  });

  it('that was captured although the answer was lost is booked, and all of it is refunded', () => {
    const booking = buildBooking({ state: 'voiding', holdState: 'confirmed', paymentState: 'authorised' });
    const outcome = { outcome: 'refused', reason: 'captured-already' } as const;
    expect(apply(booking, { step: 'void', outcome })).toMatchObject({
      state: 'voiding',
      paymentState: 'captured',
      toRefund: totalOf(booking.order.price),
      kinds: ['capture'],
    });
  });
});

it('a refund of a part has that part in the ledger, and nothing more is owed', () => {
  const booking = buildBooking({
    state: 'refunding',
    holdState: 'cancelled',
    paymentState: 'captured',
    toRefund: 12_345,
  });
  const change = applyOutcome(
    booking,
    { step: 'refund', outcome: { outcome: 'confirmed' } } as StepResult,
    at,
  );
  expect(change.set).toMatchObject({ paymentState: 'refunded', toRefund: 0 });
  const amounts = change.ledger.flatMap(({ entries }) => entries.map(({ amount }) => Math.abs(amount)));
  expect(new Set(amounts)).toEqual(new Set([12_345]));
});

describe('the trip', () => {
  it('that cannot be released because it is sold has not lapsed', () => {
    const booking = buildBooking({ state: 'releasing', holdState: 'asked', failure: 'refused' });
    const release = (reason: string) =>
      apply(booking, { step: 'release', outcome: refused(reason) } as StepResult);
    expect(release('confirmed-already')).toMatchObject({ state: 'releasing', holdState: 'sold' });
    expect(release('no-such-hold')).toMatchObject({ state: 'failed', holdState: 'lapsed' });
  });

  it('at another price is priced again, and a sold-out one is gone', () => {
    const booking = buildBooking({ state: 'holding' });
    const end = (reason: string) => apply(booking, { step: 'hold', outcome: refused(reason) } as StepResult);
    expect(end('price-changed')).toMatchObject({ state: 'repricing', failure: null });
    expect(end('sold-out')).toMatchObject({ state: 'failed', failure: 'gone' });
    expect(end('extra-gone')).toMatchObject({ state: 'failed', failure: 'extra-gone' });
  });

  it.each([
    [0, 'extra-gone'],
    [1, 'price-changed'],
  ])('whose price is %i off after a refused hold fails as %s', (off, failure) => {
    const booking = buildBooking({ state: 'repricing' });
    // Of the offer the workflow reads the total and nothing else.
    const offer = { total: booking.order.price.base + off } as never;
    const outcome = { outcome: 'confirmed', offer, at: 0 } as const;
    expect(apply(booking, { step: 'reprice', outcome })).toMatchObject({ state: 'failed', failure });
  });

  it('that was sold after all is booked with its number, and is to be cancelled next', () => {
    const booking = buildBooking({
      state: 'releasing',
      holdState: 'sold',
      paymentState: 'cancelled',
      holdTotal: 100_000,
      failure: 'refused',
    });
    const outcome = { outcome: 'confirmed', bookingNumber: 'S1' } as const;
    expect(apply(booking, { step: 'confirm', outcome })).toMatchObject({
      state: 'releasing',
      holdState: 'confirmed',
      supplierNumber: 'S1',
      kinds: ['sale'],
    });
  });

  it.each(['cancelling', 'releasing'] as const)(
    'that the supplier does not cancel is for staff: %s',
    (state) => {
      const booking = buildBooking({ state, holdState: 'confirmed', supplierNumber: 'S1', holdTotal: 5 });
      const outcome = { outcome: 'refused', reason: 'departed' } as const;
      expect(apply(booking, { step: 'cancel-trip', outcome } as StepResult)).toMatchObject({
        state: 'manual-review',
        reason: 'not-cancellable',
        resumeState: state,
      });
    },
  );
});
