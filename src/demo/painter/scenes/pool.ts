import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintHotel } from '../buildings/hotel-building.ts';
import { GARDEN, layGrounds, layPaving, paintPool, poolOutline } from '../buildings/hotel-grounds.ts';
import { hotelIdentity } from '../buildings/hotel-identity.ts';
import { mirrorCanvas } from '../canvas/canvas.ts';
import { fromHex } from '../canvas/colour.ts';
import { levelPatch } from '../canvas/facet.ts';
import { createRandom } from '../canvas/seeded-random.ts';
import { createStage, type PictureSize, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { paintLounger, paintParasol } from '../indoors/sun-furniture.ts';
import { paintFraming } from '../land/framing.ts';
import { paintTree } from '../land/trees.ts';
import { chooseHotelView } from './hotel-view.ts';

/** The pool in the foreground, loungers under parasols along it, the house behind on the right. */
export function paintPoolside(scene: Scene, size: PictureSize): Stage {
  const view = createRandom(`pool view ${scene.seed}`);
  const high = view.pick([2.6, 3.4, 3.4, 6.5, 9]);
  const level = 0.52 - high * 0.026 + view.between(-0.05, 0.05);
  const stage = createStage(scene, size, {
    horizon: [level, level + 0.03],
    eye: GARDEN + high,
    air: 1.8,
    sunBehind: 0.6,
  });
  const identity = hotelIdentity(scene.seed);
  const random = stageRandom(stage, 'pool');
  const accent = fromHex(identity.accent);
  const wood = fromHex(identity.wood);
  const z = chooseHotelView(scene).distance * view.between(0.72, 1.02);
  layGrounds(stage, z + 12);
  plantPalms(stage, z + 12, 8);
  paintHotel(stage, identity, {
    x: worldX(stage, stage.focusX + view.between(-0.22, 0.14), z),
    z,
    base: GARDEN - 0.4,
    yaw: view.pick([-0.3, 0.05, -0.55, 0.35]),
  });
  layPaving(stage, levelPatch(0, GARDEN + 0.02, 16.6, 90, 29), fromHex('#e9dcc6'), 1.1);
  plantPalms(stage, 33, 5);
  const middle = worldX(stage, (stage.isPortrait ? 0.46 : 0.44) + view.between(-0.12, 0.1), 13);
  const wide = (stage.isPortrait ? 11 : 19) * view.between(0.72, 1.1);
  for (let i = 0; i < 6; i += 1) {
    const x = middle - wide * 0.4 + (i * wide) / 5;
    paintParasol(stage, x + 1.2, GARDEN, 23.6, accent);
    paintLounger(stage, x, GARDEN, 22.6, 0.12, accent, wood);
    if (i % 2 === 0) paintLounger(stage, x + 2.3, GARDEN, 22.6, 0.12, accent, wood);
  }
  paintPool(stage, poolOutline(identity, middle, 13.2, wide, 12.4, GARDEN + 0.06), fromHex('#f6ecda'));
  const right = middle + wide / 2 + 2.4;
  for (const [i, distance] of [15.5, 11.6].entries()) {
    paintLounger(stage, right + random.between(0, 0.4), GARDEN, distance, -0.95, accent, wood);
    if (i === 0) paintParasol(stage, right + 1.9, GARDEN, distance - 1.6, accent, 2.7);
  }
  if (view.chance(0.6)) paintFraming(stage, 'top-right');
  if (view.chance(0.5)) mirrorCanvas(stage.canvas);
  return stage;
}

function plantPalms(stage: Stage, z: number, count: number): void {
  const random = stageRandom(stage, `palms ${z}`);
  for (let i = 0; i < count; i += 1) {
    const share = stage.focusX - 0.2 + (i / count) * 0.6 + random.between(-0.03, 0.03);
    paintTree(
      stage,
      random.pick(stage.region.trees),
      { x: worldX(stage, share, z), y: GARDEN, z: z + random.between(-2, 2) },
      `palm ${z} ${i}`,
      0.9,
    );
  }
}
