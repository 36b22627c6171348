import type { Db } from '../../database/open-kysely.server.ts';
import { newsletterPolicy } from '../../defaults.ts';

interface Ended {
  readonly now: Date;
  /** Never confirmed, and asked for before. */
  readonly requestedBefore: Date;
  readonly endedBefore: Date;
}

/**
 * Deletes addresses that were never confirmed, the proof of consents that ended long ago, and who asked how often. Suppressed addresses stay:
 * they are digests, and nobody on them wants to be written to.
 * @param limit rows at once, of each
 * @returns the largest number of rows that one of them has lost
 */
export async function eraseNewsletter(
  db: Db,
  { now, requestedBefore, endedBefore }: Ended,
  limit: number,
): Promise<number> {
  const pending = await db
    .deleteFrom('newsletter_consent')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_consent as old')
        .select('old.id')
        .where('old.state', '=', 'pending')
        .where('old.requested_at', '<', requestedBefore)
        .limit(limit),
    )
    .executeTakeFirst();
  const ended = await db
    .deleteFrom('newsletter_consent')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_consent as old')
        .select('old.id')
        .where('old.state', '=', 'ended')
        .where('old.ended_at', '<', endedBefore)
        .limit(limit),
    )
    .executeTakeFirst();
  const counted = new Date(
    now.getTime() - Math.max(newsletterPolicy.mailWindowMs, newsletterPolicy.networkWindowMs),
  );
  const requests = await db
    .deleteFrom('newsletter_request')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('newsletter_request as old')
        .select('old.id')
        .where('old.requested_at', '<', counted)
        .limit(limit),
    )
    .executeTakeFirst();
  return Math.max(...[pending, ended, requests].map(({ numDeletedRows }) => Number(numDeletedRows)));
}
