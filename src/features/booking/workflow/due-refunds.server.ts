import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { startInterval } from '../../../jobs/start-interval.server.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import { dueRefundStates } from '../model/refunds/due-refund.ts';
import type { BookingState } from '../model/states/booking-state.ts';
import type { BookingStore } from '../store/booking-store.server.ts';
import type { BookingRunner } from './booking-runner.server.ts';
import { beginRefundPart } from './refund-part.ts';

interface Options {
  readonly db: Db;
  readonly clock: Clock;
  readonly store: Pick<BookingStore, 'find'>;
  readonly runner: Pick<BookingRunner, 'change'>;
  readonly timings: BookingTimings;
  readonly report: (error: unknown) => void;
}

/** States in which an order that was paid does nothing by itself. */
const atRest: readonly BookingState[] = ['booked', 'cancelled'];

/**
 * Hands refunds that are due to the workflow once they have waited for their time, one after the other for each booking. Several processes may do so: the booking's version lets
 * one of them begin. A refund that is more than what is left of the payment waits for staff, and so does one of a payment that has ended meanwhile: its
 * bank has taken it back.
 */
export function createDueRefunds({ db, clock, store, runner, timings, report }: Options) {
  async function beginOne(row: Awaited<ReturnType<typeof listDue>>[number]): Promise<void> {
    const booking = await store.find(row.booking_id);
    // Another process may have made it since it was listed. Read in this order, it cannot begin in between: the booking would have another version.
    if (booking === null || !atRest.includes(booking.state) || !(await isDue(row.id))) return;
    const change = beginRefundPart(booking, { id: row.id, reason: row.reason, amount: Number(row.amount) });
    if (change !== null) {
      await runner.change(booking, change);
      return;
    }
    await db
      .updateTable('due_refund')
      .set({ state: dueRefundStates.move('due', 'failed') })
      .where('id', '=', row.id)
      // Meanwhile another process may have begun it.
      .where('state', '=', 'due')
      .execute();
  }

  const listDue = () =>
    db
      .selectFrom('due_refund')
      .innerJoin('booking', 'booking.id', 'due_refund.booking_id')
      .select(['due_refund.id', 'booking_id', 'amount', 'due_refund.reason'])
      .distinctOn('booking_id')
      .where('due_refund.state', '=', 'due')
      .where('booking.state', 'in', atRest)
      .$if(timings.refundWaitMs > 0, (query) => query.where(hasWaited()))
      .orderBy('booking_id')
      .orderBy('created_at')
      .limit(bookingLimits.bookingsAtOnce)
      .execute();

  const hasWaited = () =>
    sql<boolean>`(is_hurried or due_refund.created_at <= ${new Date(clock.now().getTime() - timings.refundWaitMs)})`;

  async function isDue(id: string): Promise<boolean> {
    const row = await db
      .selectFrom('due_refund')
      .select('id')
      .where('id', '=', id)
      .where('state', '=', 'due')
      .executeTakeFirst();
    return row !== undefined;
  }

  /** @returns once every refund that can begin has begun */
  async function beginDue(): Promise<void> {
    for (const row of await listDue()) await beginOne(row).catch(report);
  }

  const repeating = startInterval({ intervalMs: timings.pollIntervalMs, run: beginDue, report });
  return { beginDue, close: () => repeating.close() };
}
