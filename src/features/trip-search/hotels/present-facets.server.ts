import type { z } from 'zod';
import type { FacetCount, Facets } from '../../../domain/search/offer-query.ts';
import type { facetsSchema } from './facets-schema.ts';

/** Leaves out zero stars, which no search takes: a shopper finds such hotels by choosing no category. */
export function presentFacets(facets: Facets): z.infer<typeof facetsSchema> {
  return {
    stars: facets.categories.filter(({ value }) => value > 0).map(fromTenths),
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
