import { searchAnswers } from '../../defaults.ts';
import type { SceneLight } from '../../domain/pictures/scene.ts';
import type { Destination } from '../../domain/search/catalogue.ts';
import { dayOf, formatDay, requireDay, splitDay } from '../../domain/time/calendar-day.ts';
import { describeMoment } from '../../domain/words/describe-moment.ts';
import type { Language } from '../../domain/words/language.ts';
import type { PageLoader, StructuredData } from '../../site/page-data.ts';
import { fitTitle } from '../../site/search-engines/fit-title.ts';
import { withShownPrice } from '../../site/shown-price.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import type { Texts } from '../../texts/texts.ts';
import { earliestDay, latestDay } from '../../trip-search/address/travel-days.ts';
import type { SearchParams, TripSearch } from '../../trip-search/address/trip-search.ts';
import { type Catalogue, countHotels, listHolders } from '../../trip-search/catalogue/build-catalogue.ts';
import { buildDestinationPath } from '../../trip-search/catalogue/build-destination-path.ts';
import { choosePlaceScene } from '../../trip-search/catalogue/choose-place-scene.ts';
import { lightScene } from '../../trip-search/catalogue/light-scene.ts';
import { presentResults } from '../../trip-search/hotels/list-hotels.server.ts';
import { buildHotelPath } from '../../trip-search/hotels/present-hotel.server.ts';
import type { OfferItem } from '../../trip-search/offers/offer-schema.ts';
import { byIndex, presentOffer } from '../../trip-search/offers/present-offer.server.ts';
import type { SearchFormProps } from '../../trip-search/page-parts.tsx';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import { type PageSearch, readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPath, buildQuery } from '../../url.ts';
import type { DatedPrice, DestinationPageProps } from './destination-page.tsx';
import { findGlossaryPlace, prefixOf } from './glossary.ts';

/** What the search form on the page starts from. */
export type DescribeForm = (visit: SearchVisit, search: TripSearch, texts: Texts) => SearchFormProps;

/** Loads what the site knows of a place (SEO-012, SEO-013); null where the address names none, or one without hotels. */
export function createDestinationPageLoader(search: Search, describeForm: DescribeForm): PageLoader {
  return async (siteVisit, { params }, url) => {
    const visit = openSearchVisit(search, siteVisit);
    const place = findGlossaryPlace(visit.catalogue, params.group ?? '', params.path ?? '');
    if (place === null || countHotels(visit.catalogue, place) === 0) return null;
    const texts = await loadTexts(siteVisit.language);
    const name = place.name[siteVisit.language];
    const read = readPageSearch(visit, url.searchParams, (asked) => ({ ...asked, destinations: [place.id] }));
    const { light } = siteVisit.brand;
    const offers = await findOffers(visit, place, read, light);
    const { destinations: _, page: _page, ...asked } = read.params;
    const scene = lightScene(choosePlaceScene(place, visit.catalogue.hotelsOf.get(place.id) ?? []), light);
    const breadcrumbs = listBreadcrumbs(visit, place);
    const props: DestinationPageProps = {
      name,
      scene,
      breadcrumbs,
      hotels: countHotels(visit.catalogue, place),
      searchPath: buildPath('resultlist', { _locale: visit.locale }, { destinations: place.id, ...asked }),
      mask: describeForm(visit, read.search, texts),
      children: listChildren(visit, place),
      ...offers,
    };
    return {
      code: 200,
      pageMetaContent: {
        title: titlePage(visit, place, { texts, brandName: siteVisit.brand.name }),
        description: texts('destination.description', { name, n: props.hotels }),
        scene,
        canonicalPath: buildDestinationPath(visit.catalogue, place, visit.locale),
        structuredData: [describePlace(place, name), describeBreadcrumbs(breadcrumbs)],
      },
      route: 'seoDestinationContent',
      view: 'destination',
      props,
    };
  };
}

/** Places of another kind have other wordings, so that a town and the region of its name are told apart in a list of titles. */
function titlePage(
  { catalogue, language }: SearchVisit,
  place: Destination,
  { texts, brandName }: { readonly texts: Texts; readonly brandName: string },
): string {
  const name = nameApart(catalogue, place, language);
  return fitTitle(
    [
      texts(`destination.title.${place.type}`, { name }),
      texts(`destination.shortTitle.${place.type}`, { name }),
    ],
    brandName,
  );
}

/** With what holds the place, where another of its kind has the same name. */
function nameApart(catalogue: Catalogue, place: Destination, language: Language): string {
  const name = place.name[language];
  const namesakes = catalogue
    .once(`places by name ${language}`, () =>
      Map.groupBy(catalogue.destinations.values(), (each) => `${each.type} ${each.name[language]}`),
    )
    .get(`${place.type} ${name}`);
  const holder = listHolders(catalogue, place).find((each) => each.name[language] !== name);
  return namesakes === undefined || namesakes.length < 2 || holder === undefined
    ? name
    : `${name} (${holder.name[language]})`;
}

