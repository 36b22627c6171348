import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { mediaLimits, processTimings, retention } from '../../defaults.ts';
import type { PaintOrder } from '../../demo/painter/paint-worker.server.ts';
import { limitConcurrency } from '../../jobs/limit-concurrency.server.ts';
import type { ImagePort } from '../../ports/images/image-port.ts';
import { openPictureFiles } from '../../ports/images/picture-files.server.ts';
import type { UploadSource } from '../../ports/images/uploads/upload-images.server.ts';
import { createThreadPool } from '../../server/process/thread-pool.server.ts';
import { chooseAdapter } from '../adapters/choose-adapter.server.ts';
import type { AppDeps } from './app-deps.ts';
import { isBuilt, threadFile } from './build-paths.ts';

const painterFolder = resolve('src/demo/painter');
const painterThread = threadFile('paint-worker.js', 'src/demo/painter/paint-worker.server.ts');

/** Painted scenes and the media library's pictures; both share one cache folder. */
export function wirePictures(
  { env, log }: AppDeps,
  {
    source,
    isShown,
  }: { readonly source: UploadSource; readonly isShown: (sceneKey: string) => Promise<boolean> },
): ImagePort {
  const files = openPictureFiles(join(env.dataDir, 'images'), retention.pictureFilesBytes);
  const report = (error: unknown) => log.error({ err: error }, 'picture could not be made');
  const pool = createThreadPool<PaintOrder>({
    workerFile: painterThread,
    threads: mediaLimits.picturesAtOnce,
    queueLimit: mediaLimits.waitingPictures,
    longestWork: processTimings.threadJobTimeoutMs,
    describe: ({ sceneKey }) => `Painting ${sceneKey}`,
  });
  return chooseAdapter.images().open({
    painted: { pool, files, painterVersion: digestPainter(), isShown, report },
    uploaded: {
      source,
      files,
      runLimited: limitConcurrency(mediaLimits.picturesAtOnce, mediaLimits.waitingPictures),
      report,
    },
  });
}

/** A short digest of the painter's code: pictures of an older version are painted again. */
function digestPainter(): string {
  const sources = isBuilt ? [painterThread] : listSources(painterFolder);
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
