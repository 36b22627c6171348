import { type Block, blockDepth, type Face, fillOnFace } from '../canvas/block.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';
import { divideGlass, hangPlanter } from './hotel-details.ts';
import type { HotelIdentity } from './hotel-identity.ts';

export const BAY = 4.1;

export const STOREY = 3.3;

export function dressFace(stage: Stage, identity: HotelIdentity, block: Block, face: Face): void {
  const random = stageRandom(
    stage,
    `face ${face.length.toFixed(1)} ${block.height.toFixed(1)} ${identity.facade}`,
  );
  const bays = Math.max(1, Math.round(face.length / BAY));
  const floors = Math.round((block.height - 1.1) / STOREY);
  // A narrow block has its balconies in front.
  const isFront = Math.abs(face.length - block.width) < 0.01 && block.width !== block.depth;
  const isBroad = face.length > 14 || (block.width < 14 && isFront);
  for (let floor = 0; floor < floors; floor += 1) {
    for (let bay = 0; bay < bays; bay += 1) {
      const left = (bay + 0.14) / bays;
      const right = (bay + 0.86) / bays;
      const bottom = floor * STOREY + 0.25;
      const top = bottom + STOREY * 0.76;
      if (floor === 0)
        paintArcade(stage, identity, block, face, { left, right, bottom: 0, top: STOREY * 0.84 });
      else if (isBroad) paintLoggia(stage, identity, block, face, { left, right, bottom, top }, random);
      else if (bay % 2 === 0)
        paintPane(
          stage,
          identity,
          block,
          face,
          { left: left + 0.1 / bays, right: right - 0.1 / bays, bottom: bottom + 0.8, top: top - 0.1 },
          random,
        );
    }
  }
}

type Patch = { left: number; right: number; bottom: number; top: number };

function paintPane(
  stage: Stage,
  identity: HotelIdentity,
  block: Block,
  face: Face,
  patch: Patch,
  random: Random,
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const isLit = random.chance(0.7 * light.lamps);
  const rim = 0.1 / face.length;
  fillOnFace(
    stage,
    face,
    { left: patch.left - rim, right: patch.right + rim, bottom: patch.bottom - 0.1, top: patch.top + 0.1 },
    shade(fromHex(identity.trim), light, face.lit, 1),
    depth,
  );
  const glass = isLit
    ? scale(LAMP_LIGHT, 0.9)
    : mix(shade(fromHex('#2f4250'), light, 0.3, 0.8), light.sky[1], 0.34);
  fillOnFace(stage, face, patch, glass, depth, isLit ? 0.75 : 0.5);
  if (isLit) {
    const [x, y] = face.at((patch.left + patch.right) / 2, (patch.bottom + patch.top) / 2);
    addGlow(stage.canvas, x, y, 3.4 * face.pixelsPerMetre, LAMP_LIGHT, 0.07 * light.lamps);
  }
}

/** A recessed balcony: shade inside, glass door, slab, railing and now and then an awning or a guest's towel. */
function paintLoggia(
  stage: Stage,
  identity: HotelIdentity,
  block: Block,
  face: Face,
  patch: Patch,
  random: Random,
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const wide = patch.right - patch.left;
  const wall = fromHex(identity.facade);
  const inner = shade(wall, light, face.lit * 0.16, 0.52);
  if (identity.balcony === 'arch') fillArch(stage, face, patch, inner, depth);
  else fillOnFace(stage, face, patch, inner, depth, 1.25);
  // The side of the recess that the sun reaches.
  fillOnFace(
    stage,
    face,
    { ...patch, left: patch.right - wide * 0.13 },
    shade(wall, light, 0.55 * Math.max(face.lit, 0.5), 0.7),
    depth,
    0.85,
  );
  const door = {
    left: patch.left + wide * 0.18,
    right: patch.right - wide * 0.22,
    bottom: patch.bottom,
    top: patch.top - STOREY * 0.16,
  };
  paintPane(stage, identity, block, face, door, random);
  const curtain = shade(fromHex('#fbf3e6'), light, 0.15, 0.8);
  if (random.chance(0.6))
    fillOnFace(stage, face, { ...door, right: door.left + wide * 0.16 }, curtain, depth, 0.85);
  paintRailing(stage, identity, block, face, patch);
  if (identity.hasAwnings && random.chance(0.5)) {
    const accent = shade(fromHex(identity.accent), light, Math.max(0.3, face.lit), 1);
    fillOnFace(stage, face, { ...patch, bottom: patch.top - STOREY * 0.2 }, accent, depth, 0.78);
  } else if (random.chance(0.34) && face.pixelsPerMetre > 4) {
    hangPlanter(stage, face, patch.left, patch.right, patch.bottom + 0.5, depth, random);
  } else if (random.chance(0.14)) {
    const from = patch.left + wide * random.between(0.1, 0.6);
    fillOnFace(
      stage,
      face,
      { left: from, right: from + wide * 0.2, bottom: patch.bottom + 0.2, top: patch.bottom + 1 },
      shade(fromHex(identity.accent), light, face.lit + 0.2, 1),
      depth,
      0.85,
    );
  }
}

