import type { PageAnswer, PageLoader, PageMetaContent } from '../../../site/page-answer.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { lightScene } from '../catalogue/light-scene.ts';
import type { Search } from '../create-search.server.ts';
import { openSearchVisit } from '../open-search-visit.server.ts';
import { readPageSearch } from '../read-page-search.server.ts';
import { buildHotelPath } from '../results/present-hotel.server.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import { chooseViewMode } from '../trip/dates/view-mode.ts';
import { loadTrip } from '../trip/load-trip.server.ts';
import { describeBreadcrumb, describeHotelData } from './describe-hotel-data.server.ts';
import { describeHouse } from './describe-house.server.ts';
import type { HotelPageProps } from './hotel-page-props.ts';
import { findListPath, listHotelPlaces } from './list-hotel-places.server.ts';
import { listReviews } from './reviews/list-reviews.server.ts';
import { orderReviews } from './reviews/order-reviews.ts';
import { reviewLimits } from './reviews/plan-reviews.ts';
import { shortenText, shortTextLimits } from './shorten-text.ts';
import { showHotel } from './show-hotel.server.ts';
import { describeViewItem } from './view-item-event.server.ts';

/** Loads the page of a hotel (HOTEL-001); null for an id that no hotel has. Names in the address are not asked: only `g` counts. */
export function createHotelPageLoader(search: Search): PageLoader {
  return async (siteVisit, match, url): Promise<PageAnswer | null> => {
    const visit = openSearchVisit(search, siteVisit);
    const hotelId = Number(match.params.g);
    const card = visit.catalogue.hotels.get(hotelId);
    if (card === undefined) return null;
    const props = await loadProps(visit, siteVisit, hotelId, url.searchParams);
    if (props === null) return null;
    const path = buildHotelPath(visit, card);
    const mode = chooseViewMode(props.trip.dates.viewMode, siteVisit.brand.flags);
    const countryCode = visit.catalogue.destinations.get(card.countryId)?.countryCode ?? '';
    return {
      code: 200,
      pageMetaContent: await describePage(props, siteVisit, { path, countryCode }),
      route: 'hoteldetail',
      view: mode === 'offersCalendar' ? 'hotelCalendar' : 'hotel',
      props,
      events: [describeViewItem(props.hotel, props.trip.offer)],
    };
  };
}

async function loadProps(
  visit: SearchVisit,
  { brand, language, locale }: Visit,
  hotelId: number,
  query: URLSearchParams,
): Promise<HotelPageProps | null> {
  const read = readPageSearch(visit, query, (asked) => ({ ...asked, destinations: [hotelId] }));
  const [info, reviews, trip] = await Promise.all([
    showHotel(visit, hotelId),
    brand.flags.hotelRating ? listReviews(visit, hotelId) : null,
    loadTrip(visit, hotelId, read, query),
  ]);
  if (!info.ok) return null;
  const { hotel } = info.value;
  const told = reviews?.ok ? reviews.value : { reviews: [], reviewsUrl: null };
  return {
    hotel: {
      ...hotel,
      mainImage: { ...hotel.mainImage, scene: lightScene(hotel.mainImage.scene, brand.light) },
    },
    params: read.params,
    trip,
    hasIgnored: read.ignored.length > 0,
    listPath: findListPath(hotel, locale, read.params),
    places: listHotelPlaces(hotel, locale, read.params),
    house: describeHouse(info.value, language, brand.light),
    reviews: {
      total: told.reviews.length,
      first: orderReviews(told.reviews, language).slice(0, reviewLimits.initial),
      reviewsUrl: told.reviewsUrl,
    },
  };
}

async function describePage(
  props: HotelPageProps,
  { brand, language, locale }: Visit,
  { path, countryCode }: { readonly path: string; readonly countryCode: string },
): Promise<PageMetaContent> {
  const { hotel, house, trip } = props;
  const texts = await loadTexts(language);
  const { city, region } = hotel.location;
  const names = { name: hotel.name, city: city.name, region: region.name };
  const showsRating = brand.flags.hotelRating;
  return {
    title: `${texts('hotel.documentTitle', names)} | ${brand.name}`,
    description:
      house.summary === ''
        ? texts('hotel.documentTitle', names)
        : shortenText(house.summary, shortTextLimits.meta, language),
    scene: hotel.mainImage.scene,
    canonicalPath: path,
    structuredData: [
      describeHotelData({ hotel, house, countryCode, path, offer: trip.offer, showsRating }),
      describeBreadcrumb(listHotelPlaces(hotel, locale, {}), { name: hotel.name, path }),
    ],
  };
}
