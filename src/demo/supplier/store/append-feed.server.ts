import { sql } from 'kysely';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { SupplierDb } from './supplier-store.server.ts';

/** Adds several batches in their order, as `appendFeed` adds one: many records of an import are one statement. */
export async function appendBatches(
  db: SupplierDb,
  at: number,
  batches: readonly (readonly SupplyChange[])[],
): Promise<void> {
  if (batches.length === 0) return;
  await sql`with feed_end as (
      update supplier.feed_end set sequence = sequence + ${batches.length}::integer returning sequence)
    insert into supplier.feed (sequence, at, changes)
    select feed_end.sequence - ${batches.length}::integer + place, ${at}::bigint, changes
    from feed_end, unnest(${batches.map((changes) => JSON.stringify(changes))}::jsonb[]) with ordinality
      as batch (changes, place)`.execute(db);
}

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
