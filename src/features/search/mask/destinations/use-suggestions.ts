import { useState } from 'react';
import { browserTimings, searchLimits } from '../../../../defaults.ts';
import { useFetch } from '../../../../site/calls/use-fetch.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { Suggestion } from '../../../../trip-search/catalogue/suggestions-schema.ts';
import { buildPath } from '../../../../url.ts';
import { useSettled } from '../panel/use-settled.ts';
import type { DestinationSuggestions } from '../phrase/destination-suggestions-schema.ts';
import type { UnderstoodPhrase } from '../phrase/understood-schema.ts';
import { matchesKeyword } from './filter-destinations.ts';

export interface Suggestions {
  readonly options: readonly Suggestion[];
  /** What was typed, where it is more than a name. */
  readonly understood: UnderstoodPhrase | null;
  /** True also while a sentence goes on being typed: the last answer understood one. */
  readonly isSentence: boolean;
  /** True once nothing was found and 2 s have passed since the last letter (DEST-017). */
  readonly isNothingFound: boolean;
  readonly hasFailed: boolean;
  readonly retry: () => void;
}

interface Loaded extends Pick<DestinationSuggestions, 'options' | 'understood'> {
  readonly keyword: string;
}

/**
 * Destinations and hotels that begin like what was typed. Those already loaded narrow with every letter, the server is
 * asked 400 ms after the last one (DEST-013, DEST-014); fewer than two letters clear them (DEST-015). What is only nearly called so, and a
 * sentence, count for exactly what was typed.
 */
export function useSuggestions(keyword: string): Suggestions {
  const { locale } = useVisit();
  const [loaded, setLoaded] = useState<Loaded>({ keyword: '', options: [], understood: null });
  const typed = keyword.trim();
  const settled = useSettled(typed, browserTimings.lookupDelayMs);
  const waited = useSettled(typed, browserTimings.noResultsDelayMs);
  const shouldSearch =
    typed.length >= searchLimits.minKeywordLength && settled.length >= searchLimits.minKeywordLength;
  const address = shouldSearch
    ? buildPath('get_destination_autocomplete_options', { _locale: locale }, { keyword: settled })
    : null;
  const { status, retry } = useFetch<DestinationSuggestions>(address, ({ options, understood }) =>
    setLoaded({ keyword: settled, options, understood }),
  );
  const isAsTyped = shouldSearch && loaded.keyword === typed;
  const understood = isAsTyped ? loaded.understood : null;
  const options = shouldSearch
    ? loaded.options.filter(
        ({ name, aliases = [], isNear }) =>
          isAsTyped || (!isNear && matchesKeyword([name, ...aliases], typed)),
      )
    : [];
  const isNothingFound =
    status === 'answered' &&
    waited === typed &&
    settled === typed &&
    options.length === 0 &&
    understood === null;
  const isSentence = shouldSearch && loaded.understood !== null;
  return { options, understood, isSentence, isNothingFound, hasFailed: status === 'failed', retry };
}
