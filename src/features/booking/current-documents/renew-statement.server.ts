import type { Db } from '../../../database/open-kysely.server.ts';
import { type Order, toChangedOrder } from '../../../domain/booking/booking-order.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import { numberOfIssue } from '../documents/number-of-issue.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { openBalance } from '../model/open-balance.ts';
import type { DocumentFacts, DocumentRenderer, StoredDocument } from '../model/travel-document.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { listCancellationInvoices } from '../store/list-cancellation-invoices.server.ts';
import { listInvoices } from '../store/list-invoices.server.ts';
import { describeBooking } from '../workflow/perform-step.server.ts';
import { findWholeBooking } from './find-whole-booking.server.ts';

export interface RenewalDeps {
  readonly db: Db;
  readonly documents: DocumentRenderer;
  readonly clock: Clock;
}

/** Documents that say what is still to be paid. */
export const statementKinds: readonly string[] = ['confirmation', 'invoice'];

/**
 * Renders a document again that says another amount is still to be paid than is, such as before a payment by link has arrived. Of an invoice that is a further issue, with
 * number and date of its own, of the same order: what was issued stays as it was (directive 2006/112/EC, Articles 219 and 233). What was erased is not rendered again.
 * @returns whether there is another one now; false where the stored one holds
 * @throws Error where it cannot be rendered: nobody gets one that is wrong
 */
export async function renewStatement(deps: RenewalDeps, stored: StoredDocument): Promise<boolean> {
  const { db, documents, clock } = deps;
  const { bookingId, kind, issue } = stored;
  if (!statementKinds.includes(kind)) return false;
  const holder = await findWholeBooking(db, bookingId);
  const trip =
    holder?.order.kind === 'change' ? await findWholeBooking(db, holder.order.tripBookingId) : holder;
  if (holder === null || trip === null || trip.order.kind !== 'trip') return false;
  const stated = stored.open ?? openByOrder(holder.order);
  const open = await findOpen(db, trip, stated);
  if (open === stated) return false;
  const isInvoice = kind === 'invoice';
  if (isInvoice) {
    if (await isInvoiceCancelled(db, trip.id)) return false;
    const last = (await listInvoices(db, trip.id)).at(-1);
    // A change has an invoice of its own, which replaces this one; or another process has issued the next meanwhile.
    if (last?.bookingId !== bookingId) return false;
    if (last.issue !== issue) return true;
  }
  const now = clock.now();
  const [order, facts] = isInvoice
    ? [holder.order, describeIssue(holder, trip, issue + 1, now)]
    : [currentOrder(trip), describeBooking(trip)];
  const rendered = await documents.rest(order, facts, open);
  const renewed = rendered.find((each) => each.kind === kind);
  if (renewed === undefined) throw new Error(`The ${kind} of booking ${bookingId} is not rendered again`);
  const { type, name, content } = renewed;
  const document = { name, content, open_amount: open };
  return db.transaction().execute(async (trx) => {
    // The trip first, as everywhere; its lock keeps a cancellation away, behind which nothing is invoiced.
    for (const id of new Set([trip.id, bookingId])) {
      // Nothing is written about people who were erased while it was rendered.
      if ((await findWholeBooking(trx, id, 'locked')) === null) return false;
    }
    if (isInvoice && (await isInvoiceCancelled(trx, trip.id))) return false;
    const tables = openBookingTables(trx);
    await (isInvoice
      ? tables
          .insertInto('booking_document')
          .values({ ...document, booking_id: bookingId, kind, type, issue: issue + 1, issued_at: now })
          // Another process has issued it meanwhile.
          .onConflict((conflict) => conflict.doNothing())
      : tables
          .updateTable('booking_document')
          .set(document)
          .where('booking_id', '=', bookingId)
          .where('kind', '=', renewed.kind)
    ).execute();
    return true;
  });
}

/** The facts of a further issue of an invoice, which is made now. */
function describeIssue(holder: BookingRecord, trip: BookingRecord, issue: number, now: Date): DocumentFacts {
  const facts = describeBooking(holder);
  return {
    ...facts,
    bookedAt: now,
    invoiceNumber: numberOfIssue(facts.invoiceNumber, issue),
    ...(trip.invoiceNumber !== null && { firstInvoice: trip.invoiceNumber }),
  };
}

/** True once the trip was called off: its invoice is cancelled, and no further one is issued. */
async function isInvoiceCancelled(db: Db, tripBookingId: string): Promise<boolean> {
  return (await listCancellationInvoices(db, tripBookingId)).length > 0;
}

/** What a document has to say. Of a trip that has ended nothing is asked for: its document says what was open then, unless that was paid. */
async function findOpen(db: Db, trip: BookingRecord, stated: number): Promise<number> {
  if (trip.state !== 'cancelling' && trip.state !== 'cancelled') return openBalance(trip);
  const { paid } = await openBookingTables(db)
    .selectFrom('payment_request')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<string>('amount'), eb.val('0')).as('paid'))
    .where('booking_id', '=', trip.id)
    .where('state', '=', 'paid')
    .executeTakeFirstOrThrow();
  return Number(paid) >= stated ? 0 : stated;
}

/** What a document says that is older than the column which keeps it: what its own order left open. */
function openByOrder(order: Order): number {
  const trip = order.kind === 'change' ? toChangedOrder(order) : order;
  return trip.kind === 'trip' ? (trip.instalments?.balance ?? 0) : 0;
}
