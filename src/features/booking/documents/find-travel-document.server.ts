import type { Db } from '../../../database/open-kysely.server.ts';

/** Returns a document of the checkout's latest booking once it is booked; null when there is none. */
export async function findTravelDocument(
  db: Db,
  checkoutId: string,
  kind: string,
): Promise<{ readonly name: string; readonly type: string; readonly content: Uint8Array } | null> {
  const document = await db
    .selectFrom('booking')
    .innerJoin('booking_paper', 'booking_paper.booking_id', 'booking.id')
    .select(['booking_paper.name', 'booking_paper.type', 'booking_paper.content'])
    .where('booking.checkout_id', '=', checkoutId)
    .where('booking_paper.kind', '=', kind)
    .where('booking.booked_at', 'is not', null)
    .where('booking.state', '<>', 'failed')
    .executeTakeFirst();
  return document ?? null;
}
