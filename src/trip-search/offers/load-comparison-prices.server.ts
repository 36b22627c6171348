import type { z } from 'zod';
import { listLengths } from '../../defaults.ts';
import { answered, invalid, type Outcome } from '../../site/outcome.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { comparePrices, type OfferForParty } from '../visit/compare-prices.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import type { comparisonPricesSchema } from './comparison-prices-schema.ts';
import { presentAmount, queryOffer, readOfferChoice } from './load-shown-offer.server.ts';
import { payableTotal } from './present-offer.server.ts';

type ComparisonPrices = z.infer<typeof comparisonPricesSchema>;

/**
 * Finds what several offers cost before, for the party of the search (OFFER-037). Offers that are no longer sold, and those that
 * were never more expensive, are left out: what is struck through is the same on list, map, calendar and hotel page.
 * @param offers their ids, separated by commas
 */
export async function loadComparisonPrices(
  visit: SearchVisit,
  params: SearchParams,
  offers: string,
): Promise<Outcome<ComparisonPrices>> {
  const ids = [...new Set(offers.split(','))];
  if (ids.length > listLengths.comparedOffers)
    return invalid({ offers: `must be ${listLengths.comparedOffers} offers at most` });
  const sold: (OfferForParty & { readonly id: string })[] = [];
  for (const id of ids) {
    const choice = readOfferChoice(visit, params, id);
    if (!choice.ok) return choice;
    const { key, party } = choice.value;
    const { answer } = await queryOffer(visit, key, party);
    if (answer !== null) sold.push({ id, offer: answer.offer, party });
  }
  const totals = await comparePrices(visit, sold);
  const prices = sold.flatMap(({ id, offer, party }, at) => {
    const total = totals[at] ?? null;
    if (total === null) return [];
    return [
      { offer: id, comparisonPrice: presentAmount(visit, payableTotal(visit, { ...offer, total }), party) },
    ];
  });
  return answered({ prices });
}
