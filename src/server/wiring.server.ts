import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { systemClock } from '../domain/clock.ts';
import { createContentStore } from '../features/content/content-store.server.ts';
import { createContentPageLoader, createFrameLoader } from '../features/content/load-content-page.server.ts';
import { createPaintPool } from '../ports/images/paint-pool.server.ts';
import { createPainterImages } from '../ports/images/painter-images.server.ts';
import { openPictureFiles } from '../ports/images/picture-files.server.ts';
import { developmentAssets, readBuiltAssets } from './assets.server.ts';
import type { AppDeps } from './serve.server.ts';
import type { Shop } from './shop.server.ts';

/** The built browser side, beside the built server. */
const clientFolder = resolve('dist/client');
/** The painting thread's file: built beside the server, in development its source, whose types Node strips. */
const isBuilt = !import.meta.env.DEV;
const imagesFolder = resolve('src/ports/images');
const paintWorker = isBuilt
  ? resolve('dist/server/paint-worker.js')
  : join(imagesFolder, 'paint-worker.server.ts');

const megabyte = 1024 * 1024;

/** Chooses what stands behind every port and loader: the one place that knows vendors. */
export function wireShop({ env, pool, log }: AppDeps): Shop {
  const content = createContentStore(pool);
  const images = createPainterImages({
    pool: createPaintPool({ workerFile: paintWorker, threads: 2, queueLimit: 64, longestPainting: 20_000 }),
    files: openPictureFiles(join(env.dataDir, 'images'), 512 * megabyte),
    painterVersion: digestPainter(),
    report: (error) => log.error({ err: error }, 'picture could not be made'),
  });
  return {
    configuredBrand: env.brand ?? undefined,
    loaders: { homepage: createContentPageLoader(content, systemClock) },
    loadFrame: createFrameLoader(content, systemClock),
    assets: isBuilt ? readBuiltAssets(clientFolder) : developmentAssets(),
    clientFolder: isBuilt ? clientFolder : null,
    images,
    close: async () => {
      content.close();
      await images.close();
    },
  };
}

/** A short digest of what paints: a picture painted by an older painter is painted again. */
function digestPainter(): string {
  const sources = isBuilt ? [paintWorker] : listSources(imagesFolder);
  const hash = createHash('sha256');
  for (const file of sources) hash.update(readFileSync(file));
  return hash.digest('base64url').slice(0, 12);
}

function listSources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .sort()
    .map((file) => join(folder, file));
}
