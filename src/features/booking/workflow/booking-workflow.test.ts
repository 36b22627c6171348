import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildPaymentOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildBookedTrip, buildChange } from '../../../../tests/factories/change-order.ts';
import {
  createModelParties,
  emptyWorld,
  type ModelWorld,
  type PickOne,
} from '../../../../tests/factories/create-model-parties.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { Order } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { type BookingRecord, isPartialRefund } from '../model/booking-record.ts';
import type { LedgerAccount, LedgerTransaction } from '../model/ledger.ts';
import { shopperFee } from '../model/shopper-fee.ts';
import { isAtRest } from '../model/states/booking-state.ts';
import {
  cancelBooking,
  endRefund,
  listResolutions,
  resolveBooking,
  retryBooking,
} from '../office/staff-changes.ts';
import { milesToReturn } from './apply-loyalty-outcome.ts';
import { applyOutcome } from './apply-outcome.ts';
import { applyPaymentMessage } from './apply-payment-message.ts';
import { abandonChallenge, resumePayment } from './apply-payment-outcome.ts';
import type { BookingChange } from './booking-change.ts';
import { chooseStep } from './choose-step.ts';
import { beginRefundPart } from './refund-part.ts';

const at = { timings: bookingTimings, now: new Date('2026-03-02T06:00:00Z') };
const staff = { by: 'Ada', note: '' };
const chargeback = { id: 'one', event: 'chargeback', amount: null } as const;

const { price } = buildOrder();
const total = invoiceTotalOf(price);
const miles = (amount: number) => ({ accountId: 'a', programme: 'Weitmeilen', points: amount * 3, amount });

const deposit = { deposit: 39_840, balance: total - 39_840, dueOn: '2027-04-03' };

/** Paid by card alone, by vouchers, by miles and by all of them, with a deposit, later by a link, and a payment for a trip. */
const orders = [
  buildOrder(),
  buildOrder({ price: { ...price, coupon: total } }),
  buildOrder({ price: { ...price, miles: total }, miles: miles(total) }),
  buildOrder({ price: { ...price, coupon: 50_000, miles: 70_001 }, miles: miles(70_001) }),
  buildOrder({ price: { ...price, coupon: total - 500, miles: 400 }, miles: miles(400) }),
  buildOrder({ instalments: deposit }),
  buildOrder({ payment: { method: 'None' }, instalments: { ...deposit, deposit: 0, balance: total } }),
  buildOrder({
    price: { ...price, coupon: 50_000, miles: 70_001 },
    miles: miles(70_001),
    instalments: { ...deposit, balance: total - 39_840 - 120_001 },
  }),
  buildPaymentOrder(),
];

/** Of the trip: as expensive as before, more expensive, cheaper, and cheaper by exactly the fee. */
const changes = [
  buildChange(),
  buildChange(buildBookedTrip(), { base: price.base + 40_000, fee: 2_500, change: 'dates' }),
  buildChange(buildBookedTrip(), { base: price.base - 40_000, fee: 2_500, change: 'dates' }),
  buildChange(buildBookedTrip(), { base: price.base - 2_500, fee: 2_500, change: 'board' }),
];

interface Run {
  readonly booking: BookingRecord;
  readonly world: ModelWorld;
  readonly ledger: readonly LedgerTransaction[];
  /** The stored mails: one of each kind. */
  readonly mails: ReadonlySet<string>;
  /** Minor units: what staff have decided to refund while the trip goes ahead, and what is back of it. */
  readonly goodwill: { readonly decided: number; readonly back: number };
  readonly cancellation: Cancellation;
}

/** How a booked trip was cancelled at last: staff who give it up let the shopper go free of charge. */
interface Cancellation {
  isFree: boolean;
}

