import type { Db } from '../../../database/open-kysely.server.ts';
import { CANCELLATION_INVOICES, type CancellationInvoice } from '../model/travel-document.ts';

/** What was issued when a trip was called off: first what cancels its invoice. Empty for a trip that goes ahead. */
export async function listCancellationInvoices(
  db: Db,
  tripBookingId: string,
): Promise<readonly CancellationInvoice[]> {
  const rows = await db
    .selectFrom('cancellation_invoice')
    .innerJoin('booking', 'booking.id', 'cancellation_invoice.booking_id')
    .selectAll('cancellation_invoice')
    .select('booking.change_fees')
    .where('booking_id', '=', tripBookingId)
    .execute();
  return CANCELLATION_INVOICES.flatMap((kind) => {
    const row = rows.find((each) => each.kind === kind);
    if (row === undefined) return [];
    const { number, issued_at: issuedAt, amount, refund, owed } = row;
    // Nothing changes a trip any more that is cancelled.
    const changeFees = Math.min(amount, Number(row.change_fees));
    const cancelled = { number: row.cancelled_number, issuedAt: row.cancelled_issued_at };
    return [{ kind, number, issuedAt, cancelled, amount, changeFees, refund, owed }];
  });
}
