import { createRandom } from './seeded-random.ts';

/** Smooth noise for clouds, land and brush marks. Seeds are given as offsets of the coordinates. */

const PERIOD = 256;
/** Points of a row of the grid: its first point again at the end, so that nothing has to wrap. */
const ROW = PERIOD + 1;

/** Gradient at each point of the grid, x and y side by side: one look-up instead of a chain of them. */
const gradients = drawGradients();

function drawGradients(): Float32Array {
  const permutation = Uint8Array.from({ length: PERIOD }, (_, i) => i);
  const random = createRandom('noise tables');
  for (let i = PERIOD - 1; i > 0; i -= 1) {
    const j = random.whole(0, i);
    const swapped = permutation[i] as number;
    permutation[i] = permutation[j] as number;
    permutation[j] = swapped;
  }
  const table = new Float32Array(ROW * ROW * 2);
  for (let y = 0; y < ROW; y += 1) {
    for (let x = 0; x < ROW; x += 1) {
      const hash = permutation[((permutation[x % PERIOD] as number) + y) % PERIOD] as number;
      table[(y * ROW + x) * 2] = Math.cos((hash / PERIOD) * Math.PI * 2);
      table[(y * ROW + x) * 2 + 1] = Math.sin((hash / PERIOD) * Math.PI * 2);
    }
  }
  return table;
}

/** Gradient noise, about −1 to 1, period 256. */
export function noise(x: number, y: number): number {
  const floorX = Math.floor(x);
  const floorY = Math.floor(y);
  const dx = x - floorX;
  const dy = y - floorY;
  const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10);
  const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10);
  const i = ((floorY & (PERIOD - 1)) * ROW + (floorX & (PERIOD - 1))) * 2;
  const j = i + ROW * 2;
  const a = (gradients[i] as number) * dx + (gradients[i + 1] as number) * dy;
  const b = (gradients[i + 2] as number) * (dx - 1) + (gradients[i + 3] as number) * dy;
  const c = (gradients[j] as number) * dx + (gradients[j + 1] as number) * (dy - 1);
  const d = (gradients[j + 2] as number) * (dx - 1) + (gradients[j + 3] as number) * (dy - 1);
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

/** Tooth of the paper along a row of pixels, about −1 to 1; starts again after as many pixels as it has. */
export function paperGrain(y: number): Float32Array {
  grainTile ??= paintGrainTile();
  const start = (y & (TILE - 1)) * TILE;
  return grainTile.subarray(start, start + TILE);
}

/** 0 below `low`, 1 above `high`, smooth between; `low` may be the greater one to turn it round. */
export function smoothStep(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)));
  return t * t * (3 - 2 * t);
}
