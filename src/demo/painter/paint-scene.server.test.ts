import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  parseSceneKey,
  placeholderScene,
  SCENE_HOURS,
  SCENE_LIGHTS,
  SCENE_MOTIFS,
  SCENE_REGIONS,
  type Scene,
} from '../../domain/pictures/scene.ts';
import { paintScene } from './paint-scene.server.ts';

const small = { width: 96, height: 48 };
const portrait = { width: 46, height: 70 };

function requireScene(key: string): Scene {
  const scene = parseSceneKey(key);
  if (!scene) throw new Error(`No scene: ${key}`);
  return scene;
}

async function fingerprint(scene: Scene, size = small): Promise<string> {
  const painting = await paintScene(scene, size);
  return createHash('sha256').update(painting.data).digest('hex');
}

/** Mean red, green and blue, 0 to 255. */
function meanColour(data: Buffer): [number, number, number] {
  const sums: [number, number, number] = [0, 0, 0];
  for (let i = 0; i < data.length; i += 3) {
    sums[0] += data[i] ?? 0;
    sums[1] += data[i + 1] ?? 0;
    sums[2] += data[i + 2] ?? 0;
  }
  return sums.map((sum) => (sum * 3) / data.length) as [number, number, number];
}

function spreadOf(data: Buffer): number {
  const [r, g, b] = meanColour(data);
  const mean = (r + g + b) / 3;
  let sum = 0;
  for (const value of data) sum += (value - mean) ** 2;
  return Math.sqrt(sum / data.length);
}

describe('painting', () => {
  it.each(SCENE_MOTIFS)('is the same twice: %s', async (motif) => {
    const scene = { ...requireScene('coast.riviera.summer.golden.warm.same'), motif };
    expect(await fingerprint(scene)).toBe(await fingerprint({ ...scene }));
  });

  it.each(SCENE_MOTIFS)('differs from seed to seed: %s', async (motif) => {
    const scene = { ...requireScene('coast.italian.summer.noon.noon.one'), motif };
    expect(await fingerprint(scene)).not.toBe(await fingerprint({ ...scene, seed: 'two' }));
  });

  it('fills exactly the requested size', async () => {
    const scene = requireScene('lake.alpine.autumn.dawn.noon.tarn');
    for (const size of [small, portrait, { width: 114, height: 33 }, { width: 1, height: 1 }]) {
      const painting = await paintScene(scene, size);
      expect(painting).toMatchObject({ ...size, channels: 3 });
      expect(painting.data).toHaveLength(size.width * size.height * 3);
    }
  });

  describe.each(SCENE_MOTIFS)('%s', (motif) => {
    it.each(SCENE_REGIONS)('has a picture at every hour in region %s', async (region) => {
      for (const [i, hour] of SCENE_HOURS.entries()) {
        const season = (['spring', 'summer', 'autumn', 'winter'] as const)[i % 4] ?? 'summer';
        const scene: Scene = { motif, region, season, hour, light: i % 2 ? 'noon' : 'warm', seed: `s-${i}` };
        const size = i % 2 ? portrait : small;
        const painting = await paintScene(scene, size);
        expect(spreadOf(painting.data)).toBeGreaterThan(8);
      }
    });
  });
});

describe('light', () => {
  it("turns the same place warmer in the warm brand's light", async () => {
    for (const motif of SCENE_MOTIFS) {
      const scene = { ...requireScene('coast.aegean.summer.noon.warm.kreta'), motif };
      const [warmRed, , warmBlue] = meanColour((await paintScene(scene, small)).data);
      const [noonRed, , noonBlue] = meanColour((await paintScene({ ...scene, light: 'noon' }, small)).data);
      expect(warmRed - warmBlue).toBeGreaterThan(noonRed - noonBlue);
    }
  });

  it('is darker at night than at noon in every region', async () => {
    for (const region of SCENE_REGIONS) {
      const scene = { ...requireScene('coast.aegean.summer.noon.warm.kreta'), region };
      const day = meanColour((await paintScene(scene, small)).data);
      const night = meanColour((await paintScene({ ...scene, hour: 'night' }, small)).data);
      expect(night[0] + night[1] + night[2]).toBeLessThan((day[0] + day[1] + day[2]) * 0.6);
    }
  });
});

describe('placeholder destination', () => {
  it.each(SCENE_LIGHTS)('[IMG-003] is painted in the %s light', async (light) => {
    const painting = await paintScene(placeholderScene(light), small);
    expect(spreadOf(painting.data)).toBeGreaterThan(20);
  });
});

describe('weight', () => {
  it.each(['coast.aegean.summer.golden.warm.kreta', 'mountains.alpine.summer.noon.noon.alm'])(
    'keeps a hero within 190 kB of WebP: %s',
    async (key) => {
      const painting = await paintScene(requireScene(key), { width: 1920, height: 800 });
      const webp = await sharp(painting.data, { raw: painting }).webp({ quality: 72 }).toBuffer();
      expect(webp.length).toBeLessThanOrEqual(190_000);
    },
  );

  it('keeps a portrait within 70 kB of WebP', async () => {
    const painting = await paintScene(requireScene('city.italian.summer.golden.warm.amalfi'), {
      width: 460,
      height: 700,
    });
    const webp = await sharp(painting.data, { raw: painting }).webp({ quality: 72 }).toBuffer();
    expect(webp.length).toBeLessThanOrEqual(70_000);
  });
});
