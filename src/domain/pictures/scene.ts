/**
 * What a painted picture shows, as data. A scene has a key of six dotted parts that fits into an image address:
 * `{motif}.{region}.{season}.{hour}.{light}.{seed}`, for example `coast.aegean.summer.golden.warm.kreta`.
 * The same scene always gives the same picture (IMG-003 uses one as its placeholder).
 */

/** Places first, then what a hotel shows of itself. */
export const SCENE_MOTIFS = [
  'coast',
  'island',
  'city',
  'mountains',
  'desert',
  'lake',
  'countryside',
  'hotel-front',
  'pool',
  'room',
  'beach',
  'restaurant',
  'spa',
] as const;

/**
 * The look of a part of the world: aegean = whitewashed cubes and blue domes, adriatic = stone towns under red tiles,
 * balearic = ochre fincas and pines, canary = volcanic slopes, iberian = white villages and dry hills, italian = pastel
 * fronts and cypresses, riviera = villas and umbrella pines, anatolian = minarets, egyptian = mud brick and date palms,
 * maghreb = red earth and kasbahs, arabian = skyscrapers and dunes, alpine = gables and larches, nordic = red huts and
 * fjords, continental = rendered fronts, red tiles and broad trees, british = chalk, hedges and slate, tropical = palms, karst and thatch, caribbean = pastel wood and palms,
 * metropolis = towers, savanna = acacias and red dust.
 */
export const SCENE_REGIONS = [
  'aegean',
  'adriatic',
  'balearic',
  'canary',
  'iberian',
  'italian',
  'riviera',
  'anatolian',
  'egyptian',
  'maghreb',
  'arabian',
  'alpine',
  'nordic',
  'continental',
  'british',
  'tropical',
  'caribbean',
  'metropolis',
  'savanna',
] as const;

export const SCENE_SEASONS = ['spring', 'summer', 'autumn', 'winter'] as const;
export const SCENE_HOURS = ['dawn', 'noon', 'golden', 'dusk', 'night'] as const;

/** The brand's light over every picture: `warm` = cream and coral, `noon` = clear, marine and yellow. */
export const SCENE_LIGHTS = ['warm', 'noon'] as const;

export type SceneMotif = (typeof SCENE_MOTIFS)[number];
export type SceneRegion = (typeof SCENE_REGIONS)[number];
export type SceneSeason = (typeof SCENE_SEASONS)[number];
export type SceneHour = (typeof SCENE_HOURS)[number];
export type SceneLight = (typeof SCENE_LIGHTS)[number];

export type Scene = {
  motif: SceneMotif;
  region: SceneRegion;
  season: SceneSeason;
  hour: SceneHour;
  light: SceneLight;
  /**
   * Varies the composition. `[a-z0-9-]{1,40}`. A word of `SCENE_SETTINGS` in it says what lies around. All pictures of a hotel have that of its main picture, alone or followed by `-` and a
   * detail: others are not painted.
   */
  seed: string;
};

const SEED = /^[a-z0-9-]{1,40}$/;

function findIn<T extends string>(list: readonly T[], text: string | undefined): T | null {
  return list.find((entry) => entry === text) ?? null;
}

/** Reads a scene key; null for anything that is not exactly one. */
export function parseSceneKey(key: string): Scene | null {
  const parts = key.split('.');
  if (parts.length !== 6) return null;
  const motif = findIn(SCENE_MOTIFS, parts[0]);
  const region = findIn(SCENE_REGIONS, parts[1]);
  const season = findIn(SCENE_SEASONS, parts[2]);
  const hour = findIn(SCENE_HOURS, parts[3]);
  const light = findIn(SCENE_LIGHTS, parts[4]);
  const seed = parts[5] ?? '';
  if (!motif || !region || !season || !hour || !light || !SEED.test(seed)) return null;
  return { motif, region, season, hour, light, seed };
}

/** The key that `parseSceneKey` reads back into the same scene. Throws on a seed that no key can carry. */
export function buildSceneKey(scene: Scene): string {
  if (!SEED.test(scene.seed)) throw new RangeError(`Scene seed "${scene.seed}" is not [a-z0-9-]{1,40}`);
  return [scene.motif, scene.region, scene.season, scene.hour, scene.light, scene.seed].join('.');
}

/** The picture for a place without a scene: an open sea and far islands, of no place in particular (IMG-003). */
export function placeholderScene(light: SceneLight): Scene {
  return {
    motif: 'island',
    region: 'balearic',
    season: 'summer',
    hour: light === 'warm' ? 'golden' : 'noon',
    light,
    seed: 'anywhere',
  };
}
