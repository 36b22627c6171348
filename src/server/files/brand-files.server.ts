import type { FastifyInstance } from 'fastify';
import type { Brand } from '../../brands/brand.ts';
import { cacheLifetimes } from '../../defaults.ts';
import { escapeAttribute } from '../../domain/words/escape-html.ts';
import { buildPath } from '../../url.ts';
import { addRoute } from '../http/add-route.server.ts';
import type { Site } from '../visitor/sites.server.ts';

const logos = import.meta.glob<string>('../../brands/*/logo.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** Small files that browsers and search engines ask every site for. */
export function registerBrandFiles(app: FastifyInstance): void {
  addRoute(app, 'robots', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', `public, max-age=${cacheLifetimes.hourlyFileSeconds}`)
        .send(listRobotsRules(request.site)),
  });

  addRoute(app, 'favicon', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) =>
      reply
        .type('image/svg+xml')
        .header('cache-control', `public, max-age=${cacheLifetimes.brandIconSeconds}`)
        .send(renderFavicon(request.site.brand)),
  });
}

/**
 * What crawlers read: pages, each under one address. Calls are no pages, and an address with a search is one of endlessly many ways to look
 * at a list, a hotel or a place; but for the price that a link to a hotel has shown.
 */
function listRobotsRules({ brand, origin }: Site): string {
  const rules = brand.locales.flatMap((_locale) => {
    const calls = buildPath('page_content', { _locale }).replace(/[^/]+$/, '');
    const hotels = `/${_locale}/hotel/*?`;
    return [
      `Disallow: ${calls}`,
      `Disallow: ${buildPath('resultlist', { _locale })}?`,
      `Disallow: ${buildPath('all_destinations', { _locale })}?`,
      `Disallow: /${_locale}/*.html?`,
      `Disallow: ${hotels}`,
      `Allow: ${hotels}shownPrice=`,
      `Disallow: ${buildPath('price_alert', { _locale })}?`,
      `Disallow: ${buildPath('room_request', { _locale })}?`,
      `Disallow: ${buildPath('login', { _locale })}?`,
      `Disallow: /${_locale}/booking/`,
    ];
  });
  const sitemap = `Sitemap: ${origin}${buildPath('sitemap', {})}`;
  return ['User-agent: *', ...rules, sitemap, ''].join('\n');
}

/** The brand's mark, which is the first square of its logo, on the colour of the browser's frame. */
function renderFavicon({ key, themeColor }: Brand): string {
  const logo = logos[`../../brands/${key}/logo.svg`] ?? '';
  const drawing = logo.replace(/^[\s\S]*?<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="12" fill="${escapeAttribute(themeColor)}"/>` +
    `<svg x="8" y="8" width="48" height="48" viewBox="0 0 48 48" fill="currentColor">${drawing}</svg></svg>`
  );
}
