import { brands as brandFolders } from '../../brands/load-brands.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { type Day, formatDay } from '../../domain/time/calendar-day.ts';
import { dayMs } from '../../domain/time/time-units.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import { earliestDay } from '../../trip-search/address/travel-days.ts';
import { addAlertMail } from './alert-mail-rows.server.ts';
import {
  type AlertRow,
  type AlertTrx,
  openAlertTables,
  siteOf,
  toAmount,
  toDay,
  watchOf,
} from './alert-rows.server.ts';
import { alertStates } from './alert-states.ts';
import { openAlertVisit } from './alert-visit.server.ts';
import { judgeFall, mayMailPrice } from './judge-fall.ts';
import type { AlertEnd } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { priceWatch, readStoredWatch } from './watch.server.ts';

type CheckDeps = Pick<PriceAlertsDeps, 'db' | 'clock' | 'search' | 'brands'>;

/** What is sold of a watch today. */
interface Looked {
  readonly today: Day;
  readonly currency: AlertRow['currency'];
  readonly travellers: number;
  /** The brand does not know the hotel or place any more, or no longer takes the search. */
  readonly isMissing: boolean;
  /** Minor units of the whole party; null where nothing is sold. */
  readonly total: number | null;
}

/**
 * Looks up the price of an alert, stores it, and what follows from it in the same transaction. A second process finds the alert not due any more, and
 * the mail of a day once.
 * @throws UnavailableError while nothing can be searched
 */
export async function checkAlert(deps: CheckDeps, id: string): Promise<void> {
  const { clock } = deps;
  const db = openAlertTables(deps.db);
  const alert = await db.selectFrom('price_alert').selectAll().where('id', '=', id).executeTakeFirst();
  if (alert === undefined) return;
  const looked = await look(deps, alert);
  const now = clock.now();
  await db.transaction().execute(async (trx) => {
    const current = await trx
      .selectFrom('price_alert')
      .selectAll()
      .where('id', '=', id)
      .where('state', '=', 'active')
      .where('next_check_at', '<=', now)
      .forUpdate()
      .executeTakeFirst();
    if (current === undefined) return;
    if (looked === null) return endAlert(trx, current, 'gone', now);
    const end = findEnd(current, looked, now);
    if (end !== null) return endByItself(trx, current, { end, today: looked.today, now });
    await trx
      .insertInto('price_alert_price')
      .values({
        alert_id: id,
        day: formatDay(looked.today),
        amount: looked.total,
        currency: looked.currency,
      })
      .onConflict((conflict) =>
        conflict
          .columns(['alert_id', 'day'])
          .doUpdateSet({ amount: looked.total, currency: looked.currency }),
      )
      .execute();
    await settle(trx, current, looked, now);
  });
}

/** Null for a brand that the shop no longer has. */
async function look({ search, brands }: CheckDeps, alert: AlertRow): Promise<Looked | null> {
  if (!brandFolders.has(alert.brand)) return null;
  const visit = openAlertVisit(search, siteOf(brands, alert));
  const { today, currency } = visit;
  const read = readStoredWatch(visit, watchOf(alert));
  if (read === null) return { today, currency, travellers: 1, isMissing: true, total: null };
  const travellers = countTravellers(read.search.party);
  return { today, currency, travellers, isMissing: false, total: await priceWatch(visit, read) };
}

/** Why an alert is over now; null while it goes on. Departures begin with the day after today. */
function findEnd(alert: AlertRow, { today, isMissing }: Looked, now: Date): AlertEnd | null {
  const lastDeparture = toDay(alert.last_departure);
  if (lastDeparture !== null && lastDeparture < earliestDay(today)) return 'departed';
  if (alert.ends_at !== null && alert.ends_at <= now) return 'expired';
  const since = toDay(alert.missing_since);
  return isMissing && since !== null && today - since >= priceAlertPolicy.missingDays ? 'gone' : null;
}

interface Ending {
  readonly end: AlertEnd;
  readonly today: Day;
  readonly now: Date;
}

async function endByItself(trx: AlertTrx, alert: AlertRow, { end, today, now }: Ending): Promise<void> {
  await endAlert(trx, alert, end, now);
  if (end === 'gone') await addAlertMail(trx, { alertId: alert.id, kind: 'gone', day: today, at: now });
}

async function endAlert(trx: AlertTrx, { id, state }: AlertRow, end: AlertEnd, now: Date): Promise<void> {
  await trx
    .updateTable('price_alert')
    .set({ state: alertStates.move(state, 'ended'), ended_at: now, end_reason: end, locked_until: null })
    .where('id', '=', id)
    .execute();
}

/** Stores what the price of today means for the alert, with the mails about it. */
async function settle(trx: AlertTrx, alert: AlertRow, looked: Looked, now: Date): Promise<void> {
  const { today, total, currency, isMissing, travellers } = looked;
  const known = toAmount(alert.known_amount);
  const isSameMoney = currency === alert.currency;
  const kind = isSameMoney
    ? judgeFall({
        known,
        now: total,
        target: toAmount(alert.target_amount),
        travellers,
        minorUnits: minorUnitsPerUnit(currency),
      })
    : null;
  const isMailed =
    kind !== null &&
    total !== null &&
    mayMailPrice(await listPriceMails(trx, alert.id), now) &&
    (await addAlertMail(trx, {
      alertId: alert.id,
      kind,
      day: today,
      oldAmount: known,
      newAmount: total,
      at: now,
    }));
  await remindOfEnd(trx, alert, today, now);
  await trx
    .updateTable('price_alert')
    .set({
      // Amounts of another currency are not compared: what the brand charges now is what counts from now on.
      ...(isMailed
        ? { known_amount: total }
        : isSameMoney
          ? {}
          : { known_amount: total, currency, target_amount: null }),
      missing_since: isMissing ? (alert.missing_since ?? formatDay(today)) : null,
      next_check_at: new Date(now.getTime() + priceAlertPolicy.checkIntervalMs),
      tries: 0,
      locked_until: null,
    })
    .where('id', '=', alert.id)
    .execute();
}

async function listPriceMails(trx: AlertTrx, alertId: string): Promise<readonly Date[]> {
  const rows = await trx
    .selectFrom('price_alert_mail')
    .select('created_at')
    .where('alert_id', '=', alertId)
    .where('kind', 'in', ['fallen', 'target', 'available'])
    .execute();
  return rows.map(({ created_at }) => created_at);
}

/** Says how to prolong, once for each end, unless the trip departs before. */
async function remindOfEnd(trx: AlertTrx, alert: AlertRow, today: Day, now: Date): Promise<void> {
  if (alert.ends_at === null) return;
  const { remindBeforeMs } = priceAlertPolicy;
  const leftMs = alert.ends_at.getTime() - now.getTime();
  const lastDeparture = toDay(alert.last_departure);
  const isOverBefore = lastDeparture !== null && lastDeparture - today <= leftMs / dayMs;
  if (leftMs > remindBeforeMs || isOverBefore) return;
  const former = await trx
    .selectFrom('price_alert_mail')
    .select('id')
    .where('alert_id', '=', alert.id)
    .where('kind', '=', 'ending')
    .where('created_at', '>', new Date(now.getTime() - remindBeforeMs))
    .executeTakeFirst();
  if (former === undefined)
    await addAlertMail(trx, { alertId: alert.id, kind: 'ending', day: today, at: now });
}
