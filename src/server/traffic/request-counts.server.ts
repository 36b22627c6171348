import { createHmac } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../database/open-kysely.server.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { minuteMs } from '../../domain/time/time-units.ts';

/** Requests of a minute, over all processes. */
export interface RequestCounts {
  /**
   * Counts one more. The minute begins with the first.
   * @param what is limited: its counts are apart from all others
   * @param who a network or session
   */
  add(what: string, who: string): Promise<{ readonly count: number; readonly secondsLeft: number }>;
}

/** @param secret key of the digests, the same in every process: the table says nothing of who asked */
export function createRequestCounts({
  db,
  clock,
  secret,
}: {
  readonly db: Db;
  readonly clock: Clock;
  readonly secret: string;
}): RequestCounts {
  let erasedAt = 0;
  const digestOf = (what: string, who: string) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['request count', what, who]))
      .digest();

  return {
    async add(what, who) {
      const now = clock.now();
      if (now.getTime() - erasedAt >= minuteMs) {
        erasedAt = now.getTime();
        await eraseRequestCounts(db, now);
      }
      // One statement, in which requests of several processes take turns.
      const { rows } = await sql<{ count: number; ends: Date }>`
        insert into request_count as known (digest, count, ends_at)
        values (${digestOf(what, who)}, 1, ${new Date(now.getTime() + minuteMs)})
        on conflict (digest) do update set
          count = case when known.ends_at > ${now} then known.count + 1 else 1 end,
          ends_at = case when known.ends_at > ${now} then known.ends_at else excluded.ends_at end
        returning count, ends_at as ends`.execute(db);
      const { count = 1, ends = now } = rows[0] ?? {};
      return { count, secondsLeft: Math.ceil((ends.getTime() - now.getTime()) / 1000) };
    },
  };
}

/** Deletes minutes that are over: once a minute where requests are counted, and where none come as part of retention. */
export async function eraseRequestCounts(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('request_count').where('ends_at', '<=', now).execute();
}
