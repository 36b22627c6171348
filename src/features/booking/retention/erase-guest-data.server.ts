import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import { type Day, formatDay } from '../../../domain/time/calendar-day.ts';
import { CANCELLATION_INVOICES } from '../model/travel-document.ts';
import { amendedWithoutDetails, withoutDetails } from './anonymise-bookings.server.ts';

/** Documents that books and trade law ask us to keep with the names in them (AO § 147, HGB § 257). */
const keptDocuments = ['confirmation', 'invoice', ...CANCELLATION_INVOICES, 'receipt', 'certificate'];

/**
 * Deletes what nothing asks us to keep of a trip's guest (GDPR, Article 17): contact details, dates of birth, programme numbers, wishes,
 * means of payment, travel documents, what suppliers answered, notes of staff, review and pictures. Names, address and books stay until
 * `retention.bookingsMs` has ended. A trip that is ahead, under way, or about which money is still owed stays whole, and so does one whose
 * cancellation invoices are not rendered yet.
 * @returns false where it stays whole, or was erased before
 */
export async function eraseGuestData(db: Db, bookingId: string, now: Date, today: Day): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    // Locked until the end, so that no step adds anything meanwhile.
    const found = await trx
      .selectFrom('booking')
      .select('id')
      .where('id', '=', bookingId)
      .where(mayBeErased(formatDay(today)))
      .forUpdate()
      .executeTakeFirst();
    if (found === undefined) return false;
    const ids = await trx
      .selectFrom('booking')
      .select('id')
      .where(({ or, eb }) => or([eb('id', '=', bookingId), eb('trip_booking_id', '=', bookingId)]))
      .execute();
    const all = ids.map(({ id }) => id);
    await trx.deleteFrom('guest_review').where('booking_id', 'in', all).execute();
    await trx
      .deleteFrom('booking_document')
      .where('booking_id', 'in', all)
      .where('kind', 'not in', keptDocuments)
      .execute();
    await trx.deleteFrom('booking_step').where('booking_id', 'in', all).execute();
    await trx.deleteFrom('trip_code').where('booking_id', 'in', all).execute();
    await trx
      .updateTable('booking_event')
      .set((eb) => ({ facts: sql<string>`${eb.ref('facts')} || '{"note": ""}'` }))
      .where('booking_id', 'in', all)
      .where(sql<boolean>`facts ? 'note'`)
      .execute();
    await trx.updateTable('due_refund').set({ note: '' }).where('booking_id', 'in', all).execute();
    await trx
      .updateTable('voucher_offer')
      .set({ note: '' })
      .where('due_refund_id', 'in', trx.selectFrom('due_refund').select('id').where('booking_id', 'in', all))
      .execute();
    await trx.updateTable('payment_request').set({ note: '' }).where('booking_id', 'in', all).execute();
    await trx
      .updateTable('booking')
      .set((eb) => ({
        order: withoutDetails,
        amended: amendedWithoutDetails,
        action: null,
        details: null,
        guest_erased_at: now,
        version: eb('version', '+', 1),
      }))
      .where('id', 'in', all)
      .execute();
    await trx
      .insertInto('booking_event')
      .values({ booking_id: bookingId, at: now, kind: 'guest-erased', facts: '{}' })
      .execute();
    return true;
  });
}

/** Whether the data of a trip's guest may be deleted now, see `eraseGuestData`. */
export async function isErasable(db: Db, bookingId: string, today: Day): Promise<boolean> {
  const row = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', bookingId)
    .where(mayBeErased(formatDay(today)))
    .executeTakeFirst();
  return row !== undefined;
}

/** A trip that is over or cancelled, with everything that belongs to it settled, and each number that was issued on a document. */
const mayBeErased = (today: string) => sql<boolean>`
  booking.guest_erased_at is null and booking.anonymised_at is null
  and (booking.state = 'cancelled' or booking.state = 'booked'
    and greatest(coalesce(booking.amended, booking."order") #>> '{trip,checkOut}',
      left(coalesce(booking.amended, booking."order") #>> '{trip,inbound,arrival}', 10)) < ${today})
  and not exists (
    select from cancellation_invoice issued
    where issued.booking_id = booking.id
      and not exists (select from booking_document where booking_id = issued.booking_id and kind = issued.kind))
  and not exists (
    select from booking of_trip
    where (of_trip.id = booking.id or of_trip.trip_booking_id = booking.id)
      and (of_trip.is_under_way or of_trip.attention is not null or of_trip.to_refund <> 0 or of_trip.miles_to_return <> 0
        or exists (select from due_refund where booking_id = of_trip.id and state <> 'refunded')
        or exists (select from payment_request where booking_id = of_trip.id and state = 'open')))`;
