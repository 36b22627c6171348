import type { Db } from '../../../database/open-kysely.server.ts';

/** Whether a booking was sold by a company: no other company's account says anything of its money. */
export async function isSoldBy(db: Db, bookingId: string, companyId: string): Promise<boolean> {
  const booking = await db
    .selectFrom('booking')
    .select('id')
    .where('id', '=', bookingId)
    .where('company_id', '=', companyId)
    .executeTakeFirst();
  return booking !== undefined;
}
