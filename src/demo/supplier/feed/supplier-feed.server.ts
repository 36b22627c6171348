import { sql } from 'kysely';
import type { Pool } from 'pg';
import type { SupplyBatch } from '../../../domain/search/supply-facts.ts';
import type { SupplyFeed } from '../../../ports/supply/supply-port.ts';
import { readEverything } from '../store/read-everything.server.ts';
import { openSupplierDb, type SupplierDb } from '../store/supplier-store.server.ts';

/** The feed from the supplier's tables, and `close`, which ends readings that were not read to their end. */
export function createSupplierFeed(pool: Pool): SupplyFeed & { close(): void } {
  const db = openSupplierDb(pool);
  const readings = new Set<() => void>();
  return {
    async everything() {
      // A reading lasts longer than a function call: it has a connection of its own, which is thrown away at its end.
      const client = await pool.connect();
      const end = once(() => {
        readings.delete(end);
        client.release(true);
      });
      readings.add(end);
      // The next read reports a lost connection; no other caller is affected.
      client.on('error', end);
      try {
        const reading = openSupplierDb(client);
        const sequence = await beginReading(reading);
        return { sequence, parts: endAfterwards(readEverything(reading), end) };
      } catch (error) {
        end();
        throw error;
      }
    },
    async after(sequence, limit) {
      const rows = await db
        .selectFrom('supplier.feed')
        .select(['sequence', 'at', 'changes'])
        .where('sequence', '>', String(sequence))
        .orderBy('sequence')
        .limit(limit)
        .execute();
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

/** Whether a demo world or goods of an operator are on sale yet: a shop's first start opens the sale. */
export async function hasSupply(pool: Pool): Promise<boolean> {
  const world = await openSupplierDb(pool)
    .selectFrom('supplier.world')
    .select('first_day')
    .executeTakeFirst();
  return world !== undefined;
}

/** From here on the connection sees one state, whose number is returned. */
async function beginReading(db: SupplierDb): Promise<number> {
  await sql`begin isolation level repeatable read read only`.execute(db);
  await sql`set local idle_in_transaction_session_timeout = '5min'`.execute(db);
  const end = await db.selectFrom('supplier.feed_end').select('sequence').executeTakeFirst();
  return Number(end?.sequence ?? 0);
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
