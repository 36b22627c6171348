/**
 * What lies around a painted house or town, as a word of its scene's seed (`h1000006-lowland-city4`). Seeds without such a word
 * are painted as their region mostly is.
 */
export const SCENE_SETTINGS = [
  /** The sea before hills, with land at the horizon. */
  'seaside',
  /** The sea before flat land, nothing but water to the horizon. */
  'flatcoast',
  /** A lake below mountains. */
  'lakeside',
  /** A river through a town or valley. */
  'riverside',
  'lowland',
  'hillside',
  'highland',
  /** Sand or stones without green, before bare hills. */
  'dryland',
  /** Between towers. */
  'downtown',
] as const;

export type SceneSetting = (typeof SCENE_SETTINGS)[number];

/** The setting that a seed names, or null. */
export function findSceneSetting(seed: string): SceneSetting | null {
  const words = new Set(seed.split('-'));
  return SCENE_SETTINGS.find((setting) => words.has(setting)) ?? null;
}
