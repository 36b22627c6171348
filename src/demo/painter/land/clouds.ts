import { borrowFloats } from '../canvas/borrow-floats.ts';
import { layPixel } from '../canvas/canvas.ts';
import { mix } from '../canvas/colour.ts';
import { brushMark, fractalNoise, noise, smoothStep } from '../canvas/noise.ts';
import type { Random } from '../canvas/seeded-random.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';

/** How much cloud covers a spot and how much light it catches, on a grid coarser than the sheet: clouds are soft. */
type CloudField = { cover: Float32Array; lit: Float32Array; columns: number; rows: number; step: number };

type Lobe = { x: number; y: number; r: number };

export function paintClouds(stage: Stage): void {
  const step = stage.unit > 0.7 ? 3 : 2;
  const columns = Math.ceil(stage.canvas.width / step) + 2;
  const rows = Math.ceil(stage.camera.horizonY / step) + 2;
  const field: CloudField = {
    cover: borrowFloats(columns * rows),
    lit: borrowFloats(columns * rows),
    columns,
    rows,
    step,
  };
  driftWisps(stage, field);
  heapClouds(stage, field);
  layField(stage, field);
}

/** High thin streaks, combed by the wind. */
function driftWisps(stage: Stage, field: CloudField): void {
  const { camera, unit, scene } = stage;
  const random = stageRandom(stage, 'wisps');
  const offsetX = random.between(0, 200);
  const offsetY = random.between(0, 200);
  const amount = random.between(0.02, 0.16) - (scene.hour === 'dusk' || scene.hour === 'golden' ? 0.05 : 0);
  const size = 1 / (unit * 520);
  for (let row = 0; row < field.rows; row += 1) {
    const rise = 1 - (row * field.step) / camera.horizonY;
    const veil = smoothStep(0.04, 0.3, rise) * smoothStep(1.2, 0.75, rise);
    const py = (row * field.step) / (unit * 120) + offsetY;
    for (let column = 0; column < field.columns; column += 1) {
      const px = column * field.step * size + offsetX;
      const bend = noise(px * 1.3, py * 0.3 + 40) * 0.9;
      const body = fractalNoise(px + bend * 0.3, py * 0.8 + bend - px * 0.7, 4);
      const i = row * field.columns + column;
      field.cover[i] = smoothStep(amount, amount + 0.5, body) * 0.55 * veil;
      field.lit[i] = Math.min(1, 0.62 + body * 0.5);
    }
  }
}

/** Heaped clouds: rounded towers over a flat base, each lobe lit from the sun's side, smaller towards the horizon. */
function heapClouds(stage: Stage, field: CloudField): void {
  const { canvas, camera, region, scene, unit } = stage;
  const random = stageRandom(stage, 'heaps');
  const weather = { noon: 1, dawn: 0.7, golden: 0.75, dusk: 0.8, night: 0.5 }[scene.hour];
  const amount = Math.round((2 + region.clouds * 10) * weather * (scene.season === 'winter' ? 1.2 : 1));
  const clouds = Array.from({ length: amount }, () => {
    const rise = random.between(0.2, 0.8) ** 1.15;
    return {
      rise,
      x: random.between(-0.1, 1.1) * canvas.width,
      size: (0.35 + rise * 1.5) * random.between(0.5, 1.1),
    };
  });
  for (const cloud of clouds.sort((a, b) => a.rise - b.rise)) {
    const base = camera.horizonY * (1 - cloud.rise);
    heapOne(stage, field, growLobes(random, cloud.x, base, cloud.size * unit * 95), base, cloud.size * unit);
  }
}

function growLobes(random: Random, x: number, base: number, size: number): Lobe[] {
  const lobes: Lobe[] = [];
  const count = random.whole(7, 12);
  const lean = random.between(-0.4, 0.4);
  for (let i = 0; i < count; i += 1) {
    const u = ((i + 0.5) / count - 0.5) * 2;
    const tall = Math.max(0.15, (1 - (u - lean) ** 2 * 0.9) * random.between(0.5, 1.1));
    lobes.push({ x: x + u * size * 1.7, y: base - tall * size * 0.42, r: size * (0.2 + tall * 0.34) });
  }
  return lobes;
}

