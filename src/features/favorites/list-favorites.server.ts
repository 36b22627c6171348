import { z } from 'zod';
import { searchLimits } from '../../defaults.ts';
import type { SearchParams } from '../../trip-search/address/trip-search.ts';
import { hotelSchema } from '../../trip-search/hotels/hotel-schema.ts';
import { presentHotel } from '../../trip-search/hotels/present-hotel.server.ts';
import { loadShownOffer, presentAmount } from '../../trip-search/offers/load-shown-offer.server.ts';
import { amountSchema, detailedOfferSchema } from '../../trip-search/offers/offer-schema.ts';
import { readPageSearch } from '../../trip-search/visit/read-page-search.server.ts';
import type { SearchVisit } from '../../trip-search/visit/search-visit.server.ts';
import type { Favorite } from './favorites.ts';
import type { FavoritesInfo } from './favorites-schema.ts';

export const favoriteHotelSchema = z.object({
  hotel: hotelSchema,
  addedAt: z.iso.datetime(),
  search: z.record(z.string(), z.string()).describe('The search it was found with, as far as it still holds'),
  priceWhenKept: amountSchema.nullable().describe('What was shown when it was kept'),
  offer: detailedOfferSchema.nullable().describe('The same offer today, or else the cheapest of the search'),
  isSameOffer: z.boolean().describe('The very offer that was kept is still for sale'),
});
export type FavoriteHotel = z.infer<typeof favoriteHotelSchema>;

export const favoritesListSchema = z.object({
  favorites: z.array(favoriteHotelSchema).max(searchLimits.favorites),
});

export function summariseFavorites(favorites: readonly Favorite[]): FavoritesInfo {
  return { count: favorites.length, hotelIds: favorites.map(({ hotelId }) => hotelId) };
}

/**
 * Prices saved hotels as of today (SAPI-044). Omits hotels that are no longer in the catalogue; the page shows how
 * many.
 */
export async function priceFavorites(
  visit: SearchVisit,
  favorites: readonly Favorite[],
): Promise<FavoriteHotel[]> {
  const priced = await Promise.all(favorites.map((favorite) => priceFavorite(visit, favorite)));
  return priced.filter((hotel) => hotel !== null);
}

async function priceFavorite(visit: SearchVisit, favorite: Favorite): Promise<FavoriteHotel | null> {
  const card = visit.catalogue.hotels.get(favorite.hotelId);
  if (card === undefined) return null;
  // The saved search may be in the past by now: omits values that are no longer valid.
  const { params, search } = readPageSearch(visit, new URLSearchParams(given(favorite.search)));
  const named = favorite.offer === null ? null : await findOffer(visit, params, favorite, favorite.offer);
  const offer = named ?? (await findOffer(visit, params, favorite, undefined));
  return {
    hotel: presentHotel(visit, card),
    addedAt: favorite.addedAt.toISOString(),
    search: given(params),
    priceWhenKept:
      favorite.shownTotal === null ? null : presentAmount(visit, favorite.shownTotal, search.party),
    offer,
    isSameOffer: named !== null,
  };
}

async function findOffer(
  visit: SearchVisit,
  params: SearchParams,
  { hotelId }: Favorite,
  offer: string | undefined,
): Promise<FavoriteHotel['offer']> {
  const shown = await loadShownOffer(visit, params, { hotelId, offer });
  return shown.ok ? shown.value.offer : null;
}

function given(params: SearchParams): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined),
  );
}
