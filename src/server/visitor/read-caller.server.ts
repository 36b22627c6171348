import type { FastifyRequest } from 'fastify';
import { closedAirlinesCookie, readClosedAirlines } from '../../site/closed-airlines.ts';
import type { PageCaller } from '../pages/load-page.server.ts';
import { readVisitor } from './visitor-cookies.server.ts';

/** Who asks for a page, from the request's cookies. */
export function readCaller(request: FastifyRequest): PageCaller {
  return {
    visitor: readVisitor(request),
    closedAirlines: readClosedAirlines(request.cookies[closedAirlinesCookie]),
  };
}