/** The best rated hotels with their cheapest offers, the cheapest departure of each month, and of these the cheapest. */
async function findOffers(
  visit: SearchVisit,
  place: Destination,
  { request, search, params }: PageSearch,
  light: SceneLight,
): Promise<Pick<DestinationPageProps, 'best' | 'months' | 'cheapest' | 'knownAt'>> {
  const [best, months] = await Promise.all([
    visit.queryOffers({
      name: 'hotels',
      request,
      sort: 'rating',
      page: 1,
      pageSize: searchAnswers.bestHotels,
      withFacets: false,
    }),
    visit.queryOffers({ name: 'options', request, by: 'month' }),
  ]);
  const { destinations: _, page: _page, ...asked } = params;
  const departures = months.answer.map(({ value, cheapest }) => {
    const trip = describeTrip(presentOffer(visit, cheapest, search.party, byIndex(months)));
    return { month: value, path: buildMonthPath(visit, place, asked, { month: value, ...trip }), ...trip };
  });
  return {
    cheapest: departures.toSorted((one, other) => one.price.amount - other.price.amount)[0] ?? null,
    months: departures,
    knownAt: describeMoment(
      Math.min(best.knownAt, months.knownAt),
      visit.language,
      await loadTexts(visit.language),
    ),
    best: presentResults(visit, best.answer.hotels, search.party, byIndex(best)).map(({ hotel, offer }) => ({
      id: hotel.id,
      name: hotel.name,
      category: hotel.category,
      place: hotel.location.city.name,
      rating: hotel.ratings.average,
      scene: lightScene(hotel.mainImage.scene, light),
      path: withShownPrice(
        pathOf(visit, hotel.id) + buildQuery(asked),
        offer.price.totalAmount,
        offer.price.currency,
      ),
      ...describeTrip(offer),
      shown: { offerId: offer.id, totalAmount: offer.price.totalAmount },
    })),
  };
}

/**
 * The list of a place with all departures of a month, for trips as long as the one whose price the month shows: the cheapest first, so that this
 * one is there.
 */
function buildMonthPath(
  { locale, today }: SearchVisit,
  place: Destination,
  { departureDate: _from, returnDate: _to, exact: _exact, ...asked }: SearchParams,
  { month, nights }: { readonly month: string; readonly nights: number },
): string {
  const first = requireDay(`${month}-01`);
  const { year, month: number } = splitDay(first);
  const lastReturn = dayOf(year, number + 1, 1) - 1 + nights;
  return buildPath(
    'resultlist',
    { _locale: locale },
    {
      ...asked,
      destinations: place.id,
      departureDate: formatDay(Math.max(first, earliestDay(today))),
      returnDate: formatDay(Math.min(lastReturn, latestDay(today))),
      duration: nights,
      sort: 'price',
    },
  );
}

/** What a holiday costs one person, how long it is and when. */
function describeTrip({ lengthOfStay, checkIn, checkOut, price }: OfferItem): DatedPrice {
  return {
    nights: lengthOfStay,
    from: checkIn,
    until: checkOut,
    price: { amount: price.perPersonAmount, currency: price.currency },
  };
}

/** Address of the hotel page, which shows the same price: what is usual for a place is usual for its hotels. */
function pathOf(visit: SearchVisit, hotelId: number): string {
  const card = visit.catalogue.hotels.get(hotelId);
  if (card === undefined) throw new Error(`Hotel ${hotelId} was just presented`);
  return buildHotelPath(visit, card);
}

/** From the country down to what directly holds the place, each with its page. */
function listBreadcrumbs(visit: SearchVisit, place: Destination): DestinationPageProps['breadcrumbs'] {
  const { catalogue, language, locale } = visit;
  const name = place.name[language];
  const letter = prefixOf(name);
  const glossary =
    letter === null
      ? []
      : [
          {
            name: letter.toUpperCase(),
            path: buildPath('seoDestinationGlossary', { _locale: locale, prefix: letter }),
          },
        ];
  const holders = [place, ...listHolders(catalogue, place)].reverse();
  return [
    ...glossary,
    ...holders.map((each) => ({
      name: each.name[language],
      path: buildDestinationPath(catalogue, each, locale),
    })),
  ];
}

/** Places within, those with the most hotels first. */
function listChildren(visit: SearchVisit, place: Destination): DestinationPageProps['children'] {
  const { catalogue, language, locale } = visit;
  return (catalogue.childrenOf.get(place.id) ?? [])
    .map((child) => ({ child, hotels: countHotels(catalogue, child) }))
    .filter(({ child, hotels }) => hotels > 0 && child.useInGlossary)
    .sort((a, b) => b.hotels - a.hotels || a.child.id - b.child.id)
    .slice(0, 24)
    .map(({ child, hotels }) => ({
      name: child.name[language],
      path: buildDestinationPath(catalogue, child, locale),
      hotels,
    }));
}

function describePlace({ latitude, longitude, countryCode }: Destination, name: string): StructuredData {
  return {
    '@type': 'TouristDestination',
    name,
    address: { '@type': 'PostalAddress', addressCountry: countryCode },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
  };
}

function describeBreadcrumbs(breadcrumbs: DestinationPageProps['breadcrumbs']): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: breadcrumbs.map(({ name, path }, at) => ({
      '@type': 'ListItem',
      position: at + 1,
      name,
      item: path,
    })),
  };
}
