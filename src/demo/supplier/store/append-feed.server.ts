import type { PoolClient } from 'pg';
import type { SupplyChange } from '../../../domain/search/supply-facts.ts';

/**
 * Adds the next batch to the feed; call it last, because no other transaction gets a number until this one ends.
 * @param at milliseconds since 1970
 */
export async function appendFeed(
  client: PoolClient,
  at: number,
  changes: readonly SupplyChange[],
): Promise<void> {
  await client.query({
    name: 'supplier-append-feed',
    text: `with next as (update supplier.feed_end set sequence = sequence + 1 returning sequence)
     insert into supplier.feed (sequence, at, changes) select sequence, $1, $2 from next`,
    values: [at, JSON.stringify(changes)],
  });
}
