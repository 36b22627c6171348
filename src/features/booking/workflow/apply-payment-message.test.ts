import { describe, expect, it } from 'vitest';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { bookingTimings } from '../../../defaults.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { applyOutcome } from './apply-outcome.ts';
import { applyPaymentMessage, type PaymentMessage } from './apply-payment-message.ts';

const booked = buildBooking({ state: 'booked', paymentState: 'captured', holdState: 'confirmed' });
const total = totalOf(booked.order.price);
const report = (event: PaymentMessage['event'], amount: number | null = null) => ({
  id: `${event} 1`,
  event,
  amount,
});
const entriesOf = (change: ReturnType<typeof applyPaymentMessage>) =>
  change === 'not-yet'
    ? []
    : change.ledger.map(({ kind, entries }) => [
        kind,
        ...entries.map(({ account, amount }) => `${account} ${amount}`),
      ]);

describe('a chargeback', () => {
  it.each([
    [total - 1, 'captured'],
    [total, 'charged-back'],
    [null, 'charged-back'],
  ] as const)('of %s takes just that, and the payment is then %s', (amount, state) => {
    const taken = amount ?? total;
    const change = applyPaymentMessage(booked, report('chargeback', amount));
    expect(entriesOf(change)).toEqual([['chargeback', `provider ${-taken}`, `shopper ${taken}`]]);
    expect({ ...booked, ...(change === 'not-yet' ? {} : change.set) }).toMatchObject({
      paymentState: state,
      chargedBack: taken,
      attention: ['chargeback'],
    });
  });

  it('is reversed in the ledger, which is not final', () => {
    const lost = { ...booked, paymentState: 'charged-back', chargedBack: total } as const;
    const change = applyPaymentMessage(lost, report('chargeback-reversed', 100));
    expect(entriesOf(change)).toEqual([['chargeback-reversal', 'provider 100', 'shopper -100']]);
    expect(change).toMatchObject({ set: { chargedBack: total - 100, attention: ['chargeback-reversed'] } });
  });

  it('is booked under a name of its own, however many there are', () => {
    const ids = ['first', 'second'].map((id) => {
      const change = applyPaymentMessage(booked, { id, event: 'chargeback', amount: 1 });
      return change === 'not-yet' ? change : change.ledger[0]?.id;
    });
    expect(new Set(ids).size).toBe(2);
  });

  it('is not reversed before it is known', () => {
    expect(applyPaymentMessage(booked, report('chargeback-reversed', 1))).toBe('not-yet');
  });

  it('leaves the rest to be refunded when the trip is cancelled', () => {
    const cancelling = {
      ...booked,
      state: 'cancelling',
      supplierNumber: 'S',
      holdTotal: 100_000,
      chargedBack: 300,
    } as const;
    const result = { step: 'cancel-trip', outcome: { outcome: 'confirmed', fee: 0 } } as const;
    const at = { timings: bookingTimings, now: new Date(0) };
    expect(applyOutcome(cancelling, result, at).set).toMatchObject({
      state: 'refunding',
      toRefund: total - 300,
    });
  });
});

