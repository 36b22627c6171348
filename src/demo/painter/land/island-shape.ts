import type { SceneRegion } from '../../../domain/pictures/scene.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { createLandColour, NO_SNOW } from './land-colour.ts';
import type { TerrainRecipe } from './terrain.ts';

/** One mountain, two with a saddle, a low palm island in a wide lagoon, or limestone towers rising from the water. */
export type IslandKind = 'peak' | 'twin' | 'low' | 'towers';

const KINDS: Partial<Record<SceneRegion, readonly [IslandKind, ...IslandKind[]]>> = {
  tropical: ['towers', 'low', 'towers', 'peak'],
  caribbean: ['low', 'twin', 'low'],
  egyptian: ['low'],
  arabian: ['low'],
  savanna: ['low'],
  metropolis: ['twin'],
};

export function chooseIslandKind(stage: Stage): IslandKind {
  const random = stageRandom(stage, 'island kind');
  return random.pick<IslandKind>(KINDS[stage.scene.region] ?? ['peak', 'twin', 'twin', 'peak']);
}

type Tower = { u: number; v: number; radius: number; tall: number };

/** Towers stand loosely round the island, the nearer ones lower so that they do not hide it. */
function scatterTowers(stage: Stage): Tower[] {
  const random = stageRandom(stage, 'towers');
  return Array.from({ length: 8 }, (_, i) => ({
    u: random.between(-1.5, 1.15),
    v: i < 2 ? random.between(-0.75, -0.4) : random.between(-0.2, 0.9),
    radius: random.between(0.12, 0.24),
    tall: i < 2 ? random.between(0.2, 0.4) : random.between(0.5, 1.15),
  }));
}

function towerHeight(towers: readonly Tower[], u: number, v: number, ragged: number): number {
  let height = 0;
  for (const tower of towers) {
    const away = Math.hypot(u - tower.u, (v - tower.v) * 0.8) / tower.radius + ragged * 0.22;
    height = Math.max(height, smoothStep(1, 0.62, away) * tower.tall * (0.86 + ragged * 0.3));
  }
  return height;
}

export function shapeIsland(stage: Stage, kind: IslandKind): TerrainRecipe {
  const { region, focusX, isPortrait } = stage;
  const random = stageRandom(stage, 'island');
  const offset = random.between(0, 200);
  const middle = 430;
  const half = (isPortrait ? 0.42 : random.between(0.2, 0.25)) * (kind === 'low' ? 1.25 : 1);
  const peakAt = random.between(-0.25, 0.3);
  const top = { peak: 0.24, twin: 0.2, low: 0.045, towers: 0.26 }[kind] * (isPortrait ? 0.84 : 1);
  const rise = worldRise(stage, top, middle) - stage.camera.eye * (kind === 'low' ? 0.6 : 1);
  const towers = kind === 'towers' ? scatterTowers(stage) : [];
  const bank = kind === 'low' ? 1.8 : 7;
  return {
    near: 60,
    far: 900,
    rows: 190,
    heightAt: (share, x, z) => {
      const u = (share - focusX - 0.02) / half;
      const v = (z - middle) / 170;
      const wobble = fractalNoise(x / 70 + offset, z / 70, 3) * 0.34;
      const land = (kind === 'towers' ? 0.5 : 0.9) - u * u - v * v - wobble;
      const crest = ridgedNoise(x / 110 + offset, z / 110 + offset, 4);
      const tower = towers.length > 0 ? towerHeight(towers, u, v, fractalNoise(x / 22, z / 22, 3)) : 0;
      if (land < 0 && tower < 0.01) return land * bank - 0.25 + fractalNoise(x / 20, z / 20, 2) * 0.5;
      const inner = smoothStep(0, 0.5, land);
      const peaks = Math.exp(-(((u - peakAt) * 1.9) ** 2) - (v - 0.25) ** 2 * 2.2);
      const second =
        kind === 'twin' ? 0.72 * Math.exp(-(((u - peakAt + 0.72) * 2.4) ** 2) - (v - 0.1) ** 2 * 2.2) : 0;
      const back = (peaks + second) * (0.55 + crest * 0.6) + 0.12 + crest * 0.12;
      const hill = kind === 'towers' ? 0.1 + crest * 0.08 : back;
      return Math.max(0, land) * (kind === 'low' ? 3.4 : 7) + inner * rise * hill + tower * rise;
    },
    colourAt: createLandColour(stage, {
      green: Math.min(1, region.green + 0.12) + (kind === 'towers' ? 0.15 : 0),
      beach: kind === 'low' ? 2.6 : 2,
      snowLine: NO_SNOW,
      cliff: kind === 'towers' ? 1.5 : 1,
    }),
  };
}
