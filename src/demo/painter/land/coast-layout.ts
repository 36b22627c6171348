import type { Scene, SceneRegion } from '../../../domain/pictures/scene.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { createLandColour, NO_SNOW } from './land-colour.ts';
import type { TerrainRecipe } from './terrain.ts';

export type CoastKind = 'headland' | 'cliffs' | 'strand' | 'harbour';

/** One way to compose a coast. Shares are of the width, distances metres. */
export type CoastLayout = {
  kind: CoastKind;
  horizon: readonly [number, number];
  eye: number;
  /** Where the shore starts at the lower edge, how far left of the focus the tip reaches. */
  start: number;
  reach: number;
  /** Height of the land's back, share of the picture's height. */
  top: number;
  /** Height of the cliff over the water, metres; 0 = beach. */
  cliff: number;
  /** Metres inland over which the land climbs. */
  climb: number;
  far: number;
  town: { aside: number; distance: number; spread: number; depth: number; houses: number; lowest: number };
  wood: { near: number; far: number; lowest: number };
  boats: number;
  hasLandmark: boolean;
};

const LAYOUTS: Record<CoastKind, CoastLayout> = {
  headland: {
    kind: 'headland',
    horizon: [0.4, 0.42],
    eye: 34,
    start: 0.95,
    reach: 0.19,
    top: 0.2,
    cliff: 6,
    climb: 110,
    far: 620,
    town: { aside: 0.06, distance: 270, spread: 0.2, depth: 130, houses: 130, lowest: 5 },
    wood: { near: 70, far: 430, lowest: 4 },
    boats: 0,
    hasLandmark: false,
  },
  cliffs: {
    kind: 'cliffs',
    horizon: [0.33, 0.36],
    eye: 92,
    start: 0.7,
    reach: 0.12,
    top: 0.07,
    cliff: 62,
    climb: 200,
    far: 900,
    town: { aside: 0.13, distance: 360, spread: 0.19, depth: 190, houses: 190, lowest: 52 },
    wood: { near: 120, far: 520, lowest: 60 },
    boats: 3,
    hasLandmark: true,
  },
  strand: {
    kind: 'strand',
    horizon: [0.44, 0.46],
    eye: 13,
    start: 0.5,
    reach: 0.06,
    top: 0.1,
    cliff: 0,
    climb: 90,
    far: 520,
    town: { aside: 0.17, distance: 190, spread: 0.14, depth: 60, houses: 34, lowest: 3 },
    wood: { near: 46, far: 260, lowest: 2.6 },
    boats: 2,
    hasLandmark: false,
  },
  harbour: {
    kind: 'harbour',
    horizon: [0.42, 0.44],
    eye: 26,
    start: 1.02,
    reach: 0.3,
    top: 0.15,
    cliff: 0,
    climb: 90,
    far: 520,
    town: { aside: 0.02, distance: 225, spread: 0.24, depth: 80, houses: 150, lowest: 1.2 },
    wood: { near: 150, far: 430, lowest: 14 },
    boats: 7,
    hasLandmark: true,
  },
};

/** Coasts a region is known for, the likelier ones more than once. */
const KINDS: Partial<Record<SceneRegion, readonly [CoastKind, ...CoastKind[]]>> = {
  aegean: ['headland', 'cliffs', 'cliffs', 'harbour'],
  canary: ['headland', 'cliffs', 'strand'],
  egyptian: ['strand', 'strand', 'headland'],
  arabian: ['strand'],
  metropolis: ['strand'],
  tropical: ['strand', 'headland', 'strand'],
  caribbean: ['strand', 'strand', 'harbour'],
  british: ['cliffs', 'harbour', 'headland'],
  nordic: ['harbour', 'headland'],
  savanna: ['strand'],
};

export function chooseCoastLayout(scene: Scene): CoastLayout {
  const random = createRandom(`coast layout ${scene.region} ${scene.seed}`);
  return LAYOUTS[
    random.pick<CoastKind>(KINDS[scene.region] ?? ['headland', 'harbour', 'headland', 'strand'])
  ];
}

export function shapeCoastLand(stage: Stage, layout: CoastLayout): TerrainRecipe {
  const { region, focusX, isPortrait } = stage;
  const random = stageRandom(stage, 'coast land');
  const offset = random.between(0, 200);
  const near = layout.kind === 'cliffs' ? 90 : layout.kind === 'strand' ? 14 : 46;
  const tip = focusX - layout.reach + random.between(-0.03, 0.03);
  const start = Math.max(layout.start, isPortrait ? 0.62 : 0);
  const length = Math.log(layout.far / near);
  return {
    near,
    far: layout.far,
    rows: 210,
    heightAt: (share, x, z) => {
      const bend = Math.log(z / near) / length;
      // The shore swings from the lower edge into the bay and out again to the tip of the land.
      const bay = start - (start - focusX - (start < focusX ? 0.12 : 0)) * smoothStep(0.1, 0.42, bend);
      const out = (focusX + (start < focusX ? 0.12 : 0) - tip) * smoothStep(0.4, 0.72, bend);
      const shore =
        bay - out + 0.55 * smoothStep(0.86, 1, bend) + fractalNoise(x / 40 + offset, z / 55, 3) * 0.05;
      const inland = (share - shore) * (z / stage.camera.focal) * stage.canvas.width;
      if (inland < 0)
        return inland * (layout.cliff > 20 ? 0.5 : 0.16) - 0.2 + fractalNoise(x / 16, z / 16, 2) * 0.6;
      const rise = Math.max(8, worldRise(stage, layout.top, 300) - layout.cliff);
      const climb = smoothStep(0, layout.climb, inland) * 0.85 + smoothStep(60, 320, inland) * 0.55;
      const rough = ridgedNoise(x / 120 + offset, z / 120, 4) * (0.3 + region.jaggedness * 0.5);
      const gully = layout.cliff > 20 ? fractalNoise(x / 34 + offset, z / 34, 3) * 12 : 0;
      const wall =
        layout.cliff *
        smoothStep(2, 8 + layout.cliff * 0.42, inland + gully) *
        (layout.cliff > 20 ? 1 : smoothStep(0.3, 0.6, bend));
      const beach = layout.kind === 'strand' ? Math.min(2.6, inland * 0.08) : inland * 0.06;
      const flat = layout.kind === 'strand' ? smoothStep(24, 90, inland) * smoothStep(90, 240, z) : 1;
      return beach + wall + climb * rise * flat * (0.55 + rough) * (0.5 + 0.5 * bend);
    },
    colourAt: createLandColour(stage, {
      green: layout.cliff > 20 ? region.green - 0.1 : region.green + (layout.kind === 'strand' ? 0.2 : 0),
      beach: layout.kind === 'strand' ? 3.2 : 2.2,
      snowLine: NO_SNOW,
      cliff: layout.cliff > 20 ? 1.7 : 1,
    }),
  };
}
