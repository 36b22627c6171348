import type { Db } from '../../database/open-kysely.server.ts';
import { digestToken } from '../../database/token.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import { alertRequests } from './alert-requests.server.ts';
import { openAlertTables } from './alert-rows.server.ts';
import { alertStates } from './alert-states.ts';
import { lifetimeFrom } from './lifetime-from.ts';
import type { AlertConfirmation } from './price-alert.ts';

/**
 * Begins the alert of a link that confirms. Pressed again it says the same, until the alert has ended. The latest of an address for the same trip takes
 * the place of the others: a wanted price is changed so.
 */
export async function confirmAlert(db: Db, token: string, now: Date): Promise<AlertConfirmation> {
  return openAlertTables(db)
    .transaction()
    .execute(async (trx) => {
      const digest = digestToken(token);
      const found = await trx
        .selectFrom('price_alert')
        .select('address_digest')
        .where('token_digest', '=', digest)
        .executeTakeFirst();
      if (found === undefined) return 'ended';
      await alertRequests.lock(trx, { address: found.address_digest, network: null });
      const alert = await trx
        .selectFrom('price_alert')
        .selectAll()
        .where('token_digest', '=', digest)
        .forUpdate()
        .executeTakeFirst();
      if (alert?.state === 'active') return 'confirmed';
      if (alert === undefined || !alertStates.canMove(alert.state, 'active') || alert.token_until <= now)
        return 'ended';
      const active = await trx
        .selectFrom('price_alert')
        .select(['id', 'watch_key'])
        .where('address_digest', '=', alert.address_digest)
        .where('brand', '=', alert.brand)
        .where('state', '=', 'active')
        .execute();
      const replaced = active.filter(({ watch_key }) => watch_key === alert.watch_key).map(({ id }) => id);
      if (active.length - replaced.length >= priceAlertPolicy.alertsPerAddress) return 'full';
      if (replaced.length > 0)
        await trx
          .updateTable('price_alert')
          .set({ state: 'ended', ended_at: now, end_reason: 'replaced' })
          .where('id', 'in', replaced)
          .where('state', 'in', alertStates.listBefore('ended'))
          .execute();
      await trx
        .updateTable('price_alert')
        .set({
          state: alertStates.move(alert.state, 'active'),
          confirmed_at: now,
          ends_at: lifetimeFrom(now),
          next_check_at: now,
        })
        .where('id', '=', alert.id)
        .execute();
      return 'confirmed';
    });
}
