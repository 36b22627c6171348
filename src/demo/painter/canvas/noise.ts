import { createRandom } from './seeded-random.ts';

/** Smooth noise for clouds, land and brush marks. Seeds are given as offsets of the coordinates. */

const permutation = new Uint8Array(514);
const gradientX = new Float32Array(256);
const gradientY = new Float32Array(256);

const tableRandom = createRandom('noise tables');
for (let i = 0; i < 256; i += 1) {
  permutation[i] = i;
  gradientX[i] = Math.cos((i / 256) * Math.PI * 2);
  gradientY[i] = Math.sin((i / 256) * Math.PI * 2);
}
for (let i = 255; i > 0; i -= 1) {
  const j = tableRandom.whole(0, i);
  const swapped = permutation[i] as number;
  permutation[i] = permutation[j] as number;
  permutation[j] = swapped;
}
for (let i = 256; i < 514; i += 1) permutation[i] = permutation[i - 256] as number;

function corner(hash: number, dx: number, dy: number): number {
  return (gradientX[hash] as number) * dx + (gradientY[hash] as number) * dy;
}

/** Gradient noise, about −1 to 1, period 256. */
export function noise(x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const ix = floorX & 255;
  const iy = floorY & 255;
  const dx = x - floorX;
  const dy = y - floorY;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const left = (permutation[ix] as number) + iy;
  const right = (permutation[ix + 1] as number) + iy;
  const a = corner(permutation[left] as number, dx, dy);
  const b = corner(permutation[right] as number, dx - 1, dy);
  const c = corner(permutation[left + 1] as number, dx, dy - 1);
  const d = corner(permutation[right + 1] as number, dx - 1, dy - 1);
  const top = a + (b - a) * u;
  return (top + (c + (d - c) * u - top) * v) * 1.5;
}

/** Octaves of noise, each half as strong and twice as fine; about −1 to 1. */
export function fractalNoise(x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.5;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i += 1) {
    sum += noise(px, py) * strength;
    strength *= 0.5;
    px = px * 2.03 + 17.3;
    py = py * 2.03 + 9.1;
  }
  return sum;
}

/** Noise with sharp crests, 0 (valley) to about 1 (crest): mountains and dunes. */
export function ridgedNoise(x: number, y: number, octaves: number): number {
  let sum = 0;
  let strength = 0.55;
  let weight = 1;
  let px = x;
  let py = y;
  for (let i = 0; i < octaves; i += 1) {
    const crest = 1 - Math.abs(noise(px, py));
    const value = crest * crest * weight;
    sum += value * strength;
    weight = Math.min(1, value * 1.6);
    strength *= 0.5;
    px = px * 2.07 + 31.7;
    py = py * 2.07 + 5.9;
  }
  return sum;
}

const TILE = 512;
let brushTile: Float32Array | null = null;
let grainTile: Float32Array | null = null;

function paintBrushTile(): Float32Array {
  const tile = new Float32Array(TILE * TILE);
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const u = x / TILE;
      const v = y / TILE;
      // The period of `noise` is 256, so whole multiples of it make the tile seamless.
      const bend = noise(u * 4 + 0.5, v * 4) * 1.5;
      const fine = noise(u * 32, v * 64 + bend);
      const broad = noise(u * 8, v * 16 + bend * 0.5);
      tile[y * TILE + x] = fine * 0.45 + broad * 0.55;
    }
  }
  return tile;
}

function paintGrainTile(): Float32Array {
  const random = createRandom('paper grain');
  const raw = new Float32Array(TILE * TILE);
  for (let i = 0; i < raw.length; i += 1) raw[i] = random.next() + random.next() - 1;
  const tile = new Float32Array(TILE * TILE);
  const mask = TILE - 1;
  for (let y = 0; y < TILE; y += 1) {
    for (let x = 0; x < TILE; x += 1) {
      const here = raw[y * TILE + x] as number;
      const right = raw[y * TILE + ((x + 1) & mask)] as number;
      const below = raw[((y + 1) & mask) * TILE + x] as number;
      tile[y * TILE + x] = here * 0.5 + (right + below) * 0.35;
    }
  }
  return tile;
}

/** Streaky mark of a flat brush at a pixel, about −1 to 1; a tiled texture, cheap enough for every pixel. */
export function brushMark(x: number, y: number): number {
  brushTile ??= paintBrushTile();
  return brushTile[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] as number;
}

/** Tooth of the paper at a pixel, about −1 to 1. */
export function paperGrain(x: number, y: number): number {
  grainTile ??= paintGrainTile();
  return grainTile[(y & (TILE - 1)) * TILE + (x & (TILE - 1))] as number;
}

/** 0 below `low`, 1 above `high`, smooth between; `low` may be the greater one to turn it round. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
