import type { FastifyInstance, FastifyRequest } from 'fastify';
import { parseHost } from '../server/http/parse-host.ts';
import type { Members } from './wiring/shop.server.ts';

/** Built files and pictures of the shop, which the provider's screens show from their own origin. */
const sharedFiles = /^\/(?:assets|image|src|@fs|node_modules)\//;

/** Whether a request is for the host of the embedded identity provider; false for everything where there is none. */
export function isProviderHost({ host }: Pick<FastifyRequest, 'host'>, hostname: string | null): boolean {
  return hostname !== null && parseHost(host)?.hostname === hostname;
}

/**
 * Hands requests for the provider's host over to it, before anything of the shop reads them: it is another origin with cookies, forms and a
 * parser of its own, on the shop's port.
 */
export function registerEmbeddedProvider(
  app: FastifyInstance,
  { hostname, app: provider }: NonNullable<Members['embedded']>,
): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (!isProviderHost(request, hostname) || sharedFiles.test(request.url)) return done();
    reply.hijack();
    provider.routing(request.raw, reply.raw);
  });
}
