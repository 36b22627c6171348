import type { Db } from '../../../database/open-kysely.server.ts';

/** The money of a refund that a voucher was taken in place of, minor units; 0 where none was. */
export async function sumTakenMoney(db: Db, refundId: string | undefined): Promise<number> {
  if (refundId === undefined) return 0;
  const row = await db
    .selectFrom('voucher_offer')
    .select('amount')
    .where('due_refund_id', '=', refundId)
    .where('state', '=', 'taken')
    .executeTakeFirst();
  return row === undefined ? 0 : Number(row.amount);
}
