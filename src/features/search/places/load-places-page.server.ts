import { listLengths } from '../../../defaults.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import type { SceneLight } from '../../../domain/pictures/scene.ts';
import { describeMoment } from '../../../domain/words/describe-moment.ts';
import { foldText } from '../../../domain/words/fold-text.ts';
import { compareNames } from '../../../domain/words/join-names.ts';
import type { PageLoader } from '../../../site/page-data.ts';
import { fitTitle } from '../../../site/search-engines/fit-title.ts';
import type { Visit } from '../../../site/visit.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import type { Texts } from '../../../texts/texts.ts';
import { findMonth } from '../../../trip-search/address/months-ahead.ts';
import { countHotels } from '../../../trip-search/catalogue/build-catalogue.ts';
import { buildDestinationPath } from '../../../trip-search/catalogue/build-destination-path.ts';
import { findLowestPriceChange } from '../../../trip-search/offers/find-price-change.server.ts';
import { payableTotal } from '../../../trip-search/offers/present-offer.server.ts';
import type { Search } from '../../../trip-search/visit/create-search.server.ts';
import { formatSearchNotes } from '../../../trip-search/visit/format-search-notes.server.ts';
import { openSearchVisit } from '../../../trip-search/visit/open-search-visit.server.ts';
import { type PageSearch, readPageSearch } from '../../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../../trip-search/visit/search-visit.server.ts';
import { buildPath } from '../../../url.ts';
import { describeMask } from '../mask/describe-mask.server.ts';
import { describePlacesList } from './describe-places-list.ts';
import { listPlaces, presentTile, toTripSummary } from './list/list-places.server.ts';
import { findPlaceTheme, placeThemes } from './list/place-theme.ts';
import type { PlacesPageProps } from './list/places-props.ts';
import { type PlacesView, readPlacesView } from './list/places-view.ts';
import { sizeTiles } from './list/size-tiles.ts';
import { listChosenPlaces } from './list-chosen-places.server.ts';
import { ratePrices } from './tiles/rate-prices.ts';

/** The destinations gallery (GALLERY-001): places by how good their price is, for the search in its address. */
export function createPlacesPageLoader(search: Search): PageLoader {
  return async (siteVisit, _match, url) => {
    const visit = openSearchVisit(search, siteVisit);
    const texts = await loadTexts(siteVisit.language);
    const read = readPageSearch(visit, url.searchParams);
    const view = readPlacesView(url.searchParams);
    const { lowest, ...shown } = await showPlaces(visit, read, view, siteVisit.brand.light);
    const props: PlacesPageProps = {
      mask: describeMask(visit, read.search, texts),
      currency: visit.currency,
      notes: formatSearchNotes(read, texts),
      month: findMonth(read.search.period, visit.today),
      ...shown,
      isShopEmpty: visit.catalogue.hotels.size === 0 || undefined,
      priceChange: findLowestPriceChange(visit, url.searchParams, read.search.party, lowest),
      knownAt: describeMoment(shown.knownAt, visit.language, texts),
      ...listPlacePages(visit),
    };
    return {
      code: 200,
      pageMetaContent: describePage(siteVisit, texts, props),
      route: 'all_destinations',
      view: 'places',
      props,
      events: [describePlacesList(props.places, visit.currency)],
    };
  };
}

/** The ways to the pages of places, which say more of each than a tile. */
function listPlacePages({
  catalogue,
  language,
  locale,
}: SearchVisit): Pick<PlacesPageProps, 'countries' | 'placesByLetter'> {
  const countries = (catalogue.childrenOf.get(null) ?? [])
    .filter((country) => country.useInGlossary && countHotels(catalogue, country) > 0)
    .map((country) => ({
      name: country.name[language],
      path: buildDestinationPath(catalogue, country, locale),
    }))
    .sort((one, other) => compareNames(language)(one.name, other.name));
  const prefix = /[a-z]/.exec(foldText(countries[0]?.name ?? ''))?.[0];
  return {
    countries,
    placesByLetter:
      prefix === undefined ? null : buildPath('seoDestinationGlossary', { _locale: locale, prefix }),
  };
}

interface Shown
  extends Pick<PlacesPageProps, 'level' | 'theme' | 'themes' | 'places' | 'total' | 'cheapest'> {
  /** Milliseconds since 1970. */
  readonly knownAt: number;
  /** What the cheapest holiday costs the whole party, minor units; null where there is none. */
  readonly lowest: number | null;
}

/**
 * Lists the chosen destinations themselves, or the places of a level in them when the address has a level (MASK-021).
 */
function showPlaces(
  visit: SearchVisit,
  read: PageSearch,
  view: PlacesView,
  light: SceneLight,
): Promise<Shown> {
  if (view.level === null && read.search.destinations.length > 0) return showChosen(visit, read, light);
  return showLevel(visit, read, view, light);
}

async function showChosen(visit: SearchVisit, read: PageSearch, light: SceneLight): Promise<Shown> {
  const { places, knownAt } = await listChosenPlaces(visit, read, light);
  const cheapest = findLowest(places.map(({ price }) => price));
  return {
    level: null,
    theme: null,
    themes: [],
    places,
    total: places.length,
    cheapest,
    lowest: findLowest(places.map(({ total }) => total)),
    knownAt,
  };
}

async function showLevel(
  visit: SearchVisit,
  read: PageSearch,
  { level: requestedLevel, theme }: PlacesView,
  light: SceneLight,
): Promise<Shown> {
  const level = requestedLevel ?? 'region';
  const { places: everywhere, knownAt } = await listPlaces(visit, read, { level, light });
  const themesOfPlaces = everywhere.map(({ scene }) => findPlaceTheme(scene));
  const found = everywhere.filter((_place, at) => theme === null || themesOfPlaces[at] === theme);
  const rates = ratePrices(found);
  const rated = found.map((place, at) => ({ ...place, rate: rates[at] ?? 1 }));
  const tiles = sizeTiles(rated, read.search.page * listLengths.placesPerPortion);
  return {
    level,
    theme,
    themes: placeThemes.filter((each) => themesOfPlaces.includes(each)),
    places: tiles.map(({ id, place, scene, size, price, cheapest }) =>
      presentTile(visit, { id, place, scene, size, price, ...toTripSummary(visit, cheapest) }),
    ),
    total: found.length,
    cheapest: findLowest(found.map(({ price }) => price)),
    lowest: findLowest(found.map(({ cheapest }) => payableTotal(visit, cheapest))),
    knownAt,
  };
}

function findLowest(amounts: readonly number[]): number | null {
  return amounts.length === 0 ? null : Math.min(...amounts);
}

/** Search engines keep the gallery itself, not each search in it: the canonical address has no query. */
function describePage(
  { brand }: Visit,
  texts: Texts,
  { total, cheapest, currency, places, mask }: PlacesPageProps,
) {
  const description =
    cheapest === null
      ? texts('places.emptyText')
      : texts(mask.params.hotelOnly ? 'places.leadHotelOnly' : 'places.lead', {
          places: total,
          price: formatPrice(money(cheapest, currency)),
        });
  const scene = places[0]?.scene;
  return {
    title: fitTitle([texts('places.documentTitle')], brand.name),
    description,
    ...(scene === undefined ? {} : { scene }),
  };
}
