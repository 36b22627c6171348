import type { Db } from '../../../database/open-kysely.server.ts';
import { CANCELLATION_INVOICES } from '../model/travel-document.ts';
import { findTravelDocument } from '../store/find-travel-document.server.ts';
import { listInvoices } from '../store/list-invoices.server.ts';
import { renderCancellationInvoices } from './render-cancellation-invoices.server.ts';
import { type RenewalDeps, renewStatement } from './renew-statement.server.ts';

interface DocumentFile {
  readonly name: string;
  readonly type: string;
  readonly content: Uint8Array;
}

/**
 * As `findTravelDocument`, with what is still to be paid now.
 * @param wanted kind of the document, or the number of any invoice of the trip, as it was issued
 * @throws Error where a document that says otherwise cannot be rendered again
 */
export async function findCurrentDocument(
  deps: RenewalDeps,
  checkoutId: string,
  wanted: string,
): Promise<DocumentFile | null> {
  const stored = await findTravelDocument(deps.db, checkoutId, wanted);
  if (stored === null && CANCELLATION_INVOICES.some((kind) => kind === wanted)) {
    const trip = await findTrip(deps.db, checkoutId);
    if (trip !== undefined) await renderCancellationInvoices(deps, trip.id);
    return findTravelDocument(deps.db, checkoutId, wanted);
  }
  if (stored === null) return findInvoice(deps.db, checkoutId, wanted);
  // What another process has made meanwhile is judged like any other.
  if (await renewStatement(deps, stored)) return findCurrentDocument(deps, checkoutId, wanted);
  const { name, type, content } = stored;
  return { name, type, content };
}

const findTrip = (db: Db, checkoutId: string) =>
  db
    .selectFrom('booking')
    .select('id')
    .where('checkout_id', '=', checkoutId)
    .where('booked_at', 'is not', null)
    .orderBy('booked_at', 'desc')
    .limit(1)
    .executeTakeFirst();

async function findInvoice(db: Db, checkoutId: string, number: string): Promise<DocumentFile | null> {
  const trip = await findTrip(db, checkoutId);
  const invoices = trip === undefined ? [] : await listInvoices(db, trip.id);
  const invoice = invoices.find((each) => each.number === number);
  if (invoice === undefined) return null;
  const file = await db
    .selectFrom('booking_document')
    .select(['name', 'type', 'content'])
    .where('booking_id', '=', invoice.bookingId)
    .where('kind', '=', 'invoice')
    .where('issue', '=', invoice.issue)
    .executeTakeFirst();
  return file ?? null;
}
