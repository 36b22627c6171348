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

/**
 * A page of a checkout or trip goes with its calls, ahead of those who browse, but only for people who have something to lose: a shopper
 * with a session, a member who is signed in, a traveller who has entered the code, or the holder of a mail's key. Pages of the newsletter
 * go with its forms, and so does the withdrawal, which has to stay within reach (Directive (EU) 2023/2673) and needs no key.
 */
function purposeOf(request: FastifyRequest, route: RouteMatch | null): Purpose {
  if (route?.name === 'withdrawal' || request.mailedKey === 'newsletter') return 'choices';
  if (request.mailedKey !== null) return 'checkout';
  if (route === null) return 'pages';
  const { session, memberId, tripGrants = {} } = readVisitor(request);
  const isMembers = memberId !== null && (route.name === 'my_trips' || carriesCheckoutId(route.name));
  const hasCode = Object.hasOwn(tripGrants, route.params.checkoutId ?? '');
  return isMembers || hasCode || (session !== null && carriesCheckoutId(route.name)) ? 'checkout' : 'pages';
}
