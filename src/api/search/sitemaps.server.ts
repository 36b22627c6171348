import type { FastifyInstance, FastifyRequest } from 'fastify';
import { decideByLocale } from '../../brands/locale-choice.ts';
import { listLocalesAt, originOfLocale } from '../../brands/locale-origin.ts';
import { cacheLifetimes, searchAnswers } from '../../defaults.ts';
import type { Destination } from '../../domain/search/catalogue.ts';
import { escapeText } from '../../domain/words/escape-html.ts';
import type { ListedPage } from '../../features/content/list-content-pages.server.ts';
import { listPrefixes, prefixOf } from '../../features/glossary/glossary.ts';
import { addRoute } from '../../server/http/add-route.server.ts';
import { HttpError } from '../../server/http/http-error.server.ts';
import { or503WhileUnready } from '../../server/http/require-answer.server.ts';
import { countHotels } from '../../trip-search/catalogue/build-catalogue.ts';
import { buildDestinationPath } from '../../trip-search/catalogue/build-destination-path.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPath, replaceLocale, toLanguageTag } from '../../url.ts';

/** What sitemaps list. */
export interface SitemapDeps {
  readonly search: Search;
  /** The pages that editors have made for a brand. */
  readonly listContentPages: (brand: string) => Promise<readonly ListedPage[]>;
  /** When pages of hotels or places changed; without an entry it is not known. */
  readonly findPageChanges: (kind: 'hotel' | 'place') => Promise<ReadonlyMap<number, Date>>;
}

/** A page under one locale. */
interface SitemapPage {
  readonly path: string;
  /** Undefined where it is not known. */
  readonly changedAt: Date | undefined;
}

/** Lists every page that search engines may index: content, places and hotels, each in files of their own. */
export function registerSitemaps(app: FastifyInstance, deps: SitemapDeps): void {
  addRoute(app, 'sitemap', {
    purpose: 'pages',
    schema: { hide: true },
    handler: async (request, reply) => {
      const { origin } = request.site;
      const parts = await or503WhileUnready(() => listParts(request, openSearch(request, deps)));
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
      const pages = await or503WhileUnready(() => listPages(request, deps, sitemapPart));
      if (pages === null) throw new HttpError(404, 'not-found', 'There is no such sitemap.');
      const entries = pages.map(
        ({ path, changedAt, alternates }) =>
          `<url><loc>${escapeText(origin + path)}</loc>${renderChange(changedAt)}${alternates.map((each) => renderAlternate(request, each)).join('')}</url>`,
      );
      return reply
        .headers(xmlHeaders)
        .send(`${declaration}<urlset ${namespace}>${entries.join('')}</urlset>`);
    },
  });
}

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const xmlHeaders = {
  'content-type': 'application/xml; charset=utf-8',
  'cache-control': `public, max-age=${cacheLifetimes.hourlyFileSeconds}`,
};

/** The same page under another locale, as search engines read it in sitemaps (RFC 8288 relation `alternate`). */
interface Alternate {
  readonly locale: string;
  readonly path: string;
}

function renderAlternate({ site }: FastifyRequest, { locale, path }: Alternate): string {
  const origin = originOfLocale(site.brand, site.origin, locale);
  return `<xhtml:link rel="alternate" hreflang="${toLanguageTag(locale)}" href="${escapeText(origin + path)}"/>`;
}

function renderChange(changedAt: Date | undefined): string {
  return changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
}

/** @param locale of the brand; in its language where it decides about it, else in the visitor's */
function openSearch(request: FastifyRequest, deps: SitemapDeps, locale?: string): SearchVisit {
  const { visit } = request;
  const decided = locale === undefined ? null : decideByLocale(request.site.brand, locale);
  return openSearchVisit(deps.search, {
    ...visit,
    ...(locale === undefined ? {} : { locale }),
    ...(decided === null ? {} : { language: decided.language }),
  });
}

/** Hotels in one part: a sitemap names each of them once for every locale. */
function countHotelsPerPart({ site }: FastifyRequest): number {
  return Math.floor(searchAnswers.hotelsPerSitemap / site.brand.locales.length);
}

