import { randomUUID } from 'node:crypto';
import { digestToken, generateToken } from '../../database/token.server.ts';
import { priceAlertPolicy } from '../../defaults.ts';
import { dayAt, formatDay } from '../../domain/time/calendar-day.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import { addAlertMail } from './alert-mail-rows.server.ts';
import { alertRequests, mayAskAddress } from './alert-requests.server.ts';
import { type AlertTrx, openAlertTables } from './alert-rows.server.ts';
import { openAlertVisit } from './alert-visit.server.ts';
import type { AlertRequest, AlertRequestOutcome } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { lastDepartureOf, priceWatch, readStoredWatch, watchKeyOf } from './watch.server.ts';

/**
 * Stores that an address wants an alert, with the price of this moment, and that it is asked by mail. What is known of the address decides only whether
 * there is a mail, so that a stranger learns nothing.
 * @throws UnavailableError while nothing can be searched
 */
export async function requestAlert(
  deps: Pick<PriceAlertsDeps, 'db' | 'clock' | 'search' | 'digests' | 'seals'>,
  { email: typed, watch, name, target, site, origin, network }: AlertRequest,
): Promise<AlertRequestOutcome> {
  const { db, clock, search, digests, seals } = deps;
  const email = typed.trim().toLowerCase();
  if (!isEmailAddress(email)) return 'invalid-email';
  if (
    target !== null &&
    !(Number.isSafeInteger(target) && target > 0 && target <= priceAlertPolicy.maxTarget)
  )
    return 'invalid-target';
  const visit = openAlertVisit(search, site);
  const read = readStoredWatch(visit, watch);
  if (read === null) return 'not-sold';
  const total = await priceWatch(visit, read);
  const lastDeparture = lastDepartureOf(read);
  const at = clock.now();
  const source = {
    address: digests.address(email),
    network: network === null ? null : digests.network(network),
    at,
  };
  const wanted = { address: source.address, brand: site.brand.key, watchKey: watchKeyOf(watch) };
  return openAlertTables(db)
    .transaction()
    .execute(async (trx) => {
      await alertRequests.lock(trx, source);
      if (await alertRequests.isNetworkExhausted(trx, source)) return 'too-many';
      const isAsked =
        !(await wasJustAsked(trx, wanted, at)) &&
        (await mayAskAddress(trx, source, await isReader(trx, source.address)));
      await alertRequests.record(trx, source, isAsked ? at : null);
      if (!isAsked) return 'sent';
      const id = randomUUID();
      const token = generateToken();
      await trx
        .insertInto('price_alert')
        .values({
          id,
          email,
          address_digest: wanted.address,
          brand: wanted.brand,
          market: site.market,
          locale: site.locale,
          language: site.language,
          origin,
          hotel_id: watch.hotelId,
          search: JSON.stringify(watch.search),
          watch_key: wanted.watchKey,
          name,
          last_departure: lastDeparture === null ? null : formatDay(lastDeparture),
          currency: visit.currency,
          target_amount: target,
          known_amount: total,
          token_digest: digestToken(token),
          token_until: new Date(at.getTime() + priceAlertPolicy.confirmLinkMs),
          requested_at: at,
          next_check_at: at,
        })
        .execute();
      const today = dayAt(at);
      await trx
        .insertInto('price_alert_price')
        .values({ alert_id: id, day: formatDay(today), amount: total, currency: visit.currency })
        .execute();
      const mailId = randomUUID();
      await addAlertMail(trx, {
        id: mailId,
        alertId: id,
        kind: 'confirm',
        day: today,
        newAmount: total,
        sealedToken: seals.sealToken(token, mailId),
        at,
      });
      return 'sent';
    });
}

interface Wanted {
  readonly address: Buffer;
  readonly brand: string;
  readonly watchKey: string;
}

async function wasJustAsked(trx: AlertTrx, { address, brand, watchKey }: Wanted, at: Date): Promise<boolean> {
  const row = await trx
    .selectFrom('price_alert')
    .select('id')
    .where('address_digest', '=', address)
    .where('brand', '=', brand)
    .where('watch_key', '=', watchKey)
    .where('state', '=', 'pending')
    .where('requested_at', '>', new Date(at.getTime() - priceAlertPolicy.repeatAfterMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** Whether the address has confirmed an alert that is still stored. */
async function isReader(trx: AlertTrx, address: Buffer): Promise<boolean> {
  const row = await trx
    .selectFrom('price_alert')
    .select('id')
    .where('address_digest', '=', address)
    .where('confirmed_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