/** Runs one booking with randomly drawn outcomes until no step is left. */
function runBooking(draw: PickOne, among: readonly Order[] = orders): Run {
  const world = emptyWorld();
  const ask = createModelParties(world, draw);
  const ledger: LedgerTransaction[] = [];
  const mails = new Set<string>();
  const order = draw(among);
  const goodwill = { decided: 0, back: 0 };
  const cancellation: Cancellation = { isFree: false };
  const hasVouchers = order.price.coupon > 0;
  if (hasVouchers) world.vouchers.state = 'locked';
  let booking = buildBooking({
    order,
    voucherState: hasVouchers ? 'locked' : 'none',
    ...(order.kind === 'payment' && { state: 'authorising', paymentState: 'pending' }),
  });
  for (let turn = 0; turn < 400; turn += 1) {
    // A step may take any time; near the end every limit has passed.
    const inState = turn > 300 ? 1e9 : draw([0, 0, 0, 30_000, 70_000, 700_000, 1e9]);
    booking = { ...booking, inState, isShopperOverdue: turn > 300 || draw([false, false, true]) };
    const before = sumBack(world);
    const change =
      reportChargeback(booking, world, draw) ??
      returnRefund(booking, world, draw) ??
      chooseChange(booking, { ask, world, draw, cancellation });
    if (change === null && world.chargeback !== 'unreported') break;
    if (change === null) continue;
    const was = booking;
    booking = { ...booking, ...change.set };
    ledger.push(...change.ledger);
    changeVouchers(world, change.vouchers);
    if (change.mail !== null) mails.add(change.mail);
    goodwill.decided += decidedBy(change);
    if (isPartialRefund(was) || decidedBy(change) > 0 || was.state === 'booked')
      goodwill.back += sumBack(world) - before;
  }
  return { booking, world, ledger, mails, goodwill, cancellation };
}

/** All that went back to the shopper, minor units. */
const sumBack = ({ refunded, paidOut, milesReturned, vouchers }: ModelWorld) =>
  refunded + paidOut + milesReturned + vouchers.returned;

const decidedBy = ({ events }: BookingChange) =>
  events.reduce(
    (sum, { kind, facts }) =>
      sum + (kind === 'part-refund' ? (facts as { readonly amount: number }).amount : 0),
    0,
  );

/** Fails for what the vouchers' own rules refuse. */
function changeVouchers({ vouchers }: ModelWorld, change: BookingChange['vouchers']): void {
  if (change === null) return;
  if (change === 'burn' || change === 'release') {
    if (vouchers.state !== 'locked') throw new Error('Nothing is locked');
    vouchers.state = change === 'burn' ? 'burnt' : 'free';
    return;
  }
  if (vouchers.state !== 'burnt' || vouchers.returned > change.giveBack) throw new Error('Nothing is burnt');
  vouchers.returned = change.giveBack;
}

/** Sends the webhook again until it is recorded. */
function reportChargeback(booking: BookingRecord, world: ModelWorld, draw: PickOne): BookingChange | null {
  if (world.chargeback !== 'unreported' || draw([true, true, false])) return null;
  const change = applyPaymentMessage(booking, chargeback);
  if (change === 'not-yet') return null;
  world.chargeback = 'reported';
  return change;
}

/** A refund that was given comes back now and then, and the provider has the money again. */
function returnRefund(booking: BookingRecord, world: ModelWorld, draw: PickOne): BookingChange | null {
  const { refundRound, refunded } = booking;
  const isBack = booking.paymentState === 'refunded' || refunded > 0;
  if (!isBack || world.lastRefund === 0 || refundRound > 4) return null;
  if (world.chargeback !== 'never' || draw([true, false])) return null;
  const change = applyPaymentMessage(booking, {
    id: `returned ${refundRound}`,
    event: 'refund-failed',
    amount: world.lastRefund,
  });
  if (change === 'not-yet') return null;
  if (change.ledger.length === 0) throw new Error('It was refunded');
  world.refunded -= world.lastRefund;
  world.lastRefund = 0;
  return change;
}

