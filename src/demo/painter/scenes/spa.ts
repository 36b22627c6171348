import type { Scene } from '../../../domain/pictures/scene.ts';
import { paintPool, poolOutline } from '../buildings/hotel-grounds.ts';
import { type HotelIdentity, hotelIdentity } from '../buildings/hotel-identity.ts';
import { layPixel } from '../canvas/canvas.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { LAMP_LIGHT } from '../canvas/light.ts';
import { fractalNoise } from '../canvas/noise.ts';
import { createStage, type PictureSize, project, type Stage, stageRandom } from '../canvas/stage.ts';
import {
  BATH_END,
  BATH_FLOOR,
  bathe,
  courseWall,
  layFloor,
  pierceVault,
  raiseBackWall,
  raiseSides,
} from '../indoors/bath-hall.ts';
import { hangCloth } from '../indoors/cloth.ts';
import { paintBox, paintCandle } from '../indoors/dining-furniture.ts';
import { lightLamps } from '../indoors/indoors.ts';
import { paintLounger } from '../indoors/sun-furniture.ts';
import { paintVista } from './vista.ts';

/** A vaulted bath: arches on both sides, still water down the middle, daylight through the far arch, candles. */
export function paintSpa(scene: Scene, size: PictureSize): Stage {
  const stage = createStage(scene, size, { horizon: [0.47, 0.5], eye: BATH_FLOOR + 1.9, air: 1.8 });
  const identity = hotelIdentity(scene.seed);
  // The hall stands right of the middle so that its near wall gives type a quiet ground.
  stage.camera.centreX = stage.canvas.width * (stage.isPortrait ? 0.5 : 0.56);
  const half = stage.isPortrait ? 3.6 : 5.6;
  const arch = (side: number) => project(stage.camera, side * half * 0.46, BATH_FLOOR, BATH_END);
  paintVista(stage, { left: arch(-1)[0], right: arch(1)[0], bottom: arch(1)[1] });
  const spring = BATH_FLOOR + (stage.isPortrait ? 3.4 : 2.9);
  const stone = mix(fromHex('#efe0c8'), fromHex(identity.facade), 0.5);
  raiseBackWall(stage, stone, half, spring);
  courseWall(stage, identity, stone, half);
  raiseSides(stage, stone, half, spring);
  pierceVault(stage, half, spring);
  layFloor(stage, stone, half);
  const inside = { ...identity };
  const pool = poolOutline(inside, 0, 8.6, half * 1.25, 9.6, BATH_FLOOR + 0.04);
  paintPool(stage, pool, scale(stone, 1.02));
  lightLamps(stage, 0.8);
  dressEdge(stage, identity, half);
  breatheSteam(stage);
  return stage;
}

/** Towels, bowls and candles on the rim. */
function dressEdge(stage: Stage, identity: HotelIdentity, half: number): void {
  const random = stageRandom(stage, 'spa');
  const accent = fromHex(identity.accent);
  const wood = fromHex(identity.wood);
  for (const side of [-1, 1]) hangDrape(stage, accent, side, half);
  for (const z of [9.6, 7, 4.7]) paintLounger(stage, half * 0.81, BATH_FLOOR, z, -0.5, accent, wood);
  paintBox(stage, -half * 0.83, BATH_FLOOR, 7.2, 0.9, 0.5, 1.5, wood);
  for (let i = 0; i < 4; i += 1) {
    const towel = i % 2 === 1 ? fromHex('#fbf5ea') : accent;
    paintBox(stage, -half * 0.83, BATH_FLOOR + 0.5 + i * 0.17, 7, 0.66, 0.16, 0.5, towel);
  }
  for (let i = 0; i < 6; i += 1) {
    const side = i % 2 === 0 ? -1 : 1;
    paintCandle(stage, side * half * random.between(0.69, 0.73), BATH_FLOOR, 4.2 + i * 1.5);
  }
}

/** A long curtain next to the far arch. */
function hangDrape(stage: Stage, colour: Rgb, side: number, half: number): void {
  const z = BATH_END - 0.3;
  const at = (u: number, y: number) => project(stage.camera, side * half * u, y, z);
  hangCloth(stage, {
    corners: [
      at(0.5, BATH_FLOOR + 4.2),
      at(0.76, BATH_FLOOR + 4.2),
      at(0.78, BATH_FLOOR),
      at(0.49, BATH_FLOOR),
    ],
    folds: 6,
    lit: bathe(stage.light, colour, 0.95, 0.5),
    shaded: bathe(stage.light, scale(colour, 0.6), 0.1, 0.25),
  });
}

function breatheSteam(stage: Stage): void {
  const { canvas, light, camera, unit } = stage;
  const tone = mix(light.sky[3], LAMP_LIGHT, 0.35);
  const top = camera.horizonY - 90 * unit;
  for (
    let y = Math.max(0, Math.floor(top));
    y < Math.min(canvas.height, camera.horizonY + 170 * unit);
    y += 1
  ) {
    const band = Math.exp(-(((y - camera.horizonY - 40 * unit) / (100 * unit)) ** 2));
    for (let x = 0; x < canvas.width; x += 1) {
      const drift = fractalNoise(x / (unit * 170), y / (unit * 110) + 7, 2);
      const share = Math.max(0, 0.07 + drift * 0.26) * band;
      if (share > 0.01) layPixel(canvas, y * canvas.width + x, tone[0], tone[1], tone[2], share);
    }
  }
}
