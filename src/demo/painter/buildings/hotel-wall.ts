import { type Block, blockDepth, type Face, fillOnFace } from '../canvas/block.ts';
import { layDab } from '../canvas/brush.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import type { Stage } from '../canvas/stage.ts';

/** Wooden balconies along every upper floor, flowers over the rail. */
export function hangTimberBalconies(
  stage: Stage,
  block: Block,
  face: Face,
  { floors, wood, random }: { floors: number; wood: Rgb; random: Random },
): void {
  const { light } = stage;
  const depth = blockDepth(block) - 0.3;
  const storey = block.height / floors;
  const out = 0.7 / face.length;
  for (let floor = 1; floor < floors; floor += 1) {
    const bottom = floor * storey;
    const rail = shade(wood, light, face.lit * 0.9 + 0.05, 0.9);
    const across = { left: -out, right: 1 + out };
    fillOnFace(stage, face, { ...across, bottom: bottom - 0.45, top: bottom }, scale(rail, 0.5), depth);
    fillOnFace(stage, face, { ...across, bottom, top: bottom + 1.05 }, rail, depth, 0.8);
    fillOnFace(
      stage,
      face,
      { ...across, bottom: bottom + 0.96, top: bottom + 1.08 },
      scale(rail, 1.35),
      depth,
    );
    hangFlowers(stage, face, bottom + 1.05, depth, random);
  }
}

function hangFlowers(stage: Stage, face: Face, level: number, depth: number, random: Random): void {
  const { light, canvas } = stage;
  const k = face.pixelsPerMetre;
  if (k < 2.5) return;
  const red = fromHex(random.pick(['#cf3f4a', '#d8437a', '#e2694c']));
  const dabs = Math.round(face.length * 3);
  for (let i = 0; i < dabs; i += 1) {
    const [x, y] = face.at(random.next(), level + random.between(-0.4, 0.1));
    const albedo = random.chance(0.55) ? red : scale(fromHex('#4f7d3f'), random.between(0.7, 1.1));
    layDab(canvas, {
      x,
      y,
      length: k * 0.22,
      width: k * 0.16,
      angle: random.between(-0.5, 0.5),
      colour: inHaze(shade(albedo, light, face.lit * 0.9 + 0.06, 0.85), light, face.distance),
      depth: depth - 0.1,
      softness: 0.3,
    });
  }
}

/** Bands of glass between slabs, a pane lit here and there. */
export function glazeFace(
  stage: Stage,
  block: Block,
  face: Face,
  { floors, trim, random }: { floors: number; trim: Rgb; random: Random },
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const storey = block.height / floors;
  const panes = Math.max(2, Math.round(face.length / 3.4));
  const glass = mix(shade(fromHex('#3b5666'), light, 0.2 + face.lit * 0.5, 0.9), light.sky[1], 0.42);
  for (let floor = 0; floor < floors; floor += 1) {
    const bottom = floor * storey + storey * 0.16;
    const top = (floor + 1) * storey - storey * 0.12;
    fillOnFace(stage, face, { left: 0.02, right: 0.98, bottom, top }, glass, depth, 0.7);
    for (let pane = 0; pane < panes; pane += 1) {
      const left = 0.02 + (0.96 * pane) / panes;
      const right = left + 0.96 / panes;
      if (random.chance(0.62 * light.lamps))
        fillOnFace(stage, face, { left, right, bottom, top }, scale(LAMP_LIGHT, 0.85), depth, 0.8);
      else if (random.chance(0.2))
        fillOnFace(stage, face, { left, right, bottom, top }, scale(glass, 1.25), depth, 0.8);
      const mullion = shade(trim, light, face.lit * 0.9 + 0.05, 0.9);
      fillOnFace(
        stage,
        face,
        { left: left - 0.06 / face.length, right: left + 0.06 / face.length, bottom, top },
        mullion,
        depth,
      );
    }
    const slab = shade(trim, light, face.lit + 0.1, 1);
    fillOnFace(
      stage,
      face,
      { left: 0, right: 1, bottom: bottom - storey * 0.2, top: bottom },
      slab,
      depth,
      0.85,
    );
  }
}

