import { blockDepth, castShadow, type Face, fillOnFace, paintBlock } from '../canvas/block.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, scale } from '../canvas/colour.ts';
import { LAMP_LIGHT, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import type { Stage } from '../canvas/stage.ts';
import type { House } from './house-look.ts';
import { paintRoof } from './house-roof.ts';

const GLASS = fromHex('#31465c');

/** A whole house: shadow, walls, windows and roof. Paint far houses first. */
export function paintHouse(stage: Stage, house: House, random: Random): void {
  castShadow(stage, house.block, 0.3);
  const faces = paintBlock(
    stage,
    house.block,
    house.wall,
    house.roofKind === 'flat' ? scale(house.wall, 0.97) : house.roof,
  );
  for (const face of faces) {
    if (house.trim) trimCorners(stage, house, face);
    paintWindows(stage, house, face, random);
  }
  paintRoof(stage, house);
}

function trimCorners(stage: Stage, house: House, face: Face): void {
  if (face.pixelsPerMetre < 4 || !house.trim) return;
  const colour = shade(house.trim, stage.light, face.lit, 0.95);
  const wide = 0.22 / face.length;
  const depth = blockDepth(house.block);
  const top = house.block.height;
  fillOnFace(stage, face, { left: 0, right: wide, bottom: 0, top }, colour, depth);
  fillOnFace(stage, face, { left: 1 - wide, right: 1, bottom: 0, top }, colour, depth);
}

/** Rows of windows; far away only marks, near by with frames, shutters and, in the evening, light. */
export function paintWindows(stage: Stage, house: House, face: Face, random: Random): void {
  const storey = house.block.height / house.floors;
  const count = Math.max(1, Math.round(face.length / house.bay));
  const tall = storey * 0.48;
  if (tall * face.pixelsPerMetre < 1.6) return;
  const depth = blockDepth(house.block);
  const wide = Math.min(0.3 / count, (tall * 0.62) / face.length);
  for (let floor = 0; floor < house.floors; floor += 1) {
    for (let i = 0; i < count; i += 1) {
      if (random.chance(0.16)) continue;
      const isDoor = floor === 0 && random.chance(0.3);
      const middle = (i + 0.5) / count;
      const bottom = floor * storey + (isDoor ? 0 : storey * 0.32);
      const patch = {
        left: middle - wide / 2,
        right: middle + wide / 2,
        bottom,
        top: floor * storey + storey * 0.32 + tall,
      };
      const isLit = random.chance(0.62 * stage.light.lamps);
      paintOpening(stage, house, face, patch, isDoor, isLit, depth);
    }
  }
}

type Patch = { left: number; right: number; bottom: number; top: number };

function paintOpening(
  stage: Stage,
  house: House,
  face: Face,
  patch: Patch,
  isDoor: boolean,
  isLit: boolean,
  depth: number,
): void {
  const { light } = stage;
  const wide = patch.right - patch.left;
  const pixels = (patch.top - patch.bottom) * face.pixelsPerMetre;
  const frame = house.trim ?? mix(house.wall, [1, 0.98, 0.94], 0.5);
  if (pixels > 9) {
    const grow = 0.16;
    fillOnFace(
      stage,
      face,
      {
        left: patch.left - wide * grow,
        right: patch.right + wide * grow,
        bottom: patch.bottom - 0.1,
        top: patch.top + 0.16,
      },
      shade(frame, light, face.lit * 0.9 + 0.08, 1),
      depth,
    );
  }
  const glass = isLit
    ? scale(LAMP_LIGHT, 0.65 + 0.5 * light.lamps)
    : shade(isDoor ? house.accent : GLASS, light, face.lit * 0.8, isDoor ? 1 : 0.75);
  fillOnFace(stage, face, patch, glass, depth, isLit ? 0.8 : 0.75);
  if (house.hasShutters && !isDoor && pixels > 5) {
    const shutter = shade(house.accent, light, face.lit, 0.95);
    const leaf = wide * 0.46;
    fillOnFace(stage, face, { ...patch, left: patch.left - leaf, right: patch.left }, shutter, depth, 0.9);
    fillOnFace(stage, face, { ...patch, left: patch.right, right: patch.right + leaf }, shutter, depth, 0.9);
  }
  if (isLit && pixels > 3) {
    const [x, y] = face.at((patch.left + patch.right) / 2, (patch.bottom + patch.top) / 2);
    addGlow(stage.canvas, x, y, pixels * 2.6, LAMP_LIGHT, 0.05 * light.lamps);
  }
}
