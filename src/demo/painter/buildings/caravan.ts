import { curve, ellipse, layDab, strokeLine } from '../canvas/brush.ts';
import { fromHex } from '../canvas/colour.ts';
import { fillPolygon, type Point } from '../canvas/fill-shape.ts';
import { inHaze, shade } from '../canvas/light.ts';
import { project, type Stage, stageRandom, worldX } from '../canvas/stage.ts';
import { groundAt, type Terrain } from '../land/terrain.ts';

/** Five dromedaries in a line with their long shadows. */
export function paintCaravan(stage: Stage, terrain: Terrain, share: number, distance: number): void {
  const random = stageRandom(stage, 'caravan');
  for (let i = 0; i < 5; i += 1) {
    const z = distance + i * 3;
    const x = worldX(stage, share, distance) + i * 6.4;
    const y = groundAt(stage, terrain, x, z);
    paintDromedary(stage, x, y, z, fromHex(random.pick(stage.region.accents)));
  }
}

function paintDromedary(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  saddle: readonly [number, number, number],
): void {
  const { camera, canvas, light } = stage;
  const [px, py] = project(camera, x, y, z);
  const size = (3.4 * camera.focal) / z;
  const at = (u: number, v: number): Point => [px + u * size, py - v * size];
  const coat = inHaze(shade(fromHex('#6f4a30'), light, 0.42, 0.8), light, z);
  const fill = { colour: coat };
  layDab(canvas, {
    x: px + size * 0.75,
    y: py,
    length: size * 0.8,
    width: Math.max(0.8, size * 0.07),
    angle: 0.03,
    colour: shade(fromHex('#4a3a44'), light, 0, 0.6),
    alpha: 0.45,
    softness: 0.6,
  });
  for (const leg of [-0.32, -0.22, 0.2, 0.3])
    strokeLine(
      canvas,
      [at(leg, 0.55), at(leg + 0.02, 0.28), at(leg - 0.01, 0)],
      size * 0.075,
      size * 0.045,
      fill,
    );
  fillPolygon(canvas, ellipse(px, py - size * 0.6, size * 0.42, size * 0.17, 18), fill);
  fillPolygon(canvas, curve(at(-0.26, 0.66), at(0, 1.16), at(0.26, 0.66), 10), fill);
  strokeLine(
    canvas,
    curve(at(-0.36, 0.6), at(-0.58, 0.5), at(-0.6, 0.98), 8),
    size * 0.12,
    size * 0.07,
    fill,
  );
  strokeLine(canvas, [at(-0.57, 0.99), at(-0.76, 0.92)], size * 0.1, size * 0.06, fill);
  fillPolygon(canvas, [at(-0.18, 0.84), at(0.18, 0.84), at(0.22, 0.52), at(-0.22, 0.52)], {
    colour: inHaze(shade(saddle, light, 0.75, 0.9), light, z),
  });
}
