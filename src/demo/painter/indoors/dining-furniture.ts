import { paintBlock } from '../canvas/block.ts';
import { layDab, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { levelDisc, levelPatch, type Place, paintFacet } from '../canvas/facet.ts';
import { LAMP_LIGHT, shade } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';
import { layShade } from './sun-furniture.ts';

const LINEN = fromHex('#fbf5ea');

/** A laid table for two with its cloth, plates, glasses and a candle. */
export function paintTable(stage: Stage, x: number, y: number, z: number, cloth: Rgb, isLaid = true): void {
  const { camera, canvas, light } = stage;
  const top = y + 0.76;
  const radius = 0.62;
  layShade(stage, x, y, z, 0.85, 0.7, 0.4);
  const hang = 0.44;
  const front = levelDisc(x, top, z, radius, radius, 24);
  const lower = levelDisc(x, top - hang, z, radius * 1.04, radius * 1.04, 24);
  for (let i = 0; i < 24; i += 1) {
    const j = (i + 1) % 24;
    const fold = 1 + (i % 3 === 0 ? -0.16 : 0.04);
    paintFacet(
      stage,
      [front[i] as Place, front[j] as Place, lower[j] as Place, lower[i] as Place],
      scale(cloth, fold),
      { depth: z },
    );
  }
  paintFacet(stage, front, mix(cloth, LINEN, 0.25), { depth: z - 0.3, open: 1 });
  if (!isLaid) return;
  for (const side of [-0.34, 0.34]) {
    paintFacet(stage, levelDisc(x + side, top + 0.01, z - 0.05, 0.17, 0.17, 18), fromHex('#fffdf8'), {
      depth: z - 0.6,
      open: 1,
    });
    paintFacet(stage, levelDisc(x + side, top + 0.015, z - 0.05, 0.1, 0.1, 14), fromHex('#e6ddd0'), {
      depth: z - 0.6,
    });
    const [gx, gy] = project(camera, x + side * 0.55, top, z + 0.2);
    const k = camera.focal / z;
    strokeLine(
      canvas,
      [
        [gx, gy],
        [gx, gy - 0.12 * k],
      ],
      Math.max(0.8, 0.012 * k),
      Math.max(0.8, 0.012 * k),
      { colour: shade(fromHex('#dfe8ec'), light, 0.9), alpha: 0.8 },
    );
    layDab(canvas, {
      x: gx,
      y: gy - 0.17 * k,
      length: 0.065 * k,
      width: 0.045 * k,
      angle: Math.PI / 2,
      colour: shade(fromHex(side < 0 ? '#d98a5a' : '#e8eef0'), light, 0.9),
      alpha: 0.75,
    });
  }
  paintCandle(stage, x, top, z - 0.05);
}

export function paintCandle(stage: Stage, x: number, y: number, z: number): void {
  const [px, py] = project(stage.camera, x, y, z);
  const k = stage.camera.focal / z;
  strokeLine(
    stage.canvas,
    [
      [px, py],
      [px, py - 0.13 * k],
    ],
    Math.max(1.2, 0.07 * k),
    Math.max(1.2, 0.07 * k),
    { colour: shade(fromHex('#fff2dc'), stage.light, 0.7, 1) },
  );
  layDab(stage.canvas, {
    x: px,
    y: py - 0.17 * k,
    length: 0.05 * k,
    width: 0.022 * k,
    angle: Math.PI / 2,
    colour: scale(LAMP_LIGHT, 1.7),
  });
  addGlow(stage.canvas, px, py - 0.15 * k, 0.75 * k, LAMP_LIGHT, 0.1 + 0.3 * stage.light.lamps);
}

/** A slender chair; `yaw` 0 looks away from the camera. */
export function paintChair(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  yaw: number,
  wood: Rgb,
  cushion: Rgb,
): void {
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const at = (u: number, v: number, h: number): Place => [
    x + u * cos - v * sin,
    y + h,
    z + u * sin + v * cos,
  ];
  const depth = z - 0.2;
  const k = stage.camera.focal / z;
  const leg = (u: number, v: number, tall: number) => {
    const [from, to] = [at(u, v, 0), at(u * 0.94, v, tall)].map(([px, py, pz]) =>
      project(stage.camera, px, py, pz),
    );
    if (from && to)
      strokeLine(stage.canvas, [from, to], 0.045 * k, 0.045 * k, {
        colour: shade(wood, stage.light, 0.5, 0.8),
        depth,
      });
  };
  leg(-0.2, 0.2, 0.46);
  leg(0.2, 0.2, 0.46);
  leg(-0.21, -0.2, 0.94);
  leg(0.21, -0.2, 0.94);
  paintFacet(stage, levelPatch(x, y + 0.48, z, 0.44, 0.44, yaw), cushion, { depth, open: 1 });
  for (const h of [0.6, 0.74, 0.88]) {
    paintFacet(
      stage,
      [at(-0.21, -0.2, h), at(0.21, -0.2, h), at(0.21, -0.2, h - 0.07), at(-0.21, -0.2, h - 0.07)],
      wood,
      { depth: depth - 0.1 },
    );
  }
}

/** An upright box on the ground, for planters, benches, plinths and steps. */
export function paintBox(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  width: number,
  height: number,
  depth: number,
  albedo: Rgb,
  yaw = 0,
): void {
  paintBlock(stage, { x, z, base: y, width, depth, height, yaw }, albedo);
}
