import type { Scene, SceneHour } from '../../../domain/pictures/scene.ts';
import { blend, fromHex, multiply, type Rgb, saturate, scale } from './colour.ts';
import { REGION_LOOKS } from './region-look.ts';

/** Everything the hour, the season, the region and the brand decide about colour. */
export type Light = {
  /** Sky from the zenith to the horizon. */
  sky: readonly [Rgb, Rgb, Rgb, Rgb];
  /** Light of the sun (or moon) on a surface that faces it. */
  sun: Rgb;
  /** Light of the sky in the shade. */
  ambient: Rgb;
  /** The disc and what it pours into the sky around it. */
  disc: Rgb;
  glow: Rgb;
  glowSize: number;
  cloudLit: Rgb;
  cloudShade: Rgb;
  /** What distance fades into. */
  haze: Rgb;
  /** Metres after which two thirds of a colour are haze. */
  clarity: number;
  /** Height of the sun, radians; drives the length of shadows. */
  elevation: number;
  /** 0 by day to 1 by night: how much of the light comes from windows. */
  lamps: number;
  stars: number;
  isMoon: boolean;
};

type HourLook = {
  sky: readonly [string, string, string, string];
  sun: readonly [string, number];
  ambient: readonly [string, number];
  disc: readonly [string, number];
  glow: readonly [string, number, number];
  clouds: readonly [string, string];
  haze: string;
  clarity: number;
  elevation: number;
  lamps: number;
  stars: number;
};

const HOUR_LOOKS: Record<SceneHour, HourLook> = {
  dawn: {
    sky: ['#6f8fc0', '#b3b6d6', '#efc9cb', '#fde0bd'],
    sun: ['#ffc9a6', 1.15],
    ambient: ['#b4b8de', 0.74],
    disc: ['#fff1d8', 2.2],
    glow: ['#ffc9a0', 0.5, 0.5],
    clouds: ['#fbdcd2', '#a99fc4'],
    haze: '#dcc8d2',
    clarity: 1500,
    elevation: 0.22,
    lamps: 0.15,
    stars: 0,
  },
  noon: {
    sky: ['#2a72b2', '#5a9ccb', '#9dc6dd', '#dbe7e6'],
    sun: ['#fff3dc', 1.42],
    ambient: ['#9cc0e6', 0.55],
    disc: ['#ffffff', 2],
    glow: ['#fff6df', 0.28, 0.4],
    clouds: ['#fffdf8', '#a9bfd6'],
    haze: '#b7d4e4',
    clarity: 2600,
    elevation: 0.95,
    lamps: 0,
    stars: 0,
  },
  golden: {
    sky: ['#4c8cb0', '#9dbfc0', '#f3d7a2', '#fbb478'],
    sun: ['#ffd09a', 1.5],
    ambient: ['#9cabda', 0.66],
    disc: ['#fff0c8', 3],
    glow: ['#ffab5c', 0.62, 0.55],
    clouds: ['#ffd9a8', '#b48fa3'],
    haze: '#f0bd93',
    clarity: 1700,
    elevation: 0.38,
    lamps: 0.12,
    stars: 0,
  },
  dusk: {
    sky: ['#22315f', '#54588f', '#c98a98', '#ffb57a'],
    sun: ['#ffa27c', 0.5],
    ambient: ['#8b93cf', 0.72],
    disc: ['#ffd29a', 1.4],
    glow: ['#ff8a55', 0.45, 0.7],
    clouds: ['#f58c78', '#4b3f78'],
    haze: '#a3839f',
    clarity: 1500,
    elevation: 0.26,
    lamps: 0.8,
    stars: 0.25,
  },
  night: {
    sky: ['#060d26', '#0e2048', '#1d3d69', '#3a6180'],
    sun: ['#a9c4ea', 0.3],
    ambient: ['#3d5a94', 0.32],
    disc: ['#fdf6df', 1.3],
    glow: ['#7fa6d8', 0.22, 0.5],
    clouds: ['#6f8ebb', '#152a52'],
    haze: '#28486f',
    clarity: 1500,
    elevation: 0.6,
    lamps: 1,
    stars: 1,
  },
};

