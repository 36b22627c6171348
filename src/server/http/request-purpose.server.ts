import type { FastifyRequest } from 'fastify';
import type { Purpose } from './purpose.ts';

/** What a route is for; a function where the request decides. */
export type RoutePurpose = Purpose | ((request: FastifyRequest) => Purpose);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Every route of ours has one; what the framework answers by itself has none. */
    purpose?: RoutePurpose;
  }
}

/** What a request is for; null for what no route of ours answers. */
export function requestPurposeOf(request: FastifyRequest): Purpose | null {
  const { purpose } = request.routeOptions.config;
  return (typeof purpose === 'function' ? purpose(request) : purpose) ?? null;
}
