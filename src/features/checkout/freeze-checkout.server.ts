import { type RawBuilder, sql } from 'kysely';

/**
 * The part of a statement that counts an order of a checkout, whose answers cannot change from then on. Waits for a change that is under way; returns no row
 * where that has made another revision.
 */
export function freezeCheckout(order: {
  readonly checkoutId: string;
  readonly checkoutRevision: number;
}): RawBuilder<{ member_id: string | null }> {
  return sql<{ member_id: string | null }>`
    update checkout set orders = orders + 1
    where id = ${order.checkoutId} and revision = ${order.checkoutRevision}
    returning member_id`;
}
