import { type Canvas, layPixel } from './canvas.ts';
import type { Rgb } from './colour.ts';
import { type Fill, fillPolygon, type Point } from './fill-shape.ts';

export type Dab = {
  x: number;
  y: number;
  /** Half length and half width in pixels. */
  length: number;
  width: number;
  /** Radians, 0 = lying along x. */
  angle: number;
  colour: Rgb;
  alpha?: number;
  depth?: number;
  /** 0 = crisp edge, 1 = airbrush. */
  softness?: number;
};

/** One touch of the brush: a leaf, a petal, a stone, a soft shadow. */
export function layDab(canvas: Canvas, dab: Dab): void {
  const { x, y, length, width, colour } = dab;
  const alpha = dab.alpha ?? 1;
  const depth = Math.fround(dab.depth ?? 0);
  const reach = Math.max(length, width) + 1;
  const left = Math.max(0, Math.floor(x - reach));
  const right = Math.min(canvas.width - 1, Math.ceil(x + reach));
  const top = Math.max(0, Math.floor(y - reach));
  const bottom = Math.min(canvas.height - 1, Math.ceil(y + reach));
  if (left > right || top > bottom) return;
  const cos = Math.cos(dab.angle);
  const sin = Math.sin(dab.angle);
  // Below a pixel the touch keeps its size and fades instead, or far leaves would flicker in and out.
  const a = Math.max(0.6, length);
  const b = Math.max(0.6, width);
  const fade = alpha * Math.min(1, Math.max(0.15, length / a)) * Math.min(1, Math.max(0.15, width / b));
  const edge = Math.max(1 / Math.min(a, b), dab.softness ?? 0);
  const outer = 1 + edge * 0.5;
  const inner = Math.max(0, 1 - edge * 0.5);
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const dx = px + 0.5 - x;
      const dy = py + 0.5 - y;
      const u = (dx * cos + dy * sin) / a;
      const v = (dy * cos - dx * sin) / b;
      const square = u * u + v * v;
      if (square >= outer * outer) continue;
      const share = square <= inner * inner ? fade : Math.min(1, (outer - Math.sqrt(square)) / edge) * fade;
      if (share < 0.01) continue;
      const index = py * canvas.width + px;
      if (depth > 0) {
        if ((canvas.depth[index] as number) < depth) continue;
        if (share > 0.5) canvas.depth[index] = depth;
      }
      layPixel(canvas, index, colour[0], colour[1], colour[2], share);
    }
  }
}

/** A line that may taper: trunk, branch, rope, mast. Widths in pixels. */
export function strokeLine(
  canvas: Canvas,
  points: readonly Point[],
  startWidth: number,
  endWidth: number,
  fill: Fill,
): void {
  if (points.length < 2) return;
  const leftSide: Point[] = [];
  const rightSide: Point[] = [];
  const thin = Math.max(startWidth, endWidth);
  const alpha = (fill.alpha ?? 1) * Math.min(1, Math.max(0.25, thin));
  for (let i = 0; i < points.length; i += 1) {
    const before = points[Math.max(0, i - 1)] as Point;
    const after = points[Math.min(points.length - 1, i + 1)] as Point;
    const here = points[i] as Point;
    const dx = after[0] - before[0];
    const dy = after[1] - before[1];
    const length = Math.hypot(dx, dy) || 1;
    const t = i / (points.length - 1);
    const half = Math.max(thin < 1 ? 0.5 : 0.2, (startWidth + (endWidth - startWidth) * t) / 2);
    leftSide.push([here[0] - (dy / length) * half, here[1] + (dx / length) * half]);
    rightSide.push([here[0] + (dy / length) * half, here[1] - (dx / length) * half]);
  }
  fillPolygon(canvas, [...leftSide, ...rightSide.reverse()], { ...fill, alpha });
}

/** Points along a quadratic curve. */
export function curve(from: Point, bend: Point, to: Point, steps: number): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const t = i / steps;
    const s = 1 - t;
    points.push([
      s * s * from[0] + 2 * s * t * bend[0] + t * t * to[0],
      s * s * from[1] + 2 * s * t * bend[1] + t * t * to[1],
    ]);
  }
  return points;
}

/** Polygon of an ellipse, or of an arc of it. */
export function ellipse(
  x: number,
  y: number,
  rx: number,
  ry: number,
  steps = 28,
  from = 0,
  to = Math.PI * 2,
): Point[] {
  const points: Point[] = [];
  for (let i = 0; i <= steps; i += 1) {
    const angle = from + ((to - from) * i) / steps;
    points.push([x + Math.cos(angle) * rx, y + Math.sin(angle) * ry]);
  }
  return points;
}
