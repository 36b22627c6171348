import { useState } from 'react';
import { browserTimings } from '../../../../defaults.ts';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useShortPrice } from '../../../../site/prices/use-short-price.ts';
import { useTexts, useVisit } from '../../../../site/visit-context.tsx';
import { toSearchParams } from '../../../../trip-search/address/to-search-params.ts';
import type { FacetCounts } from '../../../../trip-search/hotels/facets-schema.ts';
import { buildPath } from '../../../../url.ts';
import { type MaskDraft, toSearch } from './mask-draft.ts';
import { useSettled } from './use-settled.ts';

export interface MatchSummary {
  /** '128 hotels from 399 €'; null while nothing is known. */
  readonly text: string | null;
  /** Of the cheapest for one person, in minor units of the charged currency. */
  readonly perPersonAmount: number | null;
}

/**
 * Counts the hotels of a search while the shopper chooses. Returns the last count until the next one arrives, so that
 * the text does not flicker.
 * @param draft null counts nothing
 */
export function useMatchSummary(draft: MaskDraft | null): MatchSummary {
  const { locale } = useVisit();
  const texts = useTexts();
  const formatShort = useShortPrice();
  const [matches, setMatches] = useState<FacetCounts | null>(null);
  const address =
    draft === null ? null : buildPath('get_facets', { _locale: locale }, toSearchParams(toSearch(draft)));
  const { status } = useFetch<FacetCounts>(useSettled(address, browserTimings.matchesDelayMs), setMatches);
  if (draft === null || status === 'failed' || matches === null) return nothingKnown;
  if (matches.cheapest === null) return { text: texts('mask.noMatches'), perPersonAmount: null };
  const { perPersonAmount, currency } = matches.cheapest.price;
  const price = formatShort(perPersonAmount, currency);
  return { text: texts('mask.matches', { n: matches.total, price }), perPersonAmount };
}

const nothingKnown: MatchSummary = { text: null, perPersonAmount: null };