describe('a refund', () => {
  const at = { timings: bookingTimings, now: new Date(0) };
  const refunding = buildBooking({
    state: 'refunding',
    paymentState: 'captured',
    holdState: 'cancelled',
    toRefund: 500,
    tries: 2,
  });
  const accepted = { step: 'refund', outcome: { outcome: 'accepted', refundId: 'r' } } as const;

  it('that is taken on is not given: it is asked for again after a while, and staff look after the limit', () => {
    const { refundLimitMs, refundPollMs } = bookingTimings;
    const waiting = applyOutcome({ ...refunding, inState: refundLimitMs - 1 }, accepted, at);
    expect(waiting).toMatchObject({ set: { tries: 3 }, ledger: [], mail: null, wait: refundPollMs });
    expect(applyOutcome({ ...refunding, inState: refundLimitMs }, accepted, at)).toMatchObject({
      set: { state: 'manual-review', reason: 'provider-silent' },
    });
  });

  it.each(['cancelled', 'failed'] as const)(
    'that comes back after the booking is %s notifies staff and guest',
    (state) => {
      const over = buildBooking({ state, paymentState: 'refunded', holdState: 'cancelled' });
      const change = applyPaymentMessage(over, report('refund-failed', 500));
      expect(entriesOf(change)).toEqual([['refund-reversal', 'provider 500', 'shopper -500']]);
      expect(change).toMatchObject({
        set: {
          paymentState: 'refund-failed',
          attention: ['refund-failed'],
          toRefund: 500,
          refundRound: 1,
          state: 'manual-review',
          resumeState: 'refunding',
          reason: 'refund-failed',
        },
        mail: 'refund-failed',
        events: [{ kind: 'refund-failed' }, { kind: 'manual-review' }],
        wait: null,
      });
    },
  );

  it('that comes back while the trip is still released is for staff once the booking has failed', () => {
    const releasing = buildBooking({
      state: 'releasing',
      paymentState: 'refunded',
      holdState: 'held',
      failure: 'technical',
    });
    const change = applyPaymentMessage(releasing, report('refund-failed', 500));
    if (change === 'not-yet') throw new Error(change);
    expect(change.set.state).toBeUndefined();
    const released = { step: 'release', outcome: { outcome: 'confirmed' } } as const;
    expect(applyOutcome({ ...releasing, ...change.set }, released, at).set).toMatchObject({
      state: 'manual-review',
      resumeState: 'refunding',
      reason: 'refund-failed',
      failure: 'technical',
      holdState: 'released',
    });
  });

  it.each([
    [total, 'manual-review'],
    [total + 1, undefined],
  ] as const)('of %s that comes back is owed again only where so much was refunded', (amount, state) => {
    const failed = buildBooking({ state: 'failed', paymentState: 'refunded', failure: 'technical' });
    const change = applyPaymentMessage(failed, report('refund-failed', amount));
    expect(change === 'not-yet' ? change : change.set.state).toBe(state);
    expect(entriesOf(change)).toHaveLength(state === undefined ? 0 : 1);
  });

  it.each([
    [null, 'refund-reversal', total - 700],
    [total - 700, 'refund-reversal', total - 700],
    [total - 699, null, 0],
  ] as const)('of a cancelled trip was the price without the fee: %s', (amount, kind, owed) => {
    const cancelled = buildBooking({
      state: 'cancelled',
      paymentState: 'refunded',
      holdState: 'cancelled',
      supplierFee: 700,
    });
    const change = applyPaymentMessage(cancelled, report('refund-failed', amount));
    if (change === 'not-yet') throw new Error(change);
    expect(change.ledger.map((movement) => movement.kind)).toEqual(kind === null ? [] : [kind]);
    expect({ ...cancelled, ...change.set }.toRefund).toBe(owed);
  });

  it('that staff have paid out otherwise is not owed again', () => {
    const over = buildBooking({ state: 'cancelled', paymentState: 'paid-out', holdState: 'cancelled' });
    expect(applyPaymentMessage(over, report('refund-failed', 500))).toMatchObject({ ledger: [], mail: null });
  });

  it.each([
    [499, 1, 'manual-review'],
    [500, 0, 'failed'],
    [501, 0, 'failed'],
  ] as const)('that has come back and is then charged back by %s leaves %s owed', (amount, owed, state) => {
    const waiting = buildBooking({
      state: 'manual-review',
      resumeState: 'refunding',
      reason: 'refund-failed',
      failure: 'technical',
      paymentState: 'refund-failed',
      toRefund: 500,
    });
    const change = applyPaymentMessage(waiting, report('chargeback', amount));
    expect({ ...waiting, ...(change === 'not-yet' ? {} : change.set) }).toMatchObject({
      state,
      toRefund: owed,
      chargedBack: amount,
      attention: ['chargeback'],
    });
  });

  it('that fails while it is awaited is asked for at once, and no mail mentions money', () => {
    expect(applyPaymentMessage(refunding, report('refund-failed', 500))).toMatchObject({
      ledger: [],
      mail: null,
      wait: 0,
      set: { tries: 0 },
      events: [],
    });
  });
});

it.each(['dispute', 'paid-twice', 'mismatch', 'unsettled'] as const)(
  '%s moves no money and is for staff',
  (event) => {
    expect(applyPaymentMessage(booked, report(event))).toMatchObject({
      set: { attention: [event] },
      events: [{ kind: event }],
      ledger: [],
      wait: null,
    });
  },
);

it.each(['chargeback', 'chargeback-reversed', 'refund-failed'] as const)(
  'a %s of 0 is a note for staff, and moves no money',
  (event) => {
    const refunded = buildBooking({ state: 'cancelled', paymentState: 'refunded', chargedBack: 5 });
    for (const booking of [booked, refunded])
      expect(applyPaymentMessage(booking, report(event, 0))).toMatchObject({
        set: { attention: [event] },
        events: [{ facts: { amount: 0 } }],
        ledger: [],
        mail: null,
      });
  },
);

it('a report that staff have not looked at stays when another one arrives, and each is listed once', () => {
  const reported = { ...booked, attention: ['chargeback'] } as const;
  const attentionAfter = (event: PaymentMessage['event']) => {
    const change = applyPaymentMessage(reported, report(event, 1));
    return change === 'not-yet' ? change : change.set.attention;
  };
  expect(attentionAfter('dispute')).toEqual(['chargeback', 'dispute']);
  expect(attentionAfter('chargeback')).toEqual(['chargeback']);
});
