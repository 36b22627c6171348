import type { Kysely } from 'kysely';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { type AnnouncedChange, type NoticeFacts, noticeStates } from '../../../domain/booking/trip-notice.ts';
import { isSameOffer } from '../../../domain/search/is-same-offer.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { refundOfChange } from '../model/open-balance.ts';
import { type BookingDatabase, closeBookingTables, requireBooking } from './booking-rows.server.ts';
import { isAboutKeptPart } from './is-about-kept-part.ts';
import { isTripLike } from './is-trip-like.server.ts';
import { listPayments, oweRefund } from './owe-refund.server.ts';

/** The trip of a change is not what the change was made for: it was cancelled or changed otherwise. */
export class TripChangedError extends Error {}

interface Amending {
  readonly booking: BookingRecord;
  readonly change: { readonly amendsTrip: boolean };
  readonly at: Date;
}

/**
 * Locks the trip that the last step of a change amends, before the change itself: like an order that begins another change of the trip, so that
 * neither waits for the other. A part of the transaction of that step. What was paid is read once the lock is there.
 */
export async function lockAmendedTrip(
  trx: Kysely<BookingDatabase>,
  { booking: { order }, change }: Amending,
): Promise<void> {
  if (!change.amendsTrip || order.kind !== 'change') return;
  await trx
    .selectFrom('booking')
    .select('id')
    .where('id', '=', order.tripBookingId)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

/**
 * Makes a locked trip what the last step of its change says: its row, its timeline and, where it has become cheaper, the refund that is due. A
 * part of the transaction of that step.
 * @throws TripChangedError where the trip is no longer what the change began with; nothing is stored
 */
export async function amendTrip(
  trx: Kysely<BookingDatabase>,
  { booking, change, at }: Amending,
): Promise<void> {
  const { order, holdTotal, supplierFee } = booking;
  if (!change.amendsTrip || order.kind !== 'change') return;
  const { tripBookingId, before, after, fee } = order;
  const trip = await requireBooking(trx, tripBookingId);
  const { numUpdatedRows } = await trx
    .updateTable('booking')
    .set((eb) => ({
      amended: JSON.stringify(after),
      hold_total: holdTotal,
      change_fees: eb('change_fees', '+', String(fee)),
      version: eb('version', '+', 1),
    }))
    .where('id', '=', tripBookingId)
    .where('state', 'not in', ['cancelling', 'cancelled', 'failed'])
    .where(isTripLike(before))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n)
    throw new TripChangedError(`Trip ${tripBookingId} is not what its change began with`);
  if (order.noticeId !== undefined)
    await endByAlternative(trx, { tripBookingId, noticeId: order.noticeId, at });
  if (!isSameOffer(before.offerKey, after.offerKey)) await endNoticesOfLostParts(trx, order, at);
  const { changedBy } = order;
  const facts = {
    change: order.change,
    of: booking.id,
    supplierFee,
    ...(changedBy !== undefined && { changedBy }),
  };
  await trx
    .insertInto('booking_event')
    .values({ booking_id: tripBookingId, at, kind: 'changed', facts: JSON.stringify(facts) })
    .execute();
  const payments = await listPayments(trx, tripBookingId);
  const amount = refundOfChange(order, trip);
  const reason = order.change === 'withdrawal' ? 'withdrawal' : 'change';
  await oweRefund(trx, { amount, reason, at }, payments);
}

/** The notice ends with the choice, also where its deadline has passed while the traveller was at the bank. */
async function endByAlternative(
  trx: Kysely<BookingDatabase>,
  {
    tripBookingId,
    noticeId,
    at,
  }: { readonly tripBookingId: string; readonly noticeId: string; readonly at: Date },
): Promise<void> {
  const { numUpdatedRows } = await closeBookingTables(trx)
    .updateTable('trip_notice')
    .set({ state: 'rebooked', ended_at: at, next_at: null })
    .where('id', '=', noticeId)
    .where('booking_id', '=', tripBookingId)
    .where('state', 'in', noticeStates.listBefore('rebooked'))
    .executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) return;
  const facts = { answer: 'rebooked', answeredBy: 'traveller' };
  await trx
    .insertInto('booking_event')
    .values({ booking_id: tripBookingId, at, kind: 'notice-answered', facts: JSON.stringify(facts) })
    .execute();
}

/** What was announced about flights and nights that the trip no longer has holds no more, and nobody has to call about it. */
async function endNoticesOfLostParts(
  trx: Kysely<BookingDatabase>,
  { tripBookingId, before, after }: ChangeOrder,
  at: Date,
): Promise<void> {
  const notices = closeBookingTables(trx);
  const open = await notices
    .selectFrom('trip_notice')
    .select(['id', 'facts', 'announced'])
    .where('booking_id', '=', tripBookingId)
    .where('state', 'in', noticeStates.listBefore('replaced'))
    .execute();
  const lost = open.filter(({ facts, announced }) => {
    const about = (facts ?? announced) as NoticeFacts | AnnouncedChange | null;
    return about === null || !isAboutKeptPart(about, before.offerKey, after.offerKey);
  });
  if (lost.length === 0) return;
  await notices
    .updateTable('trip_notice')
    .set({ state: 'replaced', ended_at: at, next_at: null })
    .where(
      'id',
      'in',
      lost.map(({ id }) => id),
    )
    // Meanwhile its traveller may have answered.
    .where('state', 'in', noticeStates.listBefore('replaced'))
    .execute();
}
