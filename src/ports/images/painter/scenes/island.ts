import type { Scene } from '../../../../domain/scene.ts';
import { paintBirds, paintRowboat, paintSailboat } from '../boats.ts';
import { shapeFarIslands } from '../far-land.ts';
import { paintFraming } from '../framing.ts';
import { createLandColour, NO_SNOW } from '../land-colour.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../noise.ts';
import { paintDisc, paintSky } from '../sky.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldRise } from '../stage.ts';
import { paintTerrain, type TerrainRecipe, thinkTerrain } from '../terrain.ts';
import { paintVillage } from '../village.ts';
import { paintWater, seaOptions } from '../water.ts';

/** An island across shallow water, its village at the landing, boats before it. */
export function paintIsland(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.46, 0.47], eye: 26, air: 1.6 });
  const random = stageRandom(stage, 'island boats');
  paintSky(stage);
  paintTerrain(stage, thinkTerrain(stage, shapeFarIslands(stage, 0.1)));
  const island = thinkTerrain(stage, shapeIsland(stage));
  paintTerrain(stage, island);
  paintVillage(stage, island, {
    share: stage.focusX - 0.03,
    distance: 330,
    spreadShare: stage.isPortrait ? 0.26 : 0.15,
    spreadDepth: 70,
    houses: 60,
    trees: 110,
    lowest: 1.6,
  });
  paintWater(stage, island, { ...seaOptions(stage), chop: 0.45, clearTo: 5 });
  paintDisc(stage);
  paintSailboat(stage, stage.focusX - 0.27, 260, 16);
  for (let i = 0; i < 4; i += 1)
    paintRowboat(stage, stage.focusX + random.between(-0.16, 0.14), random.between(150, 235), random, 7);
  paintBirds(stage);
  paintFraming(stage, 'top-right');
  return stage;
}

function shapeIsland(stage: Stage): TerrainRecipe {
  const { region, focusX } = stage;
  const random = stageRandom(stage, 'island');
  const offset = random.between(0, 200);
  const middle = 430;
  const half = stage.isPortrait ? 0.42 : random.between(0.2, 0.25);
  const peakAt = random.between(-0.25, 0.3);
  const rise = worldRise(stage, stage.isPortrait ? 0.2 : 0.24, middle) - stage.camera.eye;
  const isKarst = region.house === 'thatch' && region.jaggedness > 0.7;
  return {
    near: 60,
    far: 900,
    rows: 190,
    heightAt: (share, x, z) => {
      const u = (share - focusX - 0.02) / half;
      const v = (z - middle) / 170;
      const wobble = fractalNoise(x / 70 + offset, z / 70, 3) * 0.34;
      const round = u * u + v * v + wobble;
      const lagoon = 0.9 - round;
      if (lagoon < 0) return lagoon * 7 - 0.25 + fractalNoise(x / 20, z / 20, 2) * 0.7;
      const peak = Math.exp(-(((u - peakAt) * 1.9) ** 2) - (v - 0.25) ** 2 * 2.2);
      const crest = ridgedNoise(x / 110 + offset, z / 110 + offset, 4);
      const tower = isKarst
        ? smoothStep(0.52, 0.72, ridgedNoise(x / 170 + offset * 1.7, z / 230, 2)) * 0.9
        : 0;
      return (
        lagoon * 7 +
        smoothStep(0, 0.5, lagoon) * rise * (peak * (0.55 + crest * 0.6) + 0.12 + crest * 0.12 + tower * 0.5)
      );
    },
    colourAt: createLandColour(stage, {
      green: Math.min(1, region.green + 0.12),
      beach: 2,
      snowLine: NO_SNOW,
      cliff: 1,
    }),
  };
}
