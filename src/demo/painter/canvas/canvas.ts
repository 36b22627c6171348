import { borrowFloats } from './borrow-floats.ts';
import type { Rgb } from './colour.ts';

/** The sheet: linear light and, per pixel, how far away (metres) the thing painted there stands. */
export type Canvas = {
  width: number;
  height: number;
  rgb: Float32Array;
  /** Infinity where only sky (or not yet painted water) is. */
  depth: Float32Array;
  /** Scratch for coverage, kept at zero between fills. */
  coverage: Float32Array;
};

export function createCanvas(width: number, height: number): Canvas {
  const pixels = width * height;
  return {
    width,
    height,
    rgb: borrowFloats(pixels * 3),
    depth: borrowFloats(pixels).fill(Number.POSITIVE_INFINITY),
    coverage: borrowFloats(pixels + width * 2 + 8),
  };
}

/** Lays colour over one pixel; `share` 0–1. */
export function layPixel(
  canvas: Canvas,
  index: number,
  r: number,
  g: number,
  b: number,
  share: number,
): void {
  const { rgb } = canvas;
  const i = index * 3;
  rgb[i] = (rgb[i] as number) + (r - (rgb[i] as number)) * share;
  rgb[i + 1] = (rgb[i + 1] as number) + (g - (rgb[i + 1] as number)) * share;
  rgb[i + 2] = (rgb[i + 2] as number) + (b - (rgb[i + 2] as number)) * share;
}

/** Adds light around a point, falling off softly to nothing at `radius` pixels. */
export function addGlow(
  canvas: Canvas,
  x: number,
  y: number,
  radius: number,
  colour: Rgb,
  strength: number,
): void {
  const { width, height, rgb } = canvas;
  const left = Math.max(0, Math.floor(x - radius));
  const right = Math.min(width - 1, Math.ceil(x + radius));
  const top = Math.max(0, Math.floor(y - radius));
  const bottom = Math.min(height - 1, Math.ceil(y + radius));
  for (let py = top; py <= bottom; py += 1) {
    for (let px = left; px <= right; px += 1) {
      const distance = ((px - x) * (px - x) + (py - y) * (py - y)) / (radius * radius);
      if (distance >= 1) continue;
      const share = (1 - distance) * (1 - distance) * (1 - distance) * strength;
      const i = (py * width + px) * 3;
      rgb[i] = (rgb[i] as number) + colour[0] * share;
      rgb[i + 1] = (rgb[i + 1] as number) + colour[1] * share;
      rgb[i + 2] = (rgb[i + 2] as number) + colour[2] * share;
    }
  }
}

/** Turns the painted sheet over, left to right: another view of the same composition. */
export function mirrorCanvas({ width, height, rgb }: Canvas): void {
  for (let y = 0; y < height; y += 1) {
    const row = rgb.subarray(y * width * 3, (y + 1) * width * 3);
    for (let left = 0, right = width - 1; left < right; left += 1, right -= 1) {
      for (let c = 0; c < 3; c += 1) {
        const kept = row[left * 3 + c] as number;
        row[left * 3 + c] = row[right * 3 + c] as number;
        row[right * 3 + c] = kept;
      }
    }
  }
}
