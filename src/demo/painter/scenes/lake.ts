import type { Scene } from '../../../domain/pictures/scene.ts';
import { hasSnow } from '../buildings/houses-by-region.ts';
import { paintVillage } from '../buildings/village.ts';
import { fromHex } from '../canvas/colour.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldRise } from '../canvas/stage.ts';
import { plantWood } from '../indoors/wood.ts';
import { paintRowboat, paintSailboat } from '../land/boats.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { paintJetty } from '../land/jetty.ts';
import { ALL_SNOW, createLandColour, NO_SNOW } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { paintTerrain, type TerrainRecipe, thinkTerrain } from '../land/terrain.ts';
import { layMist, paintWater } from '../land/water.ts';
import { shapePeaks } from './peaks.ts';

/** Still water under a range, a village on the right shore, a jetty into the mirror. */
export function paintLake(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.5, 0.5], eye: 9, air: 3.4 });
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, 0.32, true)));
  layMist(stage, stage.camera.horizonY - 8 * stage.unit, 70 * stage.unit, 0.4);
  const shore = thinkTerrain(stage, shapeShore(stage));
  paintTerrain(stage, shore);
  plantWood(stage, shore, {
    trees: 170,
    near: 130,
    far: 640,
    from: 0,
    to: 1,
    groves: 0.3,
    lowest: 0.8,
    gap: [stage.focusX - 0.06, stage.focusX + 0.14],
  });
  paintVillage(stage, shore, {
    share: stage.focusX + 0.05,
    distance: 210,
    spreadShare: stage.isPortrait ? 0.26 : 0.14,
    spreadDepth: 80,
    houses: 24,
    trees: 30,
    lowest: 0.9,
  });
  layMist(stage, stage.camera.horizonY + 4 * stage.unit, 26 * stage.unit, scene.hour === 'dawn' ? 0.5 : 0.2);
  paintWater(stage, shore, {
    chop: 0.16,
    deep: fromHex(stage.region.seaDeep),
    shallow: fromHex(stage.region.seaShallow),
    clearTo: 2.4,
    foam: 0,
  });
  paintSailboat(stage, stage.focusX - 0.22, 170, 11);
  paintJetty(stage, stage.isPortrait ? 0.34 : 0.3, 11, 34);
  paintRowboat(stage, stage.isPortrait ? 0.56 : 0.41, 25, stageRandom(stage, 'rowing boat'), 4.4);
  paintFramingBySeed(stage, 'top-right');
  return stage;
}

function shapeShore(stage: Stage): TerrainRecipe {
  const { region, focusX } = stage;
  const random = stageRandom(stage, 'shore');
  const offset = random.between(0, 200);
  const rightTop = random.between(0.16, 0.22);
  return {
    near: 22,
    far: 1100,
    rows: 170,
    heightAt: (share, x, z) => {
      const right =
        share -
        (1.08 - (1.08 - focusX + 0.06) * smoothStep(60, 240, z)) +
        fractalNoise(x / 45 + offset, z / 60, 2) * 0.03;
      const left =
        0.06 +
        0.2 * smoothStep(260, 620, z) -
        share +
        fractalNoise(x / 60, z / 70 + offset, 2) * 0.05 -
        0.12 * smoothStep(300, 120, z);
      const far = (z - 720) / 900 + fractalNoise(share * 4 + offset, 3, 2) * 0.05;
      const inland = Math.max(right, left, far);
      if (inland < 0) return Math.max(-9, inland * 26);
      const rise = worldRise(stage, rightTop, z) - stage.camera.eye;
      const crest = ridgedNoise(x / 160 + offset, z / 160, 4);
      return inland * 7 + rise * smoothStep(0.03, 0.42, inland) * (0.35 + crest * 0.7);
    },
    colourAt: createLandColour(stage, {
      green: Math.min(1.1, region.green + 0.2),
      beach: 0.5,
      snowLine: hasSnow(stage) ? ALL_SNOW : NO_SNOW,
      cliff: 0.8,
      crown: 5,
    }),
  };
}
