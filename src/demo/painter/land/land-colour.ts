import { blend, fromHex, type Rgb } from '../canvas/colour.ts';
import { noise, smoothStep } from '../canvas/noise.ts';
import type { Stage } from '../canvas/stage.ts';
import type { Spot } from './terrain.ts';

export type LandColours = { rock: Rgb; soil: Rgb; sand: Rgb; leaf: Rgb; leafDark: Rgb; snow: Rgb };

const AUTUMN_LEAF = fromHex('#b8792f');
const SPRING_LEAF = fromHex('#86ad4a');
const WINTER_LEAF = fromHex('#7a7458');

/** The region's land in the scene's season. */
export function resolveLandColours(stage: Stage): LandColours {
  const { region, scene } = stage;
  const green = fromHex(region.leaf);
  const dry = fromHex(region.dryLeaf);
  const isMild = !region.hasSnowInWinter;
  const leaf = {
    spring: blend(green, SPRING_LEAF, 0.45),
    summer: isMild && region.green < 0.7 ? blend(green, dry, 0.4) : green,
    autumn: isMild ? blend(green, dry, 0.65) : blend(green, AUTUMN_LEAF, 0.62),
    winter: isMild ? blend(green, dry, 0.15) : blend(green, WINTER_LEAF, 0.6),
  }[scene.season];
  return {
    rock: fromHex(region.rock),
    soil: fromHex(region.soil),
    sand: fromHex(region.sand),
    leaf,
    leafDark: blend(leaf, fromHex('#1d3a34'), 0.5),
    snow: fromHex('#f6f8fc'),
  };
}

/**
 * How much brighter a lawn or beach that fills the foreground is than bare light makes it: a low sun skims it, and it would turn
 * black before the lit house.
 */
export const LEVEL_GROUND_LIFTS = { dawn: 1.45, noon: 1, golden: 1.7, dusk: 1.5, night: 1.2 } as const;

/** A snow line that nothing reaches, and one below everything. */
export const NO_SNOW = 1e6;
export const ALL_SNOW = 0;

export type LandOptions = {
  /** 0 bare to 1 overgrown. */
  green: number;
  /** Up to this height (metres) flat ground is beach; 0 for none. */
  beach: number;
  /** From this height (metres) there is snow. */
  snowLine: number;
  /** How strongly strata and cracks show in steep rock. */
  cliff: number;
  /** Size of the clumps growth shows in, 1 (fine) to 8 (trees). */
  crown?: number;
  /** Contrast of those clumps: 0 a lawn, 1 scrub and woods. */
  rough?: number;
};

/**
 * Crowns and tufts as noise in the world, about as large on the sheet at every distance: two neighbouring sizes are
 * blended, as fixed ones would shimmer far off and blur near by.
 */
const LOG_OF_26 = Math.log(26);
/** 2 to the power of −16 to 15: powers are slow where every pixel needs one. */
const DOUBLINGS = Float32Array.from({ length: 32 }, (_, i) => 2 ** (i - 16));

function clumps(spot: Spot, grain: number): number {
  const level = (spot.logZ - LOG_OF_26) / Math.LN2;
  const whole = Math.floor(level);
  const share = level - whole;
  const size = (DOUBLINGS[whole + 16] as number) * grain * 0.62;
  const up = spot.z * 0.7 + spot.height * 1.5;
  const near = noise(spot.x / size + whole * 7.7, up / size);
  const far = noise(spot.x / (size * 2) + (whole + 1) * 7.7, up / (size * 2));
  const broad = (near + (far - near) * share) * 0.8;
  return spot.z > 160
    ? broad
    : broad + noise((spot.x * 2.6) / size + 31, (up * 2.6) / size) * (1 - share * 0.5) * 0.35;
}

