import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintSkyline } from '../buildings/skyline.ts';
import { paintVillage } from '../buildings/village.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintBridge } from '../city/city-bridge.ts';
import { paintCityMark } from '../city/city-marks.ts';
import { type CityPlan, planCity } from '../city/city-plan.ts';
import { paintTownRows } from '../city/city-rows.ts';
import { paintLandmark } from '../city/landmark.ts';
import { paintRowboat, paintSailboat } from '../land/boats.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { createLandColour, NO_SNOW } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { groundAt, paintTerrain, type Terrain, type TerrainRecipe, thinkTerrain } from '../land/terrain.ts';
import { paintWater, seaOptions } from '../land/water.ts';
import { shapePeaks } from './peaks.ts';

/** A town one knows by its outline: up a hill, along a quay, as towers, or red and flat before its mountains. */
export function paintCity(scene: Scene, size: PictureSize): Stage {
  const created = createStage(scene, size, { horizon: [0.56, 0.57], eye: 14, air: 1.8 });
  const plan = planCity(scene, created.region);
  const stage: Stage = { ...created, region: { ...created.region, ...plan.look } };
  paintSky(stage);
  paintDisc(stage);
  paintTerrain(stage, thinkTerrain(stage, shapePeaks(stage, plan.relief, true)));
  const hill = thinkTerrain(stage, shapeHill(stage, plan));
  paintTerrain(stage, hill);
  if (plan.bridge === 'suspension') paintBridge(stage, plan.bridge);
  raiseTown(stage, hill, plan);
  if (plan.bridge === 'arch') paintBridge(stage, plan.bridge);
  if (plan.hasWater) fillWater(stage, hill);
  paintFramingBySeed(stage, 'top-right');
  return stage;
}

function fillWater(stage: Stage, hill: Terrain): void {
  const random = stageRandom(stage, 'city boats');
  paintWater(stage, hill, { ...seaOptions(stage), chop: 0.3, clearTo: 0.8, foam: 0 });
  paintSailboat(stage, stage.focusX - random.between(0.22, 0.4), random.between(88, 130), 9);
  for (let i = 0; i < 3; i += 1)
    paintRowboat(stage, stage.focusX + random.between(-0.2, 0.2), random.between(50, 84), random, 6);
}

function raiseTown(stage: Stage, hill: Terrain, plan: CityPlan): void {
  if (plan.shape === 'towers') paintSkyline(stage);
  else if (plan.shape === 'quay') paintTownRows(stage, hill, plan, (z) => raiseMark(stage, hill, plan, z));
  else if (plan.shape === 'plain') raiseOasis(stage, hill, plan);
  else raiseOldTown(stage, hill, plan);
}

function raiseMark(stage: Stage, hill: Terrain, plan: CityPlan, z: number): void {
  const x = worldX(stage, stage.focusX + 0.01, z);
  const place = { x, y: groundAt(stage, hill, x, z) - 1, z };
  if (plan.mark === null) paintLandmark(stage, place, 1.25);
  else paintCityMark(stage, plan.mark, place);
}

function raiseOldTown(stage: Stage, hill: Terrain, plan: CityPlan): void {
  const { focusX, isPortrait } = stage;
  paintVillage(stage, hill, {
    share: focusX - 0.02,
    distance: 320,
    spreadShare: isPortrait ? 0.5 : 0.34,
    spreadDepth: 80,
    houses: 150,
    trees: 46,
    lowest: 0.8,
  });
  raiseMark(stage, hill, plan, 262);
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

/** Flat roofs behind a belt of palms. */
function raiseOasis(stage: Stage, ground: Terrain, plan: CityPlan): void {
  const wide = { share: 0.56, spreadShare: 0.62, lowest: 0.5 };
  paintVillage(stage, ground, { ...wide, distance: 250, spreadDepth: 80, houses: 180, trees: 30 });
  raiseMark(stage, ground, plan, 205);
  paintVillage(stage, ground, { ...wide, distance: 150, spreadDepth: 36, houses: 110, trees: 40 });
  paintVillage(stage, ground, { ...wide, distance: 84, spreadDepth: 26, houses: 0, trees: 120 });
  paintVillage(stage, ground, { ...wide, distance: 44, spreadDepth: 12, houses: 0, trees: 26 });
}

function shapeHill(stage: Stage, { hill: size, shape, hasWater }: CityPlan): TerrainRecipe {
  const { region, focusX } = stage;
  const offset = stageRandom(stage, 'hill').between(0, 200);
  const isPlain = shape === 'plain';
  const opening = shape === 'quay' ? 130 : 300;
  return {
    near: hasWater ? 60 : 16,
    far: 900,
    rows: 150,
    heightAt: (share, x, z) => {
      const shore = !hasWater
        ? 0
        : 138 + fractalNoise(share * 5 + offset, 2, 3) * 26 + Math.max(0, focusX - 0.34 - share) * opening;
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
    colourAt: createLandColour(stage, {
      green: region.green + (isPlain ? 0.22 : 0.1),
      beach: 0,
      snowLine: NO_SNOW,
      cliff: 0.6,
    }),
  };
}
