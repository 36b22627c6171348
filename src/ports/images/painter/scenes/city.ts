import type { Scene } from '../../../../domain/scene.ts';
import { paintRowboat, paintSailboat } from '../boats.ts';
import { paintFraming } from '../framing.ts';
import { createLandColour, NO_SNOW } from '../land-colour.ts';
import { paintLandmark } from '../landmark.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../noise.ts';
import { shapePeaks } from '../peaks.ts';
import { paintDisc, paintSky } from '../sky.ts';
import { paintSkyline } from '../skyline.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldX } from '../stage.ts';
import { groundAt, paintTerrain, type TerrainRecipe, thinkTerrain } from '../terrain.ts';
import { paintVillage } from '../village.ts';
import { paintWater, seaOptions } from '../water.ts';

/** The town across the water: roofs up the hill to its landmark, or a row of towers; everything mirrored. */
export function paintCity(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.56, 0.57], eye: 14, air: 1.8 });
  const random = stageRandom(stage, 'city boats');
  const isModern = stage.region.house === 'tower';
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, isModern ? 0.08 : 0.17, true)));
  const hill = thinkTerrain(stage, shapeHill(stage, isModern ? 0.12 : 1));
  paintTerrain(stage, hill);
  if (isModern) paintSkyline(stage);
  else raiseOldTown(stage, hill);
  paintWater(stage, hill, { ...seaOptions(stage), chop: 0.3, clearTo: 0.8, foam: 0 });
  paintSailboat(stage, stage.focusX - 0.3, 95, 9);
  for (let i = 0; i < 3; i += 1)
    paintRowboat(stage, stage.focusX + random.between(-0.2, 0.2), random.between(50, 84), random, 6);
  paintFraming(stage, 'top-right');
  return stage;
}

function raiseOldTown(stage: Stage, hill: ReturnType<typeof thinkTerrain>): void {
  const { focusX, isPortrait } = stage;
  const z = 262;
  const x = worldX(stage, focusX + 0.01, z);
  paintVillage(stage, hill, {
    share: focusX - 0.02,
    distance: 320,
    spreadShare: isPortrait ? 0.5 : 0.34,
    spreadDepth: 80,
    houses: 150,
    trees: 46,
    lowest: 0.8,
  });
  paintLandmark(stage, { x, y: groundAt(stage, hill, x, z) - 1, z }, 1.25);
  paintVillage(stage, hill, {
    share: focusX,
    distance: 196,
    spreadShare: isPortrait ? 0.44 : 0.3,
    spreadDepth: 56,
    houses: 110,
    trees: 26,
    lowest: 0.6,
  });
}

function shapeHill(stage: Stage, size: number): TerrainRecipe {
  const { region, focusX } = stage;
  const random = stageRandom(stage, 'hill');
  const offset = random.between(0, 200);
  return {
    near: 60,
    far: 900,
    rows: 150,
    heightAt: (share, x, z) => {
      const shore =
        138 + fractalNoise(share * 5 + offset, 2, 3) * 26 + Math.max(0, focusX - 0.34 - share) * 300;
      const inland = z - shore;
      if (inland < 0) return Math.max(-8, inland * 0.3);
      const mound = Math.exp(-(((share - focusX) / (stage.isPortrait ? 0.5 : 0.27)) ** 2));
      const crest = ridgedNoise(x / 140 + offset, z / 140, 3);
      return (
        1.3 +
        smoothStep(0, 190, inland) * 40 * size * mound * (0.75 + crest * 0.4) +
        smoothStep(0, 200, inland) * 6 * size
      );
    },
    colourAt: createLandColour(stage, { green: region.green + 0.1, beach: 0, snowLine: NO_SNOW, cliff: 0.6 }),
  };
}
