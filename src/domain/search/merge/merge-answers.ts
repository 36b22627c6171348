import type { OfferQueries, PricedOffer } from '../offer-query.ts';

type Answer<Name extends keyof OfferQueries> = OfferQueries[Name]['answer'];
type Query<Name extends keyof OfferQueries> = OfferQueries[Name]['query'];

// Answers about different hotels as one: those of groups with price rules of their own, or of shards. Each hotel is in one of them, so that
// counts of hotels add up; a destination or another value may be in several.

export function mergeDestinations(answers: readonly Answer<'destinations'>[]): Answer<'destinations'> {
  const merged = new Map<number, Answer<'destinations'>[number]>();
  for (const found of answers.flat()) {
    const known = merged.get(found.destinationId);
    merged.set(
      found.destinationId,
      known === undefined
        ? found
        : {
            ...found,
            hotels: known.hotels + found.hotels,
            cheapest: cheaper(known.cheapest, found.cheapest),
          },
    );
  }
  return [...merged.values()].sort(
    (one, other) => comparePrices(one.cheapest, other.cheapest) || one.destinationId - other.destinationId,
  );
}

export function mergeMaps({ limit }: Query<'map'>, answers: readonly Answer<'map'>[]): Answer<'map'> {
  const hotels = answers.flatMap((answer) => answer.hotels);
  return {
    total: sumOf(answers),
    hotels: hotels.sort((one, other) => compareHotels(one.offer, other.offer)).slice(0, limit),
  };
}

export function mergeOptions(
  { by }: Query<'options'>,
  answers: readonly Answer<'options'>[],
): Answer<'options'> {
  const merged = new Map<string, PricedOffer>();
  for (const { value, cheapest } of answers.flat()) {
    const known = merged.get(value);
    merged.set(value, known === undefined ? cheapest : cheaper(known, cheapest));
  }
  return [...merged]
    .map(([value, cheapest]) => ({ value, cheapest }))
    .sort(({ value: one }, { value: other }) =>
      by === 'nights' ? Number(one) - Number(other) : one < other ? -1 : 1,
    );
}

function cheaper(one: PricedOffer, other: PricedOffer): PricedOffer {
  return compareHotels(one, other) <= 0 ? one : other;
}

/** The order of the cheapest hotels. Hotels that are charged alike are ordered by what the supplier asks, as within each answer. */
export function compareHotels(one: PricedOffer, other: PricedOffer): number {
  return comparePrices(one, other) || one.key.hotelId - other.key.hotelId;
}

function comparePrices(one: PricedOffer, other: PricedOffer): number {
  return one.total - other.total || boughtOf(one) - boughtOf(other);
}

function boughtOf({ bought, total }: PricedOffer): number {
  return bought ?? total;
}

function sumOf(answers: readonly { readonly total: number }[]): number {
  return answers.reduce((sum, { total }) => sum + total, 0);
}
