import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { brands } from '../../brands/load-brands.server.ts';
import { processTimings } from '../../defaults.ts';
import type { ImagePort, ImageRequest } from '../../ports/images/image-port.ts';
import { buildPath, matchPath } from '../../url.ts';

/**
 * Has the pictures of each home page's first view made before the first visitor comes: they are the ones worth waiting
 * for. All others are made when they are first looked at. In a cluster one process does it for all.
 */
export function prepareFirstViews(
  app: FastifyInstance,
  images: Pick<ImagePort, 'prepareImages'>,
  delayMs = processTimings.prepareViewsDelayMs,
): void {
  if ((cluster.worker?.id ?? 1) > 1) return;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let isClosing = false;
  app.addHook('onListen', (done) => {
    timer = setTimeout(() => (running = prepare()), delayMs).unref();
    done();
  });
  // The page that is being rendered still needs the database.
  app.addHook('preClose', async () => {
    isClosing = true;
    clearTimeout(timer);
    await running;
  });

  async function prepare(): Promise<void> {
    try {
      for (const { hosts, locales } of brands.values()) {
        if (isClosing) return;
        const url = buildPath('homepage', { _locale: locales[0] });
        const { body } = await app.inject({ url, headers: { host: hosts[0] ?? 'localhost' } });
        images.prepareImages(findFirstPictures(body));
      }
    } catch (error) {
      app.log.warn({ err: error }, 'pictures of the first view could not be prepared');
    }
  }
}

/** Pictures that a page preloads, in the format that current browsers choose. */
export function findFirstPictures(html: string): ImageRequest[] {
  const first = html.split('</picture>').filter((part) => /fetchpriority="high"/i.test(part));
  const addresses = first.flatMap(
    (part) => part.slice(part.lastIndexOf('<picture')).match(/\/image\/[^\s"]+\.avif/g) ?? [],
  );
  return [...new Set(addresses)].flatMap((address) => {
    const match = matchPath(address, []);
    if (match?.name !== 'image') return [];
    const { width, height, scene = '' } = match.params;
    return [{ sceneKey: scene, size: `${width}x${height}`, format: 'avif' as const }];
  });
}
