import { priceHistory } from '../../defaults.ts';
import type { FormerPrice } from '../../domain/search/history/list-former-prices.ts';
import { listFactorDays } from '../../domain/search/history/package-past.ts';
import { judgePrice, type PriceJudgement } from '../history/judge-price.ts';
import { listRecentPrices } from '../history/list-recent-prices.ts';
import {
  chargeFormer,
  datesOf,
  hasFormerPrices,
  hasSeveralRooms,
  type OfferForParty,
  toPackagePast,
} from './compare-prices.server.ts';
import type { SearchVisit } from './search-visit.server.ts';

/** What the package of an offer cost on the last days, as everybody was charged; minor units of the whole party. */
export interface ChargedPast extends PriceJudgement {
  /** The lowest price of each day, the oldest first, today last; null on days without a sale. */
  readonly days: readonly FormerPrice[];
  /** The offer is the cheapest of its package: same days, room, board and airports. Only then its price is judged. */
  readonly isCheapest: boolean;
}

/**
 * Finds what a trip cost on each of the last days, from the same history as former prices (OFFER-037). Null where it cannot be known, and where the
 * history cannot be read, which is reported: the page is shown without it.
 */
export async function findRecentPrices(
  visit: SearchVisit,
  purchase: OfferForParty,
): Promise<ChargedPast | null> {
  if (!hasFormerPrices(visit, priceHistory.comparisonDays) || hasSeveralRooms(purchase)) return null;
  try {
    return await readRecentPrices(visit, purchase);
  } catch (error) {
    visit.report(error);
    return null;
  }
}

async function readRecentPrices(visit: SearchVisit, purchase: OfferForParty): Promise<ChargedPast | null> {
  const { offer } = purchase;
  const dates = datesOf(offer);
  const found = await visit.queryOffers({ name: 'factors', dates });
  const since = visit.today - priceHistory.comparisonDays;
  const past = await visit.history.find(listFactorDays(dates), since, found.sequence);
  const known = toPackagePast(visit, purchase, past, found);
  if (known === null) return null;
  const { now, days } = listRecentPrices(known.offered, known.past);
  if (now === null) return null;
  const charge = (total: number) => chargeFormer(visit, offer, total);
  const charged = days.map(({ day, total }) => ({ day, total: total === null ? null : charge(total) }));
  const isCheapest = now === known.offered.total;
  const judged = judgePrice(charge(now), charged);
  return { ...judged, isGood: judged.isGood && isCheapest, days: charged, isCheapest };
}
