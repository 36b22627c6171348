import type { FastifyInstance, FastifyRequest } from 'fastify';

/**
 * Lets the routes of a scope take bodies of every content type unread: signatures cover what was sent, byte by byte. Each route has the limit
 * of its own `bodyLimit`.
 */
export function readRawBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
}

/** The body as it was sent; '' for none. */
export const rawBodyOf = ({ body }: FastifyRequest): string => (typeof body === 'string' ? body : '');
