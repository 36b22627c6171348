import { timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';

/** The figures of this process in Prometheus' text format. */
export interface MetricsReader {
  readonly contentType: string;
  metrics(): Promise<string>;
}

/**
 * `/metrics` for Prometheus. It reveals business figures: with a token only its bearer reads them; without one the port has to
 * be out of others' reach, which `readEnv` requires.
 */
export function registerMetricsPage(
  app: FastifyInstance,
  token: string | null,
  { contentType, metrics }: MetricsReader,
): void {
  addRoute(app, 'metrics', {
    purpose: 'operations',
    schema: { hide: true },
    handler: async ({ headers }, reply) => {
      if (token !== null && !isSameText(headers.authorization ?? '', `Bearer ${token}`))
        throw new HttpError(404, 'not-found', 'There is nothing at this address.');
      return reply.type(contentType).send(await metrics());
    },
  });
}

/** Compares in constant time, so that the duration does not reveal a correct prefix. */
function isSameText(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
