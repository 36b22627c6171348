import type { Pool } from 'pg';
import type { Db } from '../../database/open-kysely.server.ts';
import { bookingLimits, bookingTimings, checkoutTimings } from '../../defaults.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { findTravelDocument } from './documents/find-travel-document.server.ts';
import { createMailSender } from './mails/send-mails.server.ts';
import type { BookingMails } from './model/booking-mails.ts';
import type { BookingRecord } from './model/booking-record.ts';
import type { BookingTimings } from './model/booking-timings.ts';
import type { BookingProgress, Bookings } from './model/bookings.ts';
import type { DocumentRenderer } from './model/travel-document.ts';
import { type BookingStore, createBookingStore } from './store/booking-store.server.ts';
import { type BookingWatch, watchBookings } from './store/watch-bookings.server.ts';
import { toBookingProgress, toCancellation } from './to-booking-progress.ts';
import { applyChargeback } from './workflow/apply-chargeback.ts';
import { abandonChallenge, resumePayment } from './workflow/apply-payment-outcome.ts';
import type { BookingChange } from './workflow/booking-change.ts';
import { type BookingRunner, createBookingRunner } from './workflow/booking-runner.server.ts';
import { followCalls } from './workflow/follow-calls.ts';
import { describeBooking } from './workflow/perform-step.server.ts';

interface Options {
  readonly db: Db;
  /** For the session that listens to other processes. */
  readonly pool: Pool;
  readonly clock: Clock;
  readonly supply: LiveSupply;
  readonly payments: PaymentPort;
  readonly documents: DocumentRenderer;
  readonly mails: BookingMails;
  readonly timings?: BookingTimings;
  readonly report: (error: unknown) => void;
}

/** Starts the booking workflow: takes orders and resumes bookings that other processes have left. */
export function createBookings(options: Options): Bookings & { close(): Promise<void> } {
  const { db, pool, clock, supply, payments, documents, mails, timings = bookingTimings, report } = options;
  const store = createBookingStore(db);
  const watch = watchBookings(pool);
  const sender = createMailSender({ db, clock, mails, timings, report });
  const parties = { supply, payments, documents, timings, report };
  const runner = createBookingRunner({ db, clock, store, watch, parties, onMail: sender.send });
  const deps = { store, watch, runner, timings };

  const bookings: Bookings = {
    async place(order, waitMs) {
      await begin(deps, order, clock);
      const progress = await follow(deps, order.checkoutId, waitMs);
      if (progress === null) throw new Error('An order that was placed is lost');
      return progress;
    },
    follow: (checkoutId, waitMs) => follow(deps, checkoutId, waitMs),
    async proceed(checkoutId, details, waitMs) {
      await changeWaiting(deps, checkoutId, (booking) => resumePayment(booking, details));
      return follow(deps, checkoutId, waitMs);
    },
    async giveUp(checkoutId, waitMs) {
      await changeWaiting(deps, checkoutId, abandonChallenge);
      return follow(deps, checkoutId, waitMs);
    },
    async handleWebhook(reference, event) {
      const [id] = /^[a-z2-7]{20}(?=-[0-9]+$)/.exec(reference) ?? [];
      if (id === undefined) return;
      if (event === 'chargeback') await recordChargeback(deps, id);
      else await runner.wake(id);
    },
    findTravelDocument: async (checkoutId, kind, waitMs) => {
      if (waitMs > 0) await awaitDocuments(deps, checkoutId, waitMs);
      return findTravelDocument(db, checkoutId, kind);
    },
  };
  const calls = followCalls(bookings);
  return {
    ...calls.bookings,
    /** Ends the waiting calls first, because nothing can be read once the connections are closed. */
    async close() {
      watch.endWaiting();
      await runner.close();
      await calls.settle();
      await Promise.all([sender.close(), watch.close()]);
    },
  };
}

interface BookingDeps {
  readonly store: BookingStore;
  readonly watch: BookingWatch;
  readonly runner: BookingRunner;
  readonly timings: BookingTimings;
}

/** Starts one booking when several orders of a checkout arrive at once; the other calls follow that booking. */
async function begin({ store, runner }: BookingDeps, order: BookingOrder, clock: Clock): Promise<void> {
  for (;;) {
    const begun = await store.begin(order, clock.now(), runner.lease);
    if (begun !== null) return runner.run(begun);
    const latest = await store.findLatest(order.checkoutId);
    // The booking has just failed, or the generated number exists: try again.
    const mayBegin =
      latest === null || (latest.state === 'failed' && latest.attempt < bookingLimits.maxAttempts);
    if (!mayBegin) return;
  }
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
    order: booking.order,
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
  for (let tries = 0; tries < 3; tries += 1) {
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

/**
 * Records a chargeback; reads the booking again when another process changes it meanwhile.
 * @throws Error when it cannot be recorded now: the provider has to send the webhook again
 */
async function recordChargeback({ store, runner }: BookingDeps, id: string): Promise<void> {
  for (let tries = 0; tries < 5; tries += 1) {
    const booking = await store.find(id);
    const change = booking === null ? null : applyChargeback(booking);
    if (change === 'not-yet') break;
    if (booking === null || change === null || (await runner.change(booking, change))) return;
  }
  throw new Error('The booking is being changed: tell it again');
}
