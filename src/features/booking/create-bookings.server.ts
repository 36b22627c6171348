import type { Pool } from 'pg';
import type { Db } from '../../database/open-kysely.server.ts';
import { bookingLimits, bookingTimings, checkoutTimings, retention } from '../../defaults.ts';
import type { ChangeOrder, Order } from '../../domain/booking/booking-order.ts';
import type { CardNumberRange } from '../../domain/money/card-discount.ts';
import type { IsPricedAs } from '../../domain/money/purchase-currency.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { startInterval } from '../../jobs/start-interval.server.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { quoteOwnCancellation } from './cancellation/quote-own-cancellation.ts';
import { findCurrentDocument } from './current-documents/find-current-document.server.ts';
import { createPaymentLinks } from './instalments/create-payment-links.server.ts';
import {
  type BookingFigures,
  type BookingMeter,
  createBookingMeter,
} from './limits/booking-figures.server.ts';
import { eraseSources } from './limits/erase-sources.server.ts';
import { createMailSender } from './mails/mail-sender.server.ts';
import type { BookingMails } from './model/booking-mails.ts';
import { type BookingRecord, currentOrder, hasFailed, isTripCancelled } from './model/booking-record.ts';
import type { BookingTimings } from './model/booking-timings.ts';
import type { BookingProgress, Bookings } from './model/bookings.ts';
import type { FreezeCheckout } from './model/freeze-checkout.server.ts';
import { openBalance } from './model/open-balance.ts';
import type { OrderRefusal, OrderSource, VoucherGone } from './model/order-source.ts';
import type { DocumentRenderer } from './model/travel-document.ts';
import { VoucherGoneError, type VoucherHolds } from './model/voucher-holds.server.ts';
import { VoucherRedeemedError, type VoucherSales } from './model/voucher-sales.server.ts';
import { findCancellationBasis } from './notices/trip-notices.server.ts';
import { type BookingStore, createBookingStore } from './store/booking-store.server.ts';
import { isSoldBy } from './store/is-sold-by.server.ts';
import { digestSource } from './store/order-admission.server.ts';
import { type BookingWatch, watchBookings } from './store/watch-bookings.server.ts';
import { toBookingProgress, toCancellation } from './to-booking-progress.ts';
import { abandonChallenge, resumePayment } from './workflow/apply-payment-outcome.ts';
import type { BookingChange } from './workflow/booking-change.ts';
import { type BookingRunner, createBookingRunner } from './workflow/booking-runner.server.ts';
import { cancelOwnTrip } from './workflow/cancel-own-trip.ts';
import { cancelUnpaid } from './workflow/cancel-unpaid.ts';
import { cancelVoucher } from './workflow/cancel-voucher.ts';
import { createDueRefunds } from './workflow/due-refunds.server.ts';
import { followCalls } from './workflow/follow-calls.ts';
import { createPaymentMessages } from './workflow/payment-messages.server.ts';
import { describeBooking, type LoyaltyProgramme } from './workflow/perform-step.server.ts';
import { createSettledTrips } from './workflow/settled-trips.server.ts';

interface Options {
  readonly db: Db;
  /** For the session that listens to other processes. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly supply: LiveSupply;
  /** An order of another currency of the goods is not placed. */
  readonly isPricedAs: IsPricedAs;
  readonly payments: CompanyPayments;
  readonly documents: DocumentRenderer;
  /** Gift vouchers and promotion codes that orders carry. */
  readonly vouchers: VoucherHolds;
  /** Keeps the checkout of an order as it is. */
  readonly freezeCheckout: FreezeCheckout;
  /** Gift vouchers that orders buy. */
  readonly sales: VoucherSales;
  /** Null for a shop without a loyalty programme: it refuses orders with miles. */
  readonly loyalty: LoyaltyProgramme | null;
  readonly mails: BookingMails;
  /** Cards that a brand accepts: what was authorised is judged by them. */
  readonly cardRangesOf: (brand: string) => readonly CardNumberRange[];
  /** Key of the digests of sessions and addresses; the same in every process. */
  readonly secret: string;
  readonly timings?: BookingTimings;
  readonly report: (error: unknown) => void;
}

