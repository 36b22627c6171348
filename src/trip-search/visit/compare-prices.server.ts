import { priceHistory } from '../../defaults.ts';
import { toChargedTotal } from '../../domain/money/purchase-currency.ts';
import type { OfferedPackage, PackagePast } from '../../domain/search/history/list-former-prices.ts';
import {
  type FactorDays,
  listFactorDays,
  selectPackagePast,
} from '../../domain/search/history/package-past.ts';
import type { PricedOffer } from '../../domain/search/offer-query.ts';
import type { PackageDates, PriceFactors } from '../../domain/search/price-factors.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Found } from '../../ports/offers/offers-port.ts';
import type { FactorPast } from '../../ports/price-history/price-history-port.ts';
import { findComparisonPrice } from '../history/find-comparison-price.ts';
import type { SearchVisit } from './search-visit.server.ts';

/**
 * Finds the price that each offer may be compared with (OFFER-037), in minor units of the whole party; null where there is none. Where the
 * history cannot be read it is reported and no offer has one: a price is shown without its past rather than not at all.
 */
export async function comparePrices(
  visit: SearchVisit,
  purchases: readonly OfferForParty[],
): Promise<readonly (number | null)[]> {
  const isKnown = hasFormerPrices(visit, priceHistory.storedDays) && !purchases.some(hasSeveralRooms);
  if (!isKnown) return purchases.map(() => null);
  try {
    return await compareAll(visit, purchases);
  } catch (error) {
    visit.report(error);
    return purchases.map(() => null);
  }
}

/** Whether what the brand charged in the past follows from what its supplies cost then. @param days how far back, in days of the seller */
export function hasFormerPrices(
  { purchase, currency, rulesSince, today }: SearchVisit,
  days: number,
): boolean {
  // What a trip cost before in the charged currency would need the rate of each day, too: better no former price than a wrong one.
  if (purchase?.currency !== currency) return false;
  // Nor would today's rule say what another one charged then.
  return rulesSince === null || rulesSince <= today - days;
}

/** The history knows what a room cost, not what several did together. */
export function hasSeveralRooms({ offer }: OfferForParty): boolean {
  return offer.rooms !== undefined;
}

/** An offer, and who would travel. */
export interface OfferForParty {
  readonly offer: PricedOffer;
  readonly party: Party;
}

/** Asks for the whole past of only those offers of which anything changed since their price can have begun. */
async function compareAll(visit: SearchVisit, purchases: readonly OfferForParty[]) {
  const packages = purchases.map((purchase, place) => ({
    place,
    ...purchase,
    dates: datesOf(purchase.offer),
  }));
  const firstStored = visit.today - priceHistory.storedDays;
  const recent = await visit.history.find(
    listAsked(packages.map(({ dates }) => dates)),
    firstStored + priceHistory.comparisonDays,
  );
  const isChanged = ({ dates }: { readonly dates: PackageDates }) =>
    recent !== null && selectPackagePast(recent.factors, dates, recent.sequence).length > 0;
  const changed = packages.filter(isChanged);
  const prices: (number | null)[] = purchases.map(() => null);
  if (changed.length === 0) return prices;
  const factors = await Promise.all(
    changed.map(({ dates }) => visit.queryOffers({ name: 'factors', dates })),
  );
  const past = await visit.history.find(
    listAsked(changed.map(({ dates }) => dates)),
    firstStored,
    Math.max(...factors.map(({ sequence }) => sequence)),
  );
  for (const [at, { place, ...purchase }] of changed.entries())
    prices[place] = compareOne(visit, purchase, past, factors[at]);
  return prices;
}

function compareOne(
  visit: SearchVisit,
  purchase: OfferForParty,
  past: FactorPast | null,
  found: Found<PriceFactors> | undefined,
): number | null {
  const known = found === undefined ? null : toPackagePast(visit, purchase, past, found);
  const former = known === null ? null : findComparisonPrice(known.offered, known.past);
  if (former === null) return null;
  const { offer } = purchase;
  const charged = chargeFormer(visit, offer, former);
  return offer.markup === undefined || charged > offer.total ? charged : null;
}

/** The package of an offer with its past; null where a history has not come as far as the factors: it would take new facts for old ones. */
export function toPackagePast(
  { now }: Pick<SearchVisit, 'now'>,
  { offer, party }: OfferForParty,
  past: FactorPast | null,
  found: Found<PriceFactors>,
): { readonly offered: OfferedPackage; readonly past: PackagePast } | null {
  if (past === null || past.sequence < found.sequence || past.at < found.knownAt) return null;
  const dates = datesOf(offer);
  return {
    offered: {
      dates,
      factors: found.answer,
      purchase: { board: offer.terms.board, party },
      total: offer.bought ?? offer.total,
      at: now.getTime(),
    },
    past: { batches: selectPackagePast(past.factors, dates, found.sequence), wholeFrom: past.wholeFrom },
  };
}

/** What the brand would have charged for a former price of its supplier. */
export function chargeFormer(
  { currency, purchase }: Pick<SearchVisit, 'currency' | 'purchase'>,
  { markup }: Pick<PricedOffer, 'markup'>,
  former: number,
): number {
  if (markup === undefined || purchase === null) return former;
  return toChargedTotal(former, { currency, purchase: { ...purchase, markup } });
}

/** Where and when an offer is stayed and flown. */
export function datesOf({ key, terms }: Pick<PricedOffer, 'key' | 'terms'>): PackageDates {
  const { hotelId, checkIn, nights, outbound } = key;
  const flown = outbound && { from: outbound.from, to: outbound.to, day: outbound.day };
  return { hotelId, roomId: terms.roomId, checkIn, nights, flown };
}

/** What several packages are made of, each once. */
function listAsked(packages: readonly PackageDates[]): FactorDays[] {
  const asked = packages.flatMap(listFactorDays);
  return [
    ...new Map(
      asked.map((factor) => [`${factor.key} ${factor.days.from} ${factor.days.to}`, factor]),
    ).values(),
  ];
}
