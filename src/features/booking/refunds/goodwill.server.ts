import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { bookingLimits } from '../../../defaults.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { dueRefundStates } from '../model/refunds/due-refund.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { splitAmongPayments, type TripPayment } from '../model/refunds/split-among-payments.ts';
import type { StaffOutcome } from '../model/staff-outcome.ts';
import { openBookingTables, readBookingRow, selectBooking } from '../store/booking-rows.server.ts';
import { hasOpenChange } from '../store/has-open-change.server.ts';
import { insertDueRefund } from '../store/insert-due-refund.server.ts';
import { listPayments } from '../store/owe-refund.server.ts';

/** Refunds that staff give, and their notes. The timeline records each with the name of the member of staff. */
export interface Goodwill {
  /** Notes something about a booking. */
  addNote(bookingId: string, note: SignedNote): Promise<StaffOutcome>;
  /**
   * Gives a refund while the trip goes ahead: of its own payment, then of later ones, the last one first. It waits for a second person (`proposed`) where all goodwill of the trip together is above
   * `goodwillLimit`: many small ones are no way around it. @param amount minor units
   */
  give(bookingId: string, amount: number, note: SignedNote): Promise<StaffOutcome>;
  /** A second person confirms a goodwill of the booking, or anybody takes it back before it is made. */
  decide(
    bookingId: string,
    refundId: string,
    decision: 'confirm' | 'withdraw',
    by: string,
  ): Promise<StaffOutcome>;
}

interface SignedNote {
  readonly by: string;
  readonly note: string;
}

export function createGoodwill({ db, clock }: { readonly db: Db; readonly clock: Clock }): Goodwill {
  async function addEvent(trx: Db, bookingId: string, kind: string, facts: object): Promise<void> {
    await trx
      .insertInto('booking_event')
      .values({ booking_id: bookingId, at: clock.now(), kind, facts: JSON.stringify(facts) })
      .execute();
  }

  /** Locks the booking and counts its version up, so that a cancellation that has not seen the refund is refused. */
  async function lockBooked(trx: Db, bookingId: string) {
    const row = await openBookingTables(trx)
      .updateTable('booking')
      .set((eb) => ({ version: eb('version', '+', 1) }))
      .where('id', '=', bookingId)
      .where('state', '=', 'booked')
      .returning(selectBooking)
      .executeTakeFirst();
    return row === undefined ? null : readBookingRow(row);
  }

  /** What is left of each payment of a trip. What waits for a second person counts as given. */
  async function listLeft(trx: Db, tripBookingId: string): Promise<readonly TripPayment[]> {
    const payments = await listPayments(openBookingTables(trx), tripBookingId);
    const proposed = await trx
      .selectFrom('due_refund')
      .select(['booking_id', sql<string>`sum(amount)`.as('amount')])
      .where(
        'booking_id',
        'in',
        payments.map(({ bookingId }) => bookingId),
      )
      .where('state', '=', 'proposed')
      .groupBy('booking_id')
      .execute();
    const waiting = new Map(proposed.map((row) => [row.booking_id, Number(row.amount)]));
    return payments.map(({ bookingId, left }) => ({
      bookingId,
      left: Math.max(0, left - (waiting.get(bookingId) ?? 0)),
    }));
  }

  /** A change may give back what the goodwill would take. */
  async function isBeingChanged(trx: Db, tripBookingId: string): Promise<boolean> {
    const { isOpen } = await trx
      .selectNoFrom(hasOpenChange(tripBookingId).as('isOpen'))
      .executeTakeFirstOrThrow();
    return isOpen;
  }

  async function sumGoodwill(trx: Db, tripBookingId: string): Promise<number> {
    const row = await trx
      .selectFrom('due_refund')
      .select(sql<string>`coalesce(sum(amount), 0)`.as('amount'))
      .where(isOfTrip(tripBookingId))
      .where('reason', '=', 'goodwill')
      .executeTakeFirstOrThrow();
    return Number(row.amount);
  }

  return {
    async addNote(bookingId, note) {
      await addEvent(db, bookingId, 'staff-note', note);
      return 'done';
    },
    give: (bookingId, amount, { by, note }) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooked(trx, bookingId);
        if (booking === null || booking.order.kind !== 'trip') return 'not-possible';
        if (await isBeingChanged(trx, bookingId)) return 'being-changed';
        const payments = await listLeft(trx, bookingId);
        const most = payments.reduce((sum, { left }) => sum + left, 0);
        if (amount <= 0 || amount > most) return 'too-much';
        const isBig = amount + (await sumGoodwill(trx, bookingId)) > bookingLimits.goodwillLimit;
        for (const part of splitAmongPayments(amount, payments))
          await insertDueRefund(
            trx,
            { ...part, reason: 'goodwill', note, decidedBy: by, isProposed: isBig },
            clock.now(),
          );
        await addEvent(trx, bookingId, 'staff-goodwill', { by, note });
        return isBig ? 'proposed' : 'done';
      }),
    decide: (bookingId, refundId, decision, by) =>
      db.transaction().execute(async (trx) => {
        const booking = await lockBooked(trx, bookingId);
        const row = await trx
          .selectFrom('due_refund')
          .select(['booking_id', 'amount', 'state', 'decided_by', 'reason'])
          .where('id', '=', refundId)
          .where(isOfTrip(bookingId))
          .forUpdate()
          .executeTakeFirst();
        if (booking === null || row === undefined || row.reason !== 'goodwill') return 'not-possible';
        if (decision === 'withdraw') {
          if (row.state !== 'proposed' && row.state !== 'failed') return 'not-possible';
          await trx.deleteFrom('due_refund').where('id', '=', refundId).execute();
          await addEvent(trx, bookingId, 'staff-goodwill-withdrawn', { by, note: '' });
          return 'done';
        }
        if (row.state !== 'proposed' || row.decided_by === by) return 'not-possible';
        if (await isBeingChanged(trx, bookingId)) return 'being-changed';
        // A change that was made meanwhile may have given it back.
        const payments = await listPayments(openBookingTables(trx), bookingId);
        const payment = payments.find((each) => each.bookingId === row.booking_id);
        if (payment === undefined || Number(row.amount) > payment.left) return 'too-much';
        await trx
          .updateTable('due_refund')
          .set({
            state: dueRefundStates.move(row.state, 'due'),
            promised_on: formatDay(promisedDay(clock.now())),
          })
          .where('id', '=', refundId)
          .execute();
        await addEvent(trx, bookingId, 'staff-goodwill', { by, note: '' });
        return 'done';
      }),
  };
}

/** Of a trip, or of what was ordered and paid for it later. */
const isOfTrip = (tripBookingId: string) =>
  sql<boolean>`booking_id in (select id from booking where id = ${tripBookingId} or trip_booking_id = ${tripBookingId})`;