function chooseChange(
  booking: BookingRecord,
  {
    ask,
    world,
    draw,
    cancellation,
  }: {
    ask: ReturnType<typeof createModelParties>;
    world: ModelWorld;
    draw: PickOne;
    cancellation: Cancellation;
  },
): BookingChange | null {
  const step = chooseStep(booking);
  if (step !== null) return applyOutcome(booking, ask(booking, step), at);
  if (booking.state === 'awaiting-shopper') {
    return draw([true, true, false]) ? resumePayment(booking, draw(['{}', null])) : abandonChallenge(booking);
  }
  if (booking.state === 'booked') {
    const id = `part ${booking.refundRound} ${booking.refundedMiles} ${booking.refundedVouchers}`;
    const amount = draw([1, 399, 400, 501, 60_000, 120_000, total]);
    const next = draw(['stay', 'cancel', 'refund', 'refund'] as const);
    if (next === 'refund') return beginRefundPart(booking, { id, reason: 'goodwill', amount });
    return next === 'cancel' ? cancelBooking(booking, staff, { kind: 'terms' }) : null;
  }
  if (booking.state !== 'manual-review' || draw([false, false, true])) return null;
  // Staff pay out by our bank only what the provider has not refunded.
  const ended =
    draw([true, false]) && isRefusal(booking.reason) ? endRefund(booking, 'paid-out', staff) : null;
  if (ended !== null) {
    world.paidOut += booking.toRefund;
    return ended;
  }
  // Staff and programme agree by hand on what it has refused.
  const settled =
    booking.reason === 'miles-not-returnable' && draw([true, false])
      ? endRefund(booking, 'miles-returned', staff)
      : null;
  if (settled !== null) {
    world.milesReturned += milesToReturn(booking);
    return settled;
  }
  const to = draw([...listResolutions(booking), null]);
  if (to === null) return retryBooking(booking, staff);
  const change = resolveBooking(booking, to, staff, { kind: 'terms' });
  if (change?.set.state === 'cancelling') cancellation.isFree = to !== 'cancelling';
  return change;
}

const isRefusal = (reason: BookingRecord['reason']) =>
  reason === 'refund-failed' || reason === 'not-refundable';

