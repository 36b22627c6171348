import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintVillage } from '../buildings/village.ts';
import { createStage, type PictureSize, type Stage, stageRandom } from '../canvas/stage.ts';
import { paintBirds, paintRowboat, paintSailboat } from '../land/boats.ts';
import { shapeFarIslands } from '../land/far-land.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { chooseIslandKind, shapeIsland } from '../land/island-shape.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { paintTerrain, thinkTerrain } from '../land/terrain.ts';
import { paintWater, seaOptions } from '../land/water.ts';

/** An island across shallow water, its village at the landing, boats before it. */
export function paintIsland(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.46, 0.47], eye: 26, air: 1.6 });
  const random = stageRandom(stage, 'island boats');
  const kind = chooseIslandKind(stage);
  paintSky(stage);
  paintTerrain(stage, thinkTerrain(stage, shapeFarIslands(stage, 0.1)));
  const island = thinkTerrain(stage, shapeIsland(stage, kind));
  paintTerrain(stage, island);
  paintVillage(stage, island, {
    share: stage.focusX - 0.03,
    distance: 330,
    spreadShare: stage.isPortrait ? 0.26 : 0.15,
    spreadDepth: 70,
    houses: { peak: 52, twin: 60, low: 12, towers: 9 }[kind],
    trees: kind === 'low' ? 150 : 110,
    lowest: kind === 'low' ? 1.1 : 1.6,
  });
  paintWater(stage, island, { ...seaOptions(stage), chop: 0.45, clearTo: kind === 'low' ? 2.6 : 5 });
  paintDisc(stage);
  paintSailboat(stage, stage.focusX - 0.27, 260, 16);
  for (let i = 0; i < 4; i += 1)
    paintRowboat(stage, stage.focusX + random.between(-0.16, 0.14), random.between(150, 235), random, 7);
  paintBirds(stage);
  paintFramingBySeed(stage, 'top-right');
  return stage;
}
