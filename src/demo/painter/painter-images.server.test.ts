import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { proveImagePort } from '../../ports/images/conformance.ts';
import { createFakeImages } from '../../ports/images/fake-images.server.ts';
import type { ImageRequest } from '../../ports/images/image-port.ts';
import { openPictureFiles, type PictureFiles } from '../../ports/images/picture-files.server.ts';
import { createThreadPool } from '../../server/process/thread-pool.server.ts';
import { createPainterImages, type PaintPool } from './painter-images.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const request: ImageRequest = {
  sceneKey: 'coast.aegean.summer.golden.warm.kreta',
  size: '270x180',
  format: 'webp',
};

const realPool = () =>
  createThreadPool({
    workerFile: resolve('src/demo/painter/paint-worker.server.ts'),
    threads: 1,
    queueLimit: 64,
    longestWork: 20_000,
    describe: () => 'Painting',
  });

proveImagePort('fake', createFakeImages);
proveImagePort('painter', () =>
  createPainterImages({
    pool: realPool(),
    files: openPictureFiles(join(folder, 'conformance'), 1e8),
    painterVersion: 'test',
    isShown,
    report: fail,
  }),
);

async function isShown(): Promise<boolean> {
  return true;
}

function fail(error: unknown): void {
  throw error;
}

/** A pool that paints on request, and counts. */
function handPool() {
  const orders: {
    request: ImageRequest;
    urgency: string;
    client: string | undefined;
    finish: (data: Uint8Array | null) => void;
  }[] = [];
  const prioritised: ImageRequest[] = [];
  const pool: PaintPool = {
    run: (order, urgency, client) =>
      new Promise((finish) => {
        orders.push({ request: order, urgency, client, finish });
      }),
    prioritise: (order) => void prioritised.push(order),
    close: async () => undefined,
  };
  return { pool, orders, prioritised };
}

function memoryFiles(): PictureFiles & { readonly stored: Map<string, Uint8Array> } {
  const stored = new Map<string, Uint8Array>();
  return {
    stored,
    find: async (name) => stored.get(name) ?? null,
    has: async (name) => stored.has(name),
    store: async (name, data) => void stored.set(name, data),
  };
}

const picture = new Uint8Array([1, 2, 3]);
const turn = () => new Promise((resolveTurn) => setImmediate(resolveTurn));

test('[IMG-002] a painted picture is a WebP of exactly the requested size', async () => {
  const images = createPainterImages({
    pool: realPool(),
    files: openPictureFiles(join(folder, 'size'), 1e8),
    painterVersion: 'test',
    isShown,
    report: fail,
  });
  const found = await images.getImage({ ...request, size: '460x700' });
  await images.close();
  if (!found.ok) throw new Error(found.reason);
  expect(await sharp(Buffer.from(found.data)).metadata()).toMatchObject({
    format: 'webp',
    width: 460,
    height: 700,
  });
});

test('identical requests at the same time share one painting', async () => {
  const { pool, orders } = handPool();
  const images = createPainterImages({
    pool,
    files: memoryFiles(),
    painterVersion: '1',
    isShown,
    report: fail,
  });
  const requests = [images.getImage(request), images.getImage({ ...request }), images.getImage(request)];
  await turn();
  expect(orders).toHaveLength(1);
  orders[0]?.finish(picture);
  const found = await Promise.all(requests);
  expect(found.map((one) => one.ok && one.data)).toEqual([picture, picture, picture]);
});

test('a painted picture is stored and not painted again', async () => {
  const { pool, orders } = handPool();
  const images = createPainterImages({
    pool,
    files: memoryFiles(),
    painterVersion: '1',
    isShown,
    report: fail,
  });
  const first = images.getImage(request);
  await turn();
  orders[0]?.finish(picture);
  await first;
  expect(await images.getImage(request)).toMatchObject({ ok: true, data: picture });
  expect(orders).toHaveLength(1);
});

test('another version of the painter paints the picture again under another tag', async () => {
  const files = memoryFiles();
  const { pool, orders } = handPool();
  const tags: string[] = [];
  for (const painterVersion of ['1', '2']) {
    const images = createPainterImages({ pool, files, painterVersion, isShown, report: fail });
    const pending = images.getImage(request);
    await turn();
    orders.at(-1)?.finish(picture);
    const found = await pending;
    if (found.ok) tags.push(found.etag);
  }
  expect(orders).toHaveLength(2);
  expect(new Set(tags).size).toBe(2);
});

