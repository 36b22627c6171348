import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { routes } from '../../routes.ts';
import type { RouteMatch } from '../../url.ts';
import { HttpError } from './http-error.server.ts';
import { findRoute, isAddress } from './request-address.server.ts';

const readingMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Where the shop's calls are: `/{locale}/ajax/…`. */
const callPath = /^\/[^/?]+\/ajax\//;

export interface GuardOptions {
  /** Counts a refused call for the metrics. */
  readonly countCrossSite: () => void;
}

/** Refuses requests before any handler: malformed addresses, methods without a route, calls made by other sites. */
export function registerRequestGuards(app: FastifyInstance, options: GuardOptions): void {
  app.addHook('onRequest', (request, reply, done) => {
    requireAddress(request);
    if (request.is404 || request.routeOptions.url === '/*') {
      const route = findRoute(request.url);
      // A call that does not exist has no method either.
      if (route === null && callPath.test(request.url)) throw nothingHere();
      const allowed = listMethods(route);
      if (request.method === 'OPTIONS') {
        void reply.code(204).header('allow', allowed.join(', ')).send();
        return;
      }
      requireServedMethod(request, allowed);
      // The route table contains calls that have no handler yet.
      if (route?.kind === 'endpoint' || route?.kind === 'system') throw nothingHere();
    }
    const { isSigned = false, isReturn = false, isOneClick = false } = request.routeOptions.config;
    const isForeign = isSigned || isReturn || isOneClick;
    if (!readingMethods.has(request.method) && !isForeign) requireOwnSite(request, options);
    requireSiteLocale(request);
    done();
  });
  app.setNotFoundHandler(() => {
    throw nothingHere();
  });
}

function nothingHere(): HttpError {
  return new HttpError(404, 'not-found', 'There is nothing at this address.');
}

/** A call under a locale segment that the site does not serve is a call to nowhere (ROUTE-002). Pages show not-found themselves. */
function requireSiteLocale(request: FastifyRequest): void {
  const { _locale: locale } = request.params as { _locale?: string };
  if (locale === undefined) return;
  if (!request.site.brand.locales.includes(locale)) throw nothingHere();
}

function requireAddress(request: FastifyRequest): void {
  if (request.url.length > requestLimits.maxAddressLength) {
    throw new HttpError(414, 'address-too-long', 'The address of the request is too long.');
  }
  if (!isAddress(request.url))
    throw new HttpError(400, 'invalid-input', 'This is not an address of this site.');
}

/** Methods an address answers; every address that is not a call is read, also where it is posted to as well (FLOW-020). */
function listMethods(route: RouteMatch | null): readonly string[] {
  const table = route === null ? undefined : routes[route.name];
  const called: readonly string[] = table !== undefined && 'methods' in table ? table.methods : [];
  const methods = called.length === 0 || table?.kind === 'page' ? ['GET', ...called] : called;
  return [...methods.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method])), 'OPTIONS'];
}

/** A method the address does not serve is a 405; a served one that no handler took is left to end as not found. */
function requireServedMethod(request: FastifyRequest, allowed: readonly string[]): void {
  if (allowed.includes(request.method)) return;
  throw new HttpError(405, 'method-not-allowed', `This address does not answer ${request.method}.`, {
    headers: { allow: allowed.join(', ') },
  });
}

/**
 * A call that changes something must come from a page of this site. Browsers say so themselves: in Sec-Fetch-Site
 * (Fetch Metadata), or in Origin where they are too old for that. Neither header can be set by a foreign page.
 */
function requireOwnSite(request: FastifyRequest, { countCrossSite }: GuardOptions): void {
  const site = request.headers['sec-fetch-site'];
  const { origin } = request.headers;
  const isOwn =
    site === undefined ? origin === request.site.origin : site === 'same-origin' || site === 'none';
  if (isOwn) return;
  countCrossSite();
  request.log.warn({ site, origin, route: request.routeOptions.url }, 'call from another site refused');
  throw new HttpError(403, 'cross-site', 'Calls that change something are only accepted from this site.');
}
