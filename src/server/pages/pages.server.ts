import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findLegacyTarget } from '../../api/search/legacy-target.server.ts';
import type { Brand } from '../../brands/brand.ts';
import { chooseBrand } from '../../brands/load-brands.server.ts';
import { isStaffPath } from '../../features/staff/staff-places.ts';
import type { Shop } from '../../main/shop.server.ts';
import { findPageGroup, type RouteName } from '../../routes.ts';
import { buildPath, matchPath } from '../../url.ts';
import { addRoute } from '../http/add-route.server.ts';
import { chooseEncoding } from '../http/compress-answers.server.ts';
import { Refusal } from '../http/refusal.server.ts';
import { readAddress, readServedAddress } from '../http/request-address.server.ts';
import { readCaller } from '../visitor/read-caller.server.ts';
import { tellPage } from '../visitor/tell-analytics.server.ts';
import { openVisit } from '../visitor/visit.server.ts';
import { sendFrameReturn } from './frame-return.server.ts';
import { loadPage } from './load-page.server.ts';
import { preparePage, type RenderedPage } from './render-page.server.tsx';
import { SPLICED_ENCODINGS } from './splice-compressed.server.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Route of the table that a page address matched; null for every other request. */
    pageRoute: RouteName | null;
  }
}

/** Pages into which the payment provider puts its frames, and no others (`ownDocuments` in navigate.ts). */
const payingPages: readonly RouteName[] = ['checkout_customer_payment', 'checkout_payment'];

/** Serves every page of the route table as a document, and the not-found page with status 404 for the rest. */
export function registerPages(app: FastifyInstance, shop: Shop): void {
  app.decorateRequest('pageRoute', null);

  addRoute(app, 'root', {
    bucket: 'pages',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply.redirect(buildPath('homepage', { _locale: siteLocales(request, shop)[0] }), 302),
  });

  app.get('/*', { schema: { hide: true }, config: { bucket: 'pages' } }, (request, reply) =>
    sendPage(request, reply, shop),
  );
}

async function sendPage(request: FastifyRequest, reply: FastifyReply, shop: Shop): Promise<FastifyReply> {
  const url = readAddress(request.url);
  if (url === null) throw new Error('The guards let an address through that is none');
  const locales = siteLocales(request, shop);
  const match = matchPath(url.pathname, locales);
  request.pageRoute = match?.name ?? null;
  if (match?.name === 'checkout_payment' && request.headers['sec-fetch-dest'] === 'iframe')
    return sendFrameReturn(reply);
  const withoutSlash = match === null ? findWithoutSlash(url, locales) : null;
  if (withoutSlash !== null) return reply.redirect(withoutSlash, 308);
  if (isStaffPath(url.pathname)) throw new Refusal(404, 'not-found', 'There is nothing at this address.');
  const visit = await openVisit(request, chooseLocale(url.pathname, locales), shop);
  const legacy = match === null ? null : await findLegacyTarget(match, url, { search: shop.search, visit });
  if (legacy !== null) return reply.redirect(legacy.address, legacy.status);

  const page = await loadPage(shop, visit, url, readCaller(request));
  // What a step of a checkout shows changes with every call, and its id never travels on to third parties (checkout X-105).
  const isOfCheckout = match !== null && findPageGroup(match.name) === 'checkout';
  if (isOfCheckout) reply.header('referrer-policy', 'no-referrer');
  if (page.leadsTo !== undefined) {
    return reply
      .header('cache-control', 'no-store')
      .redirect(page.leadsTo, page.leadsForGood === true ? 301 : 302);
  }
  tellPage(shop, request, visit, page);
  const frame = await shop.loadFrame(visit);
  const assets = shop.assets.forPage(page.view, visit.brand.key, page.notices !== undefined);
  const address = readServedAddress(request);
  const isPaying = match !== null && payingPages.includes(match.name);
  const nonce = reply.allowPage(isPaying ? shop.payments.originsFor(address.origin) : undefined);
  const served = { assets, nonce, address };
  const handover = { visit, frame, page, path: url.pathname + url.search };
  const rendered = await preparePage(handover, served, shop.sharedBodies);
  return reply
    .code(page.code)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-language': visit.language,
      vary: 'Accept-Language, Cookie',
      // An editor's page is nobody else's, and not the editor's own once signed out.
      'cache-control': visit.isEditor ? 'private, no-store' : isOfCheckout ? 'no-store' : 'private, no-cache',
    })
    .send(writePage(request, reply, rendered));
}

/** Compressed from parts where those are kept; all others the compression of answers compresses. */
function writePage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage): Buffer {
  const encoding = chooseEncoding(request.headers['accept-encoding'], SPLICED_ENCODINGS);
  const spliced = encoding === null ? null : page.splice(encoding);
  if (encoding === null || spliced === null) return page.join();
  reply.headers({ 'content-encoding': encoding, vary: 'Accept-Language, Cookie, Accept-Encoding' });
  return spliced;
}

function siteLocales(request: FastifyRequest, { configuredBrand }: Shop): Brand['locales'] {
  return chooseBrand(request.hostname.toLowerCase(), configuredBrand).locales;
}

/** The same address without its slashes at the end, where that one is a route: each page has one address. */
function findWithoutSlash({ pathname, search }: URL, locales: Brand['locales']): string | null {
  if (!pathname.endsWith('/')) return null;
  const path = pathname.replace(/\/+$/, '');
  return matchPath(path, locales) === null ? null : path + search;
}

/** The address's locale segment where the site serves it, else the site's first: a foreign one still gets a page, the not-found one. */
function chooseLocale(pathname: string, locales: Brand['locales']): string {
  return (
    locales.find((locale) => pathname === `/${locale}` || pathname.startsWith(`/${locale}/`)) ?? locales[0]
  );
}
