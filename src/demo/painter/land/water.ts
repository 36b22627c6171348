import { layPixel } from '../canvas/canvas.ts';
import { blend, fromHex, type Rgb } from '../canvas/colour.ts';
import { type Light, shade } from '../canvas/light.ts';
import { noise, smoothStep } from '../canvas/noise.ts';
import type { Stage } from '../canvas/stage.ts';
import { rowAt, sampleHeight, type Terrain } from './terrain.ts';

export type WaterOptions = {
  /** 0 mirror to 1 choppy. */
  chop: number;
  deep: Rgb;
  shallow: Rgb;
  /** Depth in metres at which the bottom no longer shows. */
  clearTo: number;
  /** Strength of foam along the shore. */
  foam: number;
};

export function seaOptions(stage: Stage): WaterOptions {
  return {
    chop: 0.6,
    deep: fromHex(stage.region.seaDeep),
    shallow: fromHex(stage.region.seaShallow),
    clearTo: 9,
    foam: 1,
  };
}

/** Light inside water: less of the sun's colour, more of the sky's. */
function waterBody(colour: Rgb, light: Light): Rgb {
  const lit = shade(colour, light, 0.42, 1.05);
  return [lit[0], lit[1], lit[2]];
}

/**
 * Fills everything below the horizon that nothing else covers with water that mirrors what is painted above it, so it
 * comes after sky, land and houses and before boats and the foreground.
 */
export function paintWater(stage: Stage, terrain: Terrain | null, options: WaterOptions): void {
  const { canvas, camera, light, unit, sunX, shown } = stage;
  const { width, height, rgb, depth } = canvas;
  const deep = waterBody(options.deep, light);
  const shallow = waterBody(options.shallow, light);
  const farBlend = blend(deep, light.haze, 0.25);
  const foam = shade(fromHex('#fffaf2'), light, 0.6, 1.05);
  const span = Math.max(1, height - camera.horizonY);
  const shoreFade = (options.chop * options.chop) / (unit * 40);
  // How far below the horizon the land ends in each column.
  const shore = new Float32Array(width);
  const waterlineReach = camera.focal * camera.eye;
  const disc = light.disc;
  const glint = light.isMoon ? 0.5 : stage.scene.hour === 'noon' ? 0.18 : 0.62;
  for (let y = camera.horizonY; y < shown.bottom; y += 1) {
    const dy = y - camera.horizonY + 0.6;
    const near = dy / span;
    const z = (camera.focal * camera.eye) / dy;
    const waveY = Math.log(dy + unit * 9) * 17;
    const stretch = 26 / (dy + unit * 46);
    const ripple = (0.8 + dy * 0.09) * options.chop;
    const fresnel =
      0.05 + 0.74 * (1 - near) ** 2.4 * (1 - options.chop * 0.3) + (1 - options.chop) ** 1.5 * 0.26;
    const pathWidth = unit * 16 + dy * 0.2;
    const swell = Math.min(1, dy / (unit * 26));
    const far = (1 - near) ** 5;
    const row = terrain ? rowAt(terrain, z) : null;
    for (let x = shown.left; x < shown.right; x += 1) {
      const index = y * width + x;
      if ((depth[index] as number) < Number.POSITIVE_INFINITY) {
        shore[x] = dy;
        continue;
      }
      const wx = (x - camera.centreX) * stretch * 0.32;
      const slope = noise(wx, waveY) * 0.5 + noise(wx * 2.03 + 17.3, waveY * 2.03 + 9.1) * 0.3;
      const fine = noise(wx * 3.1 + 30, waveY * 4.4);
      const wave = slope + fine * 0.4;
      const mirrorX = Math.min(shown.right - 1, Math.max(shown.left, Math.round(x + slope * ripple * 0.9)));
      const shake = wave * ripple * 2.2;
      // The image of a thing lies as far under its own waterline as the thing stands above it. Try the nearest shore's
      // line first; where that finds only sky, what is mirrored stands farther off, down to the horizon itself.
      let mirrorY = 2 * camera.horizonY - y + shake;
      let waterline = shore[mirrorX] as number;
      for (let look = 0; look < 3; look += 1) {
        const at = Math.min(y - 1, Math.max(0, Math.round(mirrorY + 2 * waterline)));
        const found = waterlineReach / (depth[at * width + mirrorX] as number);
        if (look > 0 && found > 0 && Math.abs(found - waterline) < 2) break;
        waterline = found;
      }
      // Choppy water breaks the image of the shore after a little way and shows the sky above it instead.
      const whole = shoreFade > 0 ? Math.min(1, Math.exp((waterline - dy) * shoreFade)) : 1;
      mirrorY += 2 * waterline * whole;
      // What would lie above the sheet is taken from below its edge again.
      mirrorY = Math.abs(Math.round(mirrorY));
      const source = (Math.min(y - 1, mirrorY) * width + mirrorX) * 3;
      const ground = terrain !== null && row !== null ? sampleHeight(terrain, x, row) : -200;
      const bottom = Math.exp(Math.min(0, ground + wave * 0.35) / options.clearTo);
      const mirror = Math.min(0.92, Math.max(0.03, fresnel + wave * 0.16 * swell - bottom * 0.25));
      const tone = 1 + wave * 0.16 * swell * options.chop;
      const aside = (x - sunX) / pathWidth;
      const path = Math.exp(-aside * aside * 0.5) * (0.35 + 0.65 * (1 - near));
      const sparkle =
        smoothStep(0.42 - path * 0.5, 0.75, wave * 0.7 + fine * 0.35 + path * 0.12) * path * glint;
      const surf = foamShare(ground, wx, waveY, wave) * options.foam;
      for (let c = 0; c < 3; c += 1) {
        let body = (deep[c] as number) + ((shallow[c] as number) - (deep[c] as number)) * bottom;
        body = (body + ((farBlend[c] as number) - body) * far) * tone;
        let value = body + ((rgb[source + c] as number) - body) * mirror;
        value += (disc[c] as number) * (sparkle + path * path * 0.06 * glint);
        value += ((foam[c] as number) - value) * surf;
        rgb[index * 3 + c] = value;
      }
    }
  }
}

/** Two lines of foam that follow the depth of the water, torn by the waves. */
function foamShare(ground: number, wx: number, wy: number, wave: number): number {
  if (ground < -2.6) return 0;
  const torn = noise(wx * 2.6, wy * 0.6);
  const line = ground + torn * 0.3 + wave * 0.14;
  const edge = smoothStep(-0.24, -0.04, line);
  const second = smoothStep(0.3, 0, Math.abs(line + 1.1)) * smoothStep(0, 0.5, torn + 0.1);
  return Math.min(0.92, edge * 0.95 + second * 0.42);
}

/** Pixels of a row that share one thought about the mist. */
const MIST_STRIDE = 4;

/** A soft bank of mist or haze along a line, for mornings and the foot of far ranges. */
export function layMist(stage: Stage, y: number, reach: number, strength: number): void {
  const { canvas, light, unit } = stage;
  const [r, g, b] = light.haze;
  for (let py = Math.max(0, Math.floor(y - reach)); py < Math.min(canvas.height, y + reach); py += 1) {
    const share = (1 - Math.abs(py - y) / reach) ** 2 * strength;
    for (let left = 0; left < canvas.width; left += MIST_STRIDE) {
      const drift = 0.7 + 0.5 * noise(left / (unit * 150), py / (unit * 26) + 3);
      for (let px = left; px < Math.min(canvas.width, left + MIST_STRIDE); px += 1) {
        layPixel(canvas, py * canvas.width + px, r, g, b, Math.min(1, share * drift));
      }
    }
  }
}
