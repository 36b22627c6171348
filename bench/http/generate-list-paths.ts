import type { Day } from '../../src/domain/time/calendar-day.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { toSearchParams } from '../../src/trip-search/address/to-search-params.ts';
import { buildPath } from '../../src/url.ts';
import { generateQuestions, type QuestionWorld } from '../search/generate-questions.ts';

/** Last day of travel that the site sells, counted from today. */
const lastDay = 365;

/** Addresses of result lists with facets as shoppers ask for them, each another one; the same for the same seed and day. */
export function generateListPaths(world: QuestionWorld, count: number, seed: number): string[] {
  const paths = generateQuestions(world, count * 3, seed).flatMap(({ query }) =>
    query.name === 'hotels' && isTaken(query) ? [buildListPath(query, world.today)] : [],
  );
  return paths.slice(0, count);
}

/** The site wants an adult for every infant; here simply one for every child. */
const isTaken = ({ request: { party } }: OfferQuery<'hotels'>): boolean =>
  party.childrenBorn.length <= party.adults;

function buildListPath({ request, sort, page }: OfferQuery<'hotels'>, today: Day): string {
  const { kind, party, departure, nights, filters, destinations, departureAirports } = request;
  const isHotelOnly = kind === 'hotel-only';
  const params = toSearchParams({
    destinations: destinations ?? [],
    airports: isHotelOnly ? [] : (departureAirports ?? []),
    arrivalAirports: [],
    isHotelOnly,
    period: {
      isExact: false,
      departure: departure.from,
      return: Math.min(today + lastDay, request.return.to),
      nights: nights.from === 1 && nights.to === 21 ? null : nights,
    },
    party,
    filters: { ...filters, maxPrice: null, outboundFrom: null, outboundUntil: null, homeBy: null },
    sort,
    page,
  });
  return buildPath('get_mixed_resultlist', { _locale: 'de-de' }, { ...params, withFacets: '1' });
}
