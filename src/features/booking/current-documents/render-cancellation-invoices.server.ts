import type { Db } from '../../../database/open-kysely.server.ts';
import { currentOrder } from '../model/booking-record.ts';
import type { DocumentRenderer } from '../model/travel-document.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { listCancellationInvoices } from '../store/list-cancellation-invoices.server.ts';
import { findWholeBooking } from './find-whole-booking.server.ts';

/**
 * Renders what was issued when a trip was called off, once: before it is mailed, or sooner where somebody asks for it. Nothing is rendered
 * of a trip whose guest was erased.
 * @throws Error where it cannot be rendered
 */
export async function renderCancellationInvoices(
  { db, documents }: { readonly db: Db; readonly documents: DocumentRenderer },
  tripBookingId: string,
): Promise<void> {
  const issued = await listCancellationInvoices(db, tripBookingId);
  if (issued.length === 0) return;
  const stored = await db
    .selectFrom('booking_document')
    .select('kind')
    .where('booking_id', '=', tripBookingId)
    .execute();
  const missing = issued.filter(({ kind }) => stored.every((each) => each.kind !== kind));
  const trip = missing.length === 0 ? null : await findWholeBooking(db, tripBookingId);
  const order = trip && currentOrder(trip);
  if (trip === null || order?.kind !== 'trip') return;
  const rendered = await Promise.all(
    missing.map((invoice) => documents.cancellationInvoice(order, trip.bookingNumber, invoice)),
  );
  await db.transaction().execute(async (trx) => {
    // Nothing is written about people who were erased while it was rendered.
    if ((await findWholeBooking(trx, tripBookingId, 'locked')) === null) return;
    await openBookingTables(trx)
      .insertInto('booking_document')
      .values(
        rendered.map(({ kind, name, type, content }) => ({
          booking_id: tripBookingId,
          kind,
          name,
          type,
          content,
        })),
      )
      // Another process has rendered the same.
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
