import type { HotelCard } from '../../domain/search/catalogue.ts';
import { describeFlights } from '../../domain/search/describe-flights.ts';
import type { PageData, PageLoader, PageMetaContent } from '../../site/page-data.ts';
import { fitTitle } from '../../site/search-engines/fit-title.ts';
import type { Visit } from '../../site/visit.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { chooseViewMode } from '../../trip-search/address/view-mode.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { formatIgnoredParams } from '../../trip-search/visit/format-search-notes.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { describeBreadcrumb, describeHotelData } from './describe-hotel-data.server.ts';
import { describeViewItem } from './describe-view-item.server.ts';
import { findListPath, listHotelPlaces } from './list-hotel-places.server.ts';
import { type HotelContent, loadHotelContent } from './load-hotel-content.server.ts';
import type { HotelPageProps, HotelPlaceLink } from './model/hotel-page-props.ts';
import { loadTrip } from './trip/load-trip.server.ts';

/** Loads the page of a hotel (HOTEL-001); null for an unknown id. Ignores names in the address: only `g` counts. */
export function createHotelPageLoader(search: Search): PageLoader {
  return async (siteVisit, match, url): Promise<PageData | null> => {
    const visit = openSearchVisit(search, siteVisit);
    const hotelId = Number(match.params.g);
    const card = visit.catalogue.hotels.get(hotelId);
    if (card === undefined) return null;
    const loaded = await loadProps(visit, siteVisit, card, url.searchParams);
    if (loaded === null) return null;
    const { props, ...meta } = loaded;
    const path = buildHotelPath(visit, card);
    const mode = chooseViewMode(props.trip.dates.viewMode, siteVisit.brand.flags);
    const countryCode = visit.catalogue.destinations.get(card.countryId)?.countryCode ?? '';
    return {
      code: 200,
      pageMetaContent: await describePage(props, siteVisit, {
        path,
        countryCode,
        places: listHotelPlaces(visit, card, {}),
        ...meta,
      }),
      route: 'hoteldetail',
      view: mode === 'offersCalendar' ? 'hotelCalendar' : 'hotel',
      props,
      flights: describeFlights([props.trip.offer?.departureFlight, props.trip.offer?.returnFlight]),
      events: [describeViewItem(props.hotel, props.trip.offer)],
    };
  };
}

/** What is shown, with the words for search engines; null for a hotel without a profile. */
async function loadProps(
  visit: SearchVisit,
  siteVisit: Visit,
  card: HotelCard,
  query: URLSearchParams,
): Promise<({ readonly props: HotelPageProps } & Pick<HotelContent, 'description' | 'ownRating'>) | null> {
  const hotelId = card.id;
  const read = readPageSearch(visit, query, (tripSearch) => ({ ...tripSearch, destinations: [hotelId] }));
  const [loaded, trip, texts] = await Promise.all([
    loadHotelContent(visit, siteVisit, hotelId),
    loadTrip(visit, hotelId, read, query),
    loadTexts(siteVisit.language),
  ]);
  if (loaded === null) return null;
  const { description, ownRating, ...content } = loaded;
  const { locale } = siteVisit;
  const props = {
    ...content,
    params: read.params,
    trip,
    notes: formatIgnoredParams(read, texts),
    listPath: findListPath(content.hotel, locale, read.params),
    places: listHotelPlaces(visit, card, read.params),
  };
  return { props, description, ownRating };
}

/** What search engines are told, apart from the content of the page. */
interface PageFacts extends Pick<HotelContent, 'description' | 'ownRating'> {
  readonly path: string;
  readonly countryCode: string;
  readonly places: readonly HotelPlaceLink[];
}

async function describePage(
  { hotel, details, trip }: HotelPageProps,
  { brand, language, locale }: Visit,
  { path, countryCode, places, description, ownRating }: PageFacts,
): Promise<PageMetaContent> {
  const texts = await loadTexts(language);
  const { city, region } = hotel.location;
  const fullTitle = texts('hotel.documentTitle', { name: hotel.name, city: city.name, region: region.name });
  const { offer } = trip;
  return {
    title: fitTitle([fullTitle, `${hotel.name}, ${city.name}`, hotel.name], brand.name),
    description: description === '' ? fullTitle : description,
    scene: hotel.mainImage.scene,
    canonicalPath: path,
    structuredData: [
      describeHotelData({ hotel, details, countryCode, path, offer, ownRating, locale }),
      describeBreadcrumb(places, { name: hotel.name, path }),
    ],
  };
}
