import { buildSceneKey, parseSceneKey, type SceneLight } from '../../../../domain/pictures/scene.ts';
import type { Destination } from '../../../../domain/search/catalogue.ts';
import type { Catalogue } from '../../../../trip-search/catalogue/build-catalogue.ts';
import { choosePlaceScene } from '../../../../trip-search/catalogue/choose-place-scene.ts';

/**
 * The scene key of a place's picture in the brand's light. Which picture shows a place is chosen once a catalogue: it asks
 * what all its hotels are known for.
 */
export function picturePlace(catalogue: Catalogue, place: Destination, light: SceneLight): string {
  return catalogue.once(`scene of place ${place.id} ${light}`, () =>
    lightAtBestHour(choosePlaceScene(place, catalogue.hotelsOf.get(place.id) ?? []), light),
  );
}

/** When a brand's light is at its best. */
const hours = { warm: 'golden', noon: 'noon' } as const satisfies Readonly<Record<SceneLight, string>>;

/** The same scene in another light, at the hour when that is at its best; a key that cannot be read stays as it is. */
export function lightAtBestHour(key: string, light: SceneLight): string {
  const scene = parseSceneKey(key);
  return scene === null ? key : buildSceneKey({ ...scene, light, hour: hours[light] });
}
