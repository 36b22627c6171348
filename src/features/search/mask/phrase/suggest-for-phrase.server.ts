import type { z } from 'zod';
import type { Texts } from '../../../../texts/texts.ts';
import { suggestByName, suggestNear } from '../../../../trip-search/names/suggest-destinations.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import type { destinationSuggestionsSchema } from './destination-suggestions-schema.ts';
import { understandPhrase } from './understand-phrase.server.ts';

type Answer = z.infer<typeof destinationSuggestionsSchema>;

/** What the field for destinations offers: places and hotels that are called so, and a sentence as it is understood. */
export function suggestForPhrase(
  visit: SearchVisit,
  keyword: string,
  texts: Texts,
): Pick<Answer, 'options' | 'understood'> {
  const { catalogue, language } = visit;
  const named = suggestByName(catalogue, language, keyword);
  const isCalledSo = named.length > 0;
  const { understood, meant } = understandPhrase(visit, keyword, texts);
  // 'Bar' is more likely the beginning of Barcelona than all that is wanted.
  if (understood === null || (isCalledSo && understood.parts.length === 1))
    return { options: isCalledSo ? named : suggestNear(catalogue, language, keyword), understood: null };
  // Names in a sentence are among its parts; what may mean several things is asked.
  return { options: isCalledSo ? named : [...meant], understood };
}
