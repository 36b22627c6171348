import type { FastifyRequest } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { findTextFault } from '../../domain/words/find-text-fault.ts';
import { matchPath, type RouteMatch } from '../../url.ts';

/**
 * The address a request asks for, or null when it is none of a site's: it must begin with one slash.
 * (`//host/path` and `http://host/path` would otherwise be read as somebody else's.)
 * Drops parameters whose text is unreadable: a link with `?utm_source=%00` opens the same page without it.
 */
export function parseAddress(requestTarget: string): URL | null {
  if (!isAddress(requestTarget)) return null;
  const address = new URL(`http://shop${requestTarget}`);
  if (address.search.includes('%')) dropUnreadable(address.searchParams);
  return address;
}

function dropUnreadable(query: URLSearchParams): void {
  for (const [name, value] of [...query])
    if (findTextFault(name) !== null || findTextFault(value) !== null) query.delete(name);
}

/** Whether `parseAddress` can read it; runs for every request, so the usual ones are not parsed. */
export function isAddress(requestTarget: string): boolean {
  if (requestTarget.length > requestLimits.maxAddressLength) return false;
  if (/^\/[\w/.~-]*(?:\?[\w/.~%&=+-]*)?$/.test(requestTarget)) return true;
  return requestTarget.startsWith('/') && URL.canParse(`http://shop${requestTarget}`);
}

/** Where visitors reach this page, without query: the address other sites should link to. */
export function readServedAddress(request: FastifyRequest): URL {
  const address = new URL(request.site.origin);
  address.pathname = parseAddress(request.url)?.pathname ?? '/';
  return address;
}

/** Whether an address belongs to the shop's pages (known or not), to a call or to the operation of the site. */
export function addressKind(requestTarget: string): 'page' | 'endpoint' | 'system' {
  const kind = findRoute(requestTarget)?.kind;
  return kind === 'endpoint' || kind === 'system' ? kind : 'page';
}

/** The route of an address, with any locale segment. */
export function findRoute(requestTarget: string): RouteMatch | null {
  const pathname = requestTarget.split('?', 1)[0] ?? '';
  return matchPath(pathname, [pathname.slice(1, 6)]);
}
