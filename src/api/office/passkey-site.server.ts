import type { FastifyRequest } from 'fastify';
import type { PasskeySite } from '../../features/staff/passkey-store.server.ts';

/** The site the browser is on: a passkey belongs to its host. */
export function passkeySiteOf({ site }: Pick<FastifyRequest, 'site'>): PasskeySite {
  return { host: new URL(site.origin).hostname, origins: [site.origin] };
}
