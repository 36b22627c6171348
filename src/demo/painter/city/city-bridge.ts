import { strokeLine } from '../canvas/brush.ts';
import { fromHex, type Rgb } from '../canvas/colour.ts';
import type { Point } from '../canvas/fill-shape.ts';
import { inHaze, shade } from '../canvas/light.ts';
import { project, type Stage, worldX } from '../canvas/stage.ts';

/** A bridge from the left edge to the town, seen from the side: red towers and cables, or an iron arch. */
export function paintBridge(stage: Stage, kind: 'arch' | 'suspension'): void {
  if (kind === 'suspension') paintSuspension(stage, 520);
  else paintArch(stage, 232);
}

interface Span {
  readonly stage: Stage;
  /** Metres away. */
  readonly z: number;
  readonly colour: Rgb;
}

/** A line through points of the bridge: metres aside and up. */
function draw({ stage, z, colour }: Span, points: readonly Point[], metres: number): void {
  const line = points.map(([x, y]) => project(stage.camera, x, y, z));
  const wide = Math.max(0.9, (metres * stage.camera.focal) / z);
  strokeLine(stage.canvas, line, wide, wide, {
    colour: inHaze(shade(colour, stage.light, 0.75), stage.light, z),
    depth: z,
  });
}

function sample(from: number, to: number, heightAt: (share: number) => number): readonly Point[] {
  return Array.from({ length: 25 }, (_, i): Point => [from + ((to - from) * i) / 24, heightAt(i / 24)]);
}

function paintSuspension(stage: Stage, z: number): void {
  const span: Span = { stage, z, colour: fromHex('#b8452f') };
  const at = (share: number) => worldX(stage, share, z);
  const [start, first, second, end] = [
    at(-0.05),
    at(0.1),
    at(stage.focusX - 0.26),
    at(stage.focusX + 0.1),
  ] as const;
  const deck = 20;
  const top = 62;
  for (const tower of [first, second]) {
    for (const leg of [-2.4, 2.4])
      draw(
        span,
        [
          [tower + leg, 0],
          [tower + leg * 0.7, top],
        ],
        1.8,
      );
    for (const up of [34, 48, top - 1])
      draw(
        span,
        [
          [tower - 2.6, up],
          [tower + 2.6, up],
        ],
        1.4,
      );
  }
  const sag = (share: number) => deck + 4 + (top - deck - 4) * (2 * share - 1) ** 2;
  draw(span, sample(first, second, sag), 1);
  draw(
    span,
    [
      [start, deck + 14],
      [first, top],
    ],
    1,
  );
  draw(
    span,
    [
      [second, top],
      [end, deck],
    ],
    1,
  );
  for (let i = 1; i < 24; i += 1) {
    const x = first + ((second - first) * i) / 24;
    draw(
      span,
      [
        [x, deck],
        [x, sag(i / 24)],
      ],
      0.4,
    );
  }
  draw(
    span,
    [
      [start, deck],
      [end, deck],
    ],
    3,
  );
}

function paintArch(stage: Stage, z: number): void {
  const span: Span = { stage, z, colour: fromHex('#5f6670') };
  const at = (share: number) => worldX(stage, share, z);
  const [start, left, right, end] = [
    at(-0.05),
    at(0.06),
    at(stage.focusX - 0.17),
    at(stage.focusX + 0.02),
  ] as const;
  const deck = 33;
  const rise = (share: number) => 3 + 27 * (1 - (2 * share - 1) ** 2);
  const inner = (share: number) => rise(share) - 3.4;
  draw(span, sample(left, right, rise), 1.6);
  draw(span, sample(left, right, inner), 1.2);
  for (let i = 0; i <= 28; i += 1) {
    const x = left + ((right - left) * i) / 28;
    draw(
      span,
      [
        [x, inner(i / 28)],
        [x, deck],
      ],
      0.7,
    );
  }
  draw(
    span,
    [
      [left, 8],
      [right, 8],
    ],
    1.8,
  );
  draw(
    span,
    [
      [start, deck],
      [end, deck],
    ],
    2.6,
  );
}
