import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildOrder, buildPaymentOrder, tripOf } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildChange } from '../../../../tests/factories/change-order.ts';
import {
  createModelParties,
  emptyWorld,
  type ModelWorld,
  type PickOne,
} from '../../../../tests/factories/create-model-parties.ts';
import { bookingTimings } from '../../../defaults.ts';
import type { ChangeOrder, Order } from '../../../domain/booking/booking-order.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { quoteAlternativeOffer } from '../alternatives/quote-alternative-offer.ts';
import { quoteOwnCancellation } from '../cancellation/quote-own-cancellation.ts';
import { planReminder, reminderAt } from '../instalments/plan-reminders.ts';
import { type BookingRecord, currentOrder, isRefundWaiting } from '../model/booking-record.ts';
import { bookRefund, type LedgerAccount, type LedgerTransaction } from '../model/ledger.ts';
import { openBalance } from '../model/open-balance.ts';
import { owedNow } from '../model/settlement.ts';
import { buildPriceRaise } from '../notices/raise-price.server.ts';
import { cancelBooking } from '../office/staff-changes.ts';
import { applyOutcome } from '../workflow/apply-outcome.ts';
import { applyPaymentMessage } from '../workflow/apply-payment-message.ts';
import { resumePayment } from '../workflow/apply-payment-outcome.ts';
import type { BookingChange } from '../workflow/booking-change.ts';
import type { BookingStepName, StepResult } from '../workflow/booking-steps.ts';
import { cancelOwnTrip } from '../workflow/cancel-own-trip.ts';
import { cancelUnpaid } from '../workflow/cancel-unpaid.ts';
import { chooseStep } from '../workflow/choose-step.ts';
import { beginRefundPart } from '../workflow/refund-part.ts';
import { sendWaitingRefund } from '../workflow/send-waiting-refund.ts';
import { findReplaceableMoney, type ReplaceableRefund, takeVoucher } from '../workflow/take-voucher.ts';
import { buildChangeOrder } from './build-change-order.ts';

/** `TRIP_LIVES=100000` runs as many. */
const numRuns = Number(process.env.TRIP_LIVES ?? 2_000);
/** The whole number takes half a minute, and more on a busy machine. */
const timeoutMs = 20_000 + 10 * numRuns;
const at = { timings: bookingTimings, now: new Date('2026-03-02T06:00:00Z') };
/** Refunds that wait until they are sent. */
const waiting = { ...at, timings: { ...bookingTimings, refundWaitMs: 1 } };
const today = dayAt(at.now);

/** An order with what its provider has of it. */
interface Paid {
  booking: BookingRecord;
  readonly world: ModelWorld;
}

/** A price as the test adds it up. */
interface Price {
  readonly base: number;
  /** Of member, promotion and card. */
  readonly discounts: readonly number[];
  readonly extras: readonly ChosenExtra[];
  /** What the organiser has raised the price by, and what it bears of a higher price of an alternative. */
  readonly raise: number;
  readonly borne: number;
}

/** One trip with everything that was ordered for it. Amounts that the test adds up itself are minor units. */
interface Life {
  readonly trip: Paid;
  /** Changes and payments. */
  readonly later: Paid[];
  readonly ledger: LedgerTransaction[];
  price: Price;
  /** What is left to pay of a balance. */
  open: number;
  /** What changes have cost, by what the shopper was shown and what the supplier asked. */
  fees: number;
  supplierFees: number;
  /** What staff gave back of the price. */
  given: number;
  /** What vouchers are worth above the money that they were taken in place of. */
  bonus: number;
  /** What the traveller was told a cancellation costs, and gives back; null: what the supplier asks. */
  quoted: { readonly fee: number; readonly refund: number } | null;
  /** What had been paid, and not gone back, when the trip was cancelled or later. */
  paid: number;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);