/** Layers and cracks of bare rock, about −0.5 to 0.5. */
function strata(spot: Spot, patch: number, cracks: number): number {
  const layers = noise((spot.x / spot.z) * 9 + patch, (spot.height / spot.z) * 84 + patch * 1.6);
  return layers * 0.26 + noise(spot.px * cracks, spot.py * cracks * 0.4 + spot.height * 0.02) * 0.16;
}

/** Builds the painter of ordinary land: rock, soil, growth, beach and snow by height, slope and chance. */
export function createLandColour(stage: Stage, options: LandOptions, colours = resolveLandColours(stage)) {
  const { light, unit } = stage;
  const { rock, soil, sand, leaf, leafDark, snow } = colours;
  const { snowLine } = options;
  const grain = (options.crown ?? 5) * 0.2 * (stage.camera.focal > 0 ? 1240 / stage.camera.focal : 1) ** 0.5;
  const rough = options.rough ?? 1;
  const cracks = 1 / (13 * Math.max(unit, 0.35));
  const bounce = stage.scene.hour === 'night' ? 0.2 : 0.34;
  return (spot: Spot, out: Float32Array): void => {
    const px = (spot.x / spot.z) * 22;
    const pz = spot.logZ * 17;
    const patch = noise(px + 7, pz) * 0.5 + noise(px * 2.1 + 3, pz * 2.1) * 0.3;
    const steepness = smoothStep(0.2, 0.52, spot.steep + patch * 0.1);
    const beach =
      options.beach > 0 ? smoothStep(options.beach, options.beach * 0.45, spot.height) * (1 - steepness) : 0;
    const barren = patch * 0.62 - (options.green - 0.5) * 0.75 + steepness * 0.34;
    // Far off and on bare ground nobody sees single crowns.
    const isSeen = spot.z < 2400 && (barren < 0.2 || beach > 0);
    const leafy = isSeen ? clumps(spot, grain) * rough * (0.3 + 0.7 * Math.exp(-spot.z / 900)) : 0;
    const growth = (1 - beach) * smoothStep(0.1, -0.14, barren + leafy * 0.1);
    // Sand is dark where the last wave ran out.
    const wet = (0.7 + 0.24 * smoothStep(0.05, 0.5, spot.height + patch * 0.12)) * (1 + leafy * 0.06);
    const white =
      snowLine === ALL_SNOW
        ? smoothStep(0.75, 0.35, spot.steep + patch * 0.25)
        : smoothStep(
            snowLine,
            snowLine * 1.16,
            spot.height + patch * snowLine * 0.3 - spot.steep * snowLine * 0.32,
          );
    const crack = steepness > 0.02 ? steepness * options.cliff * strata(spot, patch, cracks) : 0;
    let lit = spot.lit;
    // Growth breaks the light into crowns: bright where the noise faces up, dark in between.
    lit = lit * (1 + growth * leafy * 0.55) + growth * leafy * 0.06;
    const planes = Math.floor(lit * 4 + 0.5 + patch * 0.35) / 4;
    const poster = 0.4 * (1 - beach);
    lit = Math.max(0, lit * (1 - poster) + planes * poster);
    const open =
      Math.max(0.25, 0.82 + crack + growth * leafy * 0.35 - steepness * 0.16) + bounce * spot.steep * 0.4;
    const shadeLeaf = Math.min(1, Math.max(0, 0.5 - leafy * 0.8));
    for (let c = 0; c < 3; c += 1) {
      const ground = (soil[c] as number) + ((rock[c] as number) - (soil[c] as number)) * steepness;
      const green = (leaf[c] as number) + ((leafDark[c] as number) - (leaf[c] as number)) * shadeLeaf;
      let albedo = ground * (1 + crack + patch * 0.16) + (green - ground) * growth;
      albedo += ((sand[c] as number) * wet * (1 + patch * 0.12) - albedo) * beach;
      albedo += ((snow[c] as number) - albedo) * white;
      const colour = albedo * ((light.ambient[c] as number) * open + (light.sun[c] as number) * lit);
      out[c] = colour + ((light.haze[c] as number) - colour) * spot.haze;
    }
  };
}
