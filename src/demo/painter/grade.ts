import type { Canvas } from './canvas/canvas.ts';
import { encodeChannel } from './canvas/colour.ts';
import { paperGrain } from './canvas/noise.ts';
import type { Stage } from './canvas/stage.ts';

const TABLE_SIZE = 4096;
const TABLE_MAX = 2;
let displayTable: Float32Array | null = null;

/** Linear light to display value 0–255, rolling off softly above 0.72 so that lit walls keep their drawing. */
function buildDisplayTable(): Float32Array {
  const table = new Float32Array(TABLE_SIZE + 1);
  const knee = 0.72;
  for (let i = 0; i <= TABLE_SIZE; i += 1) {
    const light = (i / TABLE_SIZE) * TABLE_MAX;
    const rolled = light <= knee ? light : knee + (1 - knee) * (1 - Math.exp(-(light - knee) / (1 - knee)));
    const shown = encodeChannel(Math.min(1, rolled));
    // A gentle S: deeper darks, quieter lights.
    const curved = shown + 0.055 * Math.sin((shown - 0.5) * Math.PI * 2) * (shown < 0.5 ? 1 : 0.55);
    table[i] = Math.min(1, Math.max(0, curved)) * 255;
  }
  return table;
}

/** Brand's grade over the display values: warm lifts the darks into plum and cream, noon keeps them marine and clean. */
const GRADES = {
  warm: { lift: [9, 5, 8], gain: [1.0, 0.982, 0.945], grain: 5.2, vignette: 0.17 },
  noon: { lift: [0, 4, 10], gain: [0.995, 1.0, 1.005], grain: 3.6, vignette: 0.1 },
} as const;

/** Turns light into pixels: tone, brand's grade, vignette and the tooth of the paper (luminance only). */
export function gradeToPixels(stage: Stage): Buffer {
  const { canvas, scene, unit } = stage;
  const { width, height, rgb }: Canvas = canvas;
  displayTable ??= buildDisplayTable();
  const table = displayTable;
  const grade = GRADES[scene.light];
  const data = Buffer.allocUnsafe(width * height * 3);
  const perLight = TABLE_SIZE / TABLE_MAX;
  const grainStrength = grade.grain * Math.min(1, 0.45 + unit * 0.5);
  const [liftR, liftG, liftB] = grade.lift;
  const [gainR, gainG, gainB] = grade.gain;
  for (let y = 0; y < height; y += 1) {
    const v = (y / height - 0.5) * 2;
    const grains = paperGrain(y);
    for (let x = 0; x < width; x += 1) {
      const u = (x / width - 0.5) * 2;
      const corner = u * u * 0.5 + v * v * 0.5;
      const dim = (1 - grade.vignette * corner * corner * 1.6) * perLight;
      const i = (y * width + x) * 3;
      const r = table[clampStep((rgb[i] as number) * dim)] as number;
      const g = table[clampStep((rgb[i + 1] as number) * dim)] as number;
      const b = table[clampStep((rgb[i + 2] as number) * dim)] as number;
      const tone = (r * 0.3 + g * 0.59 + b * 0.11) / 255;
      const grain =
        (grains[x & (grains.length - 1)] as number) * grainStrength * (0.35 + 2.6 * tone * (1 - tone));
      const dark = (1 - tone) * (1 - tone);
      data[i] = clampByte(r * gainR + liftR * dark + grain);
      data[i + 1] = clampByte(g * gainG + liftG * dark + grain);
      data[i + 2] = clampByte(b * gainB + liftB * dark + grain);
    }
  }
  return data;
}

function clampStep(value: number): number {
  return value <= 0 ? 0 : value >= TABLE_SIZE ? TABLE_SIZE : value | 0;
}

function clampByte(value: number): number {
  return value <= 0 ? 0 : value >= 255 ? 255 : value + 0.5;
}
