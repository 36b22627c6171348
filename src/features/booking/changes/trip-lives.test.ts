import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createModelParties,
  emptyWorld,
  type ModelWorld,
  type PickOne,
} from '../../../../tests/factories/booking-model.ts';
import { buildOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildChange } from '../../../../tests/factories/change-order.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { invoiceTotalOf, priceOfBase } from '../../../domain/money/package-price.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { bookRefund, type LedgerAccount, type LedgerTransaction } from '../model/ledger.ts';
import { shopperFee } from '../model/shopper-fee.ts';
import { splitAmongPayments } from '../model/split-among-payments.ts';
import { cancelBooking } from '../office/staff-changes.ts';
import { applyOutcome } from '../workflow/apply-outcome.ts';
import { resumePayment } from '../workflow/apply-payment-outcome.ts';
import type { BookingChange } from '../workflow/booking-change.ts';
import type { StepName, StepResult } from '../workflow/booking-steps.ts';
import { chooseStep } from '../workflow/choose-step.ts';

/** `TRIP_LIVES=100000` runs as many. */
const numRuns = Number(process.env.TRIP_LIVES ?? 2_000);
const at = { timings: bookingTimings, now: new Date('2026-03-02T06:00:00Z') };

/** An order with what its provider has of it. */
interface Paid {
  booking: BookingRecord;
  readonly world: ModelWorld;
}

/** One trip with everything that was ordered for it. */
interface Life {
  readonly trip: Paid;
  readonly changes: Paid[];
  readonly ledger: LedgerTransaction[];
  /** What changes have cost, by what the shopper was shown and what the supplier asked. */
  fees: number;
  supplierFees: number;
}

/** What our own process makes is made: here only the other parties fail. */
function ownStep(step: StepName): StepResult | null {
  if (step === 'documents') return { step, outcome: { outcome: 'confirmed', documents: [] } };
  return step === 'certificate' ? { step, outcome: { outcome: 'confirmed', document: null } } : null;
}

/** Runs an order until no step is left; false where staff would have to decide. */
function run(life: Life, paid: Paid, draw: PickOne): boolean {
  const { world } = paid;
  const ask = createModelParties(world, draw);
  for (let turn = 0; turn < 200; turn += 1) {
    const { booking } = paid;
    const step = chooseStep({ ...booking });
    if (step === null && booking.state !== 'awaiting-shopper') break;
    const asked = { ...booking, inState: draw([0, 0, 0, 70_000]) };
    const change =
      step === null ? resumePayment(asked, '{}') : applyOutcome(asked, ownStep(step) ?? ask(asked, step), at);
    apply(life, paid, change);
  }
  // A refund of the bank’s is another story: here nobody takes money back.
  world.chargeback = 'never';
  return ['booked', 'failed', 'cancelled'].includes(paid.booking.state);
}

function apply(life: Life, paid: Paid, change: BookingChange): void {
  paid.booking = { ...paid.booking, ...change.set };
  paid.world.chargeback = 'never';
  life.ledger.push(...change.ledger);
  const { order } = paid.booking;
  if (change.amendsTrip && order.kind === 'change') {
    const { trip } = life;
    trip.booking = {
      ...trip.booking,
      amended: order.after,
      holdTotal: paid.booking.holdTotal,
      changeFees: trip.booking.changeFees + order.fee,
    };
    life.fees += order.fee;
    life.supplierFees += paid.booking.supplierFee ?? 0;
    refund(life, order.refund, [trip, ...life.changes.toReversed()]);
  }
  if ((change.set.laterRefund ?? 0) > 0) refund(life, change.set.laterRefund ?? 0, life.changes.toReversed());
}

/** Refunds what is due at once. */
function refund(life: Life, amount: number, payments: readonly Paid[]): void {
  const lefts = payments.map(({ booking, world }) => ({
    bookingId: booking.id,
    left: world.captured - world.refunded,
  }));
  for (const part of splitAmongPayments(amount, lefts)) {
    const paid = payments.find(({ booking }) => booking.id === part.bookingId);
    if (paid === undefined) throw new Error('No such payment');
    life.ledger.push(bookRefund(paid.booking, part.amount));
    paid.world.refunded += part.amount;
    const refundRound = paid.booking.refundRound + 1;
    paid.booking = { ...paid.booking, refunded: paid.booking.refunded + part.amount, refundRound };
  }
}

/** Orders until a trip is booked: only booked trips have a life. */
function book(draw: PickOne): Life {
  for (;;) {
    const extras = draw([[], buildOrder().extras, [...buildOrder().extras, cover]]);
    const price = {
      ...priceOfBase(draw([40_000, 99_999, 250_001])),
      memberDiscount: draw([0, 2_001]),
      cardDiscount: draw([0, 1_333]),
      extras: extras.map(({ amount }) => amount),
    };
    const life: Life = {
      trip: {
        booking: buildBooking({ id: 'a'.repeat(20), order: buildOrder({ price, extras }) }),
        world: emptyWorld(),
      },
      changes: [],
      ledger: [],
      fees: 0,
      supplierFees: 0,
    };
    if (run(life, life.trip, draw) && life.trip.booking.state === 'booked') return life;
  }
}

