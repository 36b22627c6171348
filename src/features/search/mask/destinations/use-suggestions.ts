import { useState } from 'react';
import { browserTimings, searchLimits } from '../../../../defaults.ts';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import { buildPath } from '../../../../url.ts';
import type { Suggestion, SuggestionsAnswer } from '../../../trip-search/catalogue/suggestions-schema.ts';
import { useSettled } from '../panel/use-settled.ts';
import { matchesKeyword } from './filter-destinations.ts';

export interface Suggestions {
  readonly options: readonly Suggestion[];
  /** True once nothing was found and 2 s have passed since the last letter (DEST-017). */
  readonly isNothingFound: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

/**
 * Destinations and hotels that begin like what was typed. Those already loaded narrow with every letter, the server is
 * asked 400 ms after the last one (DEST-013, DEST-014); fewer than two letters clear them (DEST-015).
 */
export function useSuggestions(keyword: string): Suggestions {
  const { locale } = useVisit();
  const [loaded, setLoaded] = useState<readonly Suggestion[]>([]);
  const typed = keyword.trim();
  const settled = useSettled(typed, browserTimings.lookupDelayMs);
  const waited = useSettled(typed, browserTimings.noResultsDelayMs);
  const shouldSearch =
    typed.length >= searchLimits.minKeywordLength && settled.length >= searchLimits.minKeywordLength;
  const address = shouldSearch
    ? buildPath('get_destination_autocomplete_options', { _locale: locale }, { keyword: settled })
    : null;
  const { status, retry } = useFetch<SuggestionsAnswer>(address, ({ options }) => setLoaded(options));
  const options = shouldSearch
    ? loaded.filter(({ name, aliases = [] }) => matchesKeyword([name, ...aliases], typed))
    : [];
  const isNothingFound =
    status === 'answered' && waited === typed && settled === typed && options.length === 0;
  return { options, isNothingFound, hasFailed: status === 'failed', retry };
}
