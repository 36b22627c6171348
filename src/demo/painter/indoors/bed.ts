import type { HotelIdentity } from '../buildings/hotel-identity.ts';
import { strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, scale } from '../canvas/colour.ts';
import { fillPolygon } from '../canvas/fill-shape.ts';
import { LAMP_LIGHT } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';
import { paintBox } from './dining-furniture.ts';
import { fillIndoors, indoors } from './indoors.ts';

/** The bed with its head at the right wall, a bedside table and a lamp; `wall.right` and `wall.floor` in metres. */
export function makeBed(stage: Stage, identity: HotelIdentity, wall: { right: number; floor: number }): void {
  const { camera, canvas, light, unit } = stage;
  const accent = fromHex(identity.accent);
  const linen = fromHex('#fdf8f0');
  const wood = fromHex(identity.wood);
  const right = wall.right - 0.1;
  const left = right - (stage.isPortrait ? 1.75 : 2.15);
  const [near, far] = [2.5, 4.5];
  const top = wall.floor + 0.58;
  // The bed's head stands at the right wall.
  fillIndoors(
    stage,
    [
      [right, wall.floor, near - 0.15],
      [right, wall.floor, far + 0.15],
      [right, wall.floor + 1.35, far + 0.15],
      [right, wall.floor + 1.35, near - 0.15],
    ],
    indoors(stage, wood, 0.4),
    indoors(stage, wood, 0.8),
    0.14,
  );
  fillIndoors(
    stage,
    [
      [left, wall.floor + 0.08, near],
      [right, wall.floor + 0.08, near],
      [right, top, near],
      [left, top, near],
    ],
    indoors(stage, linen, 0.12),
    indoors(stage, linen, 0.3),
  );
  fillIndoors(
    stage,
    [
      [left, wall.floor + 0.08, near],
      [left, wall.floor + 0.08, far],
      [left, top, far],
      [left, top, near],
    ],
    indoors(stage, linen, 0.75),
    indoors(stage, linen, 0.9),
  );
  fillIndoors(
    stage,
    [
      [left, top, near],
      [right, top, near],
      [right, top, far],
      [left, top, far],
    ],
    indoors(stage, linen, 0.75),
    indoors(stage, linen, 1),
  );
  const throwEnd = left + 0.62;
  fillIndoors(
    stage,
    [
      [left - 0.01, top + 0.03, near - 0.01],
      [throwEnd, top + 0.03, near - 0.01],
      [throwEnd, top - 0.34, near - 0.01],
      [left - 0.01, top - 0.34, near - 0.01],
    ],
    indoors(stage, accent, 0.2),
    indoors(stage, accent, 0.14),
    0.1,
  );
  fillIndoors(
    stage,
    [
      [left - 0.012, top + 0.03, near - 0.02],
      [left - 0.012, top + 0.01, far],
      [left - 0.012, top - 0.34, far],
      [left - 0.012, top - 0.34, near],
    ],
    indoors(stage, accent, 0.8),
    indoors(stage, accent, 0.7),
    0.1,
  );
  fillIndoors(
    stage,
    [
      [left - 0.02, top + 0.01, near - 0.03],
      [throwEnd, top + 0.01, near - 0.03],
      [throwEnd, top + 0.01, far],
      [left - 0.01, top + 0.01, far],
    ],
    indoors(stage, accent, 0.6),
    indoors(stage, accent, 0.95),
    0.1,
  );
  for (const [z, albedo, size] of [
    [4, linen, 0.62],
    [3.05, linen, 0.62],
    [3.75, accent, 0.42],
    [3.1, accent, 0.42],
  ] as const) {
    const x = right - (size === 0.62 ? 0.3 : 0.52);
    const [px, py] = project(camera, x, top + size * 0.36, z);
    const k = camera.focal / z;
    const body: [number, number][] = [];
    for (let i = 0; i < 24; i += 1) {
      const a = (i / 24) * Math.PI * 2;
      const squash = (v: number) => Math.sign(v) * Math.abs(v) ** 0.55;
      body.push([px + squash(Math.cos(a)) * size * 0.46 * k, py + squash(Math.sin(a)) * size * 0.36 * k]);
    }
    fillPolygon(canvas, body, {
      colour: indoors(stage, albedo, 0.95),
      toColour: indoors(stage, albedo, 0.15),
      from: [px - size * 0.4 * k, py - size * 0.3 * k],
      to: [px + size * 0.5 * k, py + size * 0.4 * k],
      texture: 0.04,
    });
  }
  const [lx, ly] = project(camera, right - 0.28, wall.floor + 1.25, far + 0.42);
  const k = camera.focal / (far + 0.42);
  paintBox(stage, right - 0.3, wall.floor, far + 0.42, 0.46, 0.55, 0.4, scale(wood, 0.8));
  strokeLine(
    canvas,
    [
      [lx, ly + 0.7 * k],
      [lx, ly],
    ],
    unit * 3,
    unit * 3,
    { colour: indoors(stage, wood, 0.3) },
  );
  fillPolygon(
    canvas,
    [
      [lx - 0.13 * k, ly - 0.26 * k],
      [lx + 0.13 * k, ly - 0.26 * k],
      [lx + 0.2 * k, ly + 0.06 * k],
      [lx - 0.2 * k, ly + 0.06 * k],
    ],
    { colour: scale(LAMP_LIGHT, 1.1), toColour: scale(LAMP_LIGHT, 0.8) },
  );
  addGlow(canvas, lx, ly, 1.5 * k, LAMP_LIGHT, 0.14 + 0.34 * light.lamps);
}
