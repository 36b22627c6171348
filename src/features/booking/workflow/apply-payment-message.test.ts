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
      attention: 'chargeback',
    });
  });

  it('is reversed in the ledger, which is not final', () => {
    const lost = { ...booked, paymentState: 'charged-back', chargedBack: total } as const;
    const change = applyPaymentMessage(lost, report('chargeback-reversed', 100));
    expect(entriesOf(change)).toEqual([['chargeback-reversal', 'provider 100', 'shopper -100']]);
    expect(change).toMatchObject({ set: { chargedBack: total - 100, attention: 'chargeback-reversed' } });
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
        set: { paymentState: 'refund-failed', attention: 'refund-failed', toRefund: 500 },
        mail: 'refund-failed',
        events: [{ kind: 'refund-failed' }],
        wait: null,
      });
    },
  );

  it('that fails while it is awaited is asked for at once, and no mail mentions money', () => {
    expect(applyPaymentMessage(refunding, report('refund-failed', 500))).toMatchObject({
      ledger: [],
      mail: null,
      wait: 0,
    });
  });
});

it.each(['dispute', 'paid-twice', 'mismatch', 'unsettled'] as const)(
  '%s moves no money and is for staff',
  (event) => {
    expect(applyPaymentMessage(booked, report(event))).toMatchObject({
      set: { attention: event },
      events: [{ kind: event }],
      ledger: [],
      wait: null,
    });
  },
);
