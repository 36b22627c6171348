import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheLifetimes, searchAnswers } from '../../defaults.ts';
import { escapeText } from '../../domain/words/escape-html.ts';
import { buildDestinationPath, listGlossaryPlaces, listPrefixes } from '../../features/glossary/glossary.ts';
import type { Catalogue } from '../../features/trip-search/catalogue/build-catalogue.ts';
import { buildHotelPath } from '../../features/trip-search/hotels/present-hotel.server.ts';
import type { Search } from '../../features/trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../features/trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../features/trip-search/visit/search-visit.server.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import { buildPath } from '../../url.ts';

/** What sitemaps list. */
export interface SitemapDeps {
  readonly search: Search;
  /** Slugs of the pages that editors have made for a brand, '' for its home. */
  readonly listContentPages: (brand: string) => Promise<readonly string[]>;
}

/** Lists every page that search engines may index: content, places and hotels, each in files of their own. */
export function registerSitemaps(app: FastifyInstance, deps: SitemapDeps): void {
  addRoute(app, 'sitemap', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { origin } = request.site;
      const parts = await or503WhileUnready(() => listParts(openSearch(request, deps)));
      const entries = parts.map(
        (sitemapPart) =>
          `<sitemap><loc>${origin}${buildPath('sitemap_part', { sitemapPart })}</loc></sitemap>`,
      );
      return reply
        .headers(xmlHeaders)
        .send(`${declaration}<sitemapindex ${namespace}>${entries.join('')}</sitemapindex>`);
    },
  });
  addRoute(app, 'sitemap_part', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { origin } = request.site;
      const { sitemapPart } = request.params as { sitemapPart: string };
      const paths = await or503WhileUnready(() => listPaths(request, deps, sitemapPart));
      if (paths === null) throw new HttpError(404, 'not-found', 'There is no such sitemap.');
      const entries = paths.map((path) => `<url><loc>${escapeText(origin + path)}</loc></url>`);
      return reply
        .headers(xmlHeaders)
        .send(`${declaration}<urlset ${namespace}>${entries.join('')}</urlset>`);
    },
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"';
const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${cacheLifetimes.hourlyFileSeconds}`,
};

function openSearch(request: FastifyRequest, deps: SitemapDeps): SearchVisit {
  return openSearchVisit(deps.search, request.visit);
}

function listParts({ catalogue }: SearchVisit): string[] {
  const hotelParts = Math.ceil(catalogue.hotels.size / searchAnswers.hotelsPerSitemap);
  return ['content', 'places', ...Array.from({ length: hotelParts }, (_, at) => `hotels-${at + 1}`)];
}

async function listPaths(
  request: FastifyRequest,
  deps: SitemapDeps,
  part: string,
): Promise<readonly string[] | null> {
  const visit = openSearch(request, deps);
  if (!listParts(visit).includes(part)) return null;
  if (part === 'content') return listContentPaths(request, deps, visit.locale);
  if (part === 'places') return listPlacePaths(visit.catalogue, visit);
  const from = (Number(part.slice('hotels-'.length)) - 1) * searchAnswers.hotelsPerSitemap;
  return [...visit.catalogue.hotels.values()]
    .slice(from, from + searchAnswers.hotelsPerSitemap)
    .map((hotel) => buildHotelPath(visit, hotel));
}

async function listContentPaths(
  request: FastifyRequest,
  { listContentPages }: SitemapDeps,
  locale: string,
): Promise<string[]> {
  const slugs = await listContentPages(request.site.brand.key);
  return slugs.map((slug) =>
    buildPath('homepage', slug === '' ? { _locale: locale } : { _locale: locale, slug }),
  );
}

function listPlacePaths(catalogue: Catalogue, { locale, language }: SearchVisit): string[] {
  const letters = listPrefixes(catalogue, language).filter(({ exists }) => exists);
  return [
    buildPath('all_destinations', { _locale: locale }),
    ...letters.map(({ prefix }) => buildPath('seoDestinationGlossary', { _locale: locale, prefix })),
    ...listGlossaryPlaces(catalogue).map((place) => buildDestinationPath(catalogue, place, locale)),
  ];
}
