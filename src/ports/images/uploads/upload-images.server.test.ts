import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { type Framing, WHOLE_PICTURE } from '../../../domain/pictures/frame-picture.ts';
import { limitConcurrency } from '../../../jobs/limit-concurrency.server.ts';
import { proveImagePort } from '../conformance.ts';
import type { ImageRequest } from '../image-port.ts';
import { openPictureFiles } from '../picture-files.server.ts';
import { createUploadImages, type UploadSource } from './upload-images.server.ts';

const centre = { x: 0.5, y: 0.5 };

const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ids = ['k3v9x0q2m7b4a8ca8c776554', 'a3v9x0q2m7b4a8ca8c776554', 'b3v9x0q2m7b4a8ca8c776554'] as const;
const [one, other, third] = ids.map((id) => `upload.${id}`) as [string, string, string];

/** Red on the left, blue on the right, half each. */
const half = { width: 400, height: 400, channels: 3 } as const;
const picture = await sharp({ create: { ...half, width: 800, background: '#0000ff' } })
  .composite([{ input: { create: { ...half, background: '#ff0000' } }, left: 0, top: 0 }])
  .webp({ lossless: true })
  .toBuffer();

function openSource(framing: Framing & { framing: number }) {
  let now = framing;
  let reads = 0;
  const source: UploadSource = {
    findFraming: async (id) => ((ids as readonly string[]).includes(id) ? now : null),
    findPicture: async () => {
      reads += 1;
      return { picture, width: 800, height: 400 };
    },
  };
  return {
    source,
    set: (next: typeof now) => {
      now = next;
    },
    countReads: () => reads,
  };
}

const whole = { crop: WHOLE_PICTURE, focal: centre, framing: 1 };
const freshFiles = () => openPictureFiles(mkdtempSync(join(folder, 'fresh-')), 1e8);
function openImages(source: UploadSource, files = freshFiles()) {
  return createUploadImages({ source, files, runLimited: limitConcurrency(2, 8), report: fail });
}
function fail(error: unknown): void {
  throw error;
}

proveImagePort('uploads', () => openImages(openSource(whole).source), { one, other, third, mayChange: true });

const request = { sceneKey: one, size: '460x700', format: 'webp' } as const;

async function look(images: ReturnType<typeof openImages>, at: ImageRequest = request) {
  const found = await images.getImage(at);
  if (!found.ok) throw new Error(found.reason);
  const cut = sharp(Buffer.from(found.data));
  const { channels } = await cut.stats();
  return {
    etag: found.etag,
    metadata: await cut.metadata(),
    red: channels[0]?.mean ?? 0,
    blue: channels[2]?.mean ?? 0,
  };
}

test('[IMG-002] an upload is a webp of exactly the requested size', async () => {
  const { metadata } = await look(openImages(openSource(whole).source));
  expect(metadata).toMatchObject({ format: 'webp', width: 460, height: 700 });
});

test('the focal point is shown where the shape loses the sides', async () => {
  const focal = (x: number) => ({ ...whole, focal: { x, y: 0.5 } });
  const left = await look(openImages(openSource(focal(0.1)).source));
  const right = await look(openImages(openSource(focal(0.9)).source));
  expect([left.red > 200, left.blue < 50, right.red < 50, right.blue > 200]).toEqual([
    true,
    true,
    true,
    true,
  ]);
});

test('shows nothing outside the crop', async () => {
  const crop = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const { red } = await look(openImages(openSource({ ...whole, crop }).source));
  expect(red).toBeLessThan(50);
});

test('another crop is another picture with another tag at the same address', async () => {
  const opened = openSource(whole);
  const images = openImages(opened.source);
  const before = await look(images);
  opened.set({ ...whole, focal: { x: 0, y: 0.5 }, framing: 2 });
  const after = await look(images);
  expect(after.etag).not.toBe(before.etag);
  expect(after.red).toBeGreaterThan(before.red);
});

test('a picture is made once: identical requests share it, later ones and other processes find it on disk', async () => {
  const opened = openSource(whole);
  const files = openPictureFiles(join(folder, 'shared'), 1e8);
  const images = openImages(opened.source, files);
  await Promise.all([images.getImage(request), images.getImage({ ...request }), images.getImage(request)]);
  await images.getImage(request);
  await openImages(opened.source, files).getImage(request);
  expect(opened.countReads()).toBe(1);
});

test('refuses work above its limit', async () => {
  const images = createUploadImages({
    source: openSource(whole).source,
    files: { has: async () => false, find: async () => null, store: async () => undefined },
    runLimited: async () => null,
    report: fail,
  });
  expect(await images.getImage(request)).toEqual({ ok: false, reason: 'busy' });
});

test('a small crop of a small picture fills the largest size', async () => {
  const crop = { x: 0.9, y: 0.9, width: 0.05, height: 0.05 };
  const { metadata } = await look(openImages(openSource({ ...whole, crop }).source), {
    ...request,
    size: '1920x480',
  });
  expect(metadata).toMatchObject({ width: 1920, height: 480 });
});
