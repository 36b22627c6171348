import cluster from 'node:cluster';
import type { FastifyInstance } from 'fastify';
import { brands } from '../../brands/load-brands.server.ts';
import { processTimings } from '../../defaults.ts';
import type { ImagePort } from '../../ports/images/image-port.ts';
import { listLeadPictures } from '../../trip-search/pictures/list-lead-pictures.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { anyVisitor } from '../wiring/shown-scenes.server.ts';

interface LeadPictures {
  readonly images: Pick<ImagePort, 'prepareImages'>;
  readonly search: Pick<Search, 'visit'>;
}

/**
 * Has the first picture of every hotel made while nobody waits for others, so that lists show pictures at once; all others are made
 * when they are first looked at. In a cluster one process does it for all.
 */
export function prepareLeadPictures(
  app: FastifyInstance,
  { images, search }: LeadPictures,
  delayMs = processTimings.prepareLeadsDelayMs,
): void {
  if ((cluster.worker?.id ?? 1) > 1) return;
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (done) => {
    timer = setTimeout(prepare, delayMs).unref();
    done();
  });
  app.addHook('preClose', async () => clearTimeout(timer));

  function prepare(): void {
    try {
      const lights = new Set([...brands.values()].map(({ light }) => light));
      images.prepareImages(listLeadPictures(search.visit(anyVisitor).catalogue, [...lights]), 'idle');
    } catch (error) {
      app.log.warn({ err: error }, 'the first pictures of hotels could not be prepared');
    }
  }
}
