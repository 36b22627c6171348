import type { Db } from '../../../database/open-kysely.server.ts';
import { retention } from '../../../defaults.ts';

/** Deletes the sources of orders that are older than a day; the orders stay. */
export async function eraseSources(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('booking_source')
    .where('placed_at', '<', new Date(now.getTime() - retention.orderSourcesMs))
    .execute();
}
