import type { FastifyRequest } from 'fastify';
import { digestToken } from '../../database/token.server.ts';
import { digestVisitor } from '../../features/complaints/lookup-misses.server.ts';
import type { FileOwner } from '../../features/complaints/uploads/staged-uploads.server.ts';
import { limitedNetwork } from '../../server/http/client-address.server.ts';
import { readVisitor } from '../../server/visitor/visitor-cookies.server.ts';

/** Whose files a request stages. @param visitorId as `requireVisitorId` gives it */
export function describeFileOwner({ ip }: FastifyRequest, visitorId: string, secret: string): FileOwner {
  const network = limitedNetwork(ip);
  return {
    owner: digestToken(visitorId),
    network: network === null ? null : digestVisitor('network', network, secret),
  };
}

/** Whose files a request is about; null for a visitor who is not known. */
export function findFileOwner(request: FastifyRequest): Buffer | null {
  const { id } = readVisitor(request);
  return id === null ? null : digestToken(id);
}
