import { z } from 'zod';
import type { Destination } from '../../domain/search/catalogue.ts';
import type { Language } from '../../domain/words/language.ts';
import { type Catalogue, countHotels, isRegionGroup } from '../../trip-search/catalogue/build-catalogue.ts';

export const mapPlacesSchema = z
  .object({
    type: z.literal('FeatureCollection'),
    features: z.array(
      z.object({
        type: z.literal('Feature'),
        properties: z.object({
          type: z.enum(['country', 'region', 'city']),
          name: z.string(),
          hotels: z.int().describe('Hotels there: where names would overlap, the larger number is shown'),
        }),
        geometry: z.object({
          type: z.literal('Point'),
          coordinates: z.array(z.number()).length(2).describe('Longitude, latitude'),
        }),
      }),
    ),
  })
  .describe('GeoJSON (RFC 7946)');
export type MapPlaces = z.infer<typeof mapPlacesSchema>;

/** Names for the map: every country, region and city that has hotels. Groups of regions have no place of their own. */
export function listMapPlaces(catalogue: Catalogue, language: Language): MapPlaces {
  const features = [...catalogue.destinations.values()].flatMap((place) => {
    const hotels = countHotels(catalogue, place);
    return hotels === 0 || isRegionGroup(catalogue, place) ? [] : describePlace(place, language, hotels);
  });
  return { type: 'FeatureCollection', features };
}

function describePlace(place: Destination, language: Language, hotels: number): MapPlaces['features'] {
  const { type, name, longitude, latitude } = place;
  if (type === 'poi') return [];
  return [
    {
      type: 'Feature',
      properties: { type, name: name[language], hotels },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    },
  ];
}
