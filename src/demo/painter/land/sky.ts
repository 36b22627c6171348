import { layPixel } from '../canvas/canvas.ts';
import { buildGradient } from '../canvas/colour.ts';
import { brushMark, fractalNoise, smoothStep } from '../canvas/noise.ts';
import { type Stage, stageRandom } from '../canvas/stage.ts';
import { paintClouds } from './clouds.ts';

const SKY_STEPS = 256;
/** Pixels between two thought-out spots of a row; the sky is smooth enough to interpolate. */
const SKY_STRIDE = 4;

/** Fills the sheet above the horizon (and a little below, for the haze there) with sky, sun or moon, stars and clouds. */
export function paintSky(stage: Stage): void {
  layGradient(stage);
  if (stage.light.stars > 0) scatterStars(stage);
  paintClouds(stage);
}

function layGradient(stage: Stage): void {
  const { canvas, light, camera } = stage;
  const { width, height, rgb } = canvas;
  const [zenith, upper, lower, horizon] = light.sky;
  const table = buildGradient(
    [
      [0, zenith],
      [0.42, upper],
      [0.8, lower],
      [1, horizon],
    ],
    SKY_STEPS,
  );
  const last = Math.min(height, camera.horizonY + Math.ceil(height * 0.12));
  const row = new Float32Array((Math.ceil(width / SKY_STRIDE) + 2) * 3);
  for (let y = 0; y < last; y += 1) {
    for (let i = 0; i * 3 < row.length; i += 1) writeSky(stage, table, i * SKY_STRIDE, y, row, i * 3);
    for (let x = 0; x < width; x += 1) {
      const left = Math.floor(x / SKY_STRIDE);
      const share = x / SKY_STRIDE - left;
      const mark = 1 + brushMark(x >> 1, y) * 0.008;
      for (let c = 0; c < 3; c += 1) {
        const a = row[left * 3 + c] as number;
        rgb[(y * width + x) * 3 + c] = (a + ((row[left * 3 + 3 + c] as number) - a) * share) * mark;
      }
    }
  }
}

/** Sky at a spot: the band it lies in plus what the sun pours into it. */
function writeSky(
  stage: Stage,
  table: Float32Array,
  x: number,
  y: number,
  out: Float32Array,
  at: number,
): void {
  const { canvas, light, camera, sunX, sunY } = stage;
  const reach = Math.sqrt(canvas.width * canvas.height) * light.glowSize;
  const fall = Math.min(1, y / camera.horizonY);
  // The sky darkens away from the sun and the bands bend round it: a flat gradient looks printed, not seen.
  const aside = Math.abs(x - sunX) / canvas.width;
  const place = Math.max(
    0,
    Math.min(SKY_STEPS - 1.001, (fall - aside * aside * 0.16 * fall) * (SKY_STEPS - 1)),
  );
  const step = Math.floor(place);
  const share = place - step;
  const dx = (x - sunX) / reach;
  const dy = ((y - sunY) / reach) * 1.35;
  const distance = dx * dx + dy * dy;
  const core = 1 + distance * 9;
  const glow = 0.75 / (core * core) + 0.25 / (1 + distance * 2.2);
  for (let c = 0; c < 3; c += 1) {
    const low = table[step * 3 + c] as number;
    out[at + c] =
      low + ((table[step * 3 + 3 + c] as number) - low) * share + (light.glow[c] as number) * glow;
  }
}

function scatterStars(stage: Stage): void {
  const { canvas, camera, light, unit } = stage;
  const random = stageRandom(stage, 'stars');
  for (let i = 0; i < 420; i += 1) {
    const x = random.next() * canvas.width;
    const y = random.next() ** 1.4 * camera.horizonY * 0.9;
    const size = random.next() ** 6;
    const bright = (0.12 + size * 0.9) * light.stars * (1 - y / camera.horizonY);
    const radius = Math.max(0.7, unit * (0.5 + size * 1.1));
    for (let py = Math.floor(y - radius); py <= y + radius; py += 1) {
      for (let px = Math.floor(x - radius); px <= x + radius; px += 1) {
        if (px < 0 || py < 0 || px >= canvas.width || py >= canvas.height) continue;
        const share = 1 - Math.hypot(px - x, py - y) / (radius + 0.5);
        if (share > 0) layPixel(canvas, py * canvas.width + px, 1, 0.97, 0.9, Math.min(1, share * bright));
      }
    }
  }
}

/** The sun or moon itself; painted after the water, which shows its path but not its round image. */
export function paintDisc(stage: Stage): void {
  const { canvas, light, camera, unit, sunX, sunY, scene } = stage;
  if (scene.hour === 'noon') return;
  const radius = unit * (light.isMoon ? 15 : 18);
  const [r, g, b] = light.disc;
  for (
    let y = Math.max(0, Math.floor(sunY - radius - 2));
    y <= Math.min(camera.horizonY, sunY + radius + 2);
    y += 1
  ) {
    for (
      let x = Math.max(0, Math.floor(sunX - radius - 2));
      x <= Math.min(canvas.width - 1, sunX + radius + 2);
      x += 1
    ) {
      const share = Math.min(1, radius + 0.5 - Math.hypot(x - sunX, y - sunY));
      if (share <= 0 || (canvas.depth[y * canvas.width + x] as number) < Number.POSITIVE_INFINITY) continue;
      const seas = light.isMoon
        ? 1 - 0.16 * smoothStep(0, 0.4, fractalNoise((x - sunX) / radius, (y - sunY) / radius, 2))
        : 1;
      layPixel(canvas, y * canvas.width + x, r * seas, g * seas, b * seas, share);
    }
  }
}