/** Any kind of change, with what it makes of price and extras. */
function drawChange(trip: BookingRecord, draw: PickOne): NonNullable<Parameters<typeof buildChange>[1]> {
  const {
    price: { base },
    extras,
  } = tripOf(currentOrder(trip));
  const without = (left: ChosenExtra['kind']) => extras.filter(({ kind }) => kind !== left);
  switch (draw(['dates', 'transfer', 'extras', 'withdrawal'] as const)) {
    case 'dates':
      return {
        change: 'dates',
        base: draw([base, Math.floor(base / 2), base + 12_345, base * 2 + 1]),
        fee: draw([0, 2_500, 9_999]),
      };
    case 'transfer':
      return { change: 'transfer', fee: draw([2_500, 5_000]) };
    case 'extras':
      return {
        change: 'extras',
        after: { extras: [...without('transfer'), { ...bus, amount: draw([1_900, 9_501]) }] },
      };
    case 'withdrawal':
      return { change: 'withdrawal', after: { extras: without('insurance'), insuranceMarket: null } };
  }
}

const bus = { id: 'bus', kind: 'transfer', variant: 'bus', leg: null, travellers: [] } as const;
const cover = { ...bus, id: 'cover', kind: 'insurance', variant: 'cancellation', amount: 5_901 } as const;

/** Null where staff would have to decide something. */
function live(draw: PickOne): Life | null {
  const life = book(draw);
  for (const number of Array.from({ length: draw([0, 1, 2, 3, 4]) }, (_, index) => index)) {
    const change = buildChange(life.trip.booking, drawChange(life.trip.booking, draw));
    const booking = buildBooking({ id: 'bcdef'.charAt(number).repeat(20), order: change });
    const paid = { booking, world: emptyWorld() };
    life.changes.push(paid);
    if (!run(life, paid, draw)) return null;
  }
  if (draw([true, false])) {
    const paidLater = life.changes.reduce((sum, { world }) => sum + world.captured - world.refunded, 0);
    life.trip.booking = { ...life.trip.booking, paidLater };
    const change = cancelBooking(life.trip.booking, { by: 'Ada', note: '' });
    if (change === null) throw new Error('A booked trip can be cancelled');
    apply(life, life.trip, change);
    if (!run(life, life.trip, draw) || life.trip.booking.state !== 'cancelled') return null;
  }
  return life;
}

function balanceOf(ledger: readonly LedgerTransaction[], account: LedgerAccount): number {
  const entries = ledger.flatMap((movement) => movement.entries).filter((entry) => entry.account === account);
  return entries.reduce((sum, { amount }) => sum + amount, 0);
}

/** What a life must leave, added up from its prices alone. */
function judge({ trip, changes, ledger, fees, supplierFees }: Life): void {
  const order = tripOf(currentOrder(trip.booking));
  const isCancelled = trip.booking.state === 'cancelled';
  const kept = [trip, ...changes].reduce((sum, { world }) => sum + world.captured - world.refunded, 0);
  const fee = shopperFee(order, trip.world.tripFee);
  expect(kept).toBe((isCancelled ? fee : invoiceTotalOf(order.price)) + fees);
  const supplied = order.price.extras.reduce((sum, amount) => sum + amount, order.price.base);
  expect(0 - balanceOf(ledger, 'supplier')).toBe(
    (isCancelled ? trip.world.tripFee : supplied) + supplierFees,
  );
  expect(balanceOf(ledger, 'provider')).toBe(kept);
  expect(balanceOf(ledger, 'shopper')).toBe(0);
  for (const { entries } of ledger) expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  for (const { booking, world } of changes) {
    expect(['booked', 'failed']).toContain(booking.state);
    if (booking.state === 'failed') expect(world.trip).not.toBe('confirmed');
  }
}

describe('the life of a trip', () => {
  it('keeps and gives back what was quoted, through any changes, refusals and lost answers', () => {
    const seen = { judged: 0, changed: 0, cancelled: 0 };
    fc.assert(
      fc.property(fc.infiniteStream(fc.nat({ max: 1_000_000 })), (numbers) => {
        const draw: PickOne = (among) => among[(numbers.next().value as number) % among.length] as never;
        const life = live(draw);
        if (life === null) return;
        seen.judged += 1;
        if (life.trip.booking.amended !== null) seen.changed += 1;
        if (life.trip.booking.state === 'cancelled' && life.trip.booking.amended !== null)
          seen.cancelled += 1;
        judge(life);
      }),
      { numRuns },
    );
    expect(seen.judged).toBeGreaterThan(numRuns / 4);
    expect(Math.min(seen.changed, seen.cancelled)).toBeGreaterThan(numRuns / 200);
  });
});
