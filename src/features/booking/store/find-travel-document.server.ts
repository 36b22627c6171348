import { sql } from 'kysely';
import type { Db } from '../../../database/open-kysely.server.ts';
import type { StoredDocument } from '../model/travel-document.ts';
import { openBookingTables } from './booking-rows.server.ts';

interface FoundDocument extends StoredDocument {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/** Returns a document of the checkout's latest booking once it is booked, as the last change has left it; null when there is none. */
export async function findTravelDocument(
  db: Db,
  checkoutId: string,
  kind: string,
): Promise<FoundDocument | null> {
  const document = await openBookingTables(db)
    .selectFrom('booking')
    .innerJoin('booking_document', 'booking_document.booking_id', 'booking.id')
    .select([
      'booking_document.booking_id as bookingId',
      'booking_document.kind',
      'booking_document.issue',
      'booking_document.open_amount as open',
      'booking_document.name',
      'booking_document.type',
      'booking_document.content',
    ])
    .where((eb) =>
      eb.or([
        eb('booking.checkout_id', '=', checkoutId),
        eb.and([
          sql<boolean>`booking."order" ->> 'kind' = 'change'`,
          eb(
            'booking.trip_booking_id',
            'in',
            eb.selectFrom('booking as trip').select('trip.id').where('trip.checkout_id', '=', checkoutId),
          ),
        ]),
      ]),
    )
    .where(sql<boolean>`booking_document.kind = ${kind}`)
    .where('booking.booked_at', 'is not', null)
    .where('booking.state', '<>', 'failed')
    .orderBy('booking.booked_at', 'desc')
    .orderBy('booking_document.issue', 'desc')
    .limit(1)
    .executeTakeFirst();
  return document ?? null;
}