/** Starts the booking workflow: takes orders and resumes bookings that other processes have left. */
export function createBookings(
  options: Options,
): Bookings & { readonly figures: BookingFigures; close(): Promise<void> } {
  const { db, pool, clock, mails, secret, timings = bookingTimings, report } = options;
  const { supply, isPricedAs, payments, documents, vouchers, freezeCheckout } = options;
  const { sales, loyalty, cardRangesOf } = options;
  const store = createBookingStore(db, vouchers, freezeCheckout);
  const watch = watchBookings({ db, pool });
  const sender = createMailSender({ db, clock, mails, timings, report });
  const links = createPaymentLinks(secret);
  const openAfter = async ({ tripBookingId, after, fee }: ChangeOrder) => {
    const trip = await store.find(tripBookingId);
    return trip && openBalance({ ...trip, amended: after, changeFees: trip.changeFees + fee });
  };
  const clients = {
    supply,
    isPricedAs,
    payments,
    documents,
    loyalty,
    timings,
    links,
    cardRangesOf,
    openAfter,
    report,
  };
  const meter = createBookingMeter(db);
  const runner = createBookingRunner({
    db,
    clock,
    store,
    watch,
    clients,
    vouchers,
    sales,
    links,
    meter,
    onMail: sender.send,
  });
  const messages = createPaymentMessages({ db, clock, store, runner, timings, report });
  const refunds = createDueRefunds({ db, clock, store, runner, timings, report });
  const deps = { db, store, watch, runner, timings, meter, clock, secret };
  const settled = createSettledTrips({ db, store, runner, report });
  const erasing = startInterval({
    intervalMs: retention.orderSourcesIntervalMs,
    run: () => eraseSources(db, clock.now()),
    report,
  });

  // Two forms of one call: only an order with a source can be refused by a limit.
  function place(
    order: Order,
    waitMs: number,
    source: OrderSource,
  ): Promise<BookingProgress | OrderRefusal | null>;
  function place(order: Order, waitMs: number): Promise<BookingProgress | VoucherGone | null>;
  async function place(order: Order, waitMs: number, source: OrderSource | null = null) {
    const begun = await begin(deps, order, source).catch(toRefusal);
    if (begun === 'outdated') return null;
    if (begun !== 'begun') return begun;
    const progress = await follow(deps, order.checkoutId, waitMs);
    if (progress === null) throw new Error('An order that was placed is lost');
    return progress;
  }

  const bookings: Bookings = {
    place,
    follow: (checkoutId, waitMs) => follow(deps, checkoutId, waitMs),
    async proceed(checkoutId, details, waitMs) {
      await changeWaiting(deps, checkoutId, (booking) => resumePayment(booking, details));
      return follow(deps, checkoutId, waitMs);
    },
    async abandonChallenge(checkoutId, waitMs) {
      await changeWaiting(deps, checkoutId, abandonChallenge);
      return follow(deps, checkoutId, waitMs);
    },
    cancel: (checkoutId, shown) => cancel(deps, checkoutId, shown),
    async cancelFree(bookingId) {
      const booking = await store.find(bookingId);
      if (booking !== null && isTripCancelled(booking)) return true;
      if (booking?.state !== 'booked' || booking.order.kind !== 'trip') return false;
      return runner.change(booking, cancelOwnTrip(booking, 0));
    },
    withdraw: (checkoutId) => withdraw(deps, checkoutId),
    async cancelUnpaid(bookingId) {
      const booking = await store.find(bookingId);
      const change = booking === null ? null : cancelUnpaid(booking);
      return booking !== null && change !== null && (await runner.change(booking, change));
    },
    async handleWebhook(webhook, companyId) {
      const [id] = /^[a-z2-7]{20}(?=-[0-9]+$)/.exec(webhook.reference) ?? [];
      if (id === undefined || !(await isSoldBy(db, id, companyId))) return;
      if (!(await messages.receive(id, webhook))) await runner.wake(id);
    },
    findTravelDocument: async (checkoutId, kind, waitMs) => {
      if (waitMs > 0) await awaitDocuments(deps, checkoutId, waitMs);
      return findCurrentDocument({ db, documents, clock }, checkoutId, kind);
    },
  };
  const calls = followCalls(bookings);
  return {
    ...calls.bookings,
    figures: meter,
    /** Ends the waiting calls first, because nothing can be read once the connections are closed. */
    async close() {
      watch.endWaiting();
      await erasing.close();
      await refunds.close();
      await settled.close();
      await runner.close();
      await calls.settle();
      await Promise.all([messages.close(), sender.close(), watch.close()]);
    },
  };
}

interface BookingDeps {
  readonly db: Db;
  readonly store: BookingStore;
  readonly watch: BookingWatch;
  readonly runner: BookingRunner;
  readonly timings: BookingTimings;
  readonly meter: BookingMeter;
  readonly clock: Clock;
  readonly secret: string;
}

/**
 * Starts one booking when several orders of a checkout arrive at once; the other calls follow that booking.
 * @returns `outdated` when the checkout was changed since the order was built; why the order is refused
 */
