import type { Block } from '../canvas/block.ts';
import { ellipse, strokeLine } from '../canvas/brush.ts';
import { addGlow } from '../canvas/canvas.ts';
import { fromHex, type Rgb } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, LAMP_LIGHT, shade } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';

export type LandmarkPlace = { x: number; y: number; z: number };

export function blockAt(
  place: LandmarkPlace,
  width: number,
  height: number,
  lift = 0,
  aside = 0,
  back = 0,
): Block {
  return {
    x: place.x + aside,
    z: place.z + back,
    base: place.y + lift,
    width,
    depth: width,
    height,
    yaw: 0.2,
  };
}

/** Round body lit from the left: tower, drum, minaret. Widths and heights in metres. */
export function paintRound(
  stage: Stage,
  place: LandmarkPlace,
  aside: number,
  lift: number,
  low: number,
  high: number,
  tall: number,
  albedo: Rgb,
): void {
  const { camera, light, canvas } = stage;
  const [x, y] = project(camera, place.x + aside, place.y + lift, place.z);
  const k = camera.focal / place.z;
  const depth = place.z - 6;
  fillPolygon(
    canvas,
    [
      [x - low * k, y],
      [x + low * k, y],
      [x + high * k, y - tall * k],
      [x - high * k, y - tall * k],
    ],
    {
      colour: inHaze(shade(albedo, light, 0.95, 1), light, place.z),
      toColour: inHaze(shade(albedo, light, 0.06, 0.85), light, place.z),
      from: [x - low * k * 0.8, y],
      to: [x + low * k * 0.9, y],
      depth,
      texture: 0.05,
    },
  );
}

export function paintCap(
  stage: Stage,
  place: LandmarkPlace,
  aside: number,
  lift: number,
  radius: number,
  tall: number,
  albedo: Rgb,
  isRound: boolean,
): void {
  const { camera, light, canvas } = stage;
  const [x, y] = project(camera, place.x + aside, place.y + lift, place.z);
  const k = camera.focal / place.z;
  const r = radius * k;
  const h = tall * k;
  const shape: Point[] = isRound
    ? ellipse(x, y, r, h, 22, Math.PI, Math.PI * 2)
    : [
        [x - r, y],
        [x, y - h],
        [x + r, y],
      ];
  const depth = place.z - 6;
  fillPolygon(canvas, shape, {
    colour: inHaze(shade(albedo, light, 1, 1), light, place.z),
    toColour: inHaze(shade(albedo, light, 0.04, 0.8), light, place.z),
    from: [x - r * 0.7, y - h * 0.6],
    to: [x + r * 0.8, y],
    depth,
  });
  strokeLine(
    canvas,
    [
      [x, y - h + 1],
      [x, y - h - r * 0.5 - 1],
    ],
    Math.max(1, r * 0.08),
    0.6,
    { colour: inHaze(shade(fromHex('#c9a04a'), light, 0.9), light, place.z), depth },
  );
}

export function lightUp(stage: Stage, place: LandmarkPlace, tall: number): void {
  if (stage.light.lamps < 0.5) return;
  const [x, y] = project(stage.camera, place.x, place.y + tall * 0.3, place.z);
  addGlow(stage.canvas, x, y, (tall * stage.camera.focal) / place.z, LAMP_LIGHT, 0.11 * stage.light.lamps);
}
