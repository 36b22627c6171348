import { curve, strokeLine } from '../canvas/brush.ts';
import { fromHex, type Rgb, scale } from '../canvas/colour.ts';
import { inHaze, shade } from '../canvas/light.ts';
import type { Random } from '../canvas/seeded-random.ts';
import type { Stage } from '../canvas/stage.ts';
import type { TreeSpot } from './tree-spot.ts';

/** Palm: bent trunk and arching fronds with drooping leaflets. */
export function paintPalm(stage: Stage, spot: TreeSpot, random: Random, leaf: Rgb): void {
  const { x, y, tall, depth, distance } = spot;
  const { light, canvas } = stage;
  const bend = random.between(-0.24, 0.24) * tall;
  const headX = x + bend;
  const headY = y - tall * 0.74;
  const bark = shade(fromHex('#8a6f55'), light, 0.5, 0.8);
  strokeLine(
    canvas,
    curve([x, y], [x + bend * 0.15, y - tall * 0.4], [headX, headY], 10),
    Math.max(1, tall * 0.045),
    Math.max(0.8, tall * 0.026),
    { colour: inHaze(bark, light, distance), depth, texture: 0.2 },
  );
  const fronds = tall > 40 ? 15 : 10;
  for (let i = 0; i < fronds; i += 1) {
    const angle = -Math.PI * (-0.16 + (1.32 * (i + random.between(0.1, 0.9))) / fronds);
    paintFrond(
      stage,
      { x: headX, y: headY, angle, length: tall * random.between(0.3, 0.42), depth, distance },
      random,
      leaf,
    );
  }
}

export type Frond = { x: number; y: number; angle: number; length: number; depth: number; distance: number };

/** One feathered palm leaf that rises from its stem and hangs at the tip. */
export function paintFrond(stage: Stage, frond: Frond, random: Random, leaf: Rgb): void {
  const { light, canvas } = stage;
  const { x, y, angle, length, depth, distance } = frond;
  const cos = Math.cos(angle);
  const tipX = x + cos * length;
  const tipY = y + Math.sin(angle) * length * 0.8 + length * (0.28 + 0.22 * Math.abs(cos));
  const midX = x + cos * length * 0.62;
  const midY = y + Math.sin(angle) * length * 0.95 - length * 0.16;
  const rib = curve([x, y], [midX, midY], [tipX, tipY], 14);
  const lit = Math.min(
    1,
    Math.max(0.05, 0.42 - cos * 0.4 - Math.sin(angle) * 0.25 + random.between(-0.15, 0.15)),
  );
  const colour = inHaze(shade(leaf, light, lit, 0.55 + lit * 0.4), light, distance);
  if (length < 9) {
    strokeLine(canvas, rib, Math.max(1.2, length * 0.14), 0.5, { colour, depth });
    return;
  }
  strokeLine(canvas, rib, Math.max(1, length * 0.03), 0.5, { colour: scale(colour, 0.8), depth });
  for (let i = 1; i < rib.length; i += 1) {
    const here = rib[i] as readonly [number, number];
    const t = i / rib.length;
    const size = length * 0.3 * Math.sin(Math.PI * Math.min(1, t * 0.8 + 0.2)) + length * 0.05;
    for (const side of [-1, 1]) {
      const hang = here[1] + size * (0.62 + 0.3 * random.next());
      const out = here[0] + side * size * 0.45 + cos * size * 0.5;
      const tone = side < 0 ? 1.12 : 0.84;
      strokeLine(
        canvas,
        [here, [(here[0] + out) / 2 + cos * size * 0.12, here[1] + size * 0.2], [out, hang]],
        Math.max(0.9, length * 0.034),
        0.4,
        { colour: scale(colour, tone), depth },
      );
    }
  }
}

/** Rosette of thick pointed leaves. */
export function paintRosette(stage: Stage, spot: TreeSpot, random: Random, leaf: Rgb): void {
  const { x, y, tall, depth, distance } = spot;
  const { light, canvas } = stage;
  for (let i = 0; i < 15; i += 1) {
    const angle = -Math.PI * random.between(0.04, 0.96);
    const length = tall * random.between(0.7, 1);
    const lit = Math.min(1, Math.max(0.1, 0.5 - Math.cos(angle) * 0.5));
    const colour = inHaze(shade(leaf, light, lit, 0.7), light, distance);
    const tip: readonly [number, number] = [x + Math.cos(angle) * length, y + Math.sin(angle) * length];
    strokeLine(
      canvas,
      [[x, y], [x + Math.cos(angle) * length * 0.5, y + Math.sin(angle) * length * 0.55], tip],
      tall * 0.13,
      0.4,
      { colour, depth },
    );
  }
}
