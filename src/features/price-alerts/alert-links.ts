import type { CurrencyCode } from '../../domain/money/currency.ts';
import { withShownPrice } from '../../site/shown-price.ts';
import { buildPath } from '../../url.ts';
import type { Watch } from './price-alert.ts';

/** Parameters of the pages of price alerts: `key` opens one's alerts or confirms one, and is in no log. */
export const alertParams = { key: 'key', alert: 'alert', outcome: 'outcome' } as const;

/** Where a link leads: path and query on a site. */
interface LinkedSite {
  readonly locale: string;
  /** Origin for links in mails; absent for paths on the site itself. */
  readonly origin?: string;
}

/** The link of a mail that asks: a page with one button. */
export function linkToConfirmAlert({ locale, origin = '' }: LinkedSite, token: string): string {
  return origin + buildPath('price_alert_confirm', { _locale: locale }, { [alertParams.key]: token });
}

/** One's alerts. @param alertId the one that the page begins with */
export function linkToAlerts({ locale, origin = '' }: LinkedSite, key: string, alertId?: string): string {
  const query = { [alertParams.key]: key, [alertParams.alert]: alertId };
  return origin + buildPath('price_alerts', { _locale: locale }, query);
}

/** Where mail programs end an alert with one POST (RFC 8058); opened by a person it leads to the page that asks. */
export function linkToAlertOneClick(
  { locale, origin = '' }: LinkedSite,
  key: string,
  alertId: string,
): string {
  const query = { [alertParams.key]: key, [alertParams.alert]: alertId };
  return origin + buildPath('price_alert_one_click', { _locale: locale }, query);
}

interface LinkedWatch extends LinkedSite {
  /** Path of the hotel's page; null for a list. */
  readonly hotelPath: string | null;
  readonly watch: Watch;
  /** What the link says of the price, minor units of the whole party: the page says what has changed since. Null for nothing. */
  readonly price: { readonly total: number; readonly currency: CurrencyCode } | null;
}

/** The trip or list that is watched, as its page shows it. */
export function linkToWatched({ locale, origin = '', hotelPath, watch, price }: LinkedWatch): string {
  const list = buildPath('resultlist', { _locale: locale }, watch.search);
  const query = list.includes('?') ? list.slice(list.indexOf('?')) : '';
  const address = origin + (hotelPath === null ? list : hotelPath + query);
  return price === null ? address : withShownPrice(address, price.total, price.currency);
}
