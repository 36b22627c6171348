import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { originOfLocale } from '../../brands/locale-origin.ts';
import { carriesCheckoutId, isStaffPath, type RouteName } from '../../routes.ts';
import type { FrameContent } from '../../site/page-data.ts';
import { dropShownPrice } from '../../site/shown-price.ts';
import { isPersonalVisit, type Visit } from '../../site/visit.ts';
import { buildPath, matchPath, type RouteMatch } from '../../url.ts';
import type { Assets } from '../files/assets.server.ts';
import { addRoute } from '../http/add-route.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { parseAddress, readServedAddress } from '../http/request-address.server.ts';
import type { PaymentOrigins } from '../http/security-headers.server.ts';
import { countPageStep, type StepCounting } from '../visitor/count-sale-step.server.ts';
import { chooseLocale } from '../visitor/read-visit.server.ts';
import { type TrackingDeps, trackPageView } from '../visitor/track-server-event.server.ts';
import { loadPage, type PageSources } from './load-page.server.ts';
import { purposeOfPage } from './page-purpose.server.ts';
import { readCaller } from './read-caller.server.ts';
import { renderPage } from './render-page.server.tsx';
import { sendFrameReturn } from './send-frame-return.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Route of the table that a page address matched; null for every other request. */
    pageRoute: RouteName | null;
  }
}

/** The new address of an old one. */
export interface LegacyTarget {
  readonly address: string;
  /** 301 for a permanent redirect, 302 when the target depends on what is sold. */
  readonly status: 301 | 302;
}

export interface PageDeps extends PageSources, TrackingDeps, StepCounting {
  readonly assets: Assets;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
  /** Returns null for an address that was never moved. */
  readonly findLegacyTarget: (match: RouteMatch, url: URL, visit: Visit) => Promise<LegacyTarget | null>;
  /** Origins from which a payment page may load frames and scripts, for the origin of the shop. */
  readonly paymentOrigins: (origin: string, companyId: string) => PaymentOrigins;
}

/** Pages that load the payment provider's script and frames; only their policy allows its origins (`ownDocuments` in watch-navigation.ts). */
const paymentFramePages: readonly RouteName[] = [
  'checkout_customer_payment',
  'checkout_payment',
  'voucher_form',
  'payment_link',
  'trip_change_review',
];

/** Pages that a bank or a wallet sends the shopper back to. */
const returnPages: readonly RouteName[] = [
  'checkout_payment',
  'voucher_form',
  'payment_link',
  'trip_change_review',
];

/** Serves every page of the route table as a document, and the not-found page with status 404 for the rest. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  app.decorateRequest('pageRoute', null);

  addRoute(app, 'root', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply
        .header('vary', 'Accept-Language, Cookie')
        .redirect(buildPath('homepage', { _locale: chooseLocale(request, request.site.brand) }), 302),
  });

  app.get('/*', { schema: { hide: true }, config: { purpose: purposeOfPage } }, (request, reply) =>
    sendPage(request, reply, deps),
  );
}

/**
 * Sends a page. The exits before rendering, in this order; only the last two ask a store:
 * 1. the end of a 3-D Secure frame has no session and loads nothing,
 * 2. an address with trailing slashes redirects to the one without, so every page has one address,
 * 3. an unknown address of staff fails here, and never gets a page of the shop,
 * 4. an old address redirects to its new one before a loader runs,
 * 5. a loader redirects, such as a finished booking to its result; no page view is tracked.
 */
export async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  deps: PageDeps,
): Promise<FastifyReply> {
  const url = parseAddress(request.url);
  if (url === null) throw new Error('The guards let an unparsable address through');
  const { visit } = request;
  const { route: match, brand } = request.site;
  request.pageRoute = match?.name ?? null;
  const isReturnPage = match !== null && returnPages.includes(match.name);
  if (isReturnPage && request.headers['sec-fetch-dest'] === 'iframe') return sendFrameReturn(reply);
  const pathWithoutSlash = match === null ? findPathWithoutTrailingSlash(url, brand.locales) : null;
  if (pathWithoutSlash !== null) return reply.redirect(pathWithoutSlash, 308);
  if (isStaffPath(url.pathname)) throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  const origin = originOfLocale(brand, request.site.origin, visit.locale);
  // Each page has one address: a locale with a host of its own is not at the others.
  if (match?.params._locale !== undefined && origin !== request.site.origin && request.method !== 'POST')
    return reply.redirect(origin + url.pathname + url.search, 308);
  const legacy = match === null ? null : await deps.findLegacyTarget(match, url, visit);
  if (legacy !== null) return reply.redirect(legacy.address, legacy.status);

  const page = await loadPage(deps, visit, { url, match, caller: readCaller(request) });
  // Every call changes what a checkout page shows, so it is not stored; its id never reaches third parties (checkout X-105).
  const isCheckoutPage = match !== null && carriesCheckoutId(match.name);
  if (isCheckoutPage) reply.header('referrer-policy', referrerPolicyOf(match.name));
  if (page.redirectTo !== undefined) {
    return reply
      .header('cache-control', 'no-store')
      .redirect(page.redirectTo, page.isPermanent === true ? 301 : 302);
  }
  trackPageView(deps, request, visit, page);
  countPageStep(deps, request, visit, page);
  const frame = await deps.loadFrame(visit);
  const assets = deps.assets.forPage(page.view, visit.brand.key, page.notices !== undefined);
  const address = readServedAddress(request);
  const needsPaymentCsp = match !== null && paymentFramePages.includes(match.name);
  const nonce = reply.allowPage(
    needsPaymentCsp ? deps.paymentOrigins(address.origin, visit.brand.company.id) : undefined,
  );
  const asked = url.pathname + url.search;
  const path = dropShownPrice(asked);
  const served = { assets, nonce, address, dropsShownPrice: path !== asked };
  const payload = { visit, frame, page, path };
  return reply
    .code(page.code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': visit.language,
      vary: 'Accept-Language, Cookie',
      // No cache stores the page of an editor or a member: neither visitors nor they themselves, once signed out, may see it.
      'cache-control':
        isPersonalVisit(visit) || page.isPersonal === true
          ? 'private, no-store'
          : isCheckoutPage
            ? 'no-store'
            : 'private, no-cache',
    })
    .send(await renderPage(payload, served));
}

/** Path and query without trailing slashes; null when the address has none or the result is no route. */
function findPathWithoutTrailingSlash({ pathname, search }: URL, locales: Brand['locales']): string | null {
  if (!pathname.endsWith('/')) return null;
  const path = pathname.replace(/\/+$/, '');
  return matchPath(path, locales) === null ? null : path + search;
}

/**
 * Trips are pages of plain forms: with `no-referrer` a browser without Fetch Metadata posts them with `Origin: null`, which the guard refuses.
 * `strict-origin` says the origin, and neither the id nor the key of a link.
 */
function referrerPolicyOf(name: RouteName): string {
  return name.startsWith('trip') ? 'strict-origin' : 'no-referrer';
}
