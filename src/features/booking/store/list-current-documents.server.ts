import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { StoredDocument, TravelDocumentKind } from '../model/travel-document.ts';
import { openBookingTables } from './booking-rows.server.ts';

/** What a change does not make again where it leaves the price as it is, and what only the order has. */
const keptKinds: readonly TravelDocumentKind[] = [
  'invoice',
  'cancellation-invoice',
  'fee-invoice',
  'certificate',
  'receipt',
];

/**
 * Lists the documents of an order that hold now, each once: those of the last change of a trip, and what it has left as it was. A voucher of
 * the order for a transfer that the trip has no more is none of them.
 */
export async function listCurrentDocuments(db: Db, bookingId: string): Promise<readonly StoredDocument[]> {
  const rows = await openBookingTables(db)
    .selectFrom('booking')
    .innerJoin('booking_document', 'booking_document.booking_id', 'booking.id')
    .distinctOn('booking_document.kind')
    .select([
      'booking_document.booking_id as bookingId',
      'booking_document.kind',
      'booking_document.issue',
      'booking_document.open_amount as open',
    ])
    .where(isOfOrder(bookingId))
    .where((eb) =>
      eb.or([
        eb('booking_document.kind', 'in', keptKinds),
        eb(
          'booking.id',
          '=',
          sql<string>`coalesce((
          select confirmation.booking_id from booking_document confirmation join booking on booking.id = confirmation.booking_id
          where confirmation.kind = 'confirmation' and ${isOfOrder(bookingId)}
          order by booking.booked_at desc limit 1), ${bookingId})`,
        ),
      ]),
    )
    .orderBy('booking_document.kind')
    .orderBy('booking.booked_at', 'desc')
    .orderBy('booking_document.issue', 'desc')
    .execute();
  return rows;
}

/** The order itself, and the changes of its trip that were made. */
const isOfOrder = (
  bookingId: string,
) => sql<boolean>`booking.booked_at is not null and booking.state <> 'failed'
  and (booking.id = ${bookingId} or booking.trip_booking_id = ${bookingId} and booking."order" ->> 'kind' = 'change')`;
