import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { findPageGroup, isStaffPath, type RouteName } from '../../routes.ts';
import type { FrameContent } from '../../site/page-data.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath, matchPath, type RouteMatch } from '../../url.ts';
import type { Assets } from '../files/assets.server.ts';
import { addRoute } from '../http/add-route.server.ts';
import { HttpError } from '../http/http-error.server.ts';
import { readAddress, readServedAddress } from '../http/request-address.server.ts';
import type { PaymentOrigins } from '../http/security-headers.server.ts';
import { type TrackingDeps, trackPageView } from '../visitor/track-server-event.server.ts';
import { sendFrameReturn } from './frame-return.server.ts';
import { loadPage, type PageSources } from './load-page.server.ts';
import { readCaller } from './read-caller.server.ts';
import { renderPage } from './render-page.server.tsx';

declare module 'fastify' {
  interface FastifyRequest {
    /** Route of the table that a page address matched; null for every other request. */
    pageRoute: RouteName | null;
  }
}

/** Where an old address leads now. */
export interface LegacyTarget {
  readonly address: string;
  /** 301 where it leads there for good, 302 where that depends on what is sold. */
  readonly status: 301 | 302;
}

/** What pages are made of. */
export interface PageDeps extends PageSources, TrackingDeps {
  readonly assets: Assets;
  readonly loadFrame: (visit: Visit) => Promise<FrameContent>;
  /** Null for an address that was never moved. */
  readonly findLegacyTarget: (match: RouteMatch, url: URL, visit: Visit) => Promise<LegacyTarget | null>;
  /** Origins that a page of payment may frame and load from, for the origin at which the shop is reached. */
  readonly paymentOrigins: (origin: string) => PaymentOrigins;
}

/** Pages into which the payment provider puts its frames, and no others (`ownDocuments` in navigate.ts). */
const payingPages: readonly RouteName[] = ['checkout_customer_payment', 'checkout_payment'];

/** Serves every page of the route table as a document, and the not-found page with status 404 for the rest. */
export function registerPages(app: FastifyInstance, deps: PageDeps): void {
  app.decorateRequest('pageRoute', null);

  addRoute(app, 'root', {
    bucket: 'pages',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply.redirect(buildPath('homepage', { _locale: request.site.brand.locales[0] }), 302),
  });

  app.get('/*', { schema: { hide: true }, config: { bucket: 'pages' } }, (request, reply) =>
    sendPage(request, reply, deps),
  );
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, deps: PageDeps): Promise<FastifyReply> {
  const url = readAddress(request.url);
  if (url === null) throw new Error('The guards let an address through that is none');
  const { visit } = request;
  const { route: match, brand } = request.site;
  request.pageRoute = match?.name ?? null;
  if (match?.name === 'checkout_payment' && request.headers['sec-fetch-dest'] === 'iframe')
    return sendFrameReturn(reply);
  const withoutSlash = match === null ? findWithoutSlash(url, brand.locales) : null;
  if (withoutSlash !== null) return reply.redirect(withoutSlash, 308);
  if (isStaffPath(url.pathname)) throw new HttpError(404, 'not-found', 'There is nothing at this address.');
  const legacy = match === null ? null : await deps.findLegacyTarget(match, url, visit);
  if (legacy !== null) return reply.redirect(legacy.address, legacy.status);

  const page = await loadPage(deps, visit, { url, match, caller: readCaller(request) });
  // What a step of a checkout shows changes with every call, and its id never travels on to third parties (checkout X-105).
  const isOfCheckout = match !== null && findPageGroup(match.name) === 'checkout';
  if (isOfCheckout) reply.header('referrer-policy', 'no-referrer');
  if (page.redirectTo !== undefined) {
    return reply
      .header('cache-control', 'no-store')
      .redirect(page.redirectTo, page.isPermanent === true ? 301 : 302);
  }
  trackPageView(deps, request, visit, page);
  const frame = await deps.loadFrame(visit);
  const assets = deps.assets.forPage(page.view, visit.brand.key, page.notices !== undefined);
  const address = readServedAddress(request);
  const isPaying = match !== null && payingPages.includes(match.name);
  const nonce = reply.allowPage(isPaying ? deps.paymentOrigins(address.origin) : undefined);
  const served = { assets, nonce, address };
  const payload = { visit, frame, page, path: url.pathname + url.search };
  return reply
    .code(page.code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': visit.language,
      vary: 'Accept-Language, Cookie',
      // An editor's page is never stored: it is not for visitors, nor for the editor after signing out.
      'cache-control': visit.isEditor ? 'private, no-store' : isOfCheckout ? 'no-store' : 'private, no-cache',
    })
    .send(await renderPage(payload, served));
}

/** The same address without its slashes at the end, where that one is a route: each page has one address. */
function findWithoutSlash({ pathname, search }: URL, locales: Brand['locales']): string | null {
  if (!pathname.endsWith('/')) return null;
  const path = pathname.replace(/\/+$/, '');
  return matchPath(path, locales) === null ? null : path + search;
}
