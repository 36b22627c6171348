import type { PricedOffer } from '../../domain/search/offer-query.ts';
import { formatDay } from '../../domain/time/calendar-day.ts';
import { measureDistance } from '../catalogue/measure-distance.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { countMinutes } from './present-flight.server.ts';

/** Minutes of the outbound flight; null without flights. */
export function measureFlight(visit: SearchVisit, { key, outboundTimes }: PricedOffer): number | null {
  if (key.outbound === null || outboundTimes === null) return null;
  return countMinutes(visit, { ...key.outbound, ...outboundTimes });
}

/** Kilometres between the airports of the outbound flight; 0 without flights and for airports the catalogue does not know. */
export function measureFlightDistance({ catalogue }: SearchVisit, { key }: PricedOffer): number {
  const from = key.outbound && catalogue.airports.get(key.outbound.from);
  const to = key.outbound && catalogue.airports.get(key.outbound.to);
  return from && to ? measureDistance(from, to) : 0;
}

/** Month in which a trip begins, `YYYY-MM`. */
export function findDepartureMonth({ key }: PricedOffer): string {
  return formatDay(key.outbound?.day ?? key.checkIn).slice(0, 7);
}
