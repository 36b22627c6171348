import type { Db } from '../../../database/open-kysely.server.ts';

/** The brand on whose site a withdrawal was sent; null for an id that none has. */
export async function findBrandOfWithdrawal(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('withdrawal').select('brand').where('id', '=', id).executeTakeFirst();
  return row?.brand ?? null;
}
