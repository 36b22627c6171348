import { sql } from 'kysely';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/**
 * Adds the next batch to the feed; call it last, because no other transaction gets a number until this one ends.
 * @param at milliseconds since 1970
 */
export async function appendFeed(
  db: SupplierDb,
  at: number,
  changes: readonly SupplyChange[],
): Promise<void> {
  await db
    .with('next', (end) =>
      end
        .updateTable('supplier.feed_end')
        .set((row) => ({ sequence: row('sequence', '+', '1') }))
        .returning('sequence'),
    )
    .insertInto('supplier.feed')
    .columns(['sequence', 'at', 'changes'])
    .expression((next) =>
      next
        .selectFrom('next')
        .select([
          'sequence',
          sql<number>`${at}::bigint`.as('at'),
          sql`${JSON.stringify(changes)}::jsonb`.as('changes'),
        ]),
    )
    .execute();
}