async function begin(
  { store, runner, meter, clock, secret }: BookingDeps,
  order: Order,
  source: OrderSource | null,
): Promise<'begun' | 'outdated' | OrderRefusal> {
  const digests = source && digestSource(source, secret);
  for (;;) {
    const begun =
      digests === null
        ? await store.begin(order, clock.now(), runner.lease)
        : await store.beginWithinLimits(order, clock.now(), runner.lease, digests);
    if (begun !== null && 'refusal' in begun) {
      meter.countRefusal(begun);
      return begun.refusal;
    }
    if (begun !== null) {
      runner.run(begun);
      return 'begun';
    }
    const latest = await store.findLatest(order.checkoutId);
    if (latest !== null && !hasFailed(latest)) return 'begun';
    if (order.kind === 'change') return { state: 'not-placed', reason: 'trip-busy' };
    if (await store.isOutdated(order)) return 'outdated';
    // No attempt is left: the shopper follows the one that failed last.
    if (latest !== null && latest.attempt >= bookingLimits.maxAttempts) return 'begun';
    // Else the latest booking failed only after `begin`, or its generated number exists already: the next round begins another.
  }
}

function toRefusal(error: unknown): VoucherGone {
  if (!(error instanceof VoucherGoneError)) throw error;
  return { state: 'not-placed', reason: 'voucher-gone' };
}

async function withdraw(
  { store, runner }: BookingDeps,
  checkoutId: string,
): ReturnType<Bookings['withdraw']> {
  const booking = await store.findLatest(checkoutId);
  if (booking?.order.kind !== 'voucher' || booking.state !== 'booked') return 'not-possible';
  try {
    const change = cancelVoucher(booking, [{ kind: 'withdrawn', facts: {} }]);
    return (await runner.change(booking, change)) ? 'withdrawn' : 'not-possible';
  } catch (error) {
    if (error instanceof VoucherRedeemedError) return 'redeemed';
    throw error;
  }
}

/** The amounts are calculated once more, from what is stored: nobody cancels at others than they have seen. */
async function cancel(
  { db, store, runner, clock }: BookingDeps,
  checkoutId: string,
  shown: Parameters<Bookings['cancel']>[1],
): ReturnType<Bookings['cancel']> {
  const booking = await store.findLatest(checkoutId);
  if (booking === null) return 'not-possible';
  // While a notice lets the traveller cancel free of charge, nobody pays the fee of the terms.
  const basis = await findCancellationBasis(db, booking, clock.now());
  const quote = quoteOwnCancellation(booking, clock.now(), basis);
  if (quote === null) return 'not-possible';
  if (quote.fee !== shown.fee || quote.refund !== shown.refund) return 'changed';
  return (await runner.change(booking, cancelOwnTrip(booking, quote.fee))) ? 'cancelling' : 'changed';
}

/** Returns the progress of the latest booking once it has left `working` or `waitMs` are over. */
async function follow(
  deps: BookingDeps,
  checkoutId: string,
  waitMs: number,
): Promise<BookingProgress | null> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const left = deadline - performance.now();
    // Listening starts before the read, so that no change is missed in between.
    const moves = deps.watch.listen(checkoutId);
    try {
      const progress = await read(deps, checkoutId);
      if (progress?.state !== 'working' || left <= 0 || deps.watch.isWaitingOver) return progress;
      await moves.next(left);
    } finally {
      moves.end();
    }
  }
}

/** Waits until the booking's documents are rendered, where that is the next step, or until the time is up. */
async function awaitDocuments(
  { store, watch }: BookingDeps,
  checkoutId: string,
  waitMs: number,
): Promise<void> {
  const deadline = performance.now() + waitMs;
  for (;;) {
    const left = deadline - performance.now();
    const moves = watch.listen(checkoutId);
    try {
      const booking = await store.findLatest(checkoutId);
      if (booking?.state !== 'writing' || left <= 0 || watch.isWaitingOver) return;
      await moves.next(left);
    } finally {
      moves.end();
    }
  }
}

async function read(deps: BookingDeps, checkoutId: string): Promise<BookingProgress | null> {
  const booking = await deps.store.findLatest(checkoutId);
  if (booking === null) return null;
  return toBookingProgress(booking, deps.timings.softAfterMs) ?? loadBookedProgress(deps, booking);
}

async function loadBookedProgress({ store }: BookingDeps, booking: BookingRecord): Promise<BookingProgress> {
  return {
    state: 'booked',
    facts: describeBooking(booking),
    order: currentOrder(booking),
    documents: await store.listReadyDocuments(booking.id),
    cancellation: toCancellation(booking),
  };
}

/** Changes a booking that waits for its shopper; waits for a running request to the provider first. */
async function changeWaiting(
  { store, watch, runner }: BookingDeps,
  checkoutId: string,
  change: (booking: BookingRecord) => BookingChange,
): Promise<void> {
  for (let tries = 0; tries < bookingLimits.shopperTries; tries += 1) {
    const moves = watch.listen(checkoutId);
    try {
      const booking = await store.findLatest(checkoutId);
      if (booking?.state === 'awaiting-shopper') {
        if (await runner.change(booking, change(booking))) return;
      } else if (booking?.state !== 'proceeding' || booking.details !== null) return;
      else await moves.next(checkoutTimings.runningStepWaitMs);
    } finally {
      moves.end();
    }
  }
}
