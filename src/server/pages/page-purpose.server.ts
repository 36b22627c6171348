import type { FastifyRequest } from 'fastify';
import { carriesCheckoutId } from '../../routes.ts';
import { matchPath, type RouteMatch } from '../../url.ts';
import type { Purpose } from '../http/purpose.ts';
import { readVisitor } from '../visitor/visitor-cookies.server.ts';

/** What a document is for. */
export function purposeOfPage(request: FastifyRequest): Purpose {
  return purposeOf(request, request.site.route);
}

/** What a page-content call is for: the same as the document of the page it asks for. */
export function purposeOfPageContent(request: FastifyRequest): Purpose {
  const { path } = request.query as { path?: unknown };
  return purposeOf(request, typeof path === 'string' ? matchPath(path, [request.visit.locale]) : null);
}

/** A page of a checkout goes with its calls, ahead of those who browse, but only for shoppers with a session: they have begun one. */
function purposeOf(request: FastifyRequest, route: RouteMatch | null): Purpose {
  const isCheckoutPage = route !== null && carriesCheckoutId(route.name);
  return isCheckoutPage && readVisitor(request).session !== null ? 'checkout' : 'pages';
}
