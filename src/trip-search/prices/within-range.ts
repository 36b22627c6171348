import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { OfferRange } from '../../domain/search/offer-range.ts';

/** A question about what a brand sells alone. @param range null for everything */
export function withinRange<Asked extends object>(query: Asked, range: OfferRange | null): Asked {
  if (range === null) return query;
  if (!('request' in query)) return { ...query, range };
  return { ...query, request: { ...(query.request as TripRequest), range } };
}
