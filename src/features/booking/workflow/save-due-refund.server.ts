import type { Kysely } from 'kysely';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { type BookingLife, type BookingRecord, isRefundWaiting } from '../model/booking-record.ts';
import { type DueRefundState, dueRefundStates, refundOfCancellation } from '../model/refunds/due-refund.ts';
import { promisedDay } from '../model/refunds/promised-day.ts';
import { findCancelledAt } from '../refunds/find-cancelled-at.server.ts';
import { type BookingDatabase, closeBookingTables } from '../store/booking-rows.server.ts';
import type { BookingChange } from './booking-change.ts';

interface Saving {
  readonly booking: BookingRecord;
  readonly change: BookingChange;
  readonly at: Date;
}

/**
 * Keeps the row of a refund in step with its booking, in the booking's own transaction: in progress, with staff, or made. What a cancellation
 * gives back gets its row here; the time for it runs from the cancellation.
 */
export async function saveDueRefund(
  trx: Kysely<BookingDatabase>,
  { booking, change, at }: Saving,
): Promise<void> {
  const life = { ...booking, ...change.set };
  if (life.dueRefund === null) return;
  const state = stateOf(life);
  const { id } = life.dueRefund;
  const isNew = id !== booking.dueRefund?.id;
  if (!isNew && state === stateOf(booking)) return;
  if (isNew && id === refundOfCancellation(booking).id) {
    const owedSince = (await findCancelledAt(closeBookingTables(trx), booking.id)) ?? at;
    await trx
      .insertInto('due_refund')
      .values({
        id,
        booking_id: booking.id,
        amount: life.toRefund + life.milesToReturn,
        reason: 'cancellation',
        created_at: owedSince,
        promised_on: formatDay(promisedDay(owedSince)),
        state,
      })
      .execute();
    return;
  }
  await trx
    .updateTable('due_refund')
    .set({
      // A part begins with a row that is due.
      state: dueRefundStates.move(isNew ? 'due' : stateOf(booking), state),
      settled_at: state === 'refunded' ? at : null,
    })
    .where('id', '=', id)
    .execute();
}

function stateOf({ state, resumeState, dueRefund }: BookingLife): DueRefundState {
  if (state === 'manual-review' && resumeState === 'refunding') return 'failed';
  if (isRefundWaiting({ state, dueRefund })) return 'due';
  return state === 'refunding' ? 'refunding' : 'refunded';
}
