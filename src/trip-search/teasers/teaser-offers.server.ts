import { memoryLimits } from '../../defaults.ts';
import type { TripRequest } from '../../domain/search/offer-query.ts';
import type { FindTeaserOffer, KnownTeaserOffer, TeaserQuery } from '../../domain/search/teaser-offer.ts';
import { type Day, type DayRange, formatDay } from '../../domain/time/calendar-day.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import type { Visit } from '../../site/visit.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { createLruCache } from '../catalogue/lru-cache.ts';
import { findCheapestHotel } from '../hotels/find-cheapest-hotel.server.ts';
import { findDepartures } from '../offers/find-departures.ts';
import { comparePrice } from '../offers/load-shown-offer.server.ts';
import type { Search } from '../visit/create-search.server.ts';
import { openSearchVisit } from '../visit/open-search-visit.server.ts';
import { readHotelRequest, readRequest } from '../visit/read-request.server.ts';
import type { SearchVisit } from '../visit/search-visit.server.ts';
import { presentTeaserOffer, type TeaserFind } from './present-teaser-offer.server.ts';

/**
 * Answers the teasers of pages: the cheapest package for two adults and the children it names, from any airport of the market's own country. The
 * index is asked once for each of its states. While nothing can be searched there is no answer, and no error either.
 */
export function createTeaserOffers(
  search: Search,
  report: (error: unknown) => void,
): (visit: Visit) => FindTeaserOffer {
  const finds = createLruCache<string, TeaserFind | null>(memoryLimits.teaserOffers);
  const offers = createLruCache<string, KnownTeaserOffer | null>(memoryLimits.teaserOffers);

  function answer(question: TeaserQuery, { visit, state }: TeaserContext): Promise<KnownTeaserOffer | null> {
    const cacheKey = `${visit.homeCountry} ${visit.currency} ${visit.memberPercent} ${state} ${teaserCacheKey(question)}`;
    return offers.find(`${visit.language} ${cacheKey}`, async () => {
      const found = await finds.find(cacheKey, () => findCheapest(visit, question));
      return found === null ? null : presentTeaserOffer(visit, question, found);
    });
  }

  return (siteVisit) => {
    let context: Promise<TeaserContext> | undefined;
    return async (question) => {
      try {
        context ??= openTeaserContext(search, siteVisit);
        return await answer(question, await context);
      } catch (error) {
        if (!(error instanceof UnavailableError)) report(error);
        return null;
      }
    };
  };
}

/** What all questions of a page have in common, worked out once for them. */
interface TeaserContext {
  readonly visit: SearchVisit;
  /** Everything that answers depend on: batch, day, catalogue, rate of exchange and rules of prices. */
  readonly state: string;
}

async function openTeaserContext(search: Search, siteVisit: Visit): Promise<TeaserContext> {
  const visit = openSearchVisit(search, siteVisit);
  return {
    visit,
    state: `${await search.sequence()} ${visit.today} ${visit.catalogue.version} ${visit.purchase?.rate} ${visit.pricesKey}`,
  };
}

function teaserCacheKey(question: TeaserQuery): string {
  const { destination, hotelId, nights, departureMinOffset, departureMaxOffset, returnMinOffset } = question;
  const { from, to } = question.departureMonths ?? {};
  const where = hotelId ?? `d${destination}`;
  const children = question.childrenAges?.join(',');
  return [where, nights, departureMinOffset, departureMaxOffset, from, to, returnMinOffset, children].join(
    ' ',
  );
}

/** Null also for a place or hotel that the catalogue does not know, and for days that are not sold yet. */
async function findCheapest(visit: SearchVisit, question: TeaserQuery): Promise<TeaserFind | null> {
  const departure = findDepartures(question, visit.today);
  if (departure === null) return null;
  const params = toTeaserParams(departure, question);
  const read =
    question.hotelId === null
      ? readRequest(visit, { ...params, destinations: String(question.destination) })
      : readHotelRequest(visit, question.hotelId, params);
  if (!read.ok) return null;
  const { party } = read.value.search;
  const request = within(read.value.request, departure, visit.today + (question.returnMinOffset ?? 0));
  if (request === null) return null;
  const { answer, knownAt } = await findCheapestHotel(visit, request);
  const [offer] = answer.hotels;
  if (offer === undefined) return null;
  const comparison = await comparePrice(visit, offer, party);
  return { offer, party, knownAt, comparisonPerPerson: comparison?.perPersonAmount ?? null };
}

function toTeaserParams({ from }: DayRange, { nights, childrenAges }: TeaserQuery): SearchParams {
  return {
    departureDate: formatDay(from),
    duration: nights === null ? undefined : String(nights),
    ...(childrenAges === undefined ? {} : { children: childrenAges.join(',') }),
  };
}

/** Null where no departure or no return is left. */
function within(request: TripRequest, departure: DayRange, firstReturn: Day): TripRequest | null {
  const lastDeparture = Math.min(request.departure.to, departure.to);
  const from = Math.max(request.return.from, firstReturn);
  if (lastDeparture < request.departure.from || from > request.return.to) return null;
  return {
    ...request,
    departure: { from: request.departure.from, to: lastDeparture },
    return: { from, to: request.return.to },
  };
}
