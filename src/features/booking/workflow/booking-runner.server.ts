import { randomUUID } from 'node:crypto';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { Lease } from '../../../jobs/job-queue.server.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { isAtRest } from '../model/booking-state.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import type { BookingWatch } from '../store/watch-bookings.server.ts';
import { applyOutcome } from './apply-outcome.ts';
import { resumePayment } from './apply-payment-outcome.ts';
import type { BookingChange } from './booking-change.ts';
import type { StepResult } from './booking-steps.ts';
import { chooseStep } from './choose-step.ts';
import { digestStep, type Parties, performStep } from './perform-step.server.ts';
import { type AnsweredStep, saveStep } from './save-step.server.ts';

export interface BookingRunner {
  /** The lease of this process: what it begins or changes it may go on with. */
  readonly lease: Lease;
  /** Goes on with a booking whose lease this process has. */
  run(booking: BookingRecord): void;
  /** Takes up a booking that waits, if nobody works on it. */
  wake(id: string): Promise<void>;
  /** Writes a change that the shopper or staff have made, and goes on; false where the booking has moved meanwhile. */
  change(booking: BookingRecord, change: BookingChange): Promise<boolean>;
  /** Finishes the calls that are under way, for a moment; whatever is left is taken up by other processes. */
  close(): Promise<void>;
}

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: BookingStore;
  readonly watch: BookingWatch;
  readonly parties: Parties;
  /** Something has a mail to send now. */
  readonly onMail: () => void;
}

/**
 * Leads bookings from step to step. Each step is a call with a key of its own and one change that is written with its
 * answer: a process may be killed anywhere, another one repeats the call and gets the same answer. Two that work on one
 * booking do no harm, only one of them can write.
 */
export function createBookingRunner(options: Options): BookingRunner {
  const { db, clock, store, watch, parties, onMail } = options;
  const { timings, report } = parties;
  const lease: Lease = { holder: randomUUID(), leaseMs: timings.leaseMs };
  const running = new Map<string, Promise<void>>();
  const naps = new Set<NodeJS.Timeout>();
  let isClosing = false;

  async function save(booking: BookingRecord, change: BookingChange, step: AnsweredStep | null) {
    const at = clock.now();
    const saved = await saveStep(db, {
      ...{ booking, change, step, at, lease },
      shopperLimitMs: timings.shopperLimitMs,
    });
    if (saved === null) return null;
    if (isNews(saved)) watch.notify(saved.checkoutId);
    if (change.mail !== null) onMail();
    return saved;
  }

  /** One step: the call, and what its answer changes. */
  async function advance(booking: BookingRecord): Promise<{ saved: BookingRecord | null; wait: unknown }> {
    const name = chooseStep(booking);
    if (name === null) {
      if (booking.state !== 'awaiting-shopper') return { saved: null, wait: null };
      return { saved: await save(booking, resumePayment(booking, null), null), wait: 0 };
    }
    const result = await performStep(booking, name, parties);
    const change = applyOutcome(booking, result, { timings, now: clock.now() });
    const step = {
      name: stepKey(booking, result),
      input: digestStep(booking, name),
      outcome: toStoredOutcome(result),
    };
    return { saved: await save(booking, change, step), wait: change.wait };
  }

  async function lead(booking: BookingRecord): Promise<void> {
    let current: BookingRecord | null = booking;
    while (current !== null && !isClosing) {
      const { saved, wait }: { saved: BookingRecord | null; wait: unknown } = await advance(current);
      if (saved !== null && typeof wait === 'number' && wait > 0) nap(saved.id, wait);
      current = wait === 0 ? saved : null;
    }
  }

  /** Waits in this process where the delay is shorter than the poll interval. */
  function nap(id: string, milliseconds: number): void {
    if (milliseconds > timings.pollIntervalMs || isClosing) return;
    const timer = setTimeout(() => {
      naps.delete(timer);
      runner.wake(id).catch(report);
    }, milliseconds);
    naps.add(timer.unref());
  }

  /** A failure of the database is met again when the lease has ended, by this process or another. */
  function run(booking: BookingRecord): void {
    const leading = lead(booking)
      .catch(report)
      .finally(() => {
        if (running.get(booking.id) === leading) running.delete(booking.id);
      });
    running.set(booking.id, leading);
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

  /** What the last look for due bookings has claimed runs, too. */
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
    async change(booking, change) {
      const saved = await save(booking, change, null);
      if (saved !== null && change.wait === 0) run(saved);
      return saved !== null;
    },
    async close() {
      isClosing = true;
      for (const timer of naps) clearTimeout(timer);
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

/** True where the shopper is told something else than that we are at it. */
function isNews({ state, isDelayAnnounced }: BookingRecord): boolean {
  return isDelayAnnounced || state === 'awaiting-shopper' || state === 'writing' || isAtRest(state);
}

/** Questions after an action are told apart by their round. */
function stepKey({ round }: BookingRecord, { step }: StepResult): string {
  return step === 'proceed' ? `${step}-${round}` : step;
}

/** Documents are stored as files, not as answers. */
function toStoredOutcome({ step, outcome }: StepResult): object {
  return step === 'documents' || step === 'certificate' ? { outcome: outcome.outcome } : outcome;
}