/** Galleries behind columns on every floor. */
export function colonnadeFace(
  stage: Stage,
  block: Block,
  face: Face,
  {
    floors,
    wall,
    trim,
    accent,
    random,
  }: { floors: number; wall: Rgb; trim: Rgb; accent: Rgb; random: Random },
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const storey = block.height / floors;
  const bays = Math.max(2, Math.round(face.length / 3.6));
  for (let floor = 0; floor < floors; floor += 1) {
    const bottom = floor * storey;
    const inner = shade(wall, light, face.lit * 0.22, 0.6);
    fillOnFace(stage, face, { left: 0, right: 1, bottom, top: bottom + storey * 0.88 }, inner, depth, 1.2);
    for (let bay = 0; bay < bays; bay += 1) {
      const left = (bay + 0.3) / bays;
      const right = (bay + 0.72) / bays;
      const isLit = random.chance(0.6 * light.lamps);
      const door = isLit ? scale(LAMP_LIGHT, 0.9) : shade(accent, light, face.lit * 0.3, 0.7);
      fillOnFace(
        stage,
        face,
        { left, right, bottom: bottom + 0.1, top: bottom + storey * 0.7 },
        door,
        depth,
        0.75,
      );
    }
    const white = shade(trim, light, face.lit + 0.1, 1);
    const rail = { left: 0, right: 1 };
    if (floor > 0) {
      for (let i = 0; i < bays * 5; i += 1) {
        const u = (i + 0.5) / (bays * 5);
        fillOnFace(
          stage,
          face,
          { left: u - 0.04 / face.length, right: u + 0.04 / face.length, bottom, top: bottom + 0.95 },
          white,
          depth - 0.2,
        );
      }
      fillOnFace(stage, face, { ...rail, bottom: bottom + 0.9, top: bottom + 1.05 }, white, depth - 0.2);
    }
    fillOnFace(
      stage,
      face,
      { ...rail, bottom: bottom + storey * 0.84, top: bottom + storey },
      white,
      depth - 0.2,
      0.9,
    );
    for (let bay = 0; bay <= bays; bay += 1) {
      const u = bay / bays;
      const half = 0.2 / face.length;
      fillOnFace(
        stage,
        face,
        { left: u - half, right: u + half, bottom, top: bottom + storey * 0.86 },
        white,
        depth - 0.25,
        0.9,
      );
    }
  }
}

/** A string course over every floor and a cornice: the stone that makes a grand front. */
export function coursesFace(stage: Stage, block: Block, face: Face, floors: number, trim: Rgb): void {
  const depth = blockDepth(block) - 0.2;
  const storey = block.height / floors;
  const colour = shade(trim, stage.light, face.lit + 0.08, 1);
  for (let floor = 1; floor <= floors; floor += 1) {
    const at = floor * storey;
    const thick = floor === floors ? 0.7 : 0.24;
    fillOnFace(
      stage,
      face,
      { left: -0.2 / face.length, right: 1 + 0.2 / face.length, bottom: at - thick, top: at },
      colour,
      depth,
      0.86,
    );
  }
}

/** Tall windows with stone frames, an iron rail before each, awnings over the ground floor's. */
export function frenchWindows(
  stage: Stage,
  block: Block,
  face: Face,
  { floors, trim, accent, random }: { floors: number; trim: Rgb; accent: Rgb; random: Random },
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const storey = block.height / floors;
  const bays = Math.max(1, Math.round(face.length / 3.1));
  const frame = shade(trim, light, face.lit + 0.08, 1);
  const glass = mix(shade(fromHex('#31465c'), light, face.lit * 0.6, 0.8), light.sky[1], 0.26);
  for (let floor = 0; floor < floors; floor += 1) {
    const bottom = floor * storey + (floor === 0 ? 0.3 : 0.5);
    const top = (floor + 1) * storey - (floor === floors - 1 ? 1.3 : 0.75);
    for (let bay = 0; bay < bays; bay += 1) {
      const left = (bay + 0.28) / bays;
      const right = (bay + 0.72) / bays;
      const rim = 0.16 / face.length;
      fillOnFace(
        stage,
        face,
        { left: left - rim, right: right + rim, bottom, top: top + 0.24 },
        frame,
        depth,
        0.9,
      );
      const isLit = random.chance(0.6 * light.lamps);
      fillOnFace(
        stage,
        face,
        { left, right, bottom, top },
        isLit ? scale(LAMP_LIGHT, 0.9) : glass,
        depth,
        0.7,
      );
      const middle = (left + right) / 2;
      const bar = 0.05 / face.length;
      fillOnFace(stage, face, { left: middle - bar, right: middle + bar, bottom, top }, frame, depth);
      if (floor > 0)
        fillOnFace(
          stage,
          face,
          { left: left - rim, right: right + rim, bottom, top: bottom + 0.8 },
          shade(fromHex('#3a3a40'), light, face.lit * 0.8, 0.8),
          depth,
          0.7,
        );
      else if (random.chance(0.8))
        fillOnFace(
          stage,
          face,
          { left: left - rim * 2, right: right + rim * 2, bottom: top - 0.5, top: top + 0.3 },
          shade(accent, light, Math.max(0.3, face.lit), 1),
          depth - 0.2,
          0.8,
        );
    }
  }
}
