import type { PoolClient } from 'pg';
import { inTransaction } from '../../../database/in-transaction.server.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { appendFeed } from './append-feed.server.ts';
import { fillSupplierStore } from './fill-supplier-store.server.ts';
import type { SupplierStore } from './supplier-store.server.ts';
import type { WorldSupply } from './world-supply.server.ts';

/** The lock for filling the tables or moving their horizon. */
export const supplierStoreLock = 7_265_003;

/** Raised when the world made from the same parameters is another one: the tables are then filled again. */
const generator = 1;

/**
 * Fills the tables with a world unless they hold it already, in one transaction; processes that start at once take turns.
 * After a new filling the feed skips a number: its readers find a gap and read everything again.
 */
export async function openSupplierStore(
  { pool, clock, seed }: SupplierStore,
  world: WorldSupply,
  { hotels, today }: { readonly hotels: number; readonly today: Day },
): Promise<void> {
  const isFilled = await inTransaction(pool, async (client) => {
    await allowTime(client);
    await client.query('select pg_advisory_xact_lock($1)', [supplierStoreLock]);
    if (await containsWorld(client, hotels, seed)) return false;
    await clearSupplierStore(client);
    await client.query(
      `insert into supplier.world (hotels, seed, generator, made_on, first_day) values ($1, $2, $3, $4, $4)`,
      [hotels, seed, generator, today],
    );
    await fillSupplierStore(client, world, { seed, firstDay: today });
    await appendFeed(client, clock.now().getTime(), [{ kind: 'horizon', firstDay: today }]);
    return true;
  });
  if (isFilled) await pool.query('analyze supplier.plan, supplier.nights, supplier.room, supplier.flights');
}

/** For work on the whole world: the pool's limits are those of a request. */
export async function allowTime(client: PoolClient): Promise<void> {
  await client.query('set local statement_timeout = 0; set local idle_in_transaction_session_timeout = 0');
}

async function containsWorld(client: PoolClient, hotels: number, seed: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from supplier.world where hotels = $1 and seed = $2 and generator = $3',
    [hotels, seed, generator],
  );
  return rowCount === 1;
}

async function clearSupplierStore(client: PoolClient): Promise<void> {
  await client.query(
    `truncate supplier.world, supplier.airline, supplier.hotel, supplier.hotel_entry, supplier.plan, supplier.nights,
       supplier.room, supplier.flights, supplier.feed, supplier.call, supplier.hold, supplier.taken_seat`,
  );
  await client.query('update supplier.feed_end set sequence = sequence + 1 where sequence > 0');
}