/** Each brand's light, laid over every hour: a cream and coral lean, or clear air with marine shadows. */
const BRAND_TINTS = {
  warm: {
    sun: fromHex('#fff1e0'),
    shade: fromHex('#fbf0ee'),
    richness: 1,
    sky: fromHex('#ffe9d2'),
    share: 0.1,
  },
  noon: {
    sun: fromHex('#fffdf2'),
    shade: fromHex('#e6f0ff'),
    richness: 1.06,
    sky: fromHex('#9fcbe8'),
    share: 0.06,
  },
} as const;

const SEASON_AIR = { spring: 1.02, summer: 1, autumn: 0.95, winter: 0.76 } as const;

/** Decides the light of a scene. Pure, a few dozen multiplications: also what the placeholder blur is made of. */
export function resolveLight(scene: Pick<Scene, 'region' | 'season' | 'hour' | 'light'>): Light {
  const hour = HOUR_LOOKS[scene.hour];
  const region = REGION_LOOKS[scene.region];
  const tint = BRAND_TINTS[scene.light];
  const air = fromHex(region.air);
  const richness = SEASON_AIR[scene.season] * tint.richness;
  const isDark = scene.hour === 'night';
  const paint = (hex: string, airShare: number): Rgb => {
    const local = blend(fromHex(hex), isDark ? multiply(air, fromHex('#3a5580')) : air, airShare);
    return saturate(isDark ? local : blend(local, tint.sky, tint.share), richness);
  };
  const lit = (pair: readonly [string, number], over: Rgb): Rgb =>
    saturate(multiply(scale(fromHex(pair[0]), pair[1]), over), richness);
  return {
    sky: [
      paint(hour.sky[0], 0),
      paint(hour.sky[1], 0.08),
      paint(hour.sky[2], 0.16),
      paint(hour.sky[3], 0.22),
    ],
    sun: lit(hour.sun, tint.sun),
    ambient: lit(hour.ambient, tint.shade),
    disc: scale(fromHex(hour.disc[0]), hour.disc[1]),
    glow: scale(saturate(fromHex(hour.glow[0]), richness), hour.glow[1]),
    glowSize: hour.glow[2],
    cloudLit: paint(hour.clouds[0], 0),
    cloudShade: paint(hour.clouds[1], 0.1),
    haze: paint(hour.haze, 0.2),
    clarity: hour.clarity * region.clarity,
    elevation: hour.elevation * (scene.season === 'winter' ? 0.75 : 1),
    lamps: hour.lamps,
    stars: hour.stars,
    isMoon: isDark,
  };
}

/** Colour of a surface: `sunShare` 0 (shade) to 1 (faces the sun), `openness` 0 (cranny) to 1 (open to the sky). */
export function shade(albedo: Rgb, light: Light, sunShare: number, openness = 1): Rgb {
  return [
    albedo[0] * (light.ambient[0] * openness + light.sun[0] * sunShare),
    albedo[1] * (light.ambient[1] * openness + light.sun[1] * sunShare),
    albedo[2] * (light.ambient[2] * openness + light.sun[2] * sunShare),
  ];
}

/** How much of a colour at `distance` metres has turned into haze, 0 to 1. */
export function hazeShare(light: Light, distance: number): number {
  return 1 - Math.exp(-distance / light.clarity);
}

export function inHaze(colour: Rgb, light: Light, distance: number): Rgb {
  const share = hazeShare(light, distance);
  return [
    colour[0] + (light.haze[0] - colour[0]) * share,
    colour[1] + (light.haze[1] - colour[1]) * share,
    colour[2] + (light.haze[2] - colour[2]) * share,
  ];
}

/** Light of lamps and candles. */
export const LAMP_LIGHT: Rgb = fromHex('#ffbe62');
