import { listLengths } from '../../defaults.ts';
import { useFetch } from '../../site/calls/use-fetch.ts';
import { useVisit } from '../../site/visit-context.tsx';
import { buildPath } from '../../url.ts';
import type { SearchParams } from '../address/trip-search.ts';
import type { ComparisonPrices, ComparisonPricesQuery } from './comparison-prices-schema.ts';

/** What one person paid before, in minor units of the currency charged; undefined where it was no more than now. */
export type FindComparisonPrice = (offerId: string) => number | undefined;

/**
 * Asks once for what the shown offers cost before (OFFER-037). Until the answer is there, and where it does not come, nothing is
 * struck through.
 * @param offerIds of all offers that are shown together; more than `listLengths.comparedOffers` are not asked for
 */
export function useComparisonPrices(
  offerIds: readonly string[],
  { adults, children, parties }: Pick<SearchParams, 'adults' | 'children' | 'parties'>,
): FindComparisonPrice {
  const { locale } = useVisit();
  const query: ComparisonPricesQuery = {
    offers: offerIds.slice(0, listLengths.comparedOffers).join(','),
    adults,
    children,
  };
  // Nothing is known of what several rooms cost before.
  const address =
    offerIds.length === 0 || parties !== undefined
      ? null
      : buildPath('get_comparison_prices', { _locale: locale }, query);
  const { answer } = useFetch<ComparisonPrices>(address);
  return (offerId) => answer?.prices.find(({ offer }) => offer === offerId)?.comparisonPrice.perPersonAmount;
}
