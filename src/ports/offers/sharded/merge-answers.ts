import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import type { OfferAnswer, OfferQuery } from '../offers-port.ts';

/** Every hotel is counted by one shard; the cheapest offer of a destination is that of the shard that has the cheapest one. */
export function mergeDestinations(
  answers: readonly OfferAnswer<'destinations'>[],
): OfferAnswer<'destinations'> {
  const merged = new Map<number, OfferAnswer<'destinations'>[number]>();
  for (const found of answers.flat()) {
    const known = merged.get(found.destinationId);
    const cheapest = known ? cheaper(known.cheapest, found.cheapest) : found.cheapest;
    merged.set(found.destinationId, { ...found, hotels: (known?.hotels ?? 0) + found.hotels, cheapest });
  }
  return [...merged.values()].sort(
    (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
  );
}

export function mergeMaps({ limit }: OfferQuery<'map'>, answers: readonly OfferAnswer<'map'>[]) {
  const hotels = answers.flatMap((answer) => answer.hotels);
  hotels.sort(
    ({ offer: one }, { offer: other }) => one.total - other.total || one.key.hotelId - other.key.hotelId,
  );
  return {
    total: answers.reduce((sum, { total }) => sum + total, 0),
    hotels: hotels.slice(0, limit),
  };
}

export function mergeOptions(
  { by }: OfferQuery<'options'>,
  answers: readonly OfferAnswer<'options'>[],
): OfferAnswer<'options'> {
  const merged = new Map<string, PricedOffer>();
  for (const { value, cheapest } of answers.flat()) {
    const known = merged.get(value);
    merged.set(value, known ? cheaper(known, cheapest) : cheapest);
  }
  return [...merged]
    .map(([value, cheapest]) => ({ value, cheapest }))
    .sort(({ value: one }, { value: other }) =>
      by === 'nights' ? Number(one) - Number(other) : one < other ? -1 : 1,
    );
}

/** Two shards never have an offer of the same hotel: the rest of the order of `OfferQueries` is settled within each. */
function cheaper(one: PricedOffer, other: PricedOffer): PricedOffer {
  return (one.total - other.total || one.key.hotelId - other.key.hotelId) <= 0 ? one : other;
}
