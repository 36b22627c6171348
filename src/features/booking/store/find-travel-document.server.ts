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
    .innerJoin('booking_paper', 'booking_paper.booking_id', 'booking.id')
    .select([
      'booking_paper.booking_id as bookingId',
      'booking_paper.kind',
      'booking_paper.issue',
      'booking_paper.open_amount as open',
      'booking_paper.name',
      'booking_paper.type',
      'booking_paper.content',
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
    .where(sql<boolean>`booking_paper.kind = ${kind}`)
    .where('booking.booked_at', 'is not', null)
    .where('booking.state', '<>', 'failed')
    .orderBy('booking.booked_at', 'desc')
    .orderBy('booking_paper.issue', 'desc')
    .limit(1)
    .executeTakeFirst();
  return document ?? null;
}