const suppliedOf = ({ base, extras }: Price): number => base + sum(extras.map(({ amount }) => amount));
const totalOf = (price: Price): number =>
  suppliedOf(price) + price.raise - price.borne - sum(price.discounts);
const halfUp = (amount: number, of: number, from: number): number =>
  Math.floor((2 * amount * of + from) / (2 * from));
/** Of what was paid; money that a voucher was taken in place of is back. */
const leftOf = ({ booking, world }: Paid): number =>
  world.captured - world.refunded - world.paidOut - booking.chargedBack;
const isBooked = ({ booking }: Paid): boolean => booking.state === 'booked';
const leftOfLater = ({ later }: Life): number => sum(later.map(leftOf));
const keptOf = (life: Life): number => leftOf(life.trip) + leftOfLater(life);

/** The price of another base: what lowers it keeps its share, and nothing makes a base negative. It has no raise of the former one. */
function atBase(price: Price, newBase: number): Price {
  const { base, discounts, borne } = price;
  if (newBase === base) return price;
  let room = newBase;
  const carry = (amount: number) => {
    const share = Math.min(room, halfUp(amount, newBase, base));
    room -= share;
    return share;
  };
  return { ...price, base: newBase, discounts: discounts.map(carry), raise: 0, borne: carry(borne) };
}

/** The price of an alternative: of what it costs more than the trip, the organiser bears up to a tenth of the trip's price. */
function asAlternative(price: Price, newBase: number): Price {
  const other = atBase(price, newBase);
  const excess = Math.max(0, totalOf(other) - totalOf(price));
  return { ...other, borne: other.borne + Math.min(excess, halfUp(totalOf(price), 10, 100)) };
}

/** What the shopper pays of a cancellation: of the trip the share that the supplier asks of its price, and of an insurance all. */
function feeOf({ price, trip, quoted, given }: Life): number {
  const total = totalOf(price);
  if (quoted !== null) return Math.min(quoted.fee, total - given);
  const premiums = price.extras.filter(({ kind }) => kind === 'insurance').map(({ amount }) => amount);
  const insured = sum(premiums);
  const asked = Math.max(0, trip.world.tripFee - insured);
  const share = halfUp(asked, Math.max(0, total - insured), suppliedOf(price) - insured);
  return Math.min(total - given, Math.min(total, Math.min(insured, trip.world.tripFee) + share));
}

/** What our own process makes is made: here only the other parties fail. */
function ownStep(step: BookingStepName): StepResult | null {
  if (step === 'documents') return { step, outcome: { outcome: 'confirmed', documents: [] } };
  return step === 'certificate' ? { step, outcome: { outcome: 'confirmed', document: null } } : null;
}

/** Runs an order until no step is left; false where staff would have to decide. */
function run(life: Life, paid: Paid, draw: PickOne): boolean {
  const { world } = paid;
  const ask = createModelParties(world, draw);
  for (let turn = 0; turn < 200; turn += 1) {
    const { booking } = paid;
    if (isRefundWaiting(booking)) {
      apply(life, paid, sendOrTake(life, paid, draw));
      continue;
    }
    const step = chooseStep({ ...booking });
    if (step === null && booking.state !== 'awaiting-shopper') break;
    const asked = { ...booking, inState: draw([0, 0, 0, 70_000]) };
    const change =
      step === null
        ? resumePayment(asked, '{}')
        : applyOutcome(asked, ownStep(step) ?? ask(asked, step), draw([at, waiting]));
    apply(life, paid, change);
  }
  return ['booked', 'failed', 'cancelled'].includes(paid.booking.state);
}

/** The refund of a cancelled trip is sent once its time is over, unless the traveller takes a voucher in its place. */
function sendOrTake(life: Life, paid: Paid, draw: PickOne): BookingChange {
  const { booking } = paid;
  const { dueRefund, toRefund: amount } = booking;
  if (dueRefund === null || draw([true, false])) return sendWaitingRefund({ ...booking, inState: 1 }, 1);
  return take(life, paid, { ...dueRefund, amount, state: 'due' }, draw);
}

