import type { Db } from '../../../database/open-kysely.server.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import type { DocumentRenderer } from '../model/travel-document.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { describeBooking } from '../workflow/perform-step.server.ts';
import { statementKinds } from './renew-statement.server.ts';

/** Renders the documents of a trip again as it is now, in place of those that travellers get. What was invoiced stays as it was. */
export async function renewDocuments(
  { db, documents }: { readonly db: Db; readonly documents: DocumentRenderer },
  booking: BookingRecord,
): Promise<void> {
  const open = openBalance(booking);
  const rendered = await documents.rest(currentOrder(booking), describeBooking(booking), open);
  const bookings = openBookingTables(db);
  // The last change of a trip has its documents.
  const holder = await bookings
    .selectFrom('booking')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', booking.id), eb('trip_booking_id', '=', booking.id)]))
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('booking_document')
          .select('kind')
          .whereRef('booking_id', '=', 'booking.id')
          .where('kind', '=', 'confirmation'),
      ),
    )
    .where('booked_at', 'is not', null)
    .orderBy('booked_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  const renewed = rendered.filter(({ kind }) => kind !== 'invoice');
  if (renewed.length === 0) return;
  await bookings
    .insertInto('booking_document')
    .values(
      renewed.map(({ kind, name, type, content }) => ({
        booking_id: holder?.id ?? booking.id,
        kind,
        name,
        type,
        content,
        open_amount: statementKinds.includes(kind) ? open : null,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['booking_id', 'kind', 'issue']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        content: eb.ref('excluded.content'),
        open_amount: eb.ref('excluded.open_amount'),
      })),
    )
    .execute();
}
