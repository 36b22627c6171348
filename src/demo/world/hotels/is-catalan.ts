import type { Destination } from '../../../domain/search/catalogue.ts';

/** The Balearic Islands and the coast of Catalonia, where names are Catalan. */
export function isCatalan({ countryCode, latitude, longitude }: Destination): boolean {
  return countryCode === 'ES' && latitude > 38.5 && longitude > (latitude > 40.5 ? 0.6 : 1);
}