function paintRailing(stage: Stage, identity: HotelIdentity, block: Block, face: Face, patch: Patch): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const trim = shade(fromHex(identity.trim), light, face.lit + 0.14, 1.05);
  const grow = 0.16 / face.length;
  const wide: Patch = {
    left: patch.left - grow,
    right: patch.right + grow,
    bottom: patch.bottom,
    top: patch.bottom + 1,
  };
  fillOnFace(stage, face, { ...wide, bottom: patch.bottom - 0.26, top: patch.bottom }, trim, depth, 0.8);
  if (identity.balcony === 'solid')
    fillOnFace(stage, face, wide, shade(fromHex(identity.facade), light, face.lit + 0.06, 1), depth, 0.86);
  else if (identity.balcony === 'glass') {
    const glass = mix(shade(fromHex('#a9c6cf'), light, face.lit * 0.7 + 0.1, 0.9), light.sky[2], 0.3);
    const points = [
      face.at(wide.left, wide.bottom),
      face.at(wide.right, wide.bottom),
      face.at(wide.right, wide.top),
      face.at(wide.left, wide.top),
    ];
    fillPolygon(stage.canvas, points, { colour: inHaze(glass, light, face.distance), depth, alpha: 0.62 });
  } else {
    const bars = Math.min(14, Math.max(4, Math.floor((BAY * face.pixelsPerMetre) / 7)));
    for (let i = 0; i <= bars; i += 1) {
      const u = wide.left + ((wide.right - wide.left) * i) / bars;
      fillOnFace(
        stage,
        face,
        { left: u - 0.03 / face.length, right: u + 0.03 / face.length, bottom: wide.bottom, top: wide.top },
        scale(trim, 0.75),
        depth,
      );
    }
  }
  fillOnFace(stage, face, { ...wide, bottom: wide.top - 0.09 }, trim, depth);
}

function fillArch(stage: Stage, face: Face, patch: Patch, colour: Rgb, depth: number): void {
  const middle = (patch.left + patch.right) / 2;
  const half = (patch.right - patch.left) / 2;
  const spring = patch.top - half * face.length * 0.8;
  const points: Point[] = [face.at(patch.left, patch.bottom)];
  for (let i = 0; i <= 10; i += 1) {
    const angle = Math.PI * (1 - i / 10);
    points.push(
      face.at(middle + Math.cos(angle) * half, spring + Math.sin(angle) * half * face.length * 0.8),
    );
  }
  points.push(face.at(patch.right, patch.bottom));
  fillPolygon(stage.canvas, points, {
    colour: inHaze(colour, stage.light, face.distance),
    toColour: inHaze(scale(colour, 1.5), stage.light, face.distance),
    depth,
    texture: 0.05,
  });
}

function paintArcade(stage: Stage, identity: HotelIdentity, block: Block, face: Face, patch: Patch): void {
  const { light } = stage;
  const glow = 0.16 + 0.8 * light.lamps;
  const inside = mix(shade(fromHex('#4f443e'), light, 0.12, 0.66), LAMP_LIGHT, Math.min(0.85, glow));
  const depth = blockDepth(block);
  if (identity.balcony === 'arch' || identity.hasTiledRoof) fillArch(stage, face, patch, inside, depth);
  else fillOnFace(stage, face, patch, inside, depth, 0.7);
  divideGlass(stage, face, patch, depth);
  const [x, y] = face.at((patch.left + patch.right) / 2, patch.top * 0.5);
  addGlow(stage.canvas, x, y, 4 * face.pixelsPerMetre, LAMP_LIGHT, 0.1 * light.lamps);
}