/** The traveller takes a voucher in place of all money of a refund. */
function take(life: Life, { booking, world }: Paid, refund: ReplaceableRefund, draw: PickOne): BookingChange {
  const amount = findReplaceableMoney(booking, refund);
  if (amount === null) throw new Error('Nothing of it is sent');
  const bonus = draw([0, 1, 2_000]);
  const taken = { kind: 'voucher-taken', facts: {} } as const;
  expect(takeVoucher(booking, refund, { amount: amount + 1, bonus }, taken)).toBeNull();
  const change = takeVoucher(booking, refund, { amount, bonus }, taken);
  if (change === null) throw new Error('It was offered');
  world.paidOut += amount;
  life.bonus += bonus;
  return change;
}

function apply(life: Life, paid: Paid, change: BookingChange): void {
  paid.booking = { ...paid.booking, ...change.set };
  // The bank takes money back only where a life says so.
  paid.world.chargeback = 'never';
  life.ledger.push(...change.ledger);
  const { order } = paid.booking;
  const { trip, later } = life;
  if (change.amendsTrip && order.kind === 'change') {
    const { holdTotal } = paid.booking;
    const changeFees = trip.booking.changeFees + order.fee;
    trip.booking = { ...trip.booking, amended: order.after, holdTotal, changeFees };
    life.fees += order.fee;
    life.supplierFees += paid.booking.supplierFee ?? 0;
    refund(life, order.refund, [trip, ...later.toReversed()]);
  }
  if ((change.set.laterRefund ?? 0) > 0) refund(life, change.set.laterRefund ?? 0, later.toReversed());
  trip.booking = { ...trip.booking, paidLater: leftOfLater(life) };
}

/** Refunds what is due at once: a payment gives back what those before it together do not. */
function refund(life: Life, amount: number, payments: readonly Paid[]): void {
  let before = 0;
  for (const paid of payments) {
    const upToThis = before + Math.max(0, leftOf(paid));
    const part = Math.min(amount, upToThis) - Math.min(amount, before);
    before = upToThis;
    if (part === 0) continue;
    life.ledger.push(bookRefund(paid.booking, part));
    paid.world.refunded += part;
    const refundRound = paid.booking.refundRound + 1;
    paid.booking = { ...paid.booking, refunded: paid.booking.refunded + part, refundRound };
  }
  expect(before).toBeGreaterThanOrEqual(amount);
}

/** Orders until a trip is booked: only booked trips have a life. Half of them leave a balance to pay by link, some everything. */
function book(draw: PickOne): Life {
  for (;;) {
    const extras = draw([[], buildOrder().extras, [...buildOrder().extras, cover]]);
    const price: Price = {
      base: draw([40_000, 99_999, 250_001]),
      discounts: [draw([0, 2_001]), 0, draw([0, 1_333])],
      extras,
      raise: 0,
      borne: 0,
    };
    const [memberDiscount = 0, promotion = 0, cardDiscount = 0] = price.discounts;
    const ordered = {
      ...priceOfBase(price.base),
      memberDiscount,
      promotion,
      cardDiscount,
      extras: extras.map(({ amount }) => amount),
    };
    const total = totalOf(price);
    const open = draw([0, 0, 1, Math.floor(total / 2), total - 1, total]);
    const order = buildOrder({
      price: ordered,
      extras,
      ...(open === total && { payment: { method: 'None' } as const }),
      ...(open > 0 && {
        instalments: {
          deposit: total - open,
          balance: open,
          dueOn: formatDay(today + draw([3, 5, 10, 40])),
        },
      }),
    });
    const life: Life = {
      trip: { booking: buildBooking({ id: 'a'.repeat(20), order }), world: emptyWorld() },
      later: [],
      ledger: [],
      price,
      open,
      fees: 0,
      supplierFees: 0,
      given: 0,
      bonus: 0,
      quoted: null,
      paid: 0,
    };
    if (run(life, life.trip, draw) && life.trip.booking.state === 'booked') return life;
  }
}

