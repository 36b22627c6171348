import type { PageLoader } from '../../site/page-data.ts';
import { withShownPrice } from '../../site/shown-price.ts';
import { loadTexts } from '../../texts/load-texts.ts';
import { lightScene } from '../../trip-search/catalogue/light-scene.ts';
import type { Search } from '../../trip-search/visit/create-search.server.ts';
import { openSearchVisit } from '../../trip-search/visit/open-search-visit.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import { buildPath, buildQuery } from '../../url.ts';
import type { ComparedHotel } from './compared-hotel.ts';
import { compareSavedPrice, type Favorite, findFavoritesOwner } from './favorites.ts';
import type { FavoritesPageProps } from './favorites-page.tsx';
import type { FavoritesStore } from './favorites-store.server.ts';
import { type FavoriteHotel, priceFavorites } from './list-favorites.server.ts';

/** The parameter that shows another visitor's list, read-only. */
const sharedParam = 'list';

/**
 * Loads the favourites, compared side by side (FAV-001, FAV-007): the visitor's own, or those that a shared link names.
 * A link that shares no list is not found.
 */
export function createFavoritesPageLoader(search: Search, store: FavoritesStore): PageLoader {
  return async (siteVisit, _match, url, visitor) => {
    if (!siteVisit.brand.flags.favorites) return null;
    const id = findFavoritesOwner(visitor);
    const token = url.searchParams.get(sharedParam);
    const favorites = token === null ? await listOwn(store, id) : await store.findShared(token);
    if (favorites === null) return null;
    const visit = openSearchVisit(search, siteVisit);
    const ownToken = token === null && id !== null ? await store.findShareToken(id) : null;
    const texts = await loadTexts(siteVisit.language);
    const props: FavoritesPageProps = {
      isOwn: token === null,
      sharePath:
        ownToken === null
          ? null
          : buildPath('favorites', { _locale: visit.locale }, { [sharedParam]: ownToken }),
      gone: token === null ? listGone(visit, favorites) : [],
      hotels: (await priceFavorites(visit, favorites)).map((favorite) =>
        describeFavorite(visit, favorite, siteVisit.brand.light),
      ),
    };
    return {
      code: 200,
      pageMetaContent: {
        title: texts('comparison.documentTitle', { brand: siteVisit.brand.name }),
        description: '',
        isHidden: true,
      },
      route: 'favorites',
      view: 'favorites',
      props,
    };
  };
}

async function listOwn(store: FavoritesStore, id: string | null): Promise<readonly Favorite[]> {
  return id === null ? [] : store.list(id);
}

/** Hotels that have left the catalogue: they are counted and can be taken off, though nothing is known of them any more. */
function listGone({ catalogue }: SearchVisit, favorites: readonly Favorite[]): number[] {
  return favorites.map(({ hotelId }) => hotelId).filter((id) => !catalogue.hotels.has(id));
}

/** The page of the hotel with the trip whose price the link is next to. */
function linkToOffer(path: string, search: FavoriteHotel['search'], offer: FavoriteHotel['offer']): string {
  if (offer === null) return path + buildQuery(search);
  const { totalAmount, currency } = offer.price;
  return withShownPrice(path + buildQuery({ ...search, offer: offer.id }), totalAmount, currency);
}

function describeFavorite(
  visit: SearchVisit,
  { hotel, search, priceWhenKept, offer, isSameOffer }: FavoriteHotel,
  light: Parameters<typeof lightScene>[1],
): ComparedHotel {
  const path = hotel.features.find(({ name }) => name === 'route')?.value ?? '';
  const now = offer?.price ?? null;
  return {
    id: hotel.id,
    name: hotel.name,
    place: `${hotel.location.city.name}, ${hotel.location.region.name}`,
    category: hotel.category,
    rating: hotel.ratings.average,
    scene: lightScene(hotel.mainImage.scene, light),
    path: linkToOffer(path, search, offer),
    attributes: visit.catalogue.hotels.get(hotel.id)?.attributes ?? [],
    isSameOffer,
    change: compareSavedPrice(priceWhenKept?.totalAmount ?? null, now?.totalAmount ?? null)?.change ?? null,
    offer:
      offer === null || now === null
        ? null
        : {
            perPerson: now.perPersonAmount,
            total: now.totalAmount,
            currency: now.currency,
            nights: offer.lengthOfStay,
            departure: offer.departureFlight?.departureDate ?? offer.checkIn,
            from: offer.departureAirport?.name ?? null,
            flightMinutes: offer.departureFlight?.durationMinutes ?? null,
            stops: offer.departureFlight?.stops ?? null,
            board: offer.board,
            cancellation: offer.cancellation,
          },
  };
}
