import type { FastifyInstance, FastifyRequest } from 'fastify';
import { requestLimits } from '../../defaults.ts';
import { PAGE_ROUTE_NAMES, type RouteName, routes } from '../../routes.ts';
import { matchPath, type RouteMatch } from '../../url.ts';
import { parseAddress } from '../http/request-address.server.ts';
import { createAddressLimit } from '../traffic/rate-limits.server.ts';
import type { RequestCounts } from '../traffic/request-counts.server.ts';

/** What a key that we have mailed opens: a checkout with its trip, a payment, or what the newsletter knows of its reader. */
export type MailedKey = 'trip' | 'payment' | 'newsletter';

/** Whether the key in an address is one that we have mailed and that still opens its page. */
export type ProveMailedKey = (page: OpenedPage) => boolean | Promise<boolean>;

/** A page as its address opens it. */
export interface OpenedPage {
  readonly kind: MailedKey;
  readonly match: RouteMatch;
  readonly params: URLSearchParams;
  /** Key of the brand whose site is asked. */
  readonly brand: string;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** What the address of a page opens by its mailed key; null for a page without one, and for a key that is not ours or has ended. */
    mailedKey: MailedKey | null;
  }
}

/** Content pages: the newsletter's have any slug that editors choose. */
const newsletterPages: readonly RouteName[] = ['homepage', 'newsletter_confirm'];

/** What a key in the address of a page would open; null for a page that no mail has a key for. */
export function mailedKeyOf(name: RouteName): MailedKey | null {
  if (!(PAGE_ROUTE_NAMES as readonly RouteName[]).includes(name)) return null;
  const [path] = routes[name].paths;
  if (path.includes('{token}')) return 'payment';
  if (path.includes('{checkoutId}')) return 'trip';
  return newsletterPages.includes(name) ? 'newsletter' : null;
}

/**
 * Proves the keys in addresses of pages before a request is counted and queued: who holds one is served ahead of those who browse, and
 * an invented one changes nothing. A store that fails proves nothing. Call it after the counts and before the limits of requests.
 */
export function registerMailedKeys(app: FastifyInstance, prove: ProveMailedKey, counts: RequestCounts): void {
  app.decorateRequest('mailedKey', null);
  const mayAskStore = createAddressLimit(app, {
    max: requestLimits.paymentProofsPerMinute,
    counts,
    what: 'payment proof',
  });
  // A payment's token has no signature: each that is tried costs a query, also where the request is refused afterwards.
  const proveWithin = async (request: FastifyRequest, page: OpenedPage) =>
    (page.kind !== 'payment' || (await mayAskStore(request))) && prove(page);
  // Not an async function: most requests have no key.
  app.addHook('onRequest', (request, _reply, done) => {
    const page = findPage(request);
    if (page === null) return done();
    proveSafely(request, () => proveWithin(request, page), page).then(() => done(), done);
  });
}

async function proveSafely(request: FastifyRequest, prove: ProveMailedKey, page: OpenedPage): Promise<void> {
  try {
    request.mailedKey = (await prove(page)) ? page.kind : null;
  } catch (error) {
    request.log.warn({ err: error }, 'the key of a mail could not be proved');
  }
}

/** The page with a key that is asked for, as a document or by the page-content call; null for everything else. */
function findPage({ url, site }: FastifyRequest): OpenedPage | null {
  const { brand, route } = site;
  const isCall = route?.name === 'page_content';
  if (route === null || (!isCall && mailedKeyOf(route.name) === null)) return null;
  const address = parseAddress(url);
  const { searchParams } = address ?? {};
  const page = isCall
    ? parseAddress((searchParams?.get('path') ?? '') + (searchParams?.get('query') ?? ''))
    : address;
  const match = page === null ? null : matchPath(page.pathname, brand.locales);
  const kind = match === null ? null : mailedKeyOf(match.name);
  if (page === null || match === null || kind === null) return null;
  return { kind, match, params: page.searchParams, brand: brand.key };
}
