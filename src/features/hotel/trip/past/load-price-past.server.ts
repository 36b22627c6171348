import { formatDay } from '../../../../domain/time/calendar-day.ts';
import { payableTotal, perPerson } from '../../../../trip-search/offers/present-offer.server.ts';
import type { OfferForParty } from '../../../../trip-search/visit/compare-prices.server.ts';
import { findRecentPrices } from '../../../../trip-search/visit/find-recent-prices.server.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { PricePast, PriceRun } from './price-past.ts';

/** Loads what a trip cost on the last days, as the visitor would have paid it; null where that is not known. */
export async function loadPricePast(visit: SearchVisit, purchase: OfferForParty): Promise<PricePast | null> {
  const found = await findRecentPrices(visit, purchase);
  if (found === null || found.days.length === 0) return null;
  const { offer, party } = purchase;
  const { days, daysSold, compared, isGood, isCheapest } = found;
  const toPerson = (total: number) => perPerson(payableTotal(visit, { ...offer, total }), party);
  return {
    runs: joinRuns(days.map(({ day, total }) => ({ day, amount: total === null ? null : toPerson(total) }))),
    days: days.length - 1,
    daysSold,
    compared: compared && { lowest: toPerson(compared.lowest), usual: toPerson(compared.usual) },
    goodPercent:
      isGood && compared !== null
        ? Math.floor((100 * (compared.usual - offer.total)) / compared.usual)
        : null,
    isCheapest,
  };
}

interface DayPrice {
  readonly day: number;
  readonly amount: number | null;
}

/** Days in a row with one price, as one: most trips cost the same for weeks. */
function joinRuns(days: readonly DayPrice[]): readonly PriceRun[] {
  const runs: PriceRun[] = [];
  for (const { day, amount } of days) {
    const last = runs.at(-1);
    const to = formatDay(day);
    if (last === undefined || last.amount !== amount) runs.push({ from: to, to, amount });
    else runs[runs.length - 1] = { ...last, to };
  }
  return runs;
}
