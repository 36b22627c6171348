import type { Scene, SceneRegion } from '../../../domain/pictures/scene.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { findPaintedHouse, type HouseWord } from './painted-house.ts';

/** How a hotel is built. */
export const HOTEL_FORMS = [
  /** A long wing with balconies and a lower one next to it. */
  'wing',
  /** Storeys that step back from the view. */
  'terraces',
  /** White cubes and a dome, piled up. */
  'cubes',
  /** A grand hotel under a mansard roof. */
  'palace',
  /** Wall to wall in a street. */
  'townhouse',
  /** Wide gables over wooden balconies. */
  'chalet',
  /** A low country house with a tower and an arcade. */
  'finca',
  'tower',
  /** Thatched huts around a hall. */
  'bungalows',
  /** Clay walls and battlements. */
  'kasbah',
  /** White columns and galleries all round. */
  'veranda',
  /** Steep gables, chimneys and brick. */
  'manor',
  /** Dark timber around a gable of glass. */
  'lodge',
  /** Two wings that hold a court. */
  'court',
  /** A bow of balconies. */
  'crescent',
] as const;

export type HotelForm = (typeof HOTEL_FORMS)[number];

type Forms = readonly [HotelForm, ...HotelForm[]];

/** What one finds in a part of the world, the usual twice. */
const formsOfRegion: Record<SceneRegion, Forms> = {
  aegean: ['cubes', 'cubes', 'terraces', 'wing', 'court', 'crescent', 'finca'],
  adriatic: ['wing', 'terraces', 'palace', 'court', 'finca', 'crescent', 'townhouse', 'tower'],
  balearic: ['finca', 'finca', 'terraces', 'wing', 'court', 'crescent', 'tower', 'cubes'],
  canary: ['terraces', 'terraces', 'cubes', 'wing', 'crescent', 'court', 'tower', 'veranda'],
  iberian: ['finca', 'palace', 'wing', 'terraces', 'court', 'crescent', 'tower', 'townhouse', 'cubes'],
  italian: ['palace', 'finca', 'townhouse', 'wing', 'court', 'terraces', 'crescent'],
  riviera: ['palace', 'terraces', 'finca', 'wing', 'crescent', 'court', 'townhouse'],
  anatolian: ['wing', 'crescent', 'court', 'terraces', 'tower', 'palace', 'townhouse', 'finca'],
  egyptian: ['court', 'kasbah', 'wing', 'crescent', 'terraces', 'cubes', 'tower'],
  maghreb: ['kasbah', 'kasbah', 'court', 'wing', 'crescent', 'cubes', 'finca'],
  arabian: ['tower', 'court', 'kasbah', 'crescent', 'wing', 'terraces'],
  alpine: ['chalet', 'chalet', 'chalet', 'lodge', 'palace', 'manor', 'wing'],
  nordic: ['lodge', 'manor', 'veranda', 'wing', 'crescent', 'palace', 'townhouse', 'terraces'],
  continental: ['townhouse', 'townhouse', 'palace', 'manor', 'wing', 'lodge', 'court', 'tower', 'crescent'],
  british: ['manor', 'manor', 'palace', 'townhouse', 'crescent', 'wing', 'terraces'],
  tropical: ['bungalows', 'bungalows', 'veranda', 'terraces', 'court', 'wing', 'lodge', 'tower', 'crescent'],
  caribbean: ['veranda', 'veranda', 'bungalows', 'wing', 'court', 'crescent', 'terraces', 'tower'],
  metropolis: ['tower', 'tower', 'townhouse', 'palace', 'court', 'wing', 'terraces'],
  savanna: ['bungalows', 'lodge', 'veranda', 'court', 'kasbah'],
};

/** What a house of a kind may be; where a region has none of it, all of the region's are. */
const formsOfKind: Record<HouseWord, ReadonlySet<HotelForm>> = {
  resort: new Set([
    'wing',
    'terraces',
    'court',
    'crescent',
    'tower',
    'cubes',
    'kasbah',
    'bungalows',
    'veranda',
  ]),
  family: new Set([
    'wing',
    'terraces',
    'court',
    'crescent',
    'cubes',
    'bungalows',
    'chalet',
    'lodge',
    'finca',
  ]),
  club: new Set([
    'cubes',
    'terraces',
    'court',
    'crescent',
    'bungalows',
    'finca',
    'kasbah',
    'veranda',
    'lodge',
  ]),
  boutique: new Set([
    'cubes',
    'finca',
    'palace',
    'townhouse',
    'manor',
    'veranda',
    'kasbah',
    'terraces',
    'lodge',
  ]),
  city: new Set(['townhouse', 'palace', 'tower', 'wing', 'court', 'kasbah', 'cubes', 'crescent']),
  flats: new Set([
    'wing',
    'cubes',
    'terraces',
    'tower',
    'townhouse',
    'chalet',
    'manor',
    'veranda',
    'finca',
    'crescent',
  ]),
  country: new Set(['finca', 'manor', 'chalet', 'lodge', 'cubes', 'kasbah', 'bungalows', 'veranda']),
  spa: new Set([
    'palace',
    'court',
    'crescent',
    'terraces',
    'chalet',
    'lodge',
    'wing',
    'kasbah',
    'veranda',
    'bungalows',
  ]),
  chalet: new Set(['chalet', 'lodge', 'palace', 'manor']),
};

/** Part of a seed that is the house: a room's detail is no other house. */
export function houseOfSeed(seed: string): string {
  return seed.replace(/-[rv]\d+$/, '');
}

/** How the hotel of a scene is built: by region, by what it lives from and by its stars. */
export function chooseHotelForm({ seed, region }: Pick<Scene, 'seed' | 'region'>): HotelForm {
  const random = createRandom(`form ${houseOfSeed(seed)}`);
  const painted = findPaintedHouse(seed);
  const regional = formsOfRegion[region];
  if (painted === null) return random.pick(regional);
  const { word, stars } = painted;
  const fitting = regional.filter((form) => formsOfKind[word].has(form) && isAffordable(form, stars));
  const [first, ...others] = fitting;
  return first === undefined ? random.pick(regional) : random.pick([first, ...others]);
}

/** No grand hotel of three stars. */
function isAffordable(form: HotelForm, stars: number): boolean {
  return form !== 'palace' || stars >= 4;
}