test('a disk that cannot store a picture is reported, and the visitor still gets the picture', async () => {
  const { pool, orders } = handPool();
  const reported: unknown[] = [];
  const files = { ...memoryFiles(), store: () => Promise.reject(new Error('disk full')) };
  const images = createPainterImages({
    pool,
    files,
    painterVersion: '1',
    isShown,
    report: (error) => reported.push(error),
  });
  const pending = images.getImage(request);
  await turn();
  orders[0]?.finish(picture);
  expect(await pending).toMatchObject({ ok: true });
  expect(reported).toEqual([new Error('disk full')]);
});

test('pictures painted in advance have low priority until a visitor requests one', async () => {
  const { pool, orders, prioritised } = handPool();
  const images = createPainterImages({
    pool,
    files: memoryFiles(),
    painterVersion: '1',
    isShown,
    report: fail,
  });
  images.prepareImages([request]);
  await turn();
  expect(orders.map(({ urgency }) => urgency)).toEqual(['spare']);
  const pending = images.getImage(request);
  await turn();
  expect(orders).toHaveLength(1);
  expect(prioritised).toEqual([request]);
  orders[0]?.finish(picture);
  expect(await pending).toMatchObject({ ok: true });
});

test('leads of all hotels are painted one by one, and what a visitor looks at overtakes them', async () => {
  const { pool, orders, prioritised } = handPool();
  const images = createPainterImages({
    pool,
    files: memoryFiles(),
    painterVersion: '1',
    isShown,
    report: fail,
    rest: async () => undefined,
  });
  const lead = (name: string) => ({ ...request, sceneKey: `hotel-front.aegean.summer.golden.warm.${name}` });
  images.prepareImages([lead('one'), lead('two'), lead('three')], 'idle');
  await turn();
  expect(orders.map((order) => [order.request.sceneKey, order.urgency])).toEqual([
    [lead('one').sceneKey, 'spare'],
  ]);
  const seen = images.getImage(lead('three'));
  await turn();
  expect(orders.at(-1)).toMatchObject({ request: lead('three'), urgency: 'urgent' });
  const awaited = images.getImage(lead('one'));
  await turn();
  expect(prioritised).toEqual([lead('one')]);
  for (const order of orders) order.finish(picture);
  await Promise.all([seen, awaited]);
  await turn();
  orders.at(-1)?.finish(picture);
  await turn();
  expect(orders.map((order) => order.request.sceneKey)).toEqual(
    [lead('one'), lead('three'), lead('two')].map(({ sceneKey }) => sceneKey),
  );
});

test('a painting that fails is an error, and the next request tries again', async () => {
  const { pool } = handPool();
  let tries = 0;
  const failing: PaintPool = {
    ...pool,
    run: () => {
      tries += 1;
      return Promise.reject(new Error('out of paint'));
    },
  };
  const images = createPainterImages({
    pool: failing,
    files: memoryFiles(),
    painterVersion: '1',
    isShown,
    report: fail,
  });
  await expect(images.getImage(request)).rejects.toThrow('out of paint');
  await expect(images.getImage(request)).rejects.toThrow('out of paint');
  expect(tries).toBe(2);
});

const stranger = { client: '203.0.113.9', mayInvent: false };

test('a scene that the shop does not show is neither painted nor stored for a stranger', async () => {
  const { pool, orders } = handPool();
  const files = memoryFiles();
  const images = createPainterImages({
    pool,
    files,
    painterVersion: '1',
    isShown: async (key) => key === request.sceneKey,
    report: fail,
  });
  const invented = { ...request, sceneKey: 'coast.aegean.summer.golden.warm.invented' };
  expect(await images.getImage(invented, stranger)).toEqual({ ok: false, reason: 'unknown-scene' });
  expect([orders.length, files.stored.size]).toEqual([0, 0]);
  const shown = images.getImage(request, stranger);
  await turn();
  expect(orders.map(({ client }) => client)).toEqual([stranger.client]);
  orders[0]?.finish(picture);
  expect(await shown).toMatchObject({ ok: true });
});

test('an editor sees a scene before a page shows it, and afterwards it is on disk for all', async () => {
  const { pool, orders } = handPool();
  const images = createPainterImages({
    pool,
    files: memoryFiles(),
    painterVersion: '1',
    isShown: async () => false,
    report: fail,
  });
  const invented = images.getImage(request, { ...stranger, mayInvent: true });
  await turn();
  orders[0]?.finish(picture);
  expect(await invented).toMatchObject({ ok: true });
  expect(await images.getImage(request, stranger)).toMatchObject({ ok: true });
  expect(orders).toHaveLength(1);
});
