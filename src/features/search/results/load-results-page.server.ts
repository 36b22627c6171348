import { listLengths } from '../../../defaults.ts';
import { createMinuteCache } from '../../../domain/time/minute-cache.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import { joinNames } from '../../../domain/words/join-names.ts';
import { LANGUAGES, type Language } from '../../../domain/words/language.ts';
import type { OfferAnswer } from '../../../ports/offers/offers-port.ts';
import type { PageData, PageLoader } from '../../../site/page-data.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import type { TripSearch } from '../../trip-search/address/trip-search.ts';
import { presentFacets } from '../../trip-search/hotels/present-facets.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { formatSearchNotes } from '../../trip-search/visit/format-search-notes.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { type PageSearch, readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { describeMask } from '../mask/describe-mask.server.ts';
import type { MaskProps } from '../mask/panel/mask-props.ts';
import { presentCard } from './cards/present-card.server.ts';
import { describeListShown } from './describe-list-event.ts';
import { readFormQuery } from './filters/filter-form.ts';
import { findZeroResultSuggestions } from './find-zero-result-suggestions.server.ts';
import { formatTripLine } from './format-trip-line.ts';
import type { FilterOffer, ResultsPageProps } from './list/results-page-props.ts';

/** Loads the result list (LIST-001) for the search of the address; one that finds nothing says what would. */
export function createResultsPageLoader(search: Search): PageLoader {
  return async (siteVisit, _match, url): Promise<PageData> => {
    const visit = openSearchVisit(search, siteVisit);
    const texts = await loadTexts(siteVisit.language);
    const read = readPageSearch(visit, readFormQuery(url.searchParams));
    const props = await findResults(visit, read, { texts, siteVisit });
    return {
      code: 200,
      pageMetaContent: describePage(props, { texts, siteVisit }),
      route: 'resultlist',
      view: 'results',
      props,
      events: [describeListShown(props.hotels, visit.currency, (props.page - 1) * listLengths.hotelsPerPage)],
    };
  };
}

interface PageContext {
  readonly texts: Texts;
  readonly siteVisit: Visit;
}

async function findResults(
  visit: SearchVisit,
  read: PageSearch,
  { texts, siteVisit }: PageContext,
): Promise<ResultsPageProps> {
  const { search, request } = read;
  const { sort, page } = search;
  const found = await visit.queryOffers({
    name: 'hotels',
    request,
    sort,
    page,
    pageSize: listLengths.hotelsPerPage,
    withFacets: true,
  });
  const { total, hotels, facets } = found.answer;
  const mask = describeMask(visit, search, texts);
  const { light } = siteVisit.brand;
  return {
    mask,
    place: joinNames(formatWhere(visit, search, mask), visit.language),
    trip: formatTripLine(search, request.departure.from, texts, visit.language),
    travellers: countTravellers(search.party),
    currency: visit.currency,
    notes: formatSearchNotes(read, texts),
    total,
    page,
    pages: Math.ceil(total / listLengths.hotelsPerPage),
    hotels: hotels.flatMap((offer) => presentCard(visit, search, offer, light) ?? []),
    filters: offerFilters(visit, facets),
    knownAt: describeMoment(found.knownAt, visit.language),
    zeroResultSuggestions: total === 0 ? await findZeroResultSuggestions(visit, read) : null,
  };
}

/** The chosen destinations; of a link for an airport of arrival (GALLERY-006), which chooses none, the airport. */
function formatWhere(
  { catalogue, language }: SearchVisit,
  { arrivalAirports }: TripSearch,
  { destinations }: MaskProps,
): readonly string[] {
  if (destinations.length > 0) return destinations.map(({ name }) => name);
  return arrivalAirports.map((code) => catalogue.airports.get(code)?.name[language] ?? code);
}

/** A hotel without stars is found by asking for none: there is no filter for it. */
function offerFilters({ catalogue }: SearchVisit, facets: OfferAnswer<'hotels'>['facets']): FilterOffer {
  const counts = facets === null ? null : presentFacets(facets);
  const stars = counts?.stars.filter(({ value }) => value > 0) ?? [];
  const airlines = [...catalogue.airlines.values()].map(({ code, name }) => ({ code, name }));
  return { counts: { ...counts, stars }, airlines: airlines.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** A thousand lists are served with the words of the same minute. */
const writers = new Map(
  LANGUAGES.map((language) => [
    language,
    createMinuteCache((moment) => formatDateTime(moment, language, SHOP_TIME_ZONE)),
  ]),
);

function describeMoment(knownAt: number, language: Language): ResultsPageProps['knownAt'] {
  const moment = new Date(knownAt);
  return { iso: moment.toISOString(), words: writers.get(language)?.(moment) ?? '' };
}

/** Search engines keep one list for each choice of places; what else narrows or turns it is no page of its own. */
function describePage(
  { mask, place, total }: ResultsPageProps,
  { texts, siteVisit: { locale, brand } }: PageContext,
): PageData['pageMetaContent'] {
  const { destinations, ...others } = mask.params;
  const where = place === '' ? texts('mask.anywhere') : place;
  const hotels = texts('results.hotels', { n: total });
  return {
    title: texts('results.documentTitle', { place: where, hotels, brand: brand.name }),
    description: texts('results.documentDescription', { place: where }),
    isHidden: Object.keys(others).length > 0 || total === 0,
    canonicalPath: buildPath('resultlist', { _locale: locale }, { destinations }),
  };
}
