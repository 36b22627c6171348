import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintHotel } from '../buildings/hotel-building.ts';
import { paintFarLand } from '../buildings/hotel-grounds.ts';
import { hotelIdentity } from '../buildings/hotel-identity.ts';
import { mirrorCanvas } from '../canvas/canvas.ts';
import { fromHex, scale } from '../canvas/colour.ts';
import { fractalNoise, ridgedNoise, smoothStep } from '../canvas/noise.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { reliefOf } from '../canvas/setting.ts';
import {
  createStage,
  type PictureSize,
  type Stage,
  stageRandom,
  worldRise,
  worldX,
} from '../canvas/stage.ts';
import { paintLounger, paintParasol } from '../indoors/sun-furniture.ts';
import { paintBirds, paintSailboat } from '../land/boats.ts';
import { paintFramingBySeed } from '../land/framing.ts';
import { createLandColour, LEVEL_GROUND_LIFTS, NO_SNOW, resolveLandColours } from '../land/land-colour.ts';
import { paintDisc, paintSky } from '../land/sky.ts';
import { groundAt, paintTerrain, type TerrainRecipe, thinkTerrain } from '../land/terrain.ts';
import { paintTree } from '../land/trees.ts';
import { paintWater, seaOptions } from '../land/water.ts';
import { chooseHotelView } from './hotel-view.ts';

/** Sand that swings away to a headland, surf on the left, the house's parasols in rows, the house behind palms. */
export function paintBeach(scene: Scene, size: PictureSize): Stage {
  const view = createRandom(`beach view ${scene.seed}`);
  const high = view.pick([3.6, 6.4, 6.4, 10, 15]);
  const level = 0.5 - high * 0.012 + view.between(-0.07, 0.07);
  const stage = createStage(scene, size, {
    horizon: [level, level + 0.03],
    eye: high,
    air: 1.6,
    sunBehind: 0.5,
  });
  const identity = hotelIdentity(scene.seed);
  const accent = fromHex(identity.accent);
  const wood = fromHex(identity.wood);
  paintSky(stage);
  paintFarLand(stage);
  const sand = thinkTerrain(stage, shapeSand(stage, view.between(-0.2, 0.16)));
  paintTerrain(stage, sand);
  const z = chooseHotelView(scene).distance * view.between(1.3, 2.1);
  paintHotel(stage, identity, {
    x: worldX(stage, stage.focusX + view.between(0, 0.17), z),
    z,
    base: 2.4,
    yaw: -0.4,
  });
  plantShade(stage, sand);
  paintWater(stage, sand, { ...seaOptions(stage), clearTo: 3.4, chop: 0.5 });
  paintDisc(stage);
  paintSailboat(stage, stage.focusX - 0.32, 190, 11);
  const rows = view.pick([3, 4, 5, 6]);
  for (let row = rows; row >= 0; row -= 1) {
    for (let i = view.whole(1, 3); i >= 0; i -= 1) {
      const distance = 17 + row * 9;
      const x = worldX(stage, stage.focusX + 0.03, 40) + i * 5.6 - row * 0.9 + (row & 1) * 1.2;
      const y = groundAt(stage, sand, x, distance);
      if (y < 0.35) continue;
      paintParasol(stage, x + 0.9, y, distance + 0.6, accent, 2.6);
      paintLounger(stage, x, y, distance, 0.5, accent, wood);
      paintLounger(stage, x + 1.9, y, distance, 0.5, accent, wood);
    }
  }
  paintBirds(stage);
  if (view.chance(0.6)) paintFramingBySeed(stage, 'top-right');
  if (view.chance(0.5)) mirrorCanvas(stage.canvas);
  return stage;
}

function plantShade(stage: Stage, sand: ReturnType<typeof thinkTerrain>): void {
  const random = stageRandom(stage, 'shade');
  const spots = Array.from({ length: 22 }, () => {
    const z = random.between(62, 112);
    return { z, x: worldX(stage, stage.focusX + (random.chance(0.25) ? 0 : 0.17) + random.next() * 0.2, z) };
  });
  for (const [i, spot] of spots.sort((a, b) => b.z - a.z).entries()) {
    paintTree(
      stage,
      random.pick(stage.region.trees),
      { ...spot, y: groundAt(stage, sand, spot.x, spot.z) },
      `shade ${i}`,
    );
  }
}

/** @param shift how far the shore lies right of its usual line, share of the width */
function shapeSand(stage: Stage, shift: number): TerrainRecipe {
  const { region, focusX } = stage;
  const random = stageRandom(stage, 'sand');
  const offset = random.between(0, 200);
  const land = resolveLandColours(stage);
  // One bay closes in a headland, the next one runs on and on; here the water reaches in, there the sand is broad.
  const bay = random.between(0.02, 0.34);
  const headland = random.between(0.1, 0.7);
  const turn = random.between(0.52, 0.74);
  return {
    near: 3.4,
    far: 720,
    rows: 220,
    heightAt: (share, x, z) => {
      const bend = Math.log(z / 3.4) / Math.log(720 / 3.4);
      const line =
        0.36 +
        shift * (1 - bend) +
        (focusX - 0.46) * smoothStep(0.2, 0.62, bend) -
        bay * smoothStep(turn, turn + 0.2, bend) +
        headland * smoothStep(turn + 0.22, turn + 0.34, bend);
      const shore = line + fractalNoise(x / 26 + offset, z / 34, 2) * 0.05;
      const inland = ((share - shore) * z * stage.canvas.width) / stage.camera.focal;
      if (inland < 0) return Math.max(-9, inland * 0.1);
      const dry = Math.min(2.4, inland * 0.085) + fractalNoise(x / 3.4, z / 3.4, 2) * 0.07;
      const hill =
        smoothStep(26, 150, inland) *
        smoothStep(120, 320, z) *
        (worldRise(stage, Math.min(0.2, 0.025 + reliefOf(stage.setting) * 1.4), z) - stage.camera.eye);
      return dry + hill * (0.5 + ridgedNoise(x / 80 + offset, z / 80, 4) * 0.7);
    },
    colourAt: createLandColour(
      stage,
      { green: region.green + 0.25, beach: 3.6, snowLine: NO_SNOW, cliff: 0.8, crown: 5 },
      { ...land, sand: scale(land.sand, LEVEL_GROUND_LIFTS[stage.scene.hour] * 0.92) },
    ),
  };
}
