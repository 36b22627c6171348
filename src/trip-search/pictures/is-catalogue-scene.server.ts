import { buildSceneKey, parseSceneKey, type Scene } from '../../domain/pictures/scene.ts';
import type { Catalogue } from '../catalogue/build-catalogue.ts';
import { choosePlaceScene } from '../catalogue/choose-place-scene.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';

/**
 * Whether the shop shows a scene of a place or hotel of the catalogue, in the light of any brand. A hotel's pictures are found by
 * their seed: that of its main picture, alone or followed by `-` and a detail, such as a room.
 */
export async function isCatalogueScene(
  { catalogue, hotels }: Pick<SearchVisit, 'catalogue' | 'hotels'>,
  sceneKey: string,
): Promise<boolean> {
  const scene = parseSceneKey(sceneKey);
  if (scene === null) return false;
  if (scenesOfPlaces(catalogue).has(ofAnyBrand(inBestLight(scene)))) return isInBestLight(scene);
  const withoutDetail = scene.seed.slice(0, Math.max(0, scene.seed.lastIndexOf('-')));
  const seeds = hotelsBySeed(catalogue.whole);
  const ids = [...(seeds.get(scene.seed) ?? []), ...(seeds.get(withoutDetail) ?? [])];
  for (const id of ids) if (await isSceneOfHotel({ catalogue, hotels }, id, scene)) return true;
  return false;
}

async function isSceneOfHotel(
  { catalogue, hotels }: Pick<SearchVisit, 'catalogue' | 'hotels'>,
  hotelId: number,
  scene: Scene,
): Promise<boolean> {
  const wanted = ofAnyBrand(scene);
  const hotel = catalogue.hotels.get(hotelId);
  if (hotel === undefined) return false;
  const main = parseSceneKey(hotel.painting ?? hotel.scene);
  if (main !== null && wanted === ofAnyBrand(main)) return true;
  // Tiles of places show a hotel as they show places.
  if (main !== null && isInBestLight(scene) && wanted === ofAnyBrand({ ...main, hour: scene.hour }))
    return true;
  const profile = await hotels.findProfile(hotelId);
  const shown = profile === null ? [] : [...profile.media, ...profile.rooms];
  if (shown.some((one) => isSame(one.scene, wanted))) return true;
  const reviews = await hotels.listReviews(hotelId);
  return reviews.some((review) => review.scene !== null && isSame(review.scene, wanted));
}

function isSame(sceneKey: string, wanted: string): boolean {
  const scene = parseSceneKey(sceneKey);
  return scene !== null && ofAnyBrand(scene) === wanted;
}

/** The key without the brand's light: the catalogue is every brand's, its pictures are not. */
function ofAnyBrand(scene: Scene): string {
  return buildSceneKey({ ...scene, light: 'warm' });
}

/** Hours at which places are shown, see `picture-places.server.ts`. */
const bestHours: readonly Scene['hour'][] = ['golden', 'noon'];
const isInBestLight = ({ hour }: Scene): boolean => bestHours.includes(hour);
const inBestLight = (scene: Scene): Scene => ({ ...scene, hour: 'golden' });

function scenesOfPlaces(catalogue: Catalogue): ReadonlySet<string> {
  return catalogue.once('scenes of all places', () => {
    const places = [...catalogue.destinations.values()];
    const scenes = places.map((place) => choosePlaceScene(place, catalogue.hotelsOf.get(place.id) ?? []));
    return new Set(
      scenes.flatMap((key) => parseSceneKey(key) ?? []).map((scene) => ofAnyBrand(inBestLight(scene))),
    );
  });
}

function hotelsBySeed(catalogue: Catalogue): ReadonlyMap<string, readonly number[]> {
  return catalogue.once('hotels by seed', () => {
    const hotels = new Map<string, number[]>();
    for (const { id, scene, painting = scene } of catalogue.hotels.values()) {
      const seed = parseSceneKey(painting)?.seed;
      if (seed === undefined) continue;
      const others = hotels.get(seed);
      if (others === undefined) hotels.set(seed, [id]);
      else others.push(id);
    }
    return hotels;
  });
}
