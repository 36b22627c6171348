import { z } from 'zod';
import type { ReceivedAnswer, SentBody } from '../../site/calls/call-types.ts';
import { offerId, searchQuery } from '../../trip-search/address/search-query-schema.ts';

/** Body of the call that removes a hotel. */
export const removeFavoriteBody = z.object({
  hotelId: z.int().positive().max(999_999_999).describe('Giata id'),
});
export type RemoveFavoriteBody = SentBody<typeof removeFavoriteBody>;

/** Body of the call that saves a hotel, with what was shown of it: the favourites page shows what has changed. */
export const addFavoriteBody = removeFavoriteBody.extend({
  offer: offerId.nullable().default(null),
  total: z.int().positive().nullable().default(null).describe('Minor units of the whole party, as shown'),
  search: searchQuery.default({}).describe('The search it was found with'),
});
export type AddFavoriteBody = SentBody<typeof addFavoriteBody>;

/** Answer of the calls that change or count favourites (FAV-003, FAV-006): which hotels have a full heart. */
export const favoritesInfoSchema = z.object({
  count: z.int(),
  hotelIds: z.array(z.int()).readonly(),
});
export type FavoritesInfo = ReceivedAnswer<typeof favoritesInfoSchema>;
