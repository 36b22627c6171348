import type { Scene, SceneHour, SceneMotif } from './scene.ts';

/** Colours of a scene out of focus, from the upper edge to the lower. */
export type SceneBlur = readonly [sky: string, horizon: string, middle: string, ground: string];

const SKIES: Readonly<Record<SceneHour, readonly [string, string]>> = {
  dawn: ['#93a3c8', '#f2d3c6'],
  noon: ['#4a93cf', '#cfe6ec'],
  golden: ['#86b0b8', '#f7c795'],
  dusk: ['#3d3a70', '#e08a76'],
  night: ['#0b1836', '#2c5072'],
};

type Ground = readonly [middle: string, ground: string];

const SEA: Ground = ['#5f98a8', '#3f6f78'];
const INDOORS: Ground = ['#d8c3a5', '#a98a6a'];

const GROUNDS: Readonly<Record<SceneMotif, Ground>> = {
  coast: SEA,
  island: SEA,
  city: ['#c2a58b', '#8d7562'],
  mountains: ['#8095a3', '#4f6552'],
  desert: ['#d6a878', '#b07d4f'],
  lake: ['#6f97a3', '#55705a'],
  countryside: ['#a3a878', '#70804f'],
  'hotel-front': ['#e4d5c0', '#8d9a70'],
  pool: ['#7cc0c8', '#4f9fb0'],
  room: INDOORS,
  beach: ['#7fb8bd', '#e3cba2'],
  restaurant: INDOORS,
  spa: ['#b9c2b0', '#7f8d7d'],
};

const SHADES: Readonly<Record<SceneHour, string>> = {
  dawn: '#c9b5c4',
  noon: '#ffffff',
  golden: '#e8a873',
  dusk: '#54406a',
  night: '#0d1d3a',
};

/** How far the hour's shade takes over from a colour of the ground, 0 to 1. */
const SHADE_SHARES: Readonly<Record<SceneHour, number>> = {
  dawn: 0.35,
  noon: 0,
  golden: 0.3,
  dusk: 0.6,
  night: 0.75,
};

/**
 * The placeholder of a picture until it arrives: its hour's sky over its kind of ground. A look-up and two
 * blends, so that server and browser can do it for every picture of a page.
 */
export function sceneBlur({ motif, hour }: Scene): SceneBlur {
  const [sky, horizon] = SKIES[hour];
  const [middle, ground] = GROUNDS[motif];
  const share = SHADE_SHARES[hour];
  return [sky, horizon, blendHex(middle, SHADES[hour], share), blendHex(ground, SHADES[hour], share)];
}

function blendHex(from: string, to: string, share: number): string {
  const channels = [1, 3, 5].map((at) => {
    const [a, b] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((a ?? 0) + ((b ?? 0) - (a ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
