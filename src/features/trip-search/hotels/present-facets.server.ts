import { z } from 'zod';
import { boards } from '../../../domain/search/board.ts';
import { hotelAttributes } from '../../../domain/search/hotel-attribute.ts';
import type { FacetCount, Facets } from '../../../domain/search/offer-query.ts';
import { roomTypes } from '../../../domain/search/room-type.ts';

const countOf = <Value extends z.ZodType>(value: Value) =>
  z.array(z.object({ value, hotels: z.int().describe('Hotels in the list if the value is chosen') }));

/** Live counts next to the filters; values are spelled as in the search parameters. */
export const facetsSchema = z.object({
  stars: countOf(z.number()),
  rating: countOf(z.number()),
  attributes: countOf(z.enum(hotelAttributes)),
  board: countOf(z.enum(boards)),
  rooms: countOf(z.enum(roomTypes)),
  stops: countOf(z.int()),
  cancel: countOf(z.literal('free')),
});

export function presentFacets(facets: Facets): z.infer<typeof facetsSchema> {
  return {
    stars: facets.categories.map(fromTenths),
    rating: facets.ratings.map(fromTenths),
    attributes: [...facets.attributes],
    board: [...facets.boards],
    rooms: [...facets.roomTypes],
    stops: [...facets.stops],
    cancel: facets.freelyCancellable === 0 ? [] : [{ value: 'free', hotels: facets.freelyCancellable }],
  };
}

function fromTenths({ value, hotels }: FacetCount<number>): FacetCount<number> {
  return { value: value / 10, hotels };
}
