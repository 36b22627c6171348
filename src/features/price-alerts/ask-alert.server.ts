import { minorUnitsPerUnit } from '../../domain/money/currency.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { openAlertVisit } from './alert-visit.server.ts';
import { describeWatch } from './describe-watch.server.ts';
import type { AlertRequestOutcome, AlertSite, PriceAlerts } from './price-alert.ts';
import type { PriceAlertsDeps } from './price-alerts-deps.server.ts';
import { readWatch } from './watch.server.ts';

/** The form of the page that asks for an alert. */
export interface AlertForm {
  /** What the address of the page says is watched. */
  readonly query: URLSearchParams;
  readonly email: string;
  /** Whole units of the charged currency for one traveller, as typed; '' for none. */
  readonly target: string;
  readonly site: AlertSite;
  readonly origin: string;
  readonly network: string | null;
}

/**
 * Asks for an alert of what the page shows.
 * @throws UnavailableError while nothing can be searched
 */
export async function askAlert(
  { search, formatTripLine }: Pick<PriceAlertsDeps, 'search' | 'formatTripLine'>,
  alerts: Pick<PriceAlerts, 'request'>,
  { query, email, target, site, origin, network }: AlertForm,
): Promise<AlertRequestOutcome> {
  const visit = openAlertVisit(search, site);
  const read = await readWatch(visit, query);
  if (read === null) return 'not-sold';
  const wanted = parseTarget(target, minorUnitsPerUnit(visit.currency));
  if (wanted === undefined) return 'invalid-target';
  const texts = await loadTexts(site.language);
  const { name } = describeWatch(visit, { watch: read.watch, read }, texts, formatTripLine);
  return alerts.request({ email, watch: read.watch, name, target: wanted, site, origin, network });
}

/** Minor units; null for none, undefined for what is no amount. */
function parseTarget(typed: string, minorUnits: number): number | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) * minorUnits : undefined;
}
