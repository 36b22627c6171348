import { LIST_PICTURE_SIZE } from '../../domain/pictures/image-size.ts';
import type { SceneLight } from '../../domain/pictures/scene.ts';
import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { ImageRequest } from '../../ports/images/image-port.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { lightScene } from '../catalogue/light-scene.ts';

/**
 * The pictures that hotels are first seen by, as lists request them in current browsers: of every region the hotels that most
 * guests have rated come first, as a list begins with the hotels that are asked for.
 */
export function listLeadPictures(
  { hotels }: Pick<Catalogue, 'hotels'>,
  lights: readonly SceneLight[],
): ImageRequest[] {
  const byRank = rankInRegions([...hotels.values()]);
  const keys = byRank.flatMap(({ scene }) => lights.map((light) => lightScene(scene, light)));
  return [...new Set(keys)].map((sceneKey) => ({ sceneKey, size: LIST_PICTURE_SIZE, format: 'avif' }));
}

/** First the most reviewed of each region, then the second of each, and so on. */
function rankInRegions(hotels: readonly HotelCard[]): readonly HotelCard[] {
  const taken = new Map<number, number>();
  return [...hotels]
    .sort((a, b) => b.reviewCount - a.reviewCount || a.id - b.id)
    .map((hotel) => {
      const rank = taken.get(hotel.regionId) ?? 0;
      taken.set(hotel.regionId, rank + 1);
      return { hotel, rank };
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ hotel }) => hotel);
}
