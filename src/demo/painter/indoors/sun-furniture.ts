import { layDab, strokeLine } from '../canvas/brush.ts';
import { fromHex, mix, type Rgb, scale } from '../canvas/colour.ts';
import { type Place, paintFacet } from '../canvas/facet.ts';
import { inHaze, shade } from '../canvas/light.ts';
import { project, type Stage } from '../canvas/stage.ts';

const LINEN = fromHex('#fbf5ea');

/** Soft shade on the ground, shifted away from the sun. */
export function layShade(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  rx: number,
  rz: number,
  strength = 0.4,
): void {
  const { light, canvas, camera, sunDirection } = stage;
  const reach = Math.min(2.4, 1.4 / Math.max(0.25, sunDirection[1]));
  const [px, py] = project(camera, x + reach * 0.6, y, z + reach * 0.2);
  const k = camera.focal / z;
  layDab(canvas, {
    x: px,
    y: py,
    length: rx * k,
    width: Math.max(1, (rz * k * (camera.eye - y)) / z),
    angle: 0,
    colour: mix(scale(light.ambient, 0.2), light.haze, 0.04),
    alpha: strength,
    softness: 0.7,
    depth: z - 1,
  });
}

/** A parasol of eight panels, every second one in the house's colour. */
export function paintParasol(stage: Stage, x: number, y: number, z: number, colour: Rgb, metres = 2.5): void {
  const { light, canvas, camera } = stage;
  layShade(stage, x, y, z, metres * 0.62, metres * 0.6, 0.42);
  const foot = project(camera, x, y, z);
  const top = project(camera, x, y + metres, z);
  const k = camera.focal / z;
  strokeLine(canvas, [foot, top], Math.max(1, 0.07 * k), Math.max(1, 0.06 * k), {
    colour: inHaze(shade(fromHex('#d9c4a0'), light, 0.7), light, z),
    depth: z,
  });
  const radius = metres * 0.62;
  const rim = y + metres * 0.8;
  const panels = 10;
  const order = Array.from({ length: panels }, (_, i) => i).sort(
    (a, b) => Math.sin(((b + 0.5) / panels) * Math.PI * 2) - Math.sin(((a + 0.5) / panels) * Math.PI * 2),
  );
  for (const i of order) {
    const at = (j: number): Place => [
      x + Math.cos((j / panels) * Math.PI * 2) * radius,
      rim,
      z + Math.sin((j / panels) * Math.PI * 2) * radius,
    ];
    const middle = ((i + 0.5) / panels) * Math.PI * 2;
    const lit = Math.max(0.12, 0.62 - Math.cos(middle) * 0.5);
    const albedo = i % 2 === 0 ? colour : LINEN;
    paintFacet(stage, [at(i), at(i + 1), [x, y + metres * 1.06, z]], albedo, {
      lit,
      depth: z - 0.8,
      texture: 0.04,
    });
    const [a, b] = [at(i), at(i + 1)];
    if (Math.sin(middle) < 0)
      paintFacet(stage, [a, b, [b[0], b[1] - 0.2, b[2]], [a[0], a[1] - 0.2, a[2]]], albedo, {
        lit: lit * 0.7,
        depth: z - 0.85,
      });
  }
}

/** A lounger seen from the foot or the side: frame, cushion and a rolled towel in the house's colour. */
export function paintLounger(
  stage: Stage,
  x: number,
  y: number,
  z: number,
  yaw: number,
  accent: Rgb,
  wood: Rgb,
): void {
  layShade(stage, x, y, z, 1.1, 0.9, 0.34);
  const cos = Math.cos(yaw);
  const sin = Math.sin(yaw);
  const at = (u: number, v: number, h: number): Place => [
    x + u * cos - v * sin,
    y + h,
    z + u * sin + v * cos,
  ];
  const depth = z - 1.2;
  const bed = 0.36;
  paintFacet(stage, [at(-0.36, -1, bed), at(0.36, -1, bed), at(0.36, -1, 0.05), at(-0.36, -1, 0.05)], wood, {
    depth,
  });
  paintFacet(
    stage,
    [at(-0.36, -1, bed), at(-0.36, 0.4, bed), at(-0.36, 0.4, 0.12), at(-0.36, -1, 0.12)],
    wood,
    { depth },
  );
  paintFacet(stage, [at(-0.36, 0.35, bed), at(0.36, 0.35, bed), at(0.34, 1.0, 1), at(-0.34, 1.0, 1)], LINEN, {
    depth,
    open: 1,
  });
  paintFacet(
    stage,
    [at(-0.36, -1, bed), at(0.36, -1, bed), at(0.36, 0.36, bed), at(-0.36, 0.36, bed)],
    LINEN,
    { depth, open: 1 },
  );
  paintFacet(
    stage,
    [
      at(-0.3, -0.9, bed + 0.03),
      at(0.3, -0.9, bed + 0.03),
      at(0.3, -0.35, bed + 0.03),
      at(-0.3, -0.35, bed + 0.03),
    ],
    accent,
    { depth, open: 1 },
  );
  paintFacet(
    stage,
    [at(-0.26, 0.66, 0.7), at(0.26, 0.66, 0.7), at(0.26, 0.98, 1.04), at(-0.26, 0.98, 1.04)],
    accent,
    { depth, open: 1 },
  );
}
