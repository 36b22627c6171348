import {
  buildSceneKey,
  parseSceneKey,
  placeholderScene,
  type SceneMotif,
} from '../../domain/pictures/scene.ts';
import { findSceneSetting, type SceneSetting } from '../../domain/pictures/scene-setting.ts';
import type { HotelCard } from '../../domain/search/catalogue.ts';
import type { HotelAttribute } from '../../domain/search/hotel-attribute.ts';

/** What a place may look like, by what its hotels are known for. */
const motifs: readonly (readonly [SceneMotif, readonly HotelAttribute[]])[] = [
  ['coast', ['beachfront', 'sandy_beach']],
  ['mountains', ['ski', 'hiking']],
  ['city', ['central_location']],
];

/** The scene key of a place's picture: the look of its most reviewed hotel's surroundings, composed by the place's own name. */
export function choosePlaceScene({ slug }: { readonly slug: string }, hotels: readonly HotelCard[]): string {
  const best = hotels.reduce<HotelCard | null>(
    (most, hotel) => (most === null || hotel.reviewCount > most.reviewCount ? hotel : most),
    null,
  );
  const look =
    (best === null ? null : parseSceneKey(best.painting ?? best.scene)) ?? placeholderScene('warm');
  const setting = findSceneSetting(look.seed);
  const words = setting === null ? '' : `-${setting}`;
  const seed = slug.slice(0, 40 - words.length).replace(/-$/, '') + words;
  return buildSceneKey({ ...look, motif: fitMotif(chooseMotif(hotels), setting), hour: 'golden', seed });
}

/** Guests hike on flat land too: no mountains are painted there, and no coast inland. */
function fitMotif(motif: SceneMotif, setting: SceneSetting | null): SceneMotif {
  if (setting === null) return motif;
  const isBySea = setting === 'seaside' || setting === 'flatcoast';
  if (motif === 'coast' && !isBySea) return 'countryside';
  if (motif === 'mountains' && setting !== 'highland' && setting !== 'lakeside' && setting !== 'hillside')
    return isBySea ? 'coast' : 'countryside';
  return motif === 'countryside' && setting === 'lakeside' ? 'lake' : motif;
}

/** What most of its hotels are known for, of equal ones the first; countryside where it is less than a quarter of them. */
function chooseMotif(hotels: readonly HotelCard[]): SceneMotif {
  const countKnown = (attributes: readonly HotelAttribute[]) =>
    hotels.filter((hotel) => attributes.some((attribute) => hotel.attributes.includes(attribute))).length;
  let chosen: SceneMotif = 'countryside';
  let most = Math.max(1, hotels.length / 4);
  for (const [motif, attributes] of motifs) {
    const known = countKnown(attributes);
    if (known < most || (known === most && chosen !== 'countryside')) continue;
    chosen = motif;
    most = known;
  }
  return chosen;
}
