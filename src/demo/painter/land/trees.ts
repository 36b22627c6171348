import { curve, layDab, strokeLine } from '../canvas/brush.ts';
import { blend, fromHex, mix, type Rgb } from '../canvas/colour.ts';
import { inHaze, shade } from '../canvas/light.ts';
import type { PlantKind } from '../canvas/region-look.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { project, type Stage, stageRandom } from '../canvas/stage.ts';
import { resolveLandColours } from './land-colour.ts';
import { paintPalm, paintRosette } from './palm.ts';
import type { TreeSpot } from './tree-spot.ts';

export type TreePlace = { x: number; y: number; z: number };

type TreeLook = { height: readonly [number, number]; tint: string; tintShare: number };

/** Heights in metres and the green each kind leans to. */
const TREES: Record<PlantKind, TreeLook> = {
  cypress: { height: [8, 15], tint: '#2f4a35', tintShare: 0.75 },
  pine: { height: [7, 12], tint: '#3f6236', tintShare: 0.6 },
  olive: { height: [3, 5], tint: '#8c9a78', tintShare: 0.6 },
  palm: { height: [7, 13], tint: '#4f8a42', tintShare: 0.5 },
  'date-palm': { height: [7, 12], tint: '#5f7f48', tintShare: 0.5 },
  fir: { height: [10, 20], tint: '#2c4a3c', tintShare: 0.75 },
  larch: { height: [9, 17], tint: '#7d9a48', tintShare: 0.4 },
  broadleaf: { height: [6, 12], tint: '#4f7d3a', tintShare: 0.35 },
  agave: { height: [1.5, 3], tint: '#7f9a84', tintShare: 0.7 },
  acacia: { height: [6, 10], tint: '#6f8040', tintShare: 0.5 },
  shrub: { height: [1.2, 2.6], tint: '#6d7d48', tintShare: 0.4 },
};

const BARK = fromHex('#6b5140');

/** Paints one tree of the middle distance at a place in the world. */
export function paintTree(stage: Stage, kind: PlantKind, place: TreePlace, name: string, size = 1): void {
  const random = stageRandom(stage, `${name} ${kind}`);
  const look = TREES[kind];
  const metres = random.between(...look.height) * size;
  const [x, y] = project(stage.camera, place.x, place.y - 0.3, place.z);
  const tall = (metres * stage.camera.focal) / place.z;
  if (tall < 1.5) return;
  paintTreeAt(stage, kind, { x, y, tall, depth: place.z - 0.5, distance: place.z }, random);
}

/** Half width of a crown, in heights of the tree, at `t` = 0 (its foot) to 1 (its tip). */
type Outline = (t: number) => number;

/** Crowns as an outline and the share of the height that is bare trunk. */
const CROWNS: Partial<Record<PlantKind, { outline: Outline; clear: number }>> = {
  cypress: { outline: (t) => Math.sin(Math.PI * Math.min(1, t * 0.9 + 0.1) ** 0.72) * 0.115, clear: 0.04 },
  fir: { outline: (t) => (1 - t) * 0.24 * (0.72 + 0.28 * Math.abs(Math.sin(t * 19))) + 0.008, clear: 0.08 },
  larch: { outline: (t) => (1 - t) * 0.2 * (0.6 + 0.4 * Math.abs(Math.sin(t * 15))) + 0.01, clear: 0.1 },
  pine: {
    outline: (t) => (t < 0.1 ? 0 : Math.sqrt(Math.max(0, 1 - ((t - 0.5) / 0.5) ** 2)) * 0.44),
    clear: 0.56,
  },
  acacia: { outline: (t) => Math.sqrt(Math.max(0, 1 - t)) * 0.62, clear: 0.72 },
  shrub: { outline: roundOutline, clear: 0.02 },
};

function roundOutline(t: number): number {
  return Math.sqrt(Math.max(0, 1 - ((t - 0.45) / 0.56) ** 2)) * 0.46;
}

export function paintTreeAt(stage: Stage, kind: PlantKind, spot: TreeSpot, random: Random): void {
  const leaf = leafColour(stage, kind);
  if (kind === 'palm' || kind === 'date-palm') paintPalm(stage, spot, random, leaf);
  else if (kind === 'agave') paintRosette(stage, spot, random, leaf);
  else {
    const crown = CROWNS[kind] ?? { outline: roundOutline, clear: 0.2 };
    paintCrown(stage, spot, random, leaf, crown.outline, crown.clear);
  }
}

function leafColour(stage: Stage, kind: PlantKind): Rgb {
  const look = TREES[kind];
  const isEvergreen = kind !== 'broadleaf' && kind !== 'larch';
  const land = isEvergreen ? fromHex(stage.region.leaf) : resolveLandColours(stage).leaf;
  const colour = blend(land, fromHex(look.tint), look.tintShare);
  if (stage.scene.season === 'autumn' && kind === 'larch') return blend(colour, fromHex('#d59a33'), 0.7);
  if (stage.scene.season === 'winter' && stage.region.hasSnowInWinter)
    return mix(colour, fromHex('#dfe7ee'), 0.28);
  return colour;
}

function paintCrown(
  stage: Stage,
  spot: TreeSpot,
  random: Random,
  leaf: Rgb,
  outline: Outline,
  clear: number,
): void {
  const { x, y, tall, depth, distance } = spot;
  const { light, canvas } = stage;
  const lean = random.between(-0.04, 0.04) * tall;
  if (clear > 0.06 && tall > 6) {
    const bark = inHaze(shade(BARK, light, 0.45, 0.8), light, distance);
    strokeLine(
      canvas,
      curve([x, y], [x - lean, y - tall * clear * 0.6], [x + lean * 0.4, y - tall * (clear + 0.2)], 6),
      tall * 0.045,
      tall * 0.022,
      { colour: bark, depth },
    );
  }
  const count = Math.round(Math.min(260, Math.max(9, tall * 1.7)));
  for (let i = 0; i < count; i += 1) {
    // Broad dark touches first, then ever smaller and brighter ones where the sun reaches.
    const order = i / count;
    const t = random.next();
    const half = outline(t);
    const towardsSun = order > 0.55 ? random.between(-1, 0.35) : random.between(-1, 1);
    const up = (t - 0.42) * 0.9;
    const facing = -towardsSun * 0.55 + up;
    if (order > 0.7 && facing < 0.12) continue;
    const lit = Math.min(1, Math.max(0, facing * 0.5 + order * 0.75 - 0.12));
    const size = Math.max(
      0.9,
      tall * Math.min(0.1, 0.03 + half * 0.2) * (1.15 - order * 0.72) * random.between(0.75, 1.2),
    );
    const inset = Math.max(0, half * tall - size * 0.5);
    layDab(canvas, {
      x: x + lean * t + towardsSun * inset,
      y: y - tall * (clear + (1 - clear) * t) + size * 0.3,
      length: size * 1.2,
      width: size * 0.82,
      angle: random.between(-0.6, 0.6),
      colour: inHaze(shade(leaf, light, lit * 0.85, 0.4 + 0.5 * lit), light, distance),
      alpha: 0.93,
      depth,
      softness: 0.28,
    });
  }
}
