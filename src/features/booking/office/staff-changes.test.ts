import { describe, expect, it } from 'vitest';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { applyOutcome } from '../workflow/apply-outcome.ts';
import { stepKey } from '../workflow/booking-steps.ts';
import {
  cancelBooking,
  endRefund,
  listRefundEnds,
  listResolutions,
  REFUND_ENDS,
  resolveBooking,
  retryBooking,
  settleAttention,
} from './staff-changes.ts';

const ada = { by: 'Ada', note: 'paid by transfer' };
const at = { timings: bookingTimings, now: new Date('2026-03-02T06:00:00Z') };

/** A refund has come back after the booking was over. */
const waiting = buildBooking({
  state: 'manual-review',
  resumeState: 'refunding',
  reason: 'refund-failed',
  holdState: 'cancelled',
  paymentState: 'refund-failed',
  toRefund: 500,
  refundRound: 1,
  attention: ['dispute', 'refund-failed'],
});

describe('a refund that has come back', () => {
  it.each([
    ['refund-given', null, 'cancelled', 'refunded', 'refund', 'provider'],
    ['refund-given', 'technical', 'failed', 'refunded', 'refund', 'provider'],
    ['paid-out', null, 'cancelled', 'paid-out', 'payout', 'bank'],
    ['paid-out', 'technical', 'failed', 'paid-out', 'payout', 'bank'],
  ] as const)(
    'ends by %s with failure %s as %s, and the ledger has it',
    (end, failure, state, paid, kind, account) => {
      const booking: BookingRecord = { ...waiting, failure };
      const change = endRefund(booking, end, ada);
      expect({ ...booking, ...change?.set }).toMatchObject({
        state,
        paymentState: paid,
        toRefund: 0,
        reason: null,
        resumeState: null,
        attention: ['dispute'],
      });
      expect(
        change?.ledger.map(({ kind, entries }) => [
          kind,
          entries.map((one) => `${one.account} ${one.amount}`),
        ]),
      ).toEqual([[kind, ['shopper 500', `${account} -500`]]]);
      expect(change?.events).toContainEqual({
        kind: 'staff-resolve',
        facts: { ...ada, to: end, amount: 500 },
      });
    },
  );

  it('is made again under another key, and then ends the booking', () => {
    const before = stepKey({ ...waiting, refundRound: 0 }, 'refund');
    const retried = retryBooking(waiting, ada);
    const refunding = { ...waiting, ...retried?.set };
    expect(refunding).toMatchObject({ state: 'refunding', attention: ['dispute'] });
    expect(stepKey(refunding, 'refund')).not.toBe(before);
    const given = { step: 'refund', outcome: { outcome: 'confirmed', refundId: 'r' } } as const;
    const change = applyOutcome(refunding, given, at);
    expect(change.set).toMatchObject({ state: 'cancelled', paymentState: 'refunded', toRefund: 0 });
    expect(change.ledger.map(({ id }) => id)).toEqual([expect.stringMatching(/-refund-1$/)]);
  });

  it('of a booking that failed ends as failed again', () => {
    const refunding: BookingRecord = { ...waiting, state: 'refunding', resumeState: null, failure: 'gone' };
    const given = { step: 'refund', outcome: { outcome: 'confirmed', refundId: 'r' } } as const;
    expect(applyOutcome(refunding, given, at)).toMatchObject({ set: { state: 'failed' }, mail: null });
  });
});

describe('the end of a refund', () => {
  it.each([
    ['nothing is owed', { toRefund: 0 }],
    ['the money was only held', { paymentState: 'authorised' }],
    ['it is under way', { state: 'refunding', resumeState: null }],
    ['something else is to be decided', { resumeState: 'releasing' }],
  ] as const)('is no decision where %s', (_why, different) => {
    const booking: BookingRecord = { ...waiting, ...different };
    expect(listRefundEnds(booking)).toEqual([]);
    for (const end of REFUND_ENDS) expect(endRefund(booking, end, ada)).toBeNull();
  });

  it('of money that was captured by mistake releases the trip next', () => {
    const voiding = buildBooking({
      state: 'manual-review',
      resumeState: 'voiding',
      reason: 'not-refundable',
      failure: 'declined',
      holdState: 'held',
      paymentState: 'captured',
      toRefund: 5,
    });
    expect(endRefund(voiding, 'paid-out', ada)?.set).toMatchObject({
      state: 'releasing',
      failure: 'declined',
    });
  });

  it.each([
    ['refused', { outcome: 'refused', reason: 'declined' }, 1],
    ['unanswered', { outcome: 'unknown' }, 0],
  ] as const)('a %s refund is asked for again in round %s', (_how, outcome, round) => {
    const refunding = buildBooking({
      ...waiting,
      state: 'refunding',
      refundRound: 0,
      inState: 1e9,
      tries: 9,
    });
    const { set } = applyOutcome(refunding, { step: 'refund', outcome } as never, at);
    expect({ ...refunding, ...set }).toMatchObject({ state: 'manual-review', refundRound: round });
  });
});

