import type { Db } from '../../../database/open-kysely.server.ts';
import { numberOfIssue } from '../documents/number-of-issue.ts';

/** An invoice of a trip, as it was issued. */
export interface IssuedInvoice {
  readonly bookingId: string;
  readonly issue: number;
  readonly number: string;
  readonly issuedAt: Date;
}

/** Lists all that was ever invoiced for a trip, by its order and its changes, the oldest first: the last one holds. */
export async function listInvoices(db: Db, tripBookingId: string): Promise<readonly IssuedInvoice[]> {
  const rows = await db
    .selectFrom('booking_document')
    .innerJoin('booking', 'booking.id', 'booking_document.booking_id')
    .select([
      'booking_document.booking_id as bookingId',
      'booking_document.issue',
      'booking_document.issued_at',
      'booking.invoice_number',
      'booking.booked_at',
    ])
    .where('booking_document.kind', '=', 'invoice')
    .where((eb) =>
      eb.or([eb('booking.id', '=', tripBookingId), eb('booking.trip_booking_id', '=', tripBookingId)]),
    )
    .where('booking.booked_at', 'is not', null)
    .where('booking.state', '<>', 'failed')
    .orderBy('booking.booked_at')
    .orderBy('booking_document.issue')
    .execute();
  return rows.flatMap(({ bookingId, issue, issued_at, invoice_number, booked_at }) => {
    const issuedAt = issued_at ?? booked_at;
    if (invoice_number === null || issuedAt === null) return [];
    return [{ bookingId, issue, number: numberOfIssue(invoice_number, issue), issuedAt }];
  });
}
