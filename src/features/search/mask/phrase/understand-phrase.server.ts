import type { z } from 'zod';
import { searchLimits } from '../../../../defaults.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { readTripSearch } from '../../../../trip-search/address/read-trip-search.ts';
import type { SearchParamName } from '../../../../trip-search/address/trip-search.ts';
import type { Suggestion } from '../../../../trip-search/catalogue/suggestions-schema.ts';
import { phraseNames } from '../../../../trip-search/names/phrase-names.ts';
import { suggestById } from '../../../../trip-search/names/suggest-destinations.ts';
import { parseSearchPhrase } from '../../../../trip-search/phrase/parse-search-phrase.ts';
import type { ParsedPhrase, PhrasePart, PhraseWish } from '../../../../trip-search/phrase/parsed-phrase.ts';
import type { SearchVisit } from '../../../../trip-search/visit/search-visit.server.ts';
import { describePart } from './describe-part.server.ts';
import { listWarmRegions } from './list-warm-regions.server.ts';
import { fieldParams, type PhraseParams, toPhraseParams } from './phrase-params.ts';
import type { understoodSchema } from './understood-schema.ts';

interface Understood {
  /** Null where the text is no more than a name. */
  readonly understood: z.infer<typeof understoodSchema> | null;
  /** What words may mean that fit several things. */
  readonly meant: readonly Suggestion[];
}

/** Understands what was typed into the field for destinations, as a search and in words. */
export function understandPhrase(visit: SearchVisit, text: string, texts: Texts): Understood {
  const { catalogue, language, today, homeCountry, currency } = visit;
  const names = phraseNames(catalogue);
  const parsed = parseSearchPhrase(text, { names, language, today, homeCountry, currency });
  const meant = parsed.questions
    .flatMap(({ placeIds, hotelIds }) => [...placeIds, ...hotelIds])
    .flatMap((id) => suggestById(catalogue, language, id) ?? [])
    .map((suggestion) => ({ ...suggestion, isNear: true as const }));
  return { understood: isSentence(parsed) ? present(visit, parsed, texts) : null, meant };
}

/** More than the name of a place or hotel, for which the list of suggestions is there. */
function isSentence({ parts }: ParsedPhrase): boolean {
  const [first] = parts;
  if (first === undefined) return false;
  return parts.length > 1 || !['places', 'hotels'].includes(first.wish.field);
}

function present(visit: SearchVisit, parsed: ParsedPhrase, texts: Texts): Understood['understood'] {
  const { params, refused } = searchParams(visit, parsed.parts);
  const destinations = listDestinations(visit, parsed.parts);
  const isSearched = ({ field }: PhraseWish) => {
    if (field === 'city' || field === 'children' || field === 'schoolHolidays') return false;
    if (field === 'warm') return destinations.length > 0;
    return !fieldParams[field].some((name) => refused.has(name));
  };
  const codes = parsed.parts.flatMap(({ wish }) => (wish.field === 'departureAirports' ? wish.codes : []));
  return {
    parts: parsed.parts.map(({ wish, ranges }) => ({
      label: describePart(visit, wish, texts),
      ranges: ranges.map(({ start, end }) => ({ start, end })),
      isSearched: isSearched(wish),
    })),
    unknown: parsed.unknown.map(({ start, end }) => parsed.text.slice(start, end)),
    params,
    destinations,
    airports: codes
      .slice(0, searchLimits.airports)
      .map((key) => ({ key, name: visit.catalogue.airports.get(key)?.name[visit.language] ?? key })),
  };
}

/** The parameters that a search takes; one that it refuses, such as a day too far ahead, is left out. */
function searchParams(
  { today }: SearchVisit,
  parts: readonly PhrasePart[],
): { readonly params: PhraseParams; readonly refused: ReadonlySet<string> } {
  const params: PhraseParams = toPhraseParams(parts, today);
  const refused = new Set<string>();
  for (;;) {
    const read = readTripSearch(params, today);
    const problems = read.ok ? [] : (Object.keys(read.problems) as SearchParamName[]);
    const known = problems.filter((name) => params[name] !== undefined);
    if (known.length === 0) return { params, refused };
    for (const name of known) {
      delete params[name];
      refused.add(name);
    }
  }
}

type ChosenPlace = z.infer<typeof understoodSchema>['destinations'][number];

/** Places and hotels as said; where only warmth is asked for, the regions that most hotels are in of those that are warm then. */
function listDestinations(visit: SearchVisit, parts: readonly PhrasePart[]): ChosenPlace[] {
  const { catalogue, language } = visit;
  const said = parts.flatMap(({ wish }) =>
    wish.field === 'places' || wish.field === 'hotels' ? wish.ids : [],
  );
  const isWarm = parts.some(({ wish }) => wish.field === 'warm');
  const ids = said.length === 0 && isWarm ? listWarmRegions(visit, findPeriodDay(visit, parts)) : said;
  return [...new Set(ids)].slice(0, searchLimits.destinations).flatMap((id) => {
    const place = suggestById(catalogue, language, id);
    return place === null ? [] : { id, name: place.name, type: place.type, within: place.within };
  });
}

function findPeriodDay({ today }: SearchVisit, parts: readonly PhrasePart[]): Day {
  const period = parts.find(({ wish }) => wish.field === 'period')?.wish;
  return (period?.field === 'period' ? (period.from ?? period.to) : null) ?? today;
}
