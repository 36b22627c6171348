import type { Selectable } from 'kysely';
import type { Database } from '../../database/database-types.ts';
import { mailPolicy, priceAlertPolicy } from '../../defaults.ts';
import { dayAt, requireDay } from '../../domain/time/calendar-day.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { Worker } from '../../jobs/start-worker.server.ts';
import { attachLogo } from '../../site/mails/attach-logo.server.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { buildPath } from '../../url.ts';
import { linkToAlertOneClick, linkToAlerts, linkToConfirmAlert, linkToWatched } from './alert-links.ts';
import { type AlertRow, openAlertTables, siteOf, toAmount, toDay, watchOf } from './alert-rows.server.ts';
import { type AlertMailState, type AlertState, alertMailStates, alertStates } from './alert-states.ts';
import { openAlertVisit } from './alert-visit.server.ts';
import { composeAlertMail } from './compose-alert-mail.ts';
import { describeWatch, type WatchDescription } from './describe-watch.server.ts';
import { lastDayOf } from './last-day-of.ts';
import { lifetimeFrom } from './lifetime-from.ts';
import type { AlertMailKind, AlertSite } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { startAlertJobs } from './start-alert-jobs.server.ts';
import { isWatchKnown, readStoredWatch } from './watch.server.ts';

type MailRow = Selectable<Database['price_alert_mail']>;

/** Sends the mails about alerts, each once under its id. */
export function startAlertMails(deps: PriceAlertsDeps): Worker {
  return startAlertJobs(deps, {
    table: 'price_alert_mail',
    isOpen: `state = 'due'`,
    dueAt: 'next_at',
    atOnce: priceAlertPolicy.mailsAtOnce,
    work: (id) => sendAlertMail(deps, id),
  });
}

/** States of an alert in which a mail of a kind still says the truth. */
const statesOf: Readonly<Record<AlertMailKind, AlertState>> = {
  confirm: 'pending',
  fallen: 'active',
  target: 'active',
  available: 'active',
  ending: 'active',
  gone: 'ended',
};

/** @returns false where it has to be tried again */
async function sendAlertMail(deps: PriceAlertsDeps, id: string): Promise<boolean> {
  const { db, mail } = deps;
  const row = await db.selectFrom('price_alert_mail').selectAll().where('id', '=', id).executeTakeFirst();
  if (row === undefined) return true;
  const alert = await openAlertTables(db)
    .selectFrom('price_alert')
    .selectAll()
    .where('id', '=', row.alert_id)
    .executeTakeFirst();
  if (alert === undefined) return true;
  const token = row.sealed_token === null ? null : deps.seals.openToken(row.sealed_token, id);
  const isNeedless =
    alert.state !== statesOf[row.kind] || (row.kind === 'confirm' && (token === null || isOver(deps, alert)));
  if (isNeedless) return endMail(deps, id, 'needless');
  const outcome = await mail.send(await buildMail(deps, row, alert, token), mailPolicy.sendTimeoutMs);
  if (outcome === 'unknown') return false;
  // A mailbox that does not exist gets nothing more.
  if (outcome === 'refused') await endRefused(deps, alert);
  return endMail(deps, id, outcome);
}

const isOver = ({ clock }: PriceAlertsDeps, { token_until }: AlertRow) => token_until <= clock.now();

async function endMail(
  { db }: PriceAlertsDeps,
  id: string,
  state: Exclude<AlertMailState, 'due'>,
): Promise<true> {
  await db
    .updateTable('price_alert_mail')
    .set({ state, sealed_token: null, locked_until: null })
    .where('id', '=', id)
    .where('state', 'in', alertMailStates.listBefore(state))
    .execute();
  return true;
}

async function endRefused({ db, clock }: PriceAlertsDeps, { address_digest }: AlertRow): Promise<void> {
  await db
    .updateTable('price_alert')
    .set({ state: 'ended', ended_at: clock.now(), end_reason: 'refused' })
    .where('address_digest', '=', address_digest)
    .where('state', 'in', alertStates.listBefore('ended'))
    .execute();
}

/** What the button of a mail opens. */
const buttonOf = {
  confirm: 'confirm',
  fallen: 'trip',
  target: 'trip',
  available: 'trip',
  ending: 'alerts',
  gone: 'home',
} as const satisfies Record<AlertMailKind, string>;

/** Mails to those who have confirmed end the alert with one click (RFC 8058). */
async function buildMail(
  deps: PriceAlertsDeps,
  row: MailRow,
  alert: AlertRow,
  token: string | null,
): Promise<Parameters<PriceAlertsDeps['mail']['send']>[0]> {
  const { clock, seals, brands } = deps;
  const { kind } = row;
  const site = siteOf(brands, alert);
  const { brand } = site;
  const { email, origin, locale, language, currency } = alert;
  const linked = { locale, origin };
  const texts = await loadTexts(language);
  const words = describeStored(deps, alert, { site, texts });
  const newAmount = toAmount(row.new_amount);
  const key = kind === 'confirm' || kind === 'gone' ? null : seals.sealReader({ email, brand: brand.key });
  const links = {
    confirm: () => linkToConfirmAlert(linked, token ?? ''),
    trip: () =>
      linkToWatched({
        ...linked,
        hotelPath: words.hotelPath,
        watch: watchOf(alert),
        price: newAmount === null ? null : { total: newAmount, currency },
      }),
    alerts: () => linkToAlerts(linked, key ?? '', alert.id),
    home: () => origin + buildPath('homepage', { _locale: locale }),
  };
  const composed = composeAlertMail(kind, {
    brand,
    language,
    texts,
    origin,
    locale,
    name: words.name,
    trip: words.trip,
    details: words.details,
    currency,
    travellers: words.travellers,
    oldAmount: toAmount(row.old_amount),
    newAmount,
    target: toAmount(alert.target_amount),
    day: requireDay(row.day),
    linkUntil: dayAt(alert.token_until),
    endsOn: lastDayOf(toDay(alert.last_departure), alert.ends_at ?? lifetimeFrom(clock.now())),
    isKnown: words.isKnown,
    link: links[buttonOf[kind]](),
    alertsLink: key === null ? null : links.alerts(),
  });
  return {
    id: `price-alert-${row.id}`,
    to: { name: '', address: email },
    from: { name: brand.name, address: brand.company.email },
    ...(key === null ? {} : { unsubscribeAt: linkToAlertOneClick(linked, key, alert.id) }),
    ...composed,
    attachments: [await attachLogo(brand)],
  };
}

interface StoredDescription extends WatchDescription {
  readonly travellers: number;
  readonly isKnown: boolean;
}

/** As the search understands the watch today; where the brand knows it no more, the name under which it was asked for. */
function describeStored(
  { search, formatTripLine }: PriceAlertsDeps,
  alert: AlertRow,
  { site, texts }: { readonly site: AlertSite; readonly texts: Texts },
): StoredDescription {
  const visit = openAlertVisit(search, site);
  const watch = watchOf(alert);
  const read = readStoredWatch(visit, watch);
  const isKnown = isWatchKnown(visit, watch);
  if (read === null)
    return { name: alert.name, trip: '', details: '', hotelPath: null, travellers: 1, isKnown };
  const words = describeWatch(visit, { watch, read }, texts, formatTripLine);
  return { ...words, travellers: countTravellers(read.search.party), isKnown };
}
