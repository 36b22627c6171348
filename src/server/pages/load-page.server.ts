import { createHash } from 'node:crypto';
import type { ShownFlights } from '../../domain/search/describe-flights.ts';
import type { PageRouteName } from '../../routes.ts';
import type { ModuleInstance } from '../../site/module-instance.ts';
import type { PageData, PageLoader } from '../../site/page-data.ts';
import { withBrandName } from '../../site/search-engines/fit-title.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';
import type { Visitor } from '../../site/visitor.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { RouteMatch } from '../../url.ts';

/** Loaders by route. A route without one, as well as an address without a route, gives the not-found page. */
export type PageLoaders = Readonly<Partial<Record<PageRouteName, PageLoader>>>;

/** A page as the notices above it are chosen by. */
export interface NoticedPage {
  readonly route: PageRouteName | null;
  readonly query: URLSearchParams;
  /** The flights that the page shows as chosen. */
  readonly flights?: ShownFlights;
  readonly hotelId?: number | null;
  /** Airlines whose notices the visitor has closed. */
  readonly closedAirlines?: readonly string[];
}

/** What is shown above the middle of a page; undefined for nothing. */
export type LoadNotices = (visit: Visit, page: NoticedPage) => Promise<readonly ModuleInstance[] | undefined>;

export interface PageSources {
  readonly loaders: PageLoaders;
  readonly loadNotices: LoadNotices;
}

/** The request for a page, in addition to the visit. */
export interface PageRequest {
  readonly url: URL;
  /** Route that the address matches; null for none. */
  readonly match: RouteMatch | null;
  readonly caller: PageCaller;
}

/** Who asks for a page. */
export interface PageCaller {
  readonly visitor: Visitor;
  /** Airlines whose notices were closed in this session of the browser (MOD-116). */
  readonly closedAirlines: readonly string[];
}

/**
 * The page at an address (API-004) with the notices above its middle. Never null: what leads nowhere is the not-found page
 * with code 404 (ROUTE-045).
 */
export async function loadPage(
  { loaders, loadNotices }: PageSources,
  visit: Visit,
  { url, match, caller: { visitor, closedAirlines } }: PageRequest,
): Promise<PageData> {
  const loader = match?.kind === 'page' ? loaders[match.name as PageRouteName] : undefined;
  const loaded =
    match && loader ? await withUnavailablePage(visit, () => loader(visit, match, url, visitor)) : null;
  const page = loaded === null ? await notFoundPage(visit) : nameBrand(loaded, visit);
  if (page.redirectTo !== undefined || page.view === 'failure') return page;
  const about = { ...describePage(page, match), query: url.searchParams, closedAirlines };
  const notices = await loadNotices(visit, about);
  return notices === undefined ? page : { ...page, notices, noticesTag: tagNotices(notices) };
}

/** Every document says in its title whose it is; what is not there keeps the title of SHELL-046. */
function nameBrand(page: PageData, { brand }: Visit): PageData {
  if (page.code !== 200) return page;
  const { pageMetaContent: meta } = page;
  return { ...page, pageMetaContent: { ...meta, title: withBrandName(meta.title, brand.name) } };
}

/** The same in every process for notices that say the same. */
function tagNotices(notices: readonly ModuleInstance[]): string {
  return createHash('sha256').update(JSON.stringify(notices)).digest('base64url').slice(0, 12);
}

/** What of a page decides about the notices above it. */
function describePage({ route, flights }: PageData, match: RouteMatch | null) {
  const hotelId = route === 'hoteldetail' ? Number(match?.params.g) : null;
  return { route, hotelId, ...(flights === undefined ? {} : { flights }) };
}

/** While catalogue or offers are still being read, a page says so and offers to try again. */
async function withUnavailablePage(
  visit: Visit,
  load: () => Promise<PageData | null>,
): Promise<PageData | null> {
  try {
    return await load();
  } catch (error) {
    if (!(error instanceof UnavailableError)) throw error;
    const texts = await loadTexts(visit.language);
    const pageMetaContent = { title: texts('failure.title'), description: '', isHidden: true };
    return { code: 503, pageMetaContent, route: null, view: 'failure', props: {} };
  }
}

async function notFoundPage(visit: Visit): Promise<PageData> {
  const texts = await loadTexts(visit.language);
  return {
    code: 404,
    pageMetaContent: {
      title: texts('notFound.documentTitle'),
      description: texts('notFound.text'),
      isHidden: true,
    },
    route: null,
    view: 'notFound',
    props: {},
  };
}
