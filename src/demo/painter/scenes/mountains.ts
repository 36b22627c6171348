import type { Scene } from '../../../domain/pictures/scene.ts';
import { hasSnow } from '../buildings/houses-by-region.ts';
import { paintVillage } from '../buildings/village.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import {
  createStage,
  type PictureSize,
  type Stage,
  stageRandom,
  worldRise,
  worldX,
} from '../canvas/stage.ts';
import { paintLandmark } from '../city/landmark.ts';
import { plantWood } from '../indoors/wood.ts';
import { paintBirds } from '../land/boats.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { ALL_SNOW, createLandColour, NO_SNOW } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { groundAt, paintTerrain, type Terrain, type TerrainRecipe, thinkTerrain } from '../land/terrain.ts';
import { layMist } from '../land/water.ts';
import { shapePeaks } from './peaks.ts';

/** A valley with a village, wooded slopes behind it, and the high range over everything. */
export function paintMountains(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.56, 0.58], eye: 60, air: 4.2 });
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, 0.34)));
  layMist(stage, stage.camera.horizonY + 4 * stage.unit, 120 * stage.unit, 0.5);
  paintTerrain(stage, thinkTerrain(stage, shapeSlopes(stage)));
  layMist(stage, stage.camera.horizonY + 20 * stage.unit, 70 * stage.unit, 0.3);
  const valley = thinkTerrain(stage, shapeValley(stage));
  paintTerrain(stage, valley);
  plantWood(stage, valley, {
    trees: 330,
    near: 90,
    far: 700,
    from: 0,
    to: 1,
    lowest: -60,
    groves: 0.45,
    gap: [stage.focusX - 0.16, stage.focusX + 0.12],
  });
  paintVillage(stage, valley, {
    share: stage.focusX - 0.02,
    distance: 235,
    spreadShare: stage.isPortrait ? 0.26 : 0.15,
    spreadDepth: 110,
    houses: 24,
    trees: 34,
    size: 1.15,
    lowest: -100,
  });
  paintSteeple(stage, valley);
  paintBirds(stage);
  paintFramingBySeed(stage, 'bottom-right');
  return stage;
}

/** A church or tower where the region has one, so that the village has a middle. */
function paintSteeple(stage: Stage, valley: Terrain): void {
  if (stage.region.landmark === 'skyscraper' || stage.region.landmark === 'lighthouse') return;
  const z = 205;
  const x = worldX(stage, stage.focusX + 0.02, z);
  paintLandmark(stage, { x, y: groundAt(stage, valley, x, z), z }, 0.62);
}

function shapeSlopes(stage: Stage): TerrainRecipe {
  const random = stageRandom(stage, 'slopes');
  const offset = random.between(0, 200);
  const { focusX, region } = stage;
  return {
    near: 620,
    coveredFrom: stage.camera.horizonY / stage.canvas.height + 0.26,
    isDry: true,
    far: 2400,
    rows: 90,
    heightAt: (share, x, z) => {
      const rise = worldRise(stage, 0.24, z) - stage.camera.eye;
      // Spurs reach into the valley from both sides in turn.
      const floor = focusX - 0.12 + 0.11 * Math.sin(Math.log(z) * 5.2 + offset);
      const away = share - floor;
      const side = away > 0 ? smoothStep(0.03, 0.5, away) : smoothStep(0.03, 0.62, -away) * 0.9;
      const crest = ridgedNoise(x / 420 + offset, z / 420, 4);
      return rise * (side * (0.5 + crest * 0.75) + crest * 0.05) * smoothStep(560, 900, z) - 3;
    },
    colourAt: createLandColour(stage, {
      green: Math.min(1, region.green + 0.15),
      beach: 0,
      snowLine: hasSnow(stage) ? ALL_SNOW : NO_SNOW,
      cliff: 0.8,
      crown: 4,
    }),
  };
}

function shapeValley(stage: Stage): TerrainRecipe {
  const random = stageRandom(stage, 'valley');
  const offset = random.between(0, 200);
  const { focusX, region } = stage;
  return {
    near: 34,
    isDry: true,
    far: 760,
    rows: 170,
    heightAt: (share, x, z) => {
      const away = share - focusX + 0.08;
      const bowl = away * away * (away > 0 ? 0.75 : 0.34) * z;
      const roll = fractalNoise(x / 110 + offset, z / 110, 3) * 22;
      return 2 + bowl + roll * smoothStep(30, 160, z) + smoothStep(420, 760, z) * 26;
    },
    colourAt: createLandColour(stage, {
      green: Math.min(1.2, region.green + 0.3),
      beach: 0,
      snowLine: hasSnow(stage) ? ALL_SNOW : NO_SNOW,
      cliff: 0.6,
      crown: 7,
    }),
  };
}