/** A change with what it makes of price and extras. */
interface Wish {
  readonly price: Price;
  readonly fee: number;
  readonly build: (trip: BookingRecord, open: number) => ChangeOrder;
}

type Details = NonNullable<Parameters<typeof buildChange>[1]>;

const wishFor = (details: Details & Pick<Wish, 'price' | 'fee'>): Wish => {
  const { price, ...change } = details;
  return { price, fee: change.fee, build: (trip, open) => buildChange(trip, { ...change, open }) };
};

/** Any kind of change, with what it makes of price and extras. */
function drawWish(price: Price, draw: PickOne): Wish {
  const { base, extras } = price;
  const without = (left: ChosenExtra['kind']) => extras.filter(({ kind }) => kind !== left);
  switch (draw(['dates', 'transfer', 'extras', 'withdrawal', 'raise', 'alternative'] as const)) {
    case 'dates': {
      const newBase = draw([base, Math.floor(base / 2), base + 12_345, base * 2 + 1]);
      const fee = draw([0, 2_500, 9_999]);
      return wishFor({ change: 'dates', base: newBase, fee, price: atBase(price, newBase) });
    }
    case 'transfer':
      return wishFor({ change: 'transfer', fee: draw([2_500, 5_000]), price });
    case 'extras': {
      const after = { extras: [...without('transfer'), { ...bus, amount: draw([1_900, 9_501]) }] };
      return wishFor({ change: 'extras', fee: 0, after, price: { ...price, ...after } });
    }
    case 'withdrawal': {
      const after = { extras: without('insurance') };
      const wish = { change: 'withdrawal', fee: 0, price: { ...price, ...after } } as const;
      return wishFor({ ...wish, after: { ...after, insuranceMarket: null } });
    }
    case 'raise': {
      const amount = draw([1, 4_321]);
      return {
        price: { ...price, raise: price.raise + amount },
        fee: 0,
        build: (trip) => buildPriceRaise(trip, 'raise-of-a-test-12345678', amount),
      };
    }
    case 'alternative': {
      const newBase = draw([Math.floor(base / 2), base + 777, base + 54_321]);
      const build = (trip: BookingRecord, open: number) => buildAlternative(trip, newBase, open);
      return { price: asAlternative(price, newBase), fee: 0, build };
    }
  }
}

function buildAlternative(trip: BookingRecord, base: number, open: number): ChangeOrder {
  const order = tripOf(currentOrder(trip));
  const { offerKey, extras, insuranceMarket, travellers } = order;
  const quote = quoteAlternativeOffer(order, { base, extras, floorPrice: null }, open);
  return buildChangeOrder(trip, {
    checkoutId: 'alternative-of-a-test-12',
    change: 'hotel',
    noticeId: 'notice',
    after: { offerKey, trip: order.trip, extras, insuranceMarket, travellers },
    quote,
    payment: quote.charge === 0 ? { method: 'None' } : trip.order.payment,
    cardDigits: null,
  });
}

const bus = { id: 'bus', kind: 'transfer', variant: 'bus', leg: null, travellers: [] } as const;
const cover = { ...bus, id: 'cover', kind: 'insurance', variant: 'cancellation', amount: 5_901 } as const;

function addLater(life: Life, order: Order): Paid {
  const id = 'bcdefghijklmnop'.charAt(life.later.length).repeat(20);
  const begun = order.kind === 'payment' ? ({ state: 'authorising', paymentState: 'pending' } as const) : {};
  const paid = { booking: buildBooking({ id, order, ...begun }), world: emptyWorld() };
  life.later.push(paid);
  return paid;
}

