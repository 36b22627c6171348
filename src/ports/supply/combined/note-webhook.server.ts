import { sql } from 'kysely';
import type { CombinedDb } from './combined-rows.server.ts';

/** What a supplier has pushed, in its own ids. */
export interface SupplierWebhook {
  readonly supplier: string;
  readonly id: string;
  readonly kind: string;
  /** Null for none. */
  readonly orderId: string | null;
}

/** Records an event once, and makes the trip that it is about due at once. Returns whether there is one to look at. */
export async function noteWebhook(
  db: CombinedDb,
  { supplier, id, kind, orderId }: SupplierWebhook,
  at: Date,
): Promise<boolean> {
  return db.transaction().execute(async (trx) => {
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('supplier_webhook')
      .values({ supplier, id, kind, order_id: orderId, received_at: at })
      .onConflict((conflict) => conflict.columns(['supplier', 'id']).doNothing())
      .executeTakeFirstOrThrow();
    if (numInsertedOrUpdatedRows === 0n || orderId === null) return false;
    const { numUpdatedRows } = await trx
      .updateTable('combined_trip')
      .set({ watched_at: null })
      .where(sql<boolean>`flights ->> 'vendorId' = ${orderId} and flights ->> 'supplier' = ${supplier}`)
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  });
}
