import { sql } from 'kysely';
import { officeFigures } from '../../../defaults.ts';
import type { FeedArrivals } from '../../../ports/supply/deliveries-port.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** One name for the files that a feed sends day by day: `rates-20261129.csv` is `rates-#.csv`. */
const nameFeed = (file: string) => file.replace(/\d+/g, '#');

/** Notes that files have come, whatever is in them; of each feed the last arrivals are kept. */
export async function recordArrivals(db: SupplierDb, at: Date, files: readonly string[]): Promise<void> {
  for (const feed of new Set(files.map(nameFeed))) {
    await db
      .insertInto('supplier.feed_arrival')
      .values({ feed, arrived_at: at })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await sql`delete from supplier.feed_arrival where feed = ${feed} and arrived_at not in (
      select arrived_at from supplier.feed_arrival where feed = ${feed}
      order by arrived_at desc limit ${officeFigures.feedArrivals}::integer)`.execute(db);
  }
}

/** Feeds that have come since, by name. */
export async function listArrivals(db: SupplierDb, since: Date): Promise<readonly FeedArrivals[]> {
  return db
    .selectFrom('supplier.feed_arrival')
    .select(['feed', sql<Date[]>`array_agg(arrived_at order by arrived_at)`.as('arrivedAt')])
    .groupBy('feed')
    .having((eb) => eb(eb.fn.max('arrived_at'), '>=', since))
    .orderBy('feed')
    .execute();
}
