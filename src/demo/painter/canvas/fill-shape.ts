import { type Canvas, layPixel } from './canvas.ts';
import type { Rgb } from './colour.ts';
import { brushMark } from './noise.ts';

export type Point = readonly [number, number];

export type Fill = {
  colour: Rgb;
  /** Colour at the far end of a gradient: runs from `colour` at `from` to this at `to`. */
  toColour?: Rgb;
  from?: Point;
  to?: Point;
  /** Metres away; things painted nearer stay in front. 0 or absent paints over everything and leaves depth alone. */
  depth?: number;
  alpha?: number;
  /** Strength of the brush marks, 0 = flat. */
  texture?: number;
  /** Decides the colour pixel by pixel instead (water, tiles); writes linear light into `out`. */
  shader?: (x: number, y: number, out: Float32Array) => void;
};

/** Adds the exact area an edge covers in each pixel row (signed, non-zero winding by clamping). */
function addEdge(cover: Float32Array, stride: number, box: Box, a: Point, b: Point): void {
  if (a[1] === b[1]) return;
  const isDown = a[1] < b[1];
  const direction = isDown ? 1 : -1;
  const upper = isDown ? a : b;
  const lower = isDown ? b : a;
  const x0 = upper[0] - box.left;
  const y0 = upper[1] - box.top;
  const x1 = lower[0] - box.left;
  const y1 = lower[1] - box.top;
  const rows = box.bottom - box.top;
  const slope = (x1 - x0) / (y1 - y0);
  const firstRow = Math.max(0, Math.floor(y0));
  let x = y0 < 0 ? x0 - y0 * slope : x0;
  const lastRow = Math.min(rows, Math.ceil(y1));
  for (let row = firstRow; row < lastRow; row += 1) {
    const base = row * stride;
    const dy = Math.min(row + 1, y1) - Math.max(row, y0);
    const xNext = x + slope * dy;
    const d = dy * direction;
    const left = Math.min(stride - 2, Math.max(0, Math.min(x, xNext)));
    const right = Math.min(stride - 2, Math.max(0, Math.max(x, xNext)));
    const leftCell = Math.floor(left);
    const rightCell = Math.ceil(right);
    if (rightCell <= leftCell + 1) {
      const middle = (left + right) * 0.5 - leftCell;
      cover[base + leftCell] = (cover[base + leftCell] as number) + d - d * middle;
      cover[base + leftCell + 1] = (cover[base + leftCell + 1] as number) + d * middle;
    } else {
      const share = 1 / (right - left);
      const leftPart = left - leftCell;
      const first = 0.5 * share * (1 - leftPart) ** 2;
      const rightPart = right - rightCell + 1;
      const last = 0.5 * share * rightPart ** 2;
      cover[base + leftCell] = (cover[base + leftCell] as number) + d * first;
      if (rightCell === leftCell + 2) {
        cover[base + leftCell + 1] = (cover[base + leftCell + 1] as number) + d * (1 - first - last);
      } else {
        const second = share * (1.5 - leftPart);
        cover[base + leftCell + 1] = (cover[base + leftCell + 1] as number) + d * (second - first);
        for (let cell = leftCell + 2; cell < rightCell - 1; cell += 1) {
          cover[base + cell] = (cover[base + cell] as number) + d * share;
        }
        const reached = second + (rightCell - leftCell - 3) * share;
        cover[base + rightCell - 1] = (cover[base + rightCell - 1] as number) + d * (1 - reached - last);
      }
      cover[base + rightCell] = (cover[base + rightCell] as number) + d * last;
    }
    x = xNext;
  }
}

type Box = { left: number; top: number; right: number; bottom: number };

function boundPolygons(canvas: Canvas, polygons: readonly (readonly Point[])[]): Box | null {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const polygon of polygons) {
    for (const [x, y] of polygon) {
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
    }
  }
  left = Math.max(0, Math.floor(left));
  top = Math.max(0, Math.floor(top));
  right = Math.min(canvas.width, Math.ceil(right));
  bottom = Math.min(canvas.height, Math.ceil(bottom));
  return right > left && bottom > top ? { left, top, right, bottom } : null;
}

/** Paints the polygons (edges smoothed, clipped to the sheet, hidden where something nearer stands). */
export function fillPolygons(canvas: Canvas, polygons: readonly (readonly Point[])[], fill: Fill): void {
  const box = boundPolygons(canvas, polygons);
  if (!box) return;
  const stride = box.right - box.left + 3;
  const rows = box.bottom - box.top;
  const cover = canvas.coverage.length >= stride * rows ? canvas.coverage : new Float32Array(stride * rows);
  for (const polygon of polygons) {
    let previous = polygon[polygon.length - 1] as Point;
    for (const point of polygon) {
      addEdge(cover, stride, box, previous, point);
      previous = point;
    }
  }
  layCoverage(canvas, cover, stride, box, fill);
}

/** What a shader answers to each pixel; one for all, as thousands of shapes make a picture. */
const shaded = new Float32Array(3);

function layCoverage(canvas: Canvas, cover: Float32Array, stride: number, box: Box, fill: Fill): void {
  const [r0, g0, b0] = fill.colour;
  const [r1, g1, b1] = fill.toColour ?? fill.colour;
  const from = fill.from ?? [0, box.top];
  const to = fill.to ?? [from[0], box.bottom];
  const dx = to[0] - from[0];
  const dy = to[1] - from[1];
  const perLength = 1 / Math.max(1e-6, dx * dx + dy * dy);
  const isGradient = fill.toColour !== undefined;
  const alpha = fill.alpha ?? 1;
  const texture = fill.texture ?? 0;
  // Rounded as the sheet stores it, or a window would hide behind its own wall.
  const depth = Math.fround(fill.depth ?? 0);
  const { shader } = fill;
  for (let y = box.top; y < box.bottom; y += 1) {
    let sum = 0;
    const row = (y - box.top) * stride;
    for (let x = box.left; x < box.right; x += 1) {
      const cell = row + x - box.left;
      sum += cover[cell] as number;
      cover[cell] = 0;
      const covered = Math.min(1, Math.abs(sum)) * alpha;
      if (covered < 0.004) continue;
      const index = y * canvas.width + x;
      if (depth > 0) {
        if ((canvas.depth[index] as number) < depth) continue;
        if (covered > 0.5) canvas.depth[index] = depth;
      }
      if (shader) {
        shader(x, y, shaded);
        layPixel(canvas, index, shaded[0] as number, shaded[1] as number, shaded[2] as number, covered);
        continue;
      }
      const mark = texture > 0 ? 1 + brushMark(x, y) * texture : 1;
      if (isGradient) {
        const t = Math.min(1, Math.max(0, ((x - from[0]) * dx + (y - from[1]) * dy) * perLength));
        layPixel(
          canvas,
          index,
          (r0 + (r1 - r0) * t) * mark,
          (g0 + (g1 - g0) * t) * mark,
          (b0 + (b1 - b0) * t) * mark,
          covered,
        );
      } else layPixel(canvas, index, r0 * mark, g0 * mark, b0 * mark, covered);
    }
    for (let cell = row + box.right - box.left; cell < row + stride; cell += 1) cover[cell] = 0;
  }
}

export function fillPolygon(canvas: Canvas, polygon: readonly Point[], fill: Fill): void {
  fillPolygons(canvas, [polygon], fill);
}
