import { boards } from '../board.ts';
import { hotelAttributes } from '../hotel-attribute.ts';
import type { FacetCount, Facets } from '../offer-query.ts';
import { roomTypes } from '../room-type.ts';
import { askedBaggages, type Baggage } from '../supply-facts.ts';

/** Facets of several answers: every hotel is counted by one of them. */
export function mergeFacets(facets: readonly Facets[]): Facets {
  return {
    categories: addCounts(facets.map(({ categories }) => categories)),
    ratings: addCounts(facets.map(({ ratings }) => ratings)),
    attributes: addListed(
      facets.map(({ attributes }) => attributes),
      hotelAttributes,
    ),
    boards: addListed(
      facets.map((each) => each.boards),
      boards,
    ),
    roomTypes: addListed(
      facets.map((each) => each.roomTypes),
      roomTypes,
    ),
    stops: addCounts(facets.map(({ stops }) => stops)),
    baggage: addListed<Baggage>(
      facets.map(({ baggage }) => baggage),
      askedBaggages,
    ),
    withoutNightFlights: facets.reduce((sum, { withoutNightFlights }) => sum + withoutNightFlights, 0),
    freelyCancellable: facets.reduce((sum, { freelyCancellable }) => sum + freelyCancellable, 0),
    transferIncluded: facets.reduce((sum, { transferIncluded }) => sum + transferIncluded, 0),
  };
}

/** In ascending order. */
function addCounts(lists: readonly (readonly FacetCount<number>[])[]): FacetCount<number>[] {
  return sumUp(lists).sort((one, other) => one.value - other.value);
}

/** In the order of a list. */
function addListed<Value>(
  lists: readonly (readonly FacetCount<Value>[])[],
  order: readonly Value[],
): FacetCount<Value>[] {
  return sumUp(lists).sort((one, other) => order.indexOf(one.value) - order.indexOf(other.value));
}

function sumUp<Value>(lists: readonly (readonly FacetCount<Value>[])[]): FacetCount<Value>[] {
  const sums = new Map<Value, number>();
  for (const { value, hotels } of lists.flat()) sums.set(value, (sums.get(value) ?? 0) + hotels);
  return [...sums].map(([value, hotels]) => ({ value, hotels }));
}
