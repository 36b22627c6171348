import type { FastifyInstance } from 'fastify';
import { cacheLifetimes } from '../../defaults.ts';
import type { Clock } from '../../domain/time/clock.ts';
import { dayMs } from '../../domain/time/time-units.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';

/**
 * Serves `/.well-known/security.txt` (RFC 9116), which says where to report a vulnerability; 404 without a contact.
 * @param contact `mailto:` or `https:` address
 */
export function registerSecurityTxt(app: FastifyInstance, contact: string | null, clock: Clock): void {
  addRoute(app, 'security_txt', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (_request, reply) => {
      if (contact === null) throw new HttpError(404, 'not-found', 'There is nothing at this address.');
      const expires = new Date(clock.now().getTime() + cacheLifetimes.securityContactDays * dayMs);
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheLifetimes.hourlyFileSeconds}`)
        .send(`Contact: ${contact}\nExpires: ${expires.toISOString()}\nPreferred-Languages: de, en\n`);
    },
  });
}
