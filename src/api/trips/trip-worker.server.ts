import type { FastifyInstance } from 'fastify';
import { cacheLifetimes } from '../../defaults.ts';
import worker from '../../features/booking/my-trips/offline/trip-worker.browser.js?raw';
import { addRoute } from '../../server/http/add-route.server.ts';

/** Registers the script that keeps trips readable without a network. It is at the root, so that its scope may be the trips of any language. */
export function registerTripWorker(app: FastifyInstance): void {
  addRoute(app, 'trip_worker', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (_request, reply) =>
      reply
        .type('text/javascript; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheLifetimes.hourlyFileSeconds}`)
        .send(worker),
  });
}
