import type { z } from 'zod';
import type { FacetCount, Facets } from '../../domain/search/offer-query.ts';
import type { Baggage } from '../../domain/search/supply-facts.ts';
import { type baggageWords, starChoices } from '../address/read-search-filters.ts';
import type { facetsSchema } from './facets-schema.ts';

/** Leaves out stars that no search takes, none or half a one: a shopper finds such hotels by choosing no category. */
export function presentFacets(facets: Facets): z.infer<typeof facetsSchema> {
  return {
    stars: facets.categories.map(fromTenths).filter(({ value }) => isStarChoice(value)),
    rating: facets.ratings.map(fromTenths),
    attributes: [...facets.attributes],
    board: [...facets.boards],
    rooms: [...facets.roomTypes],
    stops: [...facets.stops],
    baggage: facets.baggage.map(({ value, hotels }) => ({ value: wordOf(value), hotels })),
    night: facets.withoutNightFlights === 0 ? [] : [{ value: 'none', hotels: facets.withoutNightFlights }],
    transfer: facets.transferIncluded === 0 ? [] : [{ value: 'included', hotels: facets.transferIncluded }],
    cancel: facets.freelyCancellable === 0 ? [] : [{ value: 'free', hotels: facets.freelyCancellable }],
  };
}

function wordOf(baggage: Baggage): keyof typeof baggageWords {
  return baggage === 'checked' ? 'baggage' : 'carryOn';
}

function isStarChoice(stars: number): boolean {
  return (starChoices as readonly string[]).includes(String(stars));
}

function fromTenths({ value, hotels }: FacetCount<number>): FacetCount<number> {
  return { value: value / 10, hotels };
}
