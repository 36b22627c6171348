import { listLengths } from '../../../defaults.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { countTravellers } from '../../../domain/travellers/party.ts';
import { describeMoment } from '../../../domain/words/describe-moment.ts';
import { joinNames } from '../../../domain/words/join-names.ts';
import type { OfferAnswer } from '../../../ports/offers/offers-port.ts';
import type { PageData, PageLoader } from '../../../site/page-data.ts';
import { readShownPrice } from '../../../site/shown-price.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { SearchParams, TripSearch } from '../../../trip-search/address/trip-search.ts';
import { presentFacets } from '../../../trip-search/hotels/present-facets.server.ts';
import { findLowestPriceChange } from '../../../trip-search/offers/find-price-change.server.ts';
import { payablePerPerson, payableTotal } from '../../../trip-search/offers/present-offer.server.ts';
import type { PriceChange } from '../../../trip-search/offers/price-change.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { formatSearchNotes } from '../../../trip-search/visit/format-search-notes.server.ts';
import { openSearchVisit } from '../../../trip-search/visit/open-search-visit.server.ts';
import { type PageSearch, readPageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import { resolveHotelSort } from '../../../trip-search/visit/resolve-hotel-sort.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { describeMask } from '../mask/describe-mask.server.ts';
import type { MaskProps } from '../mask/panel/mask-props.ts';
import { presentCard } from './cards/present-card.server.ts';
import { describeListShown } from './describe-list-event.ts';
import { readFormQuery } from './filters/filter-form.ts';
import { findZeroResultSuggestions } from './find-zero-result-suggestions.server.ts';
import { formatTripLine } from './format-trip-line.ts';
import type { FilterOffer, ResultsPageProps } from './list/results-page-props.ts';

/** Loads the result list (LIST-001) for the search in the address; an empty list comes with suggestions that have results. */
export function createResultsPageLoader(search: Search): PageLoader {
  return async (visit, _match, url): Promise<PageData> => {
    const searchVisit = openSearchVisit(search, visit);
    const texts = await loadTexts(visit.language);
    const read = readPageSearch(searchVisit, readFormQuery(url.searchParams));
    const props = await findResults(searchVisit, read, { texts, visit, query: url.searchParams });
    return {
      code: 200,
      pageMetaContent: describePage(props, read.params, { texts, visit }),
      route: 'resultlist',
      view: 'results',
      props,
      events: [
        describeListShown(props.hotels, searchVisit.currency, (props.page - 1) * listLengths.hotelsPerPage),
      ],
    };
  };
}

interface PageContext {
  readonly texts: Texts;
  readonly visit: Visit;
}

interface ListContext extends PageContext {
  /** Of the page's address. */
  readonly query: URLSearchParams;
}

async function findResults(
  searchVisit: SearchVisit,
  read: PageSearch,
  { texts, visit, query }: ListContext,
): Promise<ResultsPageProps> {
  const { search, request } = read;
  const { sort, page } = search;
  const found = await searchVisit.queryOffers({
    name: 'hotels',
    request,
    ...resolveHotelSort(searchVisit, sort),
    page,
    pageSize: listLengths.hotelsPerPage,
    withFacets: true,
  });
  const { total, hotels, facets, cheapest = null } = found.answer;
  const mask = describeMask(searchVisit, search, texts);
  const sceneLight = visit.brand.light;
  return {
    mask,
    place: joinNames(listPlaceNames(searchVisit, search, mask), searchVisit.language),
    trip: formatTripLine(search, request, texts, searchVisit.language),
    travellers: countTravellers(search.party),
    currency: searchVisit.currency,
    notes: formatSearchNotes(read, texts),
    total,
    lowest: cheapest === null ? null : payablePerPerson(searchVisit, cheapest, search.party),
    page,
    pages: Math.ceil(total / listLengths.hotelsPerPage),
    hotels: hotels.flatMap((offer) => presentCard(searchVisit, search, offer, sceneLight) ?? []),
    filters: buildFilters(searchVisit, facets),
    knownAt: describeMoment(found.knownAt, searchVisit.language, texts),
    priceChange: comparePrice(searchVisit, read, query, cheapest),
    zeroResultSuggestions: total === 0 ? await findZeroResultSuggestions(searchVisit, read) : null,
  };
}

/** The link to a list shows the lowest price of one person, so that is what may have changed. */
function comparePrice(
  visit: SearchVisit,
  { search }: PageSearch,
  query: URLSearchParams,
  cheapest: PricedOffer | null,
): PriceChange | null {
  if (readShownPrice(query, visit.currency) === null) return null;
  const lowest = cheapest === null ? null : payableTotal(visit, cheapest);
  return findLowestPriceChange(visit, query, search.party, lowest);
}

/** Names of the chosen destinations; of the arrival airports when a link chooses those instead (GALLERY-006). */
function listPlaceNames(
  { catalogue, language }: SearchVisit,
  { arrivalAirports }: TripSearch,
  { destinations }: MaskProps,
): readonly string[] {
  if (destinations.length > 0) return destinations.map(({ name }) => name);
  return arrivalAirports.map((code) => catalogue.airports.get(code)?.name[language] ?? code);
}

function buildFilters({ catalogue }: SearchVisit, facets: OfferAnswer<'hotels'>['facets']): FilterOffer {
  const counts = facets === null ? {} : presentFacets(facets);
  const airlines = [...catalogue.airlines.values()].map(({ code, name }) => ({ code, name }));
  return { counts, airlines: airlines.sort((a, b) => (a.name < b.name ? -1 : 1)) };
}

/** Search engines keep the list of everything alone: the places have pages of their own, and each other list is a search. */
function describePage(
  { place, total }: ResultsPageProps,
  params: SearchParams,
  { texts, visit: { brand } }: PageContext,
): PageData['pageMetaContent'] {
  const where = place === '' ? texts('mask.anywhere') : place;
  const hotels = texts('results.hotels', { n: total });
  return {
    title: texts('results.documentTitle', { place: where, hotels, brand: brand.name }),
    description: texts('results.documentDescription', { place: where }),
    isHidden: Object.keys(params).length > 0 || total === 0,
  };
}
