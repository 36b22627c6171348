import { type Block, blockDepth, type Face, fillOnFace, paintBlock } from '../canvas/block.ts';
import { strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { blend, fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { project, type Stage, stageRandom, worldRise, worldX } from '../canvas/stage.ts';

/** Rows of towers from the haze to the quay, highest around the focus; none left of `from` (share of the width). */
export function paintSkyline(stage: Stage, from = 0): void {
  const random = stageRandom(stage, 'skyline');
  for (const [row, distance] of [640, 440, 300, 215].entries()) {
    const count = stage.isPortrait ? 13 : 26;
    const order = Array.from({ length: count }, (_, i) => i).sort(
      (a, b) => Math.abs(b / count - 0.5) - Math.abs(a / count - 0.5),
    );
    for (const i of order) {
      const share = (i + random.between(0.1, 0.9)) / count;
      if (random.chance(0.14) || share < from) continue;
      raiseTower(stage, random, share, distance + random.between(-30, 30), row);
    }
  }
}

function raiseTower(stage: Stage, random: Random, share: number, distance: number, row: number): void {
  const away = (share - stage.focusX) / (stage.isPortrait ? 0.4 : 0.3);
  const crown = Math.exp(-away * away);
  const low = share < stage.focusX - 0.38 ? 0.55 : 1;
  const top =
    ([0.15, 0.16, 0.12, 0.055][row] ?? 0.1) * random.between(0.55, 1.15) +
    crown * ([0.2, 0.2, 0.13, 0.03][row] ?? 0.1) * random.between(0.3, 1.25);
  const height = Math.max(9, worldRise(stage, top * low * (stage.isPortrait ? 0.8 : 1), distance));
  const wide = random.between(12, 24) * (row === 0 ? 1.25 : 1);
  const block: Block = {
    x: worldX(stage, share, distance),
    z: distance,
    base: 0,
    width: wide,
    depth: wide * random.between(0.7, 1),
    height,
    yaw: random.between(-0.5, 0.5),
  };
  const wall = fromHex(random.pick(stage.region.walls));
  paintTower(stage, block, wall, random, random.chance(0.4));
  if (random.chance(0.4 * crown + 0.1)) {
    const upper: Block = {
      ...block,
      base: height,
      width: wide * 0.6,
      depth: block.depth * 0.6,
      height: height * random.between(0.1, 0.22),
    };
    paintTower(stage, upper, wall, random, true);
    const [x, y] = project(stage.camera, block.x, upper.base + upper.height, block.z);
    const mast = (height * 0.16 * stage.camera.focal) / distance;
    strokeLine(
      stage.canvas,
      [
        [x, y],
        [x, y - mast],
      ],
      (2 * stage.camera.focal) / distance,
      0.5,
      { colour: inHaze(shade(wall, stage.light, 0.6), stage.light, distance), depth: blockDepth(block) },
    );
  }
}

function paintTower(stage: Stage, block: Block, wall: Rgb, random: Random, isGlass: boolean): void {
  // Glass shows the sky it faces rather than a colour of its own.
  const skin = isGlass ? blend(wall, fromHex('#86a8bd'), 0.6) : wall;
  for (const face of paintBlock(stage, block, skin)) {
    if (isGlass) mirrorSky(stage, block, face);
    dressTower(stage, block, face, skin, random, isGlass);
  }
}

function mirrorSky(stage: Stage, block: Block, face: Face): void {
  const { sky } = stage.light;
  const tone = face.lit > 0.5 ? mix(sky[3], stage.light.glow, 0.35) : sky[1];
  const patch = { left: 0, right: 1, bottom: 0, top: block.height };
  fillOnFace(stage, face, patch, scale(tone, face.lit > 0.5 ? 0.8 : 0.5), blockDepth(block), 0.55);
}

function dressTower(
  stage: Stage,
  block: Block,
  face: Face,
  skin: Rgb,
  random: Random,
  isGlass: boolean,
): void {
  const { light } = stage;
  const depth = blockDepth(block);
  const floor = Math.max(3.4, 3.2 / face.pixelsPerMetre);
  const floors = Math.min(46, Math.floor(block.height / floor));
  const dark = shade(scale(skin, isGlass ? 0.5 : 0.34), light, face.lit * 0.6, 0.7);
  const bays = Math.max(2, Math.min(7, Math.round((face.length * face.pixelsPerMetre) / 6)));
  const lampShare = 0.5 * light.lamps;
  for (let i = 0; i < floors; i += 1) {
    const bottom = i * (block.height / floors) + floor * 0.3;
    const top = bottom + floor * 0.45;
    if (!isGlass || i % 4 === 0)
      fillOnFace(stage, face, { left: 0.06, right: 0.94, bottom, top }, dark, depth, 1);
    for (let bay = 0; bay < bays; bay += 1) {
      if (!random.chance(lampShare)) continue;
      const left = 0.08 + (0.84 * bay) / bays;
      const right = left + 0.66 / bays;
      fillOnFace(
        stage,
        face,
        { left, right, bottom, top },
        scale(LAMP_LIGHT, random.between(0.5, 1.1)),
        depth,
        1,
      );
    }
  }
  if (light.lamps > 0.5) {
    const [x, y] = face.at(0.5, block.height * 0.2);
    addGlow(stage.canvas, x, y, face.length * face.pixelsPerMetre * 1.6, LAMP_LIGHT, 0.05 * light.lamps);
  }
}
