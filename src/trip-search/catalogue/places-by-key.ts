import type { Destination } from '../../domain/search/catalogue.ts';
import type { Catalogue } from './build-catalogue.ts';

/** The places of a catalogue by kind and slug, such as `country/spain`, see `PlaceKey`. */
export function placesByKey(catalogue: Catalogue): ReadonlyMap<string, Destination> {
  return catalogue.once(
    'places by key',
    () =>
      new Map([...catalogue.destinations.values()].map((place) => [`${place.type}/${place.slug}`, place])),
  );
}
