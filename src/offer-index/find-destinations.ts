import type { OfferQueries } from '../domain/offer-query.ts';
import { type Best, startBest } from './best-stay.ts';
import { NO_OFFER } from './bound-hotel.ts';
import { NO_LIMIT } from './compile-trip.ts';
import { failsNone, openHotelFilter, visitPlaces } from './list-candidates.ts';
import {
  boundHotels,
  type Enquiry,
  hasOffer,
  nameOffer,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { mergeBest } from './top-stays.ts';

type Ask = OfferQueries['destinations']['ask'];
type Answer = OfferQueries['destinations']['answer'];

const levels = { city: 0, region: 1, country: 2 } as const;

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Ask): Answer {
  const enquiry = startEnquiry(context, request);
  return [...listOffered(enquiry, level)]
    .map(([destinationId, hotels]) => ({
      destinationId,
      hotels: hotels.length,
      cheapest: nameOffer([enquiry], findCheapest(enquiry, hotels)),
    }))
    .sort(
      (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
    );
}

/** Hotels that have an offer, by the id of their destination. */
function listOffered(enquiry: Enquiry, level: Ask['level']): Map<number, number[]> {
  const { memory } = enquiry.context;
  const { request, trip } = enquiry;
  const failsFilter = openHotelFilter(memory, request);
  const offered = new Map<number, number[]>();
  visitPlaces(memory, request, trip, (hotels, place) => {
    const id = memory.placeIds[place * 3 + levels[level]] as number;
    const found = offered.get(id) ?? [];
    const wanted = failsFilter === failsNone ? hotels : hotels.filter((hotel) => failsFilter(hotel) === 0);
    takeOffered(enquiry, wanted, found);
    if (found.length > 0) offered.set(id, found);
  });
  return offered;
}

/** Adds hotels that have an offer. */
function takeOffered(enquiry: Enquiry, hotels: Uint32Array, offered: number[]): void {
  const { trip, context } = enquiry;
  const unclear: number[] = [];
  if (trip.maxTotal === NO_LIMIT && trip.seasons.length > 0)
    context.judge.sift(enquiry.openCase(), hotels, offered, unclear);
  else unclear.push(...hotels);
  for (const hotel of unclear) if (hasOffer(enquiry, hotel)) offered.push(hotel);
}

/** The cheapest stay of hotels that have one: from the lowest bound on, as long as it is not above what was found. */
function findCheapest(enquiry: Enquiry, hotels: readonly number[]): Best {
  const { memory } = enquiry.context;
  const bounds = boundHotels(enquiry, hotels);
  const best = startBest(enquiry.trip.maxTotal);
  const take = (at: number) => {
    const ofHotel = startBest(best.total);
    priceHotel(enquiry, hotels[at] as number, ofHotel);
    mergeBest(memory, best, ofHotel);
  };
  const first = placeOfLowest(bounds);
  take(first);
  bounds[first] = NO_OFFER;
  const order = listBelow(bounds, best.total);
  for (let next = 0; next < order.length; next += 1) {
    const at = order[next] as number;
    if ((bounds[at] as number) > best.total) break;
    take(at);
  }
  return best;
}

function placeOfLowest(bounds: Float64Array): number {
  let place = 0;
  for (let at = 1; at < bounds.length; at += 1) {
    if ((bounds[at] as number) < (bounds[place] as number)) place = at;
  }
  return place;
}

/** Places whose bound is not above a total, from the lowest bound on. */
function listBelow(bounds: Float64Array, total: number): number[] {
  const places = listPlacesBelow(bounds, total);
  places.sort((one, other) => (bounds[one] as number) - (bounds[other] as number));
  return places;
}

function listPlacesBelow(bounds: Float64Array, total: number): number[] {
  const places: number[] = [];
  for (let at = 0; at < bounds.length; at += 1) if ((bounds[at] as number) <= total) places.push(at);
  return places;
}
