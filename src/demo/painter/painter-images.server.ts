import { createHash } from 'node:crypto';
import { isListedImageSize } from '../../domain/pictures/image-size.ts';
import { parseSceneKey } from '../../domain/pictures/scene.ts';
import type {
  ImagePort,
  ImageRequest,
  ImageResult,
  PictureFile,
  PreparationTime,
} from '../../ports/images/image-port.ts';
import type { PictureFiles } from '../../ports/images/picture-files.server.ts';
import type { PaintOrder } from './paint-worker.server.ts';
import { createPreparation } from './prepare-paintings.server.ts';

/** `urgent`: a visitor waits for it. `spare`: painted when nobody waits. */
type Urgency = 'urgent' | 'spare';

/** The threads that paint. */
export interface PaintPool {
  /** The picture's bytes, or null when too many are waiting or the pool is closed. Rejects when painting fails. */
  run(order: PaintOrder, urgency: Urgency, client?: string): Promise<Uint8Array | null>;
  /** Makes a spare order urgent if it still waits: now somebody waits for it too. */
  prioritise(order: PaintOrder, client?: string): void;
  close(): Promise<void>;
}

export interface PainterImagesOptions {
  readonly pool: PaintPool;
  readonly files: PictureFiles;
  /** Changes whenever the painter would paint the same scene differently: old pictures are then painted again. */
  readonly painterVersion: string;
  /** Whether the shop shows a scene anywhere: strangers get no other painted. @throws UnavailableError while that is not known yet */
  readonly isShown: (sceneKey: string) => Promise<boolean>;
  readonly report: (error: unknown) => void;
  /** Lets so many milliseconds pass. */
  readonly rest?: (ms: number) => Promise<void>;
}

/** Pictures painted by our own painter: stored on disk, painted on demand where the shop shows them, each only once at a time. */
export function createPainterImages(options: PainterImagesOptions): ImagePort {
  const { pool, files, painterVersion, isShown, report, rest = sleep } = options;
  const underway = new Map<string, { request: PaintOrder; picture: Promise<Uint8Array | null> }>();

  async function obtain(
    name: string,
    request: PaintOrder,
    urgency: Urgency,
    client?: string,
  ): Promise<Uint8Array | null> {
    const stored = await files.find(name);
    if (stored !== null) return stored;
    const painted = await pool.run(request, urgency, client);
    // A full disk must not cost a visitor the picture that is already painted.
    if (painted !== null) await files.store(name, painted).catch(report);
    return painted;
  }

  function share(
    name: string,
    request: PaintOrder,
    urgency: Urgency,
    client?: string,
  ): Promise<Uint8Array | null> {
    const known = underway.get(name);
    if (known !== undefined) {
      if (urgency === 'urgent') pool.prioritise(known.request, client);
      return known.picture;
    }
    const picture = obtain(name, request, urgency, client).finally(() => underway.delete(name));
    underway.set(name, { request, picture });
    return picture;
  }

  const preparation = createPreparation(async (order: PaintOrder) => {
    const name = nameOf(order, painterVersion);
    if (await files.has(name)) return 0;
    const start = performance.now();
    await share(name, order, 'spare').catch(report);
    return performance.now() - start;
  }, rest);

  return {
    async getImage(request, asker): Promise<ImageResult> {
      const { size, sceneKey } = request;
      if (!isListedImageSize(size)) return { ok: false, reason: 'size-not-listed' };
      if (parseSceneKey(sceneKey) === null) return { ok: false, reason: 'unknown-scene' };
      const order = { ...request, size };
      const name = nameOf(order, painterVersion);
      const isAllowed = asker === undefined || asker.mayInvent || (await isShown(sceneKey));
      if (!isAllowed && (await files.find(name)) === null) return { ok: false, reason: 'unknown-scene' };
      const data = await share(name, order, 'urgent', asker?.client);
      return data === null
        ? { ok: false, reason: 'busy' }
        : { ok: true, ...describePicture(data, name, request) };
    },
    prepareImages(requests, when: PreparationTime = 'soon') {
      const orders = requests.flatMap((request) =>
        isListedImageSize(request.size) && parseSceneKey(request.sceneKey) !== null
          ? [{ ...request, size: request.size }]
          : [],
      );
      preparation.add(orders, when);
    },
    async close() {
      preparation.end();
      await pool.close();
    },
  };
}

/** Never keeps the process alive. */
function sleep(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms).unref());
}

function nameOf({ sceneKey, size, format }: PaintOrder, painterVersion: string): string {
  const subject = [painterVersion, sceneKey, size, format].join(' ');
  return createHash('sha256').update(subject).digest('base64url');
}

function describePicture(data: Uint8Array, name: string, { format }: ImageRequest): PictureFile {
  return { data, contentType: `image/${format}`, etag: `"${name}"`, mayChange: false };
}