/** @returns false where staff would have to decide something */
function change(life: Life, draw: PickOne): boolean {
  const { open, price, trip } = life;
  expect(openBalance(trip.booking)).toBe(open);
  const { price: newPrice, fee, build } = drawWish(price, draw);
  // Until a raise is paid nothing else is changed.
  const isRaise = newPrice.raise > price.raise;
  if (open > 0 && open <= price.raise && !isRaise) return true;
  const order = build(trip.booking, open);
  // After much goodwill less is left than the change would give back: people decide.
  if (order.refund > keptOf(life)) return true;
  const changed = addLater(life, order);
  if (!run(life, changed, draw)) return false;
  if (changed.booking.state !== 'booked') return true;
  life.price = newPrice;
  if (open > 0 || isRaise) life.open = Math.max(0, open + totalOf(newPrice) - totalOf(price) + fee);
  return true;
}

/**
 * Staff give back a part of what the order itself has paid, then of what was paid later, the last payment first. @returns false where they would
 * have to decide something
 */
function give(life: Life, draw: PickOne): boolean {
  const { trip, later } = life;
  let amount = Math.min(draw([1, 3_333, 150_000]), keptOf(life));
  for (const paid of [trip, ...later.toReversed()]) {
    const part = Math.min(amount, leftOf(paid));
    if (part <= 0) continue;
    amount -= part;
    life.given += part;
    const due = { id: `goodwill-${life.given}`, reason: 'goodwill', amount: part, state: 'due' } as const;
    const begun = draw([true, true, false])
      ? beginRefundPart(paid.booking, due)
      : take(life, paid, due, draw);
    if (begun === null) throw new Error('A booked trip gives back what it has');
    apply(life, paid, begun);
    if (!run(life, paid, draw) || !isBooked(paid)) return false;
    const laterGoodwill = sum(later.map(({ booking }) => booking.goodwill));
    trip.booking = { ...trip.booking, laterGoodwill };
  }
  return true;
}

/** The link of a balance, opened now: it pays what it says, whatever happens to the trip meanwhile. */
function openLink(life: Life): Paid | null {
  const { open, trip } = life;
  if (open === 0) return null;
  const { id: tripBookingId } = trip.booking;
  return addLater(life, buildPaymentOrder({ tripBookingId, purpose: 'balance', price: priceOfBase(open) }));
}

/** Pays by a link; what nothing owes any more goes back. @returns false where staff would have to decide something */
function pay(life: Life, payment: Paid | null, draw: PickOne): boolean {
  // A link is paid once.
  if (payment === null || isBooked(payment)) return true;
  const isCancelled = life.trip.booking.state === 'cancelled';
  const owed = isCancelled
    ? Math.max(0, feeOf(life) + life.fees - keptOf(life))
    : life.open + life.trip.booking.chargedBack;
  expect(owedNow(life.trip.booking)).toBe(owed);
  if (!run(life, payment, draw)) return false;
  const amount = payment.world.captured;
  if (!isBooked(payment)) return true;
  refund(life, Math.max(0, amount - owed), [payment]);
  life.trip.booking = { ...life.trip.booking, paidLater: leftOfLater(life) };
  if (isCancelled) life.paid += amount;
  else life.open = Math.max(0, life.open - amount);
  return true;
}

/** The bank takes back what it can of the trip's own payment, or a part of it. */
function takeBack({ trip, ledger }: Life, draw: PickOne): void {
  const left = leftOf(trip);
  const amount = draw([0, 0, Math.min(1, left), Math.floor(left / 2), left]);
  if (amount === 0) return;
  const change = applyPaymentMessage(trip.booking, { id: 'taken', event: 'chargeback', amount });
  if (change === 'not-yet') throw new Error('A booked trip takes messages');
  trip.booking = { ...trip.booking, ...change.set };
  ledger.push(...change.ledger);
}

/** Days after a balance is due, and what the traveller then hears of it (CONST-027). */
const expectedReminders = [
  [-7, 'early'],
  [0, 'due'],
  [3, 'last'],
  [8, 'cancel'],
] as const;