function balanceOf(ledger: readonly LedgerTransaction[], account: LedgerAccount): number {
  const entries = ledger.flatMap((movement) => movement.entries).filter((entry) => entry.account === account);
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** What must be true of every run, however it ended. */
function judge({ booking, world, ledger, mails, goodwill, cancellation }: Run): void {
  expect(isAtRest(booking.state)).toBe(true);
  expect(world.bookings).toBeLessThanOrEqual(1);
  expect(world.charges).toBeLessThanOrEqual(1);
  for (const { entries } of ledger) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  if (booking.state === 'manual-review') return void expect(booking.reason).not.toBeNull();
  const { order } = booking;
  const card = chargedNow(order);
  const isTrip = order.kind === 'trip';
  // What a cheaper trip gives back is refunded of the trip's own payment.
  const due = order.kind === 'change' ? order.refund : 0;
  // What a later payment pays is owed by its trip.
  const asked = order.kind === 'payment' ? 0 : invoiceTotalOf(order.price) - due;
  // What was refunded before stays with the shopper, and so the fee is at most the rest.
  const price = asked - (goodwill.decided > 0 ? goodwill.back : 0);
  const paid = card + order.price.coupon + order.price.miles - goodwill.back;
  const fee = cancellation.isFree ? 0 : Math.min(shopperFee(order, world.tripFee), price);
  /** A deposit may be less than the fee: the rest stays owed. */
  const paidFee = Math.min(fee, paid);
  const { vouchers } = world;
  const milesLeft = world.miles === 'redeemed' ? order.price.miles - world.milesReturned : 0;
  const vouchersLeft = vouchers.state === 'burnt' ? order.price.coupon - vouchers.returned : 0;
  expect(balanceOf(ledger, 'miles')).toBe(milesLeft);
  expect(balanceOf(ledger, 'voucher')).toBe(vouchersLeft);
  expect(Math.min(milesLeft, vouchersLeft, vouchers.returned)).toBeGreaterThanOrEqual(0);
  // A reservation that is not released in time ends by itself.
  if (world.miles === 'reserved') expect(booking.milesState).toBe('released');
  expect(vouchers.state).not.toBe('locked');
  const left = world.captured - world.refunded - (world.chargeback === 'reported' ? world.captured : 0);
  const { paidOut } = world;
  expect(balanceOf(ledger, 'bank') + paidOut).toBe(0);
  expect(balanceOf(ledger, 'provider')).toBe(left);
  if (world.chargeback === 'reported') {
    expect(booking.paymentState).toBe('charged-back');
    const owed = { booked: price, cancelled: isTrip ? fee : price }[booking.state as string] ?? 0;
    expect(balanceOf(ledger, 'shopper')).toBe(owed + paidOut - milesLeft - vouchersLeft);
  } else {
    const left = { booked: price - paid, cancelled: isTrip ? fee - paidFee : price - paid };
    expect(balanceOf(ledger, 'shopper')).toBe(left[booking.state as 'booked' | 'cancelled'] ?? 0);
  }
  if (booking.state === 'booked') {
    const payment = card === 0 ? 'none' : 'captured';
    const trip = order.kind === 'payment' ? 'none' : 'confirmed';
    expect(world).toMatchObject({ trip, payment, captured: card });
    if (world.chargeback !== 'reported') {
      expect(goodwill.back).toBe(goodwill.decided);
      // Own money first, then miles, then vouchers.
      const own = Math.min(card, goodwill.back);
      expect(world.refunded + paidOut).toBe(own);
      expect(order.price.miles - milesLeft).toBe(Math.min(order.price.miles, goodwill.back - own));
    }
    expect(goodwill.back).toBeLessThanOrEqual(invoiceTotalOf(order.price));
    expect(mails.has('part-refund')).toBe(goodwill.decided > 0);
    expect(mails.has('confirmation')).toBe(true);
  }
  if (booking.state === 'failed') {
    expect(booking.failure).not.toBeNull();
    expect(left).toBe(world.chargeback === 'reported' ? 0 : paidOut);
    expect([milesLeft, vouchersLeft]).toEqual([0, 0]);
    expect(world.trip).not.toBe('confirmed');
    expect(['pending', 'authorised']).not.toContain(world.payment);
    expect(mails.has('failed')).toBe(mails.has('soft-booked') || booking.bookedAt !== null);
  }
  if (booking.state === 'cancelled' && isTrip) {
    expect(world.trip).toBe('cancelled');
    expect(mails.has('cancelled')).toBe(true);
    const isTaken = world.chargeback === 'reported';
    if (!isTaken) expect(left + milesLeft + vouchersLeft).toBe(paidFee + paidOut);
    // The shopper's own money goes back first.
    const kept = Math.max(0, paidFee - order.price.coupon - order.price.miles);
    expect(left).toBe(isTaken ? 0 : kept + paidOut);
  }
}

describe('the workflow of a booking', () => {
  it('ends balanced for every answer, refusal or timeout of the other parties', () => {
    const seen = new Set<string>();
    const payments = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 1_000_000 })), (numbers) => {
        // The remainder is always a place in the list.
        const draw: PickOne = (among) => among[(numbers.next().value as number) % among.length] as never;
        const run = runBooking(draw);
        seen.add(run.booking.state);
        payments.add(run.booking.paymentState);
        judge(run);
      }),
      { numRuns: 15_000 },
    );
    expect(payments).toContain('paid-out');
    expect([...seen].sort()).toEqual(['booked', 'cancelled', 'failed', 'manual-review']);
  });

  it('ends balanced for every change of a trip, and never cancels the trip for one', () => {
    const seen = new Set<string>();
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 1_000_000 })), (numbers) => {
        const draw: PickOne = (among) => among[(numbers.next().value as number) % among.length] as never;
        const run = runBooking(draw, changes);
        seen.add(run.booking.state);
        expect(run.world.trip).not.toBe('cancelled');
        judge(run);
      }),
      { numRuns: 5_000 },
    );
    // Few runs end as cancelled: the next test does.
    expect([...seen].filter((state) => state !== 'cancelled').sort()).toEqual([
      'booked',
      'failed',
      'manual-review',
    ]);
  });

  it('ends a change as cancelled when the bank takes back what a refund of it has failed to give', () => {
    const [, order] = changes;
    const booked = { ...buildBookedTrip(), order: order as Order };
    const part = beginRefundPart(booked, { id: 'part', reason: 'goodwill', amount: 399 });
    const refunding = { ...booked, ...part?.set };
    const refused = applyOutcome(refunding, { step: 'refund', outcome: { outcome: 'broken' } }, at);
    expect(refused.set.state).toBe('manual-review');
    expect(applyPaymentMessage({ ...refunding, ...refused.set }, chargeback)).toMatchObject({
      set: { state: 'cancelled', paymentState: 'charged-back', toRefund: 0 },
    });
  });

  it.each([
    [{ state: 'holding' }, 'hold', 'failed'],
    [{ state: 'repricing' }, 'reprice', 'failed'],
    [{ state: 'certifying', holdState: 'held' }, 'certificate', 'releasing'],
    [{ state: 'authorising', holdState: 'held', paymentState: 'pending' }, 'authorise', 'voiding'],
    [{ state: 'proceeding', holdState: 'held', paymentState: 'pending' }, 'proceed', 'voiding'],
    [{ state: 'confirming', holdState: 'asked', paymentState: 'authorised' }, 'confirm', 'manual-review'],
    [{ state: 'capturing', holdState: 'confirmed', paymentState: 'authorised' }, 'capture', 'manual-review'],
    [{ state: 'writing', holdState: 'confirmed', paymentState: 'captured' }, 'documents', 'manual-review'],
  ] as const)('retries %o at any time limit until the third unanswered call', (life, step, end) => {
    const result = { step, outcome: { outcome: 'unknown' } } as const;
    const booking = buildBooking({ ...life, inState: 1e9, tries: 1 });
    expect(applyOutcome(booking, result, at)).toMatchObject({
      set: { tries: 2 },
      wait: expect.any(Number),
    });
    expect(applyOutcome({ ...booking, tries: 2 }, result, at)).toMatchObject({
      set: { state: end },
      events: expect.arrayContaining([
        expect.objectContaining(
          end === 'manual-review'
            ? { kind: end, facts: { in: life.state, reason: expect.any(String) } }
            : { kind: 'given-up', facts: { in: life.state, unanswered: 3, seconds: 1e6 } },
        ),
      ]),
    });
    expect(applyOutcome({ ...booking, tries: 2, inState: 59_999 }, result, at).set.state).toBeUndefined();
  });

  it('ends an order with a broken hold or price at once, and never waits beyond the limit for a silent one', () => {
    const end = (state: 'holding' | 'repricing', step: 'hold' | 'reprice') =>
      applyOutcome(buildBooking({ state }), { step, outcome: { outcome: 'broken' } }, at).set;
    expect(end('holding', 'hold')).toMatchObject({ state: 'failed', failure: 'technical' });
    expect(end('repricing', 'reprice')).toMatchObject({ state: 'failed', failure: 'price-changed' });
    const silent = { step: 'hold', outcome: { outcome: 'unknown' } } as const;
    const waitAt = (inState: number) =>
      applyOutcome(buildBooking({ state: 'holding', tries: 7, inState }), silent, at).wait;
    expect([waitAt(10_000), waitAt(59_000), waitAt(59_999)]).toEqual([50_000, 1_000, 1]);
  });

  it.each([
    [{ state: 'authorising', paymentState: 'pending' }, 'authorise', 'voiding', null],
    [{ state: 'proceeding', paymentState: 'pending' }, 'proceed', 'voiding', null],
    [{ state: 'capturing', paymentState: 'authorised' }, 'capture', 'manual-review', 'request-rejected'],
    [{ state: 'voiding', paymentState: 'authorised' }, 'void', 'manual-review', 'request-rejected'],
    [{ state: 'refunding', paymentState: 'captured' }, 'refund', 'manual-review', 'request-rejected'],
  ] as const)('ends %o at once when the provider takes no such request: %s', (life, step, state, reason) => {
    const booking = buildBooking({ ...life, holdState: 'held', toRefund: 5 });
    const change = applyOutcome(booking, { step, outcome: { outcome: 'broken' } }, at);
    expect({ ...booking, ...change.set }).toMatchObject({ state, reason });
    expect(change.wait).toBe(state === 'voiding' ? 0 : null);
    expect(change.ledger).toEqual([]);
  });

  it.each(['cancelling', 'releasing'] as const)(
    'never renders documents of a trip that the supplier may have cancelled while %s',
    (resumeState) => {
      const asked = buildBooking({
        state: 'manual-review',
        resumeState,
        reason: 'supplier-silent',
        holdState: 'confirmed',
        paymentState: 'free',
      });
      expect(listResolutions(asked)).not.toContain('writing');
      expect(listResolutions({ ...asked, reason: 'not-cancellable' })).toContain('writing');
    },
  );

  it.each([-1, 1])('releases a trip that is held at a price %i off the agreed one', (off) => {
    const booking = buildBooking({ state: 'holding' });
    const { price } = booking.order;
    const offer = { total: price.base + off };
    const outcome = { outcome: 'confirmed', holdId: 'h', total: totalOf(price) + off, offer };
    // Of the offer the workflow reads the total and nothing else.
    expect(applyOutcome(booking, { step: 'hold', outcome } as never, at).set).toMatchObject({
      state: 'releasing',
      failure: 'price-changed',
      newBase: offer.total,
    });
  });

  it('escalates a trip that may be booked and is not released, but not one that was only held', () => {
    const result = { step: 'release', outcome: { outcome: 'unknown' } } as const;
    const silent = buildBooking({ state: 'releasing', holdState: 'asked', inState: 70_000, tries: 2 });
    expect(applyOutcome(silent, result, at).set.state).toBeUndefined();
    expect(applyOutcome({ ...silent, inState: 1e9 }, result, at).set.state).toBe('manual-review');
    expect(applyOutcome({ ...silent, holdState: 'held' }, result, at).set).toMatchObject({
      state: 'failed',
      holdState: 'lapsed',
    });
  });

  it('refunds nothing for a cancelled trip after a chargeback', () => {
    const cancelling = buildBooking({
      state: 'cancelling',
      holdState: 'confirmed',
      supplierNumber: 'S',
      holdTotal: 100_000,
    });
    const result = { step: 'cancel-trip', outcome: { outcome: 'confirmed', fee: 10_000 } } as const;
    const chargedBack = totalOf(cancelling.order.price);
    const lost = { ...cancelling, paymentState: 'charged-back', chargedBack } as const;
    expect(applyOutcome(lost, result, at).set).toMatchObject({
      state: 'cancelled',
      toRefund: 0,
    });
    expect(applyOutcome({ ...cancelling, paymentState: 'captured' }, result, at).set).toMatchObject({
      state: 'refunding',
      toRefund: totalOf(cancelling.order.price) - 10_000,
    });
  });

  it.each(['voiding', 'refunding'] as const)(
    'postpones a chargeback while the outcome of %s is uncertain',
    (resumeState) => {
      const asked = buildBooking({
        state: 'manual-review',
        resumeState,
        reason: 'provider-silent',
        toRefund: 5,
        holdState: 'cancelled',
        paymentState: 'captured',
      });
      expect(applyPaymentMessage(asked, chargeback)).toBe('not-yet');
      expect(applyPaymentMessage({ ...asked, reason: 'not-refundable' }, chargeback)).toMatchObject({
        set: { paymentState: 'charged-back', toRefund: 0 },
      });
    },
  );

  it('is not sent to a refund when no refund is due', () => {
    const cancelled = buildBooking({
      state: 'manual-review',
      reason: 'provider-silent',
      resumeState: 'refunding',
      holdState: 'cancelled',
      paymentState: 'captured',
      toRefund: 5,
    });
    expect(listResolutions(cancelled)).toEqual(['refunding']);
    expect(listResolutions({ ...cancelled, toRefund: 0 })).toEqual([]);
  });
});