function heapOne(stage: Stage, field: CloudField, lobes: readonly Lobe[], base: number, scale: number): void {
  const { sunX, sunY, scene } = stage;
  const { step, columns, rows } = field;
  const left = Math.min(...lobes.map((lobe) => lobe.x - lobe.r * 1.4));
  const right = Math.max(...lobes.map((lobe) => lobe.x + lobe.r * 1.4));
  const top = Math.min(...lobes.map((lobe) => lobe.y - lobe.r * 1.4));
  const fine = 1 / (scale * 34);
  const isLow = scene.hour !== 'noon' && scene.hour !== 'night';
  for (
    let row = Math.max(0, Math.floor(top / step));
    row < Math.min(rows, (base + scale * 14) / step);
    row += 1
  ) {
    for (
      let column = Math.max(0, Math.floor(left / step));
      column < Math.min(columns, right / step);
      column += 1
    ) {
      const x = column * step;
      const y = row * step;
      const ragged = fractalNoise(x * fine, y * fine * 1.3, 4);
      const toSun = Math.sqrt((sunX - x) * (sunX - x) + (sunY - y) * (sunY - y)) || 1;
      let body = -1;
      let facing = 0;
      let weights = 1e-4;
      for (const lobe of lobes) {
        const dx = x - lobe.x;
        const dy = y - lobe.y;
        const reach = 1 - Math.sqrt(dx * dx + dy * dy * 1.25) / lobe.r;
        if (reach > body) body = reach;
        if (reach < -0.5) continue;
        // Lobes blend into each other; a hard choice of the nearest would draw seams.
        const nearness = reach + 0.5;
        const weight = nearness * nearness * nearness * nearness * nearness;
        weights += weight;
        facing += (weight * (dx * (sunX - x) + dy * (sunY - y) * (isLow ? 1 : 1.5))) / (lobe.r * toSun);
      }
      facing /= weights;
      const foot = smoothStep(scale * 12, -scale * 10, y - base + ragged * scale * 16);
      const cover = smoothStep(0.0, 0.24, body + ragged * 0.5 + 0.05) * foot;
      if (cover < 0.01) continue;
      const height = Math.min(1, Math.max(0, (base - y) / (scale * 70)));
      const lit = 0.42 + facing * 0.5 + height * 0.22 + ragged * 0.35 - (isLow ? 0.05 : 0);
      const i = row * columns + column;
      const before = field.cover[i] as number;
      field.lit[i] = (field.lit[i] as number) * (1 - cover) + Math.min(1, Math.max(0, lit)) * cover;
      field.cover[i] = before + (1 - before) * cover;
    }
  }
}

function layField(stage: Stage, field: CloudField): void {
  const { canvas, camera, light, sunX, sunY, shown } = stage;
  const { columns, step } = field;
  const reach = canvas.width * 0.4;
  const [br, bg, bb] = light.cloudLit;
  const [nr, ng, nb] = mix(light.cloudLit, light.disc, 0.25);
  const [sr, sg, sb] = light.cloudShade;
  for (let y = 0; y < camera.horizonY; y += 1) {
    const row = Math.floor(y / step);
    const fy = y / step - row;
    // Clouds sink into the haze above the horizon.
    const thin = 0.4 + 0.55 * smoothStep(0, 0.3, 1 - y / camera.horizonY);
    for (let x = shown.left; x < shown.right; x += 1) {
      const column = Math.floor(x / step);
      const fx = x / step - column;
      const i = row * columns + column;
      const share = sampleField(field.cover, i, columns, fx, fy) * thin;
      if (share < 0.01) continue;
      const lit = sampleField(field.lit, i, columns, fx, fy) + brushMark(x, y) * 0.05;
      const close = Math.max(0, 1 - Math.sqrt((x - sunX) * (x - sunX) + (y - sunY) * (y - sunY)) / reach);
      const r = br + (nr - br) * close;
      const g = bg + (ng - bg) * close;
      const b = bb + (nb - bb) * close;
      layPixel(
        canvas,
        y * canvas.width + x,
        sr + (r - sr) * lit,
        sg + (g - sg) * lit,
        sb + (b - sb) * lit,
        share,
      );
    }
  }
}

function sampleField(field: Float32Array, i: number, columns: number, fx: number, fy: number): number {
  const a = field[i] as number;
  const b = field[i + 1] as number;
  const c = field[i + columns] as number;
  const d = field[i + columns + 1] as number;
  const top = a + (b - a) * fx;
  return top + (c + (d - c) * fx - top) * fy;
}
