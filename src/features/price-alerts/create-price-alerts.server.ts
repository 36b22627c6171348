import { digestToken } from '../../database/token.server.ts';
import { fieldLengths, priceAlertPolicy } from '../../defaults.ts';
import { dayAt, formatDay, requireDay } from '../../domain/time/calendar-day.ts';
import { type AlertRow, openAlertTables, toAmount, toDay, watchOf } from './alert-rows.server.ts';
import { confirmAlert } from './confirm-alert.server.ts';
import { lifetimeFrom } from './lifetime-from.ts';
import type { AlertPrice, OwnAlert, PriceAlerts } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { requestAlert } from './request-alert.server.ts';
import { startAlertMails } from './start-alert-mails.server.ts';
import { startPriceChecks } from './start-price-checks.server.ts';

/** Price alerts with their background work. */
export interface RunningPriceAlerts extends PriceAlerts {
  /** Resolves when the work under way has ended. */
  close(): Promise<void>;
}

export function createPriceAlerts(deps: PriceAlertsDeps): RunningPriceAlerts {
  const { clock, digests, seals } = deps;
  const db = openAlertTables(deps.db);
  const mails = startAlertMails(deps);
  const checks = startPriceChecks({ ...deps, onMail: mails.wake });

  return {
    async request(request) {
      const outcome = await requestAlert(deps, request);
      if (outcome === 'sent') mails.wake();
      return outcome;
    },
    sealTyped: (email) => (email.length > fieldLengths.maxEmail ? '' : seals.sealTyped(email)),
    openTyped: (sealed) => seals.openTyped(sealed),
    async findPending(token) {
      const row = await db
        .selectFrom('price_alert')
        .select('name')
        .where('token_digest', '=', digestToken(token))
        .where('state', '=', 'pending')
        .where('token_until', '>', clock.now())
        .executeTakeFirst();
      return row?.name ?? null;
    },
    async confirm(token) {
      const outcome = await confirmAlert(deps.db, token, clock.now());
      if (outcome === 'confirmed') checks.wake();
      return outcome;
    },
    async list(key, brandKey) {
      const reader = seals.openReader(key);
      if (reader === null || reader.brand !== brandKey) return null;
      const rows = await db
        .selectFrom('price_alert')
        .selectAll()
        .where('address_digest', '=', digests.address(reader.email))
        .where('brand', '=', reader.brand)
        .where('state', '=', 'active')
        .orderBy('confirmed_at', 'desc')
        .execute();
      return Promise.all(rows.map(toOwnAlert));
    },
    async end(key, alertId) {
      const reader = seals.openReader(key);
      if (reader === null) return false;
      await db
        .updateTable('price_alert')
        .set({ state: 'ended', ended_at: clock.now(), end_reason: 'reader' })
        .where('id', '=', alertId)
        .where('address_digest', '=', digests.address(reader.email))
        .where('brand', '=', reader.brand)
        .where('state', '=', 'active')
        .execute();
      return true;
    },
    async prolong(key, alertId) {
      const reader = seals.openReader(key);
      if (reader === null) return false;
      const { numUpdatedRows } = await db
        .updateTable('price_alert')
        .set({ ends_at: lifetimeFrom(clock.now()) })
        .where('id', '=', alertId)
        .where('address_digest', '=', digests.address(reader.email))
        .where('brand', '=', reader.brand)
        .where('state', '=', 'active')
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },
    async exportData(email) {
      const rows = await db
        .selectFrom('price_alert')
        .selectAll()
        .where('address_digest', '=', digests.address(email.toLowerCase()))
        .orderBy('requested_at')
        .execute();
      return Promise.all(
        rows.map(async (row) => ({
          email: row.email,
          brand: row.brand,
          watched: row.name,
          hotelId: row.hotel_id,
          search: row.search,
          currency: row.currency,
          target: toAmount(row.target_amount),
          state: row.state,
          requestedAt: row.requested_at,
          confirmedAt: row.confirmed_at,
          endsAt: row.ends_at,
          endedAt: row.ended_at,
          prices: (await listPrices(row.id)).map(({ day, amount }) => ({ day: formatDay(day), amount })),
        })),
      );
    },
    async eraseData(email) {
      await db
        .deleteFrom('price_alert')
        .where('address_digest', '=', digests.address(email.toLowerCase()))
        .execute();
    },
    async close() {
      await checks.close();
      await mails.close();
    },
  };

  async function toOwnAlert(row: AlertRow): Promise<OwnAlert> {
    return {
      id: row.id,
      watch: watchOf(row),
      name: row.name,
      currency: row.currency,
      target: toAmount(row.target_amount),
      // The database holds active alerts to an end.
      endsAt: row.ends_at ?? clock.now(),
      lastDeparture: toDay(row.last_departure),
      prices: (await listPrices(row.id)).slice(0, priceAlertPolicy.shownDays),
    };
  }

  /** The newest first. */
  async function listPrices(alertId: string): Promise<readonly AlertPrice[]> {
    const rows = await db
      .selectFrom('price_alert_price')
      .select(['day', 'amount'])
      .where('alert_id', '=', alertId)
      .where('day', '<=', formatDay(dayAt(clock.now())))
      .orderBy('day', 'desc')
      .execute();
    return rows.map(({ day, amount }) => ({ day: requireDay(day), amount: toAmount(amount) }));
  }
}