function listParts(request: FastifyRequest, { catalogue }: SearchVisit): string[] {
  const hotelParts = Math.ceil(catalogue.hotels.size / countHotelsPerPart(request));
  return ['content', 'places', ...Array.from({ length: hotelParts }, (_, at) => `hotels-${at + 1}`)];
}

/** The pages of a part under every locale of this host, each with those under the others of the brand that are the same page. */
async function listPages(
  request: FastifyRequest,
  deps: SitemapDeps,
  part: string,
): Promise<readonly (SitemapPage & { readonly alternates: readonly Alternate[] })[] | null> {
  const { brand, origin } = request.site;
  const { locales } = brand;
  const here = new Set(listLocalesAt(brand, origin));
  const listed = new Map<string, ReadonlyMap<string, SitemapPage>>();
  for (const locale of locales) {
    const pages = await listLocalePages(request, deps, { part, visit: openSearch(request, deps, locale) });
    if (pages === null) return null;
    listed.set(locale, new Map(pages.map((page) => [page.path, page])));
  }
  const hasAlternates = locales.length > 1;
  return [...listed].flatMap(([own, pages]) =>
    !here.has(own)
      ? []
      : [...pages.values()].map((page) => ({
          ...page,
          alternates: hasAlternates
            ? locales
                .map((locale) => ({ locale, path: replaceLocale(page.path, locale) }))
                .filter((each) => listed.get(each.locale)?.has(each.path) === true)
            : [],
        })),
  );
}

async function listLocalePages(
  request: FastifyRequest,
  deps: SitemapDeps,
  { part, visit }: { readonly part: string; readonly visit: SearchVisit },
): Promise<readonly SitemapPage[] | null> {
  if (!listParts(request, visit).includes(part)) return null;
  if (part === 'content') return listPagesOfEditors(request, deps, visit.locale);
  if (part === 'places') return listPlacePages(deps, visit);
  const changes = await deps.findPageChanges('hotel');
  const perPart = countHotelsPerPart(request);
  const from = (Number(part.slice('hotels-'.length)) - 1) * perPart;
  return [...visit.catalogue.hotels.values()]
    .slice(from, from + perPart)
    .map((hotel) => ({ path: buildHotelPath(visit, hotel), changedAt: changes.get(hotel.id) }));
}

async function listPagesOfEditors(
  request: FastifyRequest,
  { listContentPages }: SitemapDeps,
  locale: string,
): Promise<readonly SitemapPage[]> {
  const pages = await listContentPages(request.site.brand.key);
  return pages.map(({ slug, changedAt }) => ({
    path: buildPath('homepage', slug === '' ? { _locale: locale } : { _locale: locale, slug }),
    changedAt,
  }));
}

/** A list of places changed when the last of them did. */
async function listPlacePages(
  { findPageChanges }: SitemapDeps,
  { catalogue, locale, language }: SearchVisit,
): Promise<readonly SitemapPage[]> {
  const changes = await findPageChanges('place');
  const places = [...catalogue.destinations.values()].filter((place) => countHotels(catalogue, place) > 0);
  const inGlossary = places.filter(({ useInGlossary }) => useInGlossary);
  const lastOf = (listed: readonly Destination[]): Date | undefined =>
    listed
      .flatMap(({ id }) => changes.get(id) ?? [])
      .reduce<Date | undefined>((last, each) => (last === undefined || each > last ? each : last), undefined);
  const letters = listPrefixes(catalogue, language).filter(({ exists }) => exists);
  return [
    { path: buildPath('all_destinations', { _locale: locale }), changedAt: lastOf(places) },
    ...letters.map(({ prefix }) => ({
      path: buildPath('seoDestinationGlossary', { _locale: locale, prefix }),
      changedAt: lastOf(inGlossary.filter((place) => prefixOf(place.name[language]) === prefix)),
    })),
    ...places.map((place) => ({
      path: buildDestinationPath(catalogue, place, locale),
      changedAt: changes.get(place.id),
    })),
  ];
}
