import type { FastifyRequest } from 'fastify';
import type { PasskeySite } from '../../features/staff/passkey-store.server.ts';

/** The site the browser is on. Behind a proxy that terminates TLS the request itself may be http. */
export function passkeySiteOf(request: FastifyRequest): PasskeySite {
  const schemes = new Set([request.protocol, ...(request.site.isHttps ? ['https'] : [])]);
  return {
    host: request.hostname.toLowerCase(),
    origins: [...schemes].map((scheme) => `${scheme}://${request.host.toLowerCase()}`),
  };
}
