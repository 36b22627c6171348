import { formatDay } from '../../domain/time/calendar-day.ts';
import { countTravellers } from '../../domain/travellers/party.ts';
import type { PageLoader } from '../../site/page-data.ts';
import { memberPercentOf, type Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { perPerson } from '../../trip-search/offers/present-offer.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPath } from '../../url.ts';
import { alertParams, linkToWatched } from './alert-links.ts';
import { type AlertFault, alertFaults, type ListedAlert, type ShownWatch } from './alert-page-props.ts';
import { openAlertVisit } from './alert-visit.server.ts';
import { describeWatch } from './describe-watch.server.ts';
import { lastDayOf } from './last-day-of.ts';
import { lifetimeFrom } from './lifetime-from.ts';
import type { OwnAlert, PriceAlerts, Watch } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import {
  isWatchKnown,
  lastDepartureOf,
  priceWatch,
  type ReadWatch,
  readStoredWatch,
  readWatch,
} from './watch.server.ts';

/** Parameters with which a form that was not taken leads back to its page. */
export const alertFormParams = { fault: 'fault', target: 'target', typed: 'typed' } as const;

interface AlertPageDeps extends Pick<PriceAlertsDeps, 'search' | 'formatTripLine' | 'clock'> {
  readonly alerts: Pick<PriceAlerts, 'findPending' | 'list' | 'openTyped'>;
  /** The verified address of a member; null for a shop without members. */
  readonly findCustomer: ((memberId: string) => Promise<{ readonly email?: string } | null>) | null;
}

const hidden = (title: string, { brand }: Visit) => ({
  title: `${title} | ${brand.name}`,
  description: '',
  isHidden: true,
});

/** Loads the page that asks for an alert; null for a hotel that the brand does not sell. */
export function createAlertPageLoader(deps: AlertPageDeps): PageLoader {
  return async (visit, _match, url, { memberId }) => {
    const searchVisit = openAlertVisit(deps.search, visit);
    const read = await readWatch(searchVisit, url.searchParams);
    if (read === null) return null;
    const texts = await loadTexts(visit.language);
    const total = await priceWatch(searchVisit, read);
    const { party } = read.search;
    const fault = url.searchParams.get(alertFormParams.fault);
    const customer = memberId === null ? null : await deps.findCustomer?.(memberId);
    return {
      code: 200,
      pageMetaContent: hidden(texts('priceAlert.title'), visit),
      route: 'price_alert',
      view: 'priceAlert',
      props: {
        watch: showWatch(searchVisit, read, { texts, visit, deps }),
        price: total === null ? null : { perPerson: perPerson(total, party), total },
        currency: searchVisit.currency,
        travellers: countTravellers(party),
        endsOn: formatDay(lastDayOf(lastDepartureOf(read), lifetimeFrom(searchVisit.now))),
        action: buildPath('price_alert', { _locale: visit.locale }) + queryOfForm(url),
        state: url.searchParams.get(alertParams.outcome) === 'sent' ? 'sent' : 'ask',
        fault: isFault(fault) ? fault : null,
        email:
          deps.alerts.openTyped(url.searchParams.get(alertFormParams.typed) ?? '') ?? customer?.email ?? '',
        target: (url.searchParams.get(alertFormParams.target) ?? '').slice(0, 6),
        hasMemberPrice: memberPercentOf(visit) > 0,
      },
    };
  };
}

const isFault = (text: string | null): text is AlertFault =>
  (alertFaults as readonly (string | null)[]).includes(text);

/** The query of the page without what a form has added to it. */
export function queryOfForm({ searchParams }: URL): string {
  const query = new URLSearchParams(searchParams);
  for (const name of [alertParams.outcome, ...Object.values(alertFormParams)]) query.delete(name);
  return query.size === 0 ? '' : `?${query}`;
}

/** Loads the page of a link that confirms; reading it confirms nothing. */
export function createAlertConfirmPageLoader({ alerts }: AlertPageDeps): PageLoader {
  return async (visit, _match, url) => {
    const token = url.searchParams.get(alertParams.key) ?? '';
    const outcome = url.searchParams.get(alertParams.outcome);
    const isDone = outcome === 'confirmed' || outcome === 'full';
    const name = isDone ? null : await alerts.findPending(token);
    const state = isDone ? outcome : name === null ? 'ended' : 'ask';
    const texts = await loadTexts(visit.language);
    return {
      code: 200,
      pageMetaContent: hidden(texts(`priceAlertConfirm.${state}.title`), visit),
      route: 'price_alert_confirm',
      view: 'priceAlertConfirm',
      props: { state, name: name ?? '', token: state === 'ask' ? token : '' },
    };
  };
}

/** Loads the alerts of the reader whose link has a key. */
export function createAlertListPageLoader(deps: AlertPageDeps): PageLoader {
  return async (visit, _match, url) => {
    const listKey = url.searchParams.get(alertParams.key) ?? '';
    const own = await deps.alerts.list(listKey, visit.brand.key);
    const texts = await loadTexts(visit.language);
    const first = url.searchParams.get(alertParams.alert);
    const done = url.searchParams.get(alertParams.outcome);
    const searchVisit = own === null ? null : openAlertVisit(deps.search, visit);
    const alerts =
      own === null || searchVisit === null
        ? null
        : own.map((alert) => showAlert(searchVisit, alert, { texts, visit, deps }));
    return {
      code: 200,
      pageMetaContent: hidden(texts('priceAlerts.title'), visit),
      route: 'price_alerts',
      view: 'priceAlerts',
      props: {
        alerts: alerts?.sort((one, other) => Number(other.id === first) - Number(one.id === first)) ?? null,
        listKey: alerts === null ? '' : listKey,
        done: done === 'end' || done === 'prolong' ? done : null,
      },
    };
  };
}

interface Showing {
  readonly texts: Texts;
  readonly visit: Visit;
  readonly deps: Pick<PriceAlertsDeps, 'formatTripLine' | 'clock'>;
}

function showWatch(
  searchVisit: SearchVisit,
  read: Pick<ReadWatch, 'watch' | 'search' | 'request'>,
  { texts, visit, deps }: Showing,
): ShownWatch {
  const { watch } = read;
  const { name, trip, details, hotelPath } = describeWatch(
    searchVisit,
    { watch, read },
    texts,
    deps.formatTripLine,
  );
  const path = linkToWatched({ locale: visit.locale, hotelPath, watch, price: null });
  return { name, trip, details, path, isHotel: hotelPath !== null };
}

function showAlert(searchVisit: SearchVisit, alert: OwnAlert, showing: Showing): ListedAlert {
  const { id, watch, currency, target, endsAt, lastDeparture } = alert;
  const read = readStoredWatch(searchVisit, watch);
  const shown =
    read === null
      ? missing(alert, searchVisit, showing)
      : showWatch(searchVisit, { ...read, watch }, showing);
  const last = lastDayOf(lastDeparture, endsAt);
  return {
    ...shown,
    id,
    currency,
    target,
    endsOn: formatDay(last),
    canBeProlonged: lastDayOf(lastDeparture, lifetimeFrom(showing.deps.clock.now())) > last,
    prices: alert.prices.map(({ day, amount }) => ({ day: formatDay(day), amount })),
  };
}

/** What the brand does not sell at the moment, which a delivery may bring back, or a search that can no longer be made as it was. */
function missing({ name, watch }: OwnAlert, searchVisit: SearchVisit, { texts, visit }: Showing): ShownWatch {
  const away: Watch = { ...watch, search: {} };
  return {
    name,
    trip: texts(isWatchKnown(searchVisit, watch) ? 'priceAlerts.unreadable' : 'priceAlerts.missing'),
    details: '',
    path: linkToWatched({ locale: visit.locale, hotelPath: null, watch: away, price: null }),
    isHotel: watch.hotelId !== null,
  };
}
