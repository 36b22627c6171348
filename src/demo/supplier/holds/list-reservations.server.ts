import type { Db } from '../../../database/open-kysely.server.ts';

interface SoldTrip {
  readonly number: string;
  readonly reference: string;
  readonly isCancelled: boolean;
}

/** Lists everything that the embedded supplier has ever sold, as a vendor's export would. */
export async function listReservations(db: Db): Promise<readonly SoldTrip[]> {
  const rows = await db
    .selectFrom('supplier.hold')
    .select(['id', 'booking_number', 'state'])
    .where('booking_number', 'is not', null)
    .orderBy('booking_number')
    .execute();
  return rows.map(({ id, booking_number, state }) => ({
    number: booking_number ?? '',
    reference: id,
    isCancelled: state === 'cancelled',
  }));
}
