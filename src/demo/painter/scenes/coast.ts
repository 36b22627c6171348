import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintSkyline } from '../buildings/skyline.ts';
import { paintVillage } from '../buildings/village.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintLandmark } from '../city/landmark.ts';
import { plantWood } from '../indoors/wood.ts';
import { paintBirds, paintRowboat, paintSailboat } from '../land/boats.ts';
import { type CoastLayout, chooseCoastLayout, shapeCoastLand } from '../land/coast-layout.ts';
import { shapeFarIslands } from '../land/far-land.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { groundAt, paintTerrain, type Terrain, thinkTerrain } from '../land/terrain.ts';
import { paintWater, seaOptions } from '../land/water.ts';

/** The sea from above the shore: far islands in haze, the land with its town on the right, open water on the left. */
export function paintCoast(scene: Scene, size: PictureSize): Stage {
  const layout = chooseCoastLayout(scene);
  const stage = createStage(scene, size, { horizon: layout.horizon, eye: layout.eye, air: 1.5 });
  paintSky(stage);
  paintTerrain(stage, thinkTerrain(stage, shapeFarIslands(stage)));
  const land = thinkTerrain(stage, shapeCoastLand(stage, layout));
  if (stage.region.house === 'tower') paintSkyline(stage, stage.focusX - 0.14);
  paintTerrain(stage, land);
  settle(stage, land, layout);
  paintWater(stage, land, seaOptions(stage));
  paintDisc(stage);
  sail(stage, layout);
  paintBirds(stage);
  paintFramingBySeed(stage, layout.kind === 'strand' ? 'top-right' : 'bottom-right');
  return stage;
}

function settle(stage: Stage, land: Terrain, layout: CoastLayout): void {
  const { region, isPortrait, focusX } = stage;
  const share = focusX + layout.town.aside;
  if (layout.hasLandmark) {
    const z = layout.town.distance + layout.town.depth * 0.3;
    const x = worldX(stage, share + 0.03, z);
    paintLandmark(stage, { x, y: groundAt(stage, land, x, z) - 1, z }, 0.8);
  }
  if (region.house !== 'tower') {
    paintVillage(stage, land, {
      share,
      distance: layout.town.distance,
      spreadShare: layout.town.spread * (isPortrait ? 1.7 : 1),
      spreadDepth: layout.town.depth,
      houses: Math.round(layout.town.houses * density(stage)),
      trees: Math.round(30 + 50 * region.green),
      lowest: layout.town.lowest,
    });
  }
  plantWood(stage, land, {
    trees: Math.round(70 + 190 * region.green),
    near: layout.wood.near,
    far: layout.wood.far,
    from: 0.46,
    to: 1.04,
    groves: 0.5,
    lowest: layout.wood.lowest,
  });
}

/** How densely people build: packed cubes and lanes, or huts among trees. */
function density(stage: Stage): number {
  return {
    cube: 1.15,
    tile: 1,
    pastel: 1.1,
    kasbah: 1,
    gable: 0.5,
    hut: 0.4,
    cottage: 0.5,
    tower: 0.9,
    thatch: 0.3,
    veranda: 0.55,
  }[stage.region.house];
}

function sail(stage: Stage, layout: CoastLayout): void {
  const random = stageRandom(stage, 'fleet');
  const { focusX } = stage;
  const k = layout.eye / 34;
  paintSailboat(stage, focusX - random.between(0.26, 0.34), 330 * k, 17 * k ** 0.6);
  if (random.chance(0.6)) paintSailboat(stage, focusX - random.between(0.14, 0.2), 620 * k, 18 * k ** 0.6);
  for (let i = 0; i < layout.boats; i += 1) {
    paintRowboat(
      stage,
      focusX - random.between(0.06, 0.24),
      random.between(120, 230) * k,
      random,
      7 * k ** 0.7,
    );
  }
}
