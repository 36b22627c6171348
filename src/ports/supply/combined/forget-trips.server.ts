import { sql } from 'kysely';
import { liveSupplyPolicy, retention } from '../../../defaults.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { Clock } from '../../../domain/time/clock.ts';
import type { CombinedDb } from './combined-rows.server.ts';

/** Deletes what suppliers have pushed once no repetition comes any more, and trips that are over, were never booked, or were refused, as long ago as guests are kept: they name who travelled. */
export async function forgetTrips({
  db,
  clock,
}: {
  readonly db: CombinedDb;
  readonly clock: Clock;
}): Promise<void> {
  const until = new Date(clock.now().getTime() - retention.guestsMs);
  await db
    .deleteFrom('combined_trip')
    .where((row) =>
      row.or([
        sql<boolean>`(offer -> 'key' ->> 'checkIn')::integer + (offer -> 'key' ->> 'nights')::integer < ${dayAt(until)}`,
        row.and([row('state', 'in', ['held', 'released', 'refused']), row('created_at', '<', until)]),
      ]),
    )
    .execute();
  const receivedBefore = new Date(clock.now().getTime() - liveSupplyPolicy.webhooksMs);
  await db.deleteFrom('supplier_webhook').where('received_at', '<', receivedBefore).execute();
}
