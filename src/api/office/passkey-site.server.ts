import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import type { PasskeySite } from '../../features/staff/passkey-store.server.ts';

/** The site the browser is on. Behind a proxy that terminates TLS the request itself may be http. */
export function passkeySiteOf(request: FastifyRequest): PasskeySite {
  const schemes = new Set([request.protocol, ...(request.site.isHttps ? ['https'] : [])]);
  return {
    host: request.hostname.toLowerCase(),
    origins: [...schemes].map((scheme) => `${scheme}://${request.host.toLowerCase()}`),
  };
}

/** The response of an authenticator: checks its shape only; the verification checks its content. */
export const proofSchema = z.looseObject({
  id: z.string().min(1).max(1500),
  rawId: z.string().max(1500),
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: z.string().max(4000) }),
});
