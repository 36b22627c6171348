import type { Destination } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';
import { type Catalogue, listHolders } from './build-catalogue.ts';

/**
 * Where a place lies, from near to far: 'Mallorca, Spanien'; '' for a country. Of regions in one another only the nearest is
 * named, so that a city says its island and the island says its group: 'Balearen, Spanien'.
 */
export function parentNames(catalogue: Catalogue, place: Destination, language: Language): string {
  return joinNames(listHolders(catalogue, place), language);
}

/** Where something in a city lies: the city and what holds that. */
export function cityName(catalogue: Catalogue, city: Destination, language: Language): string {
  return joinNames([city, ...listHolders(catalogue, city)], language);
}

function joinNames(places: readonly Destination[], language: Language): string {
  return places
    .filter(({ type }, at) => places.findIndex((nearer) => nearer.type === type) === at)
    .map(({ name }) => name[language])
    .join(', ');
}
