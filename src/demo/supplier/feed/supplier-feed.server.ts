import type { Pool, PoolClient } from 'pg';
import type { SupplyBatch, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { SupplyFeed } from '../../../ports/supply/supply-port.ts';
import { readEverything } from '../store/read-everything.server.ts';

interface FeedRow {
  sequence: string;
  at: string;
  changes: readonly SupplyChange[];
}

/** The feed from the supplier's tables, and `close`, which ends readings that were not read to their end. */
export function createSupplierFeed(pool: Pool): SupplyFeed & { close(): void } {
  const readings = new Set<() => void>();
  return {
    async everything() {
      const client = await pool.connect();
      const end = once(() => {
        readings.delete(end);
        client.release(true);
      });
      readings.add(end);
      // The next read reports a lost connection; no other caller is affected.
      client.on('error', end);
      try {
        const sequence = await beginReading(client);
        return { sequence, parts: endAfterwards(readEverything(client), end) };
      } catch (error) {
        end();
        throw error;
      }
    },
    async after(sequence, limit) {
      const { rows } = await pool.query<FeedRow>(
        'select sequence, at, changes from supplier.feed where sequence > $1 order by sequence limit $2',
        [sequence, limit],
      );
      return rows.map(
        (row): SupplyBatch => ({
          sequence: Number(row.sequence),
          at: Number(row.at),
          changes: row.changes,
        }),
      );
    },
    close: () => {
      for (const end of readings) end();
    },
  };
}

/** From here on the client sees one state, whose number is returned. */
async function beginReading(client: PoolClient): Promise<number> {
  await client.query('begin isolation level repeatable read read only');
  await client.query(`set local idle_in_transaction_session_timeout = '5min'`);
  const { rows } = await client.query<{ sequence: string }>('select sequence from supplier.feed_end');
  return Number(rows[0]?.sequence ?? 0);
}

async function* endAfterwards<Item>(items: AsyncIterable<Item>, end: () => void): AsyncGenerator<Item> {
  try {
    yield* items;
  } finally {
    end();
  }
}

function once(act: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) act();
    isDone = true;
  };
}
