import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintCaravan } from '../buildings/caravan.ts';
import { blend, fromHex, scale } from '../canvas/colour.ts';
import { hazeShare } from '../canvas/light.ts';
import { fractalNoise, noise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { plantWood } from '../indoors/wood.ts';
import { paintFraming } from '../land/framing.ts';
import { createLandColour, NO_SNOW, resolveLandColours } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { paintTerrain, type Spot, type TerrainRecipe, thinkTerrain } from '../land/terrain.ts';
import { layMist } from '../land/water.ts';

/** Dunes with sharp crests, table mountains in the dust behind them, a caravan or palms for scale. */
export function paintDesert(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.47, 0.5], eye: 27, air: 1.5 });
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapeMesas(stage)));
  layMist(stage, stage.camera.horizonY, 60 * stage.unit, 0.55);
  const dunes = thinkTerrain(stage, shapeDunes(stage));
  paintTerrain(stage, dunes);
  paintCaravan(stage, dunes, stage.focusX - 0.2, 128);
  plantWood(stage, dunes, {
    trees: 16,
    near: 150,
    far: 300,
    from: stage.focusX + 0.06,
    to: stage.focusX + 0.26,
    kind: stage.region.trees[0],
    groves: 0.4,
    lowest: -90,
    size: 1.15,
  });
  const tree = stage.region.trees[0];
  if (tree === 'palm' || tree === 'date-palm') paintFraming(stage, 'top-right', 'palm');
  if (tree === 'agave') paintFraming(stage, 'bottom-right', 'agave');
  return stage;
}

function shapeMesas(stage: Stage): TerrainRecipe {
  const random = stageRandom(stage, 'mesas');
  const offset = random.between(0, 200);
  return {
    near: 1500,
    isDry: true,
    isFar: true,
    far: 4600,
    rows: 60,
    heightAt: (share, x, z) => {
      const rise = worldRise(stage, 0.13, z) - stage.camera.eye;
      const table = smoothStep(
        0.16,
        0.26,
        fractalNoise(x / 900 + offset, z / 1400, 3) + (share - 0.4) * 0.22,
      );
      const crest = ridgedNoise(x / 300 + offset, z / 300, 3);
      return rise * (table * (0.72 + 0.2 * crest) + crest * 0.1) * smoothStep(1450, 2000, z);
    },
    colourAt: createLandColour(stage, { green: 0.02, beach: 0, snowLine: NO_SNOW, cliff: 1.6 }),
  };
}

/** Height of wind-blown sand: long warped crests, gentle on the windward and steep on the lee side. */
function duneHeight(x: number, z: number): number {
  const warp = fractalNoise(x / 190, z / 190, 3) * 1.15;
  const along = x / 150 + z / 420 + warp;
  const phase = along - Math.floor(along);
  const profile = phase < 0.7 ? smoothStep(0, 0.7, phase) ** 1.2 : 1 - smoothStep(0.7, 1, phase);
  const swell = 0.55 + 0.6 * smoothStep(-0.4, 0.5, noise(x / 260 + 4, z / 300));
  return profile * 24 * swell;
}

function shapeDunes(stage: Stage): TerrainRecipe {
  const random = stageRandom(stage, 'dunes');
  const offset = random.between(0, 900);
  return {
    near: 16,
    isDry: true,
    far: 1300,
    rows: 400,
    heightAt: (share, x, z) => {
      const big = duneHeight(x + offset, z + offset * 0.7);
      // One great crest sweeps in from the lower right: sun on its near flank, shade beyond the edge.
      const sweep =
        share - (1.06 - (1.14 - stage.focusX) * smoothStep(22, 190, z) + 0.07 * Math.sin(z / 38 + offset));
      const bank =
        34 *
        Math.exp(-(Math.hypot(sweep, 0.022) - 0.022) / (sweep > 0 ? 0.2 : 0.26)) *
        smoothStep(14, 120, z) *
        smoothStep(520, 200, z);
      return (
        big * smoothStep(12, 90, z) * (0.4 + 0.6 * smoothStep(60, 420, z)) +
        bank -
        4 +
        smoothStep(400, 1300, z) * 10
      );
    },
    colourAt: createSandColour(stage),
  };
}

/** Sand: colour by light alone, fine ripples that bend with the slope. */
function createSandColour(stage: Stage) {
  const { light, region } = stage;
  const land = resolveLandColours(stage);
  const isLava = region.house === 'cube' && region.jaggedness > 0.7;
  const pigment = isLava
    ? fromHex('#7a5a4c')
    : blend(land.sand, land.soil, region.house === 'kasbah' ? 0.45 : 0.3);
  // Under a high sun pale sand would burn out to paper.
  const sand = scale(pigment, stage.scene.hour === 'noon' ? 0.74 : 0.94);
  return (spot: Spot, out: Float32Array): void => {
    const near = Math.exp(-spot.z / 70);
    const bend = fractalNoise(spot.x / 16, spot.z / 16, 2) * 3;
    const ripple = Math.sin((spot.x * 0.35 + spot.z * 2.2) * 1.5 + bend * 2 + spot.height * 2) * near;
    const patch = fractalNoise(spot.x / 30, spot.z / 60, 3);
    const lit = Math.max(0, spot.lit * 1.1 + ripple * 0.14 * (0.3 + spot.lit) + patch * 0.05);
    const open = 0.84 + spot.steep * 0.1 + patch * 0.1;
    const haze = hazeShare(light, spot.z * 1.1);
    for (let c = 0; c < 3; c += 1) {
      const colour =
        (sand[c] as number) * ((light.ambient[c] as number) * open + (light.sun[c] as number) * lit);
      out[c] = colour + ((light.haze[c] as number) - colour) * haze;
    }
  };
}
