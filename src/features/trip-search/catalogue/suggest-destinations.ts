import { searchAnswers } from '../../../defaults.ts';
import type { Destination, HotelCard } from '../../../domain/search/catalogue.ts';
import type { Language } from '../../../domain/words/language.ts';
import { type Catalogue, countHotels, destinationLevels } from './build-catalogue.ts';
import { highlightWords, splitWords } from './fold-text.ts';
import { cityName, parentNames } from './parent-names.ts';
import type { Suggestion } from './suggestions-schema.ts';

/**
 * Places and hotels in whose names every typed word begins a word (DEST-010, DEST-013), 20 at most. Places come first; of
 * both, names that begin so come before the others, and otherwise the more important before the less.
 */
export function suggestDestinations(catalogue: Catalogue, language: Language, keyword: string): Suggestion[] {
  const words = splitWords(keyword);
  const { names } = catalogue;
  const places = names.placeNames[language]
    .find(words, searchAnswers.suggestions)
    .flatMap((at) => names.places[at] ?? []);
  const hotels = names.hotelNames
    .find(words, searchAnswers.suggestions)
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
