import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { addRoute } from '../../server/http/add-route.server.ts';
import { errorSchema } from '../../server/http/error-answers.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import type { DatabaseProbe } from './database-probe.server.ts';

/**
 * Probes for a process monitor. Alive: the event loop runs; ready: pages can be served: the database
 * answers within a second (migrations are done before the server listens) and the process is not shutting down.
 * @param shop the server of visitors, where `app` is another one of the same process: ready from when it listens until it closes
 */
export function registerProbes(app: FastifyInstance, databaseAnswers: DatabaseProbe, shop = app): void {
  let isEnding = false;
  shop.addHook('preClose', (done) => {
    isEnding = true;
    done();
  });
  const isServing = () => !isEnding && (shop === app || shop.server.listening);

  addRoute(app, 'health', {
    isHostFree: true,
    purpose: 'operations',
    schema: { summary: 'The process is alive', tags: ['operation'], response: { 200: okSchema } },
    handler: async (_request, reply) => reply.send({ ok: true }),
  });

  addRoute(app, 'readiness', {
    isHostFree: true,
    purpose: 'operations',
    schema: {
      summary: 'The process can serve pages',
      tags: ['operation'],
      response: { 200: okSchema, 503: errorSchema },
    },
    handler: async (_request, reply) => {
      if (!isServing() || !(await databaseAnswers())) throw notReady();
      return reply.header('cache-control', 'no-store').send({ ok: true });
    },
  });
}

const okSchema = z.object({ ok: z.literal(true) });

function notReady(): HttpError {
  return new HttpError(503, 'unavailable', 'This process cannot serve pages at the moment.', {
    headers: { 'retry-after': '2' },
  });
}