/** Time passes until the balance is paid, or long after it was due. @returns whether the trip is to be cancelled */
function waitUntil(lastDay: number, dueOn: number): boolean {
  const heard: (string | null)[] = [];
  let now = at.now;
  let next = planReminder('balance', dueOn, 0, now);
  while (next !== null && dayAt(next.at) <= lastDay) {
    heard.push(reminderAt('balance', next.stage));
    now = next.at;
    next = planReminder('balance', dueOn, next.stage + 1, now);
  }
  const ahead = expectedReminders.filter(([days]) => dueOn + days >= today && dueOn + days <= lastDay);
  expect(heard).toEqual(ahead.map(([, kind]) => kind));
  return heard.includes('cancel');
}

/** The balance is paid on some day, or not at all. @returns the cancellation of a trip that nobody has paid */
function passTime(
  life: Life,
  link: Paid | null,
  dueOn: number,
  draw: PickOne,
): BookingChange | 'kept' | 'unclear' {
  const payOn = Math.max(today, dueOn + draw([-9, -1, 0, 2, 7, 100]));
  const isOver = waitUntil(payOn, dueOn);
  if (!isOver && !pay(life, link ?? openLink(life), draw)) return 'unclear';
  if (life.open === 0 || !(isOver || waitUntil(dueOn + 100, dueOn))) return 'kept';
  return cancelUnpaid(life.trip.booking) ?? 'kept';
}

/** Days before the departure on which travellers cancel. */
const daysBefore = [60, 15, 14, 13, 5, 1];

/** How the life ends. */
function end(life: Life, link: Paid | null, draw: PickOne): BookingChange | 'kept' | 'unclear' {
  const { booking } = life.trip;
  const { order } = booking;
  switch (draw(['kept', 'staff', 'traveller', 'incident', 'time'] as const)) {
    case 'kept':
      return 'kept';
    case 'staff':
      return cancelBooking(booking, { by: 'Ada', note: '' }, { kind: 'terms' }) ?? 'unclear';
    case 'traveller':
    case 'incident': {
      const kind = draw(['terms', 'free'] as const);
      const day = requireDay(tripOf(order).trip.checkIn) - draw(daysBefore);
      life.quoted = quoteOwnCancellation(booking, new Date(day * 86_400_000), { kind });
      if (life.quoted === null) throw new Error('It can be cancelled');
      if (kind === 'free') expect(life.quoted.fee).toBe(0);
      return cancelOwnTrip(booking, life.quoted.fee);
    }
    case 'time': {
      if (order.kind !== 'trip' || order.instalments === undefined) return 'kept';
      // A raise cancels nothing.
      if (life.open <= life.price.raise) return 'kept';
      return passTime(life, link, Date.parse(order.instalments.dueOn) / 86_400_000, draw);
    }
  }
}

/** Null where staff would have to decide something. */
function live(draw: PickOne): Life | null {
  const life = book(draw);
  for (let left = draw([0, 1, 2, 3, 4]); left > 0; left -= 1) {
    // A link may be open while the trip is changed.
    const link = draw([true, false, false]) ? openLink(life) : null;
    if (draw([true, true, false]) && !change(life, draw)) return null;
    if (draw([true, false]) && !give(life, draw)) return null;
    if (!pay(life, link, draw)) return null;
  }
  takeBack(life, draw);
  const link = draw([true, false, false]) ? openLink(life) : null;
  const ending = end(life, link, draw);
  if (ending === 'unclear') return null;
  if (ending !== 'kept') {
    life.paid = keptOf(life);
    apply(life, life.trip, ending);
    if (!run(life, life.trip, draw) || life.trip.booking.state !== 'cancelled') return null;
    if (life.quoted !== null) expect(life.paid - keptOf(life)).toBe(life.quoted.refund);
  }
  return pay(life, link, draw) ? life : null;
}

