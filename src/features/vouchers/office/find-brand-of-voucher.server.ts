import type { Db } from '../../../database/open-kysely.server.ts';

/** Null for an id that no voucher has. */
export async function findBrandOfVoucher(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('voucher').select('brand').where('id', '=', id).executeTakeFirst();
  return row?.brand ?? null;
}
