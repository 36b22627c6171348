import type { FastifyRequest } from 'fastify';
import { closedAirlinesCookie, parseClosedAirlines } from '../../site/closed-airlines.ts';
import { readVisitor } from '../visitor/visitor-cookies.server.ts';
import type { PageCaller } from './load-page.server.ts';

/** Who asks for a page, from the request's cookies. */
export function readCaller(request: FastifyRequest): PageCaller {
  return {
    visitor: readVisitor(request),
    closedAirlines: parseClosedAirlines(request.cookies[closedAirlinesCookie]),
  };
}
