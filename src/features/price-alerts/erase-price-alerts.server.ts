import type { Db } from '../../database/open-kysely.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';

interface EndedAlerts {
  readonly now: Date;
  /** Never confirmed, and asked for before. */
  readonly requestedBefore: Date;
  readonly endedBefore: Date;
}

/**
 * Deletes alerts that were never confirmed or have ended long ago, with their prices and mails, and who asked how often.
 * @param limit rows at once, of each
 * @returns the largest number of rows that one of them has lost
 */
export async function erasePriceAlerts(
  db: Db,
  { now, requestedBefore, endedBefore }: EndedAlerts,
  limit: number,
): Promise<number> {
  const alerts = await db
    .deleteFrom('price_alert')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('price_alert as old')
        .select('old.id')
        .where(({ or, and, eb: is }) =>
          or([
            and([is('old.state', '=', 'pending'), is('old.requested_at', '<', requestedBefore)]),
            and([is('old.state', '=', 'ended'), is('old.ended_at', '<', endedBefore)]),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirst();
  const { requestWindowMs, networkWindowMs } = priceAlertPolicy;
  const counted = new Date(now.getTime() - Math.max(requestWindowMs, networkWindowMs));
  const requests = await db
    .deleteFrom('price_alert_request')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('price_alert_request as old')
        .select('old.id')
        .where('old.requested_at', '<', counted)
        .limit(limit),
    )
    .executeTakeFirst();
  return Math.max(...[alerts, requests].map(({ numDeletedRows }) => Number(numDeletedRows)));
}
