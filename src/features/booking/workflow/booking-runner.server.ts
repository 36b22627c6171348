import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Lease } from '../../../jobs/job-queue.server.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { BookingMeter } from '../limits/booking-figures.server.ts';
import { type BookingRecord, isRefundWaiting } from '../model/booking-record.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { isAtRest } from '../model/states/booking-state.ts';
import type { VoucherHolds } from '../model/voucher-holds.server.ts';
import type { VoucherSales } from '../model/voucher-sales.server.ts';
import { TripChangedError } from '../store/amend-trip.server.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import type { BookingWatch } from '../store/watch-bookings.server.ts';
import { applyOutcome } from './apply-outcome.ts';
import { resumePayment } from './apply-payment-outcome.ts';
import { type BookingChange, escalate } from './booking-change.ts';
import { roundOf, type StepResult } from './booking-steps.ts';
import { chooseStep } from './choose-step.ts';
import { digestStep, performStep, type StepClients } from './perform-step.server.ts';
import { type AnsweredStep, saveStep } from './save-step.server.ts';
import { sendWaitingRefund } from './send-waiting-refund.ts';

export interface BookingRunner {
  /** The lease of this process; it covers the bookings that the process starts or changes. */
  readonly lease: Lease;
  /** Runs the next steps of a booking that this process has leased. */
  run(booking: BookingRecord): void;
  /** Claims and runs a waiting booking, unless another process works on it. */
  wake(id: string): Promise<void>;
  /** Stores a change by the shopper, staff or a message and runs the booking; false when the booking has changed meanwhile. */
  change(booking: BookingRecord, change: BookingChange, messageId?: string): Promise<boolean>;
  /** Waits up to two seconds for the running calls; other processes continue the remaining bookings. */
  close(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: BookingStore;
  readonly watch: BookingWatch;
  readonly clients: StepClients;
  readonly vouchers: VoucherHolds;
  readonly sales: VoucherSales;
  readonly links: PaymentLinks;
  readonly meter: Pick<BookingMeter, 'countRelease'>;
  /** Called when a booking has a new mail to send. */
  readonly onMail: () => void;
}

/**
 * Runs bookings step by step. Each step is a call with its own idempotency key and one change, stored with the answer.
 * After a crash another process repeats the call and gets the same answer. When two processes work on one booking,
 * only one of them can store its change.
 */
export function createBookingRunner(options: Options): BookingRunner {
  const { db, clock, store, watch, clients, vouchers, sales, links, meter, onMail } = options;
  const { timings, report } = clients;
  const lease: Lease = { holder: randomUUID(), leaseMs: timings.leaseMs };
  const running = new Map<string, Promise<void>>();
  const wakeTimers = new Set<NodeJS.Timeout>();
  let isClosing = false;

  async function save(
    booking: BookingRecord,
    change: BookingChange,
    step: AnsweredStep | null,
    messageId?: string,
  ) {
    const at = clock.now();
    const saved = await saveStep(db, {
      booking,
      change,
      step,
      at,
      vouchers,
      sales,
      links,
      lease,
      ...(messageId === undefined ? {} : { messageId }),
      shopperLimitMs: timings.shopperLimitMs,
    });
    if (saved === null) return null;
    if (isReleased(booking, saved)) meter.countRelease(saved.failure ?? 'technical');
    if (isNews(saved)) watch.notify(saved.checkoutId);
    if (change.mail !== null) onMail();
    return saved;
  }

  /** Performs one step and stores its answer. */
  async function advance(booking: BookingRecord): Promise<{ saved: BookingRecord | null; wait: unknown }> {
    const name = chooseStep(booking);
    if (name === null) {
      if (isRefundWaiting(booking)) {
        const change = sendWaitingRefund(booking, timings.refundWaitMs);
        return { saved: await save(booking, change, null), wait: change.wait };
      }
      if (booking.state !== 'awaiting-shopper') return { saved: null, wait: null };
      return { saved: await save(booking, resumePayment(booking, null), null), wait: 0 };
    }
    const calledAt = performance.now();
    const result = await performStep(booking, name, clients);
    const answered = { ...booking, inState: booking.inState + performance.now() - calledAt };
    const change = applyOutcome(answered, result, { timings, now: clock.now() });
    const step = {
      name: roundOf(booking, name),
      input: digestStep(booking, name),
      outcome: toStoredOutcome(result),
    };
    try {
      return { saved: await save(booking, change, step), wait: change.wait };
    } catch (error) {
      if (!(error instanceof TripChangedError)) throw error;
      report(error);
      return { saved: await save(booking, escalate(booking, 'documents-fail'), null), wait: null };
    }
  }

  async function runSteps(booking: BookingRecord): Promise<void> {
    let current: BookingRecord | null = booking;
    while (current !== null && !isClosing) {
      const { saved, wait }: { saved: BookingRecord | null; wait: unknown } = await advance(current);
      if (saved !== null && typeof wait === 'number' && wait > 0) scheduleWake(saved.id, wait);
      current = wait === 0 ? saved : null;
    }
  }

  /** Wakes the booking in this process where the delay is shorter than the poll interval; polling finds it otherwise. */
  function scheduleWake(id: string, milliseconds: number): void {
    if (milliseconds > timings.pollIntervalMs || isClosing) return;
    const timer = setTimeout(() => {
      wakeTimers.delete(timer);
      runner.wake(id).catch(report);
    }, milliseconds);
    wakeTimers.add(timer.unref());
  }

  /** After a database error this or another process runs the booking again once its lease has expired. */
  function run(booking: BookingRecord): void {
    const steps = runSteps(booking)
      .catch(report)
      .finally(() => {
        if (running.get(booking.id) === steps) running.delete(booking.id);
      });
    running.set(booking.id, steps);
  }

  async function runDueBookings(): Promise<void> {
    const limit = bookingLimits.bookingsAtOnce - running.size;
    if (limit <= 0) return;
    for (const booking of await store.claimDue(lease, limit)) run(booking);
  }

  async function extendLeases(): Promise<void> {
    if (running.size > 0) await store.extend([...running.keys()], lease);
  }

  const polling = startInterval({ intervalMs: timings.pollIntervalMs, run: runDueBookings, report });
  const heartbeat = startInterval({ intervalMs: timings.heartbeatMs, run: extendLeases, report });

  /** Waits for the last poll first, because the bookings it has claimed also run. */
  async function finishRunning(): Promise<void> {
    await polling.close();
    await Promise.all(running.values());
  }

  const runner: BookingRunner = {
    lease,
    run,
    async wake(id) {
      if (running.has(id) || isClosing) return;
      const booking = await store.claim(id, lease);
      if (booking !== null) run(booking);
    },
    async change(booking, change, messageId) {
      const saved = await save(booking, change, null, messageId);
      if (saved !== null && change.wait === 0) run(saved);
      return saved !== null;
    },
    async close() {
      isClosing = true;
      for (const timer of wakeTimers) clearTimeout(timer);
      const timeout = new Promise<void>((resolve) =>
        setTimeout(resolve, bookingLimits.shutdownWaitMs).unref(),
      );
      await Promise.race([finishRunning(), timeout]);
      await heartbeat.close();
      await store.release([...running.keys()], lease.holder).catch(report);
    },
  };
  return runner;
}

/** True when the supplier no longer holds the trip for a booking that is not sold. */
function isReleased(before: BookingRecord, { holdState }: BookingRecord): boolean {
  return before.holdState !== holdState && (holdState === 'released' || holdState === 'lapsed');
}

/** True when the shopper sees something other than `working`. */
function isNews({ state, isDelayAnnounced }: BookingRecord): boolean {
  return isDelayAnnounced || state === 'awaiting-shopper' || state === 'writing' || isAtRest(state);
}

/** Documents are stored as files, not as answers. */
function toStoredOutcome({ step, outcome }: StepResult): object {
  return step === 'documents' || step === 'certificate' ? { outcome: outcome.outcome } : outcome;
}
