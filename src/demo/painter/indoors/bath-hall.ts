import type { HotelIdentity } from '../buildings/hotel-identity.ts';
import { layDab, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import type { Place } from '../canvas/facet.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { LAMP_LIGHT, type Light, shade } from '../canvas/light.ts';
import { noise, smoothStep } from '../canvas/noise.ts';
import { project, type Stage } from '../canvas/stage.ts';
import { paintCandle } from './dining-furniture.ts';

/** Level of the floor and distance of the far wall, metres. */
export const BATH_FLOOR = 20;
export const BATH_END = 15;

/** Colour of stone by the daylight of the far arch and the warmth of the niches. */
export function bathe(light: Light, albedo: Rgb, day: number, lamp: number): Rgb {
  const lit = shade(albedo, light, day * 0.55, 0.3 + day * 0.55);
  const warm = 0.12 + lamp * 0.5;
  return [
    lit[0] + albedo[0] * LAMP_LIGHT[0] * warm,
    lit[1] + albedo[1] * LAMP_LIGHT[1] * warm,
    lit[2] + albedo[2] * LAMP_LIGHT[2] * warm,
  ];
}

function archShape(
  stage: Stage,
  at: (u: number, v: number) => Place,
  half: number,
  spring: number,
  foot: number,
): Point[] {
  const points: Place[] = [at(-half, foot)];
  for (let i = 0; i <= 18; i += 1) {
    const angle = Math.PI * (1 - i / 18);
    points.push(at(Math.cos(angle) * half, spring + Math.sin(angle) * half));
  }
  points.push(at(half, foot));
  return points.map(([x, y, z]) => project(stage.camera, x, y, z));
}

export function raiseBackWall(stage: Stage, stone: Rgb, half: number, spring: number): void {
  const { canvas, light } = stage;
  const at = (u: number, v: number): Place => [u, v, BATH_END];
  const opening = archShape(stage, at, half * 0.46, BATH_FLOOR + 2.3, BATH_FLOOR + 0.05);
  const far = bathe(light, stone, 0.42, 0.3);
  const wall: Point[] = (
    [
      [-half * 1.2, BATH_FLOOR],
      [half * 1.2, BATH_FLOOR],
      [half * 1.2, spring + half * 1.3],
      [-half * 1.2, spring + half * 1.3],
    ] as const
  ).map(([x, y]) => project(stage.camera, x, y, BATH_END));
  // Outline with a slit down to the opening, so that the view stays visible through it.
  const [a, b, c, d] = wall as [Point, Point, Point, Point];
  const last = opening[opening.length - 1] as Point;
  fillPolygon(canvas, [a, ...opening, [last[0], b[1]], b, c, d], { colour: far, texture: 0.08 });
  const [gx, gy] = project(stage.camera, 0, BATH_FLOOR + 2, BATH_END);
  addGlow(
    canvas,
    gx,
    gy,
    (half * 1.7 * stage.camera.focal) / BATH_END,
    mix(light.sky[3], light.sun, 0.3),
    0.3,
  );
}

export function raiseSides(stage: Stage, stone: Rgb, half: number, spring: number): void {
  const { light, canvas, camera } = stage;
  const near = 1.2;
  const bays = 5;
  for (const side of [-1, 1]) closeSide(stage, stone, side * half, near, spring);
  const ribs = 22;
  for (let i = bays * 3 - 1; i >= 0; i -= 1) {
    // Overlap by a little: adjoining edges would let the view shimmer through.
    const z1 = near + ((BATH_END - near) * (i + 1)) / (bays * 3) + 0.12;
    const z0 = near + ((BATH_END - near) * i) / (bays * 3);
    const day = 0.62 * (z1 / BATH_END) ** 2;
    const isRib = i % 3 === 0;
    // Ribs stand before the plain vault, which closes the gap behind their edges.
    for (let j = 0; j < (isRib ? ribs * 2 : ribs); j += 1) {
      const isProud = isRib && j >= ribs;
      const step = j % ribs;
      const angle0 = Math.PI * (1 - step / ribs);
      const angle1 = Math.PI * (1 - (step + 1) / ribs);
      const ring = (angle: number, z: number): Point =>
        project(
          camera,
          Math.cos(angle) * half * (isProud ? 0.975 : 1.004),
          spring + Math.sin(angle) * half * (isProud ? 0.975 : 1.004),
          z,
        );
      const up = Math.sin((angle0 + angle1) / 2);
      const side = Math.cos((angle0 + angle1) / 2);
      const lamp = 0.5 - up * 0.34 + side * 0.08;
      fillPolygon(canvas, [ring(angle0, z0), ring(angle1, z0), ring(angle1, z1), ring(angle0, z1)], {
        colour: bathe(
          light,
          scale(stone, isProud ? 1.06 : 0.94),
          day + Math.max(0, side) * 0.16,
          Math.max(0.04, lamp),
        ),
        texture: 0.07,
      });
    }
    for (const side of [-1, 1]) {
      const x = side * half * (isRib ? 0.975 : 1);
      const points = (
        [
          [x, BATH_FLOOR, z0],
          [x, BATH_FLOOR, z1],
          [x, spring, z1],
          [x, spring, z0],
        ] as const
      ).map(([px, py, pz]) => project(camera, px, py, pz));
      fillPolygon(canvas, points, {
        colour: bathe(light, scale(stone, isRib ? 1.05 : 0.92), day + (side > 0 ? 0.16 : 0.02), 0.3),
        texture: 0.08,
      });
    }
  }
  for (let i = bays - 1; i >= 0; i -= 1) {
    const z = near + ((BATH_END - near) * (i + 0.66)) / bays;
    for (const side of [-1, 1]) lightNiche(stage, stone, side * half * 0.985, z, spring);
  }
}

/** The plain wall behind ribs and niches. */
function closeSide(stage: Stage, stone: Rgb, x: number, near: number, spring: number): void {
  const points = (
    [
      [x, BATH_FLOOR, near * 0.5],
      [x, BATH_FLOOR, BATH_END],
      [x, spring + 0.5, BATH_END],
      [x, spring + 0.5, near * 0.5],
    ] as const
  ).map(([px, py, pz]) => project(stage.camera, px, py, pz));
  fillPolygon(stage.canvas, points, { colour: bathe(stage.light, stone, 0.1, 0.3) });
}

function lightNiche(stage: Stage, stone: Rgb, x: number, z: number, spring: number): void {
  const { canvas, camera, light } = stage;
  const at = (u: number, v: number): Place => [x, v, Math.max(0.8, z + u)];
  const top = spring - 1.2;
  const shape = archShape(stage, at, 0.68, top, BATH_FLOOR + 0.62);
  const [px, py] = project(camera, x, BATH_FLOOR + 1.1, z);
  const k = camera.focal / z;
  fillPolygon(canvas, shape, {
    colour: bathe(light, scale(stone, 0.5), 0.05, 0.25),
    toColour: mix(bathe(light, stone, 0.1, 1), LAMP_LIGHT, 0.6),
    from: [px, py - 1.7 * k],
    to: [px, py + 0.3 * k],
  });
  paintCandle(stage, x - Math.sign(x) * 0.1, BATH_FLOOR + 0.66, z);
  addGlow(canvas, px, py, 2.1 * k, LAMP_LIGHT, 0.16);
}

export function layFloor(stage: Stage, stone: Rgb, half: number): void {
  const { camera, light, canvas } = stage;
  const near = 0.9;
  const lit = bathe(light, scale(stone, 0.9), 0.25, 0.3);
  const points = (
    [
      [-half, BATH_FLOOR, near],
      [half, BATH_FLOOR, near],
      [half, BATH_FLOOR, BATH_END],
      [-half, BATH_FLOOR, BATH_END],
    ] as const
  ).map(([x, y, z]) => project(camera, x, y, z));
  fillPolygon(canvas, points, {
    colour: lit,
    shader: (x, y, out) => {
      const z = (camera.focal * (camera.eye - BATH_FLOOR)) / Math.max(0.5, y + 0.5 - camera.horizonY);
      const wx = ((x + 0.5 - camera.centreX) * z) / camera.focal;
      const tile = 0.6;
      const [ix, iz] = [Math.floor(wx / tile), Math.floor(z / tile)];
      const joint =
        Math.max(
          smoothStep(0.47, 0.5, Math.abs(wx / tile - ix - 0.5)),
          smoothStep(0.47, 0.5, Math.abs(z / tile - iz - 0.5)),
        ) * 0.16;
      const tone = 1 + noise(ix * 3.3 + 0.5, iz * 4.7 + 0.5) * 0.12 - joint + 0.4 * (z / BATH_END) ** 2;
      for (let c = 0; c < 3; c += 1) out[c] = (lit[c] as number) * tone;
    },
  });
}

/** Small round lights in the vault, as in old bath houses. */
export function pierceVault(stage: Stage, half: number, spring: number): void {
  const { camera, light, canvas } = stage;
  const glow = mix(light.sky[2], LAMP_LIGHT, light.lamps > 0.5 ? 0.7 : 0.1);
  for (let row = 0; row < 5; row += 1) {
    const z = 4.2 + row * 2.1;
    for (let i = 0; i < 5; i += 1) {
      const angle = Math.PI * (0.26 + (0.48 * (i + (row & 1) * 0.5)) / 4.5);
      const [x, y] = project(
        camera,
        Math.cos(angle) * half * 0.98,
        spring + Math.sin(angle) * half * 0.98,
        z,
      );
      const k = camera.focal / z;
      layDab(canvas, {
        x,
        y,
        length: k * 0.15,
        width: k * 0.075,
        angle: Math.PI / 2 - angle,
        colour: scale(glow, 1.15),
        softness: 0.2,
      });
      addGlow(canvas, x, y, k * 0.85, glow, 0.1);
    }
  }
}

/** Courses of masonry on the far wall and a band of glazed tiles round it. */
export function courseWall(stage: Stage, identity: HotelIdentity, stone: Rgb, half: number): void {
  const joint = bathe(stage.light, scale(stone, 0.7), 0.2, 0.25);
  const from = half * 0.47;
  for (const side of [-1, 1]) {
    for (let course = 0; course < 8; course += 1) {
      const y = BATH_FLOOR + 0.5 + course * 0.52;
      const line = [
        project(stage.camera, side * from, y, BATH_END),
        project(stage.camera, side * half, y, BATH_END),
      ];
      strokeLine(stage.canvas, line, stage.unit * 1.1, stage.unit * 1.1, { colour: joint, alpha: 0.35 });
    }
    const tile = bathe(stage.light, fromHex(identity.accent), 0.5, 0.3);
    const band = (
      [
        [from, 0.06],
        [half, 0.06],
        [half, 0.4],
        [from, 0.4],
      ] as const
    ).map(([x, y]) => project(stage.camera, side * x, BATH_FLOOR + y, BATH_END));
    fillPolygon(stage.canvas, band, { colour: tile, texture: 0.3, alpha: 0.85 });
  }
}
