import { searchAnswers, searchLimits } from '../../defaults.ts';
import type { Destination, HotelCard } from '../../domain/search/catalogue.ts';
import { highlightWords, listSearchWords, splitWords } from '../../domain/words/fold-text.ts';
import type { Language } from '../../domain/words/language.ts';
import { type Catalogue, countHotels, destinationLevels } from '../catalogue/build-catalogue.ts';
import { cityName, parentNames } from '../catalogue/parent-names.ts';
import type { Suggestion } from '../catalogue/suggestions-schema.ts';
import { furtherNames } from './further-names.ts';
import { phraseNames } from './phrase-names.ts';

/** What is called so; only where there is nothing of that, what is nearly called so, each as `isNear`. */
export function suggestDestinations(catalogue: Catalogue, language: Language, keyword: string): Suggestion[] {
  const exact = suggestByName(catalogue, language, keyword);
  return exact.length > 0 ? exact : suggestNear(catalogue, language, keyword);
}

/**
 * Places and hotels in whose names every typed word begins a word (DEST-010, DEST-013), 20 at most. Places come first; of
 * both, names that begin so come before the others, and otherwise the more important before the less. After them come places that are
 * called so in another language, by a nickname, a sight or the code of their airport.
 */
export function suggestByName(catalogue: Catalogue, language: Language, keyword: string): Suggestion[] {
  const words = splitWords(keyword);
  const found = findByNames(catalogue, language, words);
  const further = findByFurtherNames(catalogue, language, words);
  const exact = [...found, ...further.filter(({ id }) => found.every((each) => each.id !== id))];
  return exact.slice(0, searchAnswers.suggestions);
}

/** A place or hotel of a catalogue as a suggestion; null where it has none with the id. */
export function suggestById(catalogue: Catalogue, language: Language, id: number): Suggestion | null {
  const place = catalogue.destinations.get(id);
  if (place !== undefined) return suggestPlace(catalogue, language, place, []);
  const hotel = catalogue.hotels.get(id);
  return hotel === undefined ? null : suggestHotel(catalogue, language, hotel, []);
}

function findByNames(catalogue: Catalogue, language: Language, words: readonly string[]): Suggestion[] {
  const { names } = catalogue;
  const places = names.placeNames[language]
    .find(words, searchAnswers.suggestions, (at) => hasPlace(catalogue, at))
    .flatMap((at) => names.places[at] ?? []);
  const hotels = names.hotelNames
    .find(words, searchAnswers.suggestions, (at) => catalogue.hotels.has(names.hotels[at]?.id ?? 0))
    .flatMap((at) => names.hotels[at] ?? []);
  const suggested = places.slice(
    0,
    Math.max(searchAnswers.placeSuggestions, searchAnswers.suggestions - hotels.length),
  );
  return [
    ...suggested.map((place) => suggestPlace(catalogue, language, place, words)),
    ...hotels
      .slice(0, searchAnswers.suggestions - suggested.length)
      .map((hotel) => suggestHotel(catalogue, language, hotel, words)),
  ];
}

/** @param at in the list of names */
function hasPlace({ names, destinations }: Catalogue, at: number): boolean {
  return destinations.has(names.places[at]?.id ?? 0);
}

/** The names that were meant are among the aliases: by them a list that narrows while one types keeps the place. */
function findByFurtherNames(
  catalogue: Catalogue,
  language: Language,
  words: readonly string[],
): Suggestion[] {
  if (words.join('').length <= searchLimits.minKeywordLength) return [];
  const { index, namesOf } = furtherNames(catalogue);
  const found = index.find(words, searchAnswers.placeSuggestions, (at) => hasPlace(catalogue, at));
  return found.flatMap((at) => {
    const place = catalogue.names.places[at];
    if (place === undefined) return [];
    const suggestion = suggestPlace(catalogue, language, place, words);
    const meant = (namesOf[at] ?? []).filter((name) => beginsSo(name, words));
    return { ...suggestion, aliases: [...new Set([...(suggestion.aliases ?? []), ...meant])] };
  });
}

function beginsSo(name: string, words: readonly string[]): boolean {
  const own = listSearchWords(name);
  return words.every((start) => own.some((word) => word.startsWith(start)));
}

/** Words that no name has give way to the nearest that names have; each suggestion is `isNear`. */
export function suggestNear(catalogue: Catalogue, language: Language, keyword: string): Suggestion[] {
  const found = new Map<number, Suggestion>();
  for (const near of correctWords(catalogue, splitWords(keyword))) {
    const suggestions = [
      ...findByNames(catalogue, language, near),
      ...findByFurtherNames(catalogue, language, near),
    ];
    for (const each of suggestions) if (!found.has(each.id)) found.set(each.id, { ...each, isNear: true });
  }
  return [...found.values()].slice(0, searchAnswers.nearSuggestions);
}

/** What may have been typed, the nearest first: each word as it is, or as one of the words that begin nearly so. */
function correctWords(catalogue: Catalogue, words: readonly string[]): readonly (readonly string[])[] {
  const { nearWords, knows } = phraseNames(catalogue);
  const choices = words.map((word) => {
    const near = nearWords.findBeginnings(word).slice(0, searchAnswers.nearWords);
    return knows(word) || near.length === 0 ? [{ word, distance: 0 }, ...near] : near;
  });
  const corrected = choices.reduce<
    readonly { readonly words: readonly string[]; readonly distance: number }[]
  >(
    (all, nearOnes) =>
      all
        .flatMap((each) =>
          nearOnes.map(({ word, distance }) => ({
            words: [...each.words, word],
            distance: each.distance + distance,
          })),
        )
        .sort((one, other) => one.distance - other.distance)
        .slice(0, searchAnswers.nearWords),
    [{ words: [], distance: 0 }],
  );
  return corrected.map((each) => each.words);
}

function suggestPlace(
  catalogue: Catalogue,
  language: Language,
  place: Destination,
  words: readonly string[],
): Suggestion {
  const name = place.name[language];
  return {
    id: place.id,
    name,
    type: place.type,
    level: destinationLevels[place.type],
    highlightedLabel: highlightWords(name, words),
    within: parentNames(catalogue, place, language),
    aliases: place.aliases?.[language],
    hotels: countHotels(catalogue, place),
  };
}

function suggestHotel(
  catalogue: Catalogue,
  language: Language,
  hotel: HotelCard,
  words: readonly string[],
): Suggestion {
  const city = catalogue.destinations.get(hotel.cityId);
  return {
    id: hotel.id,
    name: hotel.name,
    type: 'hotel',
    level: destinationLevels.hotel,
    highlightedLabel: highlightWords(hotel.name, words),
    within: city === undefined ? '' : cityName(catalogue, city, language),
    hotels: 1,
  };
}