function balanceOf(ledger: readonly LedgerTransaction[], account: LedgerAccount): number {
  const entries = ledger.flatMap((movement) => movement.entries).filter((entry) => entry.account === account);
  return sum(entries.map(({ amount }) => amount));
}

/** What a life must leave, added up from its prices alone. */
function judge(life: Life): void {
  const { trip, later, ledger, price, open, fees, supplierFees } = life;
  const isCancelled = trip.booking.state === 'cancelled';
  const kept = keptOf(life);
  const due = (isCancelled ? feeOf(life) : totalOf(price) - life.given) + fees;
  expect(kept).toBe(isCancelled ? Math.min(life.paid, due) : due - open - trip.booking.chargedBack);
  expect(0 - balanceOf(ledger, 'supplier')).toBe(
    (isCancelled ? trip.world.tripFee : suppliedOf(price)) + supplierFees,
  );
  const replaced = sum([trip, ...later].map(({ world }) => world.paidOut));
  expect(balanceOf(ledger, 'provider')).toBe(kept + replaced);
  expect(0 - balanceOf(ledger, 'voucher')).toBe(replaced + life.bonus);
  expect(balanceOf(ledger, 'bonus')).toBe(life.bonus);
  expect(balanceOf(ledger, 'shopper')).toBe(due - kept);
  for (const { entries } of ledger) expect(sum(entries.map(({ amount }) => amount))).toBe(0);
  expect(new Set(ledger.map(({ id }) => id)).size).toBe(ledger.length);
  for (const paid of [trip, ...later]) expect(leftOf(paid)).toBeGreaterThanOrEqual(0);
  for (const { booking, world } of later) {
    expect(['booked', 'failed']).toContain(booking.state);
    if (booking.state === 'failed') expect(world.trip).not.toBe('confirmed');
  }
}

describe('the life of a trip', () => {
  it(
    'keeps and gives back what was quoted, through changes, balances, chargebacks, refusals and lost answers',
    () => {
      const seen = {
        judged: 0,
        changed: 0,
        cancelled: 0,
        owing: 0,
        settled: 0,
        unpaid: 0,
        takenBack: 0,
        raised: 0,
        borne: 0,
        given: 0,
        givenLater: 0,
        quoted: 0,
        replaced: 0,
        replacedAll: 0,
      };
      fc.assert(
        fc.property(fc.infiniteStream(fc.nat({ max: 1_000_000 })), (numbers) => {
          const draw: PickOne = (among) => among[(numbers.next().value as number) % among.length] as never;
          const life = live(draw);
          if (life === null) return;
          judge(life);
          const { booking } = life.trip;
          const isCancelled = booking.state === 'cancelled';
          const hasBalance = booking.order.kind === 'trip' && booking.order.instalments !== undefined;
          seen.judged += 1;
          if (booking.amended !== null) seen.changed += 1;
          if (isCancelled && booking.amended !== null) seen.cancelled += 1;
          if (hasBalance && life.open > 0 && booking.amended !== null) seen.owing += 1;
          if (hasBalance && life.open === 0 && booking.amended !== null) seen.settled += 1;
          if (hasBalance && isCancelled && life.quoted === null) seen.unpaid += 1;
          if (life.price.raise > 0) seen.raised += 1;
          if (life.price.borne > 0) seen.borne += 1;
          if (isCancelled && life.given > 0) seen.given += 1;
          if (booking.laterGoodwill > 0) seen.givenLater += 1;
          if ((life.quoted?.refund ?? 0) > 0) seen.quoted += 1;
          if (booking.chargedBack > 0) seen.takenBack += 1;
          if (booking.paidOut > 0) seen.replaced += 1;
          if (isCancelled && booking.paymentState === 'paid-out') seen.replacedAll += 1;
        }),
        { numRuns },
      );
      const { judged, ...rare } = seen;
      expect(judged).toBeGreaterThan(numRuns / 4);
      expect(Math.min(...Object.values(rare))).toBeGreaterThan(numRuns / 200);
    },
    timeoutMs,
  );
});
