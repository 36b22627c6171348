import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { createObjectMemory } from '../../../site/object-memory.ts';
import { countMinutes } from '../offers/present-flight.server.ts';
import type { SearchVisit } from '../search-visit.server.ts';
import { measureDistance } from './measure-distance.ts';

/** Minutes of the outbound flight; null without flights. */
export function measureFlight(visit: SearchVisit, { key, outboundTimes }: PricedOffer): number | null {
  if (key.outbound === null || outboundTimes === null) return null;
  return countMinutes(visit, { ...key.outbound, ...outboundTimes });
}

/** By airport of departure and code of the other one: a gallery compares hundreds of places. */
const distances = createObjectMemory<number>(20_000);

/** Kilometres between the airports of the outbound flight; 0 without flights and for airports the catalogue does not know. */
export function measureFlightDistance({ catalogue }: SearchVisit, { key }: PricedOffer): number {
  const from = key.outbound && catalogue.airports.get(key.outbound.from);
  const to = key.outbound && catalogue.airports.get(key.outbound.to);
  if (!from || !to) return 0;
  const known = distances.find(from, to.code);
  const distance = known ?? measureDistance(from, to);
  if (known === undefined) distances.keep(from, to.code, distance);
  return distance;
}

/** Month in which a trip begins, `YYYY-MM`. */
export function findDepartureMonth({ key }: PricedOffer): string {
  return formatDay(key.outbound?.day ?? key.checkIn).slice(0, 7);
}
