import { sql } from 'kysely';
import { officeFigures } from '../../../defaults.ts';
import type { FeedArrivals } from '../../../ports/supply/deliveries-port.ts';
import { detectFeed, isFeedKind } from '../../../ports/supply/feeds/detect-feed.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import type { SupplierDb } from '../store/supplier-store.server.ts';

/** One name for the files that a feed sends day by day: `rates-20261129.csv` is `rates-#.csv`. */
const nameFeed = (file: string) => file.replace(/\d+/g, '#');

/** Notes that feeds have come, whether their records are taken or not; of each the last arrivals are kept. Pictures and what is no feed do not count. */
export async function recordArrivals(db: SupplierDb, at: Date, files: readonly FeedFile[]): Promise<void> {
  const feeds = new Set<string>();
  for (const { name, open } of files) {
    const kind = await detectFeed(open());
    if (isFeedKind(kind) && kind !== 'picture-file') feeds.add(nameFeed(name));
  }
  for (const feed of feeds) {
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