it('a trip that staff send on after a failure has not failed', () => {
  const asked = buildBooking({
    state: 'manual-review',
    resumeState: 'voiding',
    reason: 'provider-silent',
    failure: 'refused',
    holdState: 'asked',
    paymentState: 'authorised',
  });
  expect(resolveBooking(asked, 'confirming', ada, { kind: 'terms' })?.set).toMatchObject({
    state: 'confirming',
    failure: null,
  });
});

it('staff have seen all reports, and the timeline names each', () => {
  expect(settleAttention(waiting, ada)).toMatchObject({
    set: { attention: [] },
    events: [{ facts: { about: 'dispute' } }, { facts: { about: 'refund-failed' } }],
  });
  expect(settleAttention(buildBooking(), ada)).toBeNull();
});

describe('miles that a person has to look after', () => {
  const kept = buildBooking({
    state: 'manual-review',
    resumeState: 'voiding',
    reason: 'miles-not-returnable',
    failure: 'declined',
    holdState: 'lapsed',
    paymentState: 'cancelled',
    milesState: 'redeemed',
    order: buildOrder({
      price: { ...buildOrder().price, miles: 5_000 },
      miles: { accountId: 'a', programme: 'Weitmeilen', points: 15_000, amount: 5_000 },
    }),
  });

  it('are given back in the ledger once the programme says so, and the booking goes on', () => {
    expect(listRefundEnds(kept)).toEqual(['miles-returned']);
    expect(endRefund(kept, 'miles-returned', ada)).toMatchObject({
      set: { state: 'failed', milesState: 'returned' },
      ledger: [{ kind: 'miles-return', entries: [{ amount: 5_000 }, { amount: -5_000 }] }],
    });
  });

  it('are no decision while another party has to answer', () => {
    expect(listRefundEnds({ ...kept, reason: 'provider-silent' })).toEqual([]);
    expect(listRefundEnds({ ...kept, milesState: 'returned' })).toEqual([]);
  });

  it('never let a trip go ahead that is being given up', () => {
    const free = {
      ...kept,
      holdState: 'confirmed',
      paymentState: 'free',
      reason: 'programme-silent',
    } as const;
    expect(listResolutions(free)).toEqual(['voiding']);
  });

  it('never let a trip go ahead that they no longer pay for', () => {
    const sold = {
      ...kept,
      holdState: 'confirmed',
      paymentState: 'captured',
      resumeState: 'writing',
    } as const;
    expect(listResolutions({ ...sold, reason: 'documents-fail' })).toContain('writing');
    expect(listResolutions({ ...sold, milesState: 'returned', reason: 'not-cancellable' })).not.toContain(
      'writing',
    );
  });
});

it.each([
  [{ kind: 'free' }, 0],
  [{ kind: 'agreed', fee: 12_300 }, 12_300],
  [{ kind: 'terms' }, null],
] as const)('a trip in review is cancelled at what its cancellation follows: %j', (basis, agreedFee) => {
  const stuck = buildBooking({
    state: 'manual-review',
    resumeState: 'cancelling',
    reason: 'supplier-silent',
    holdState: 'confirmed',
    paymentState: 'captured',
  });
  expect(resolveBooking(stuck, 'cancelling', ada, basis)?.set).toMatchObject({
    state: 'cancelling',
    agreedFee,
    failure: null,
  });
  expect(cancelBooking({ ...stuck, state: 'booked' }, ada, basis)?.set).toMatchObject({ agreedFee });
});

describe('giving up', () => {
  const refused = buildBooking({
    state: 'manual-review',
    resumeState: 'cancelling',
    reason: 'not-cancellable',
    bookedAt: new Date('2026-03-01T06:00:00Z'),
    holdState: 'confirmed',
    paymentState: 'captured',
    agreedFee: 12_300,
  });

  it.each([
    ['voiding', {}],
    ['releasing', { paymentState: 'free' }],
    ['voiding', { resumeState: 'writing', reason: 'documents-fail' }],
  ] as const)('a trip that was booked cancels it at no fee: %s %j', (to, traits) => {
    const change = resolveBooking({ ...refused, ...traits }, to, ada, { kind: 'terms' });
    expect(change?.set).toMatchObject({ state: 'cancelling', agreedFee: 0, failure: null });
    expect(change?.events).toContainEqual({ kind: 'staff-resolve', facts: { ...ada, to } });
  });

  it.each([
    ['voiding', { bookedAt: null, resumeState: 'capturing', reason: 'provider-silent' }],
    ['releasing', { resumeState: 'releasing', paymentState: 'cancelled' }],
  ] as const)('a trip that was not booked, or whose money is back, goes on with it: %s %j', (to, traits) => {
    const change = resolveBooking({ ...refused, ...traits }, to, ada, { kind: 'terms' });
    expect(change?.set.state).toBe(to);
  });
});
