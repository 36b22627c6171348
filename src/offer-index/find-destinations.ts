import type { OfferQueries } from '../domain/offer-query.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import {
  boundHotels,
  type Enquiry,
  hasOffer,
  nameOffer,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { type Best, startBest } from './stay-search.ts';
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
  // Hotels of a place come one after another: its destination is looked up once.
  let lastPlace = -1;
  let hotels: number[] = [];
  visitHotels(memory, request, trip, (hotel) => {
    if (failsFilter(hotel) !== 0 || !hasOffer(enquiry, hotel)) return;
    const place = memory.hotelPlace[hotel] as number;
    if (place !== lastPlace) {
      lastPlace = place;
      const id = memory.placeIds[place * 3 + levels[level]] as number;
      hotels = offered.get(id) ?? [];
      offered.set(id, hotels);
    }
    hotels.push(hotel);
  });
  return offered;
}

/** The cheapest stay of hotels that have one: first that of the lowest bound, then those whose bound is not above it. */
function findCheapest(enquiry: Enquiry, hotels: readonly number[]): Best {
  const { memory } = enquiry.context;
  const bounds = boundHotels(enquiry, hotels);
  const first = bounds.indexOf(bounds.reduce((lowest, bound) => Math.min(lowest, bound)));
  const best = startBest(enquiry.trip.maxTotal);
  const take = (hotel: number) => {
    const ofHotel = startBest(best.total);
    priceHotel(enquiry, hotel, ofHotel);
    mergeBest(memory, best, ofHotel);
  };
  take(hotels[first] as number);
  hotels.forEach((hotel, at) => {
    if (at !== first && (bounds[at] as number) <= best.total) take(hotel);
  });
  return best;
}
