import type { OfferQueries } from '../domain/offer-query.ts';
import { NO_LIMIT } from './compile-trip.ts';
import { openHotelFilter, visitHotels } from './list-candidates.ts';
import {
  type Enquiry,
  hasOffer,
  nameOffer,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { type Best, startBest } from './stay-search.ts';

type Ask = OfferQueries['destinations']['ask'];
type Answer = OfferQueries['destinations']['answer'];

interface Found {
  hotels: number;
  hotelId: number;
  readonly best: Best;
}

const levels = { city: 0, region: 1, country: 2 } as const;

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Ask): Answer {
  const enquiry = startEnquiry(context, request);
  const { memory } = context;
  const failsFilter = openHotelFilter(memory, request);
  const found = new Map<number, Found>();
  const best = startBest(0);
  // Hotels of a place come one after another: its destination is looked up once.
  let lastPlace = -1;
  let destination: Found = { hotels: 0, hotelId: 0, best };
  visitHotels(memory, request, enquiry.trip, (hotel) => {
    if (failsFilter(hotel) !== 0) return;
    const place = memory.hotelPlace[hotel] as number;
    if (place !== lastPlace) {
      lastPlace = place;
      const id = memory.placeIds[place * 3 + levels[level]] as number;
      destination = found.get(id) ?? { hotels: 0, hotelId: 0, best: startBest(enquiry.trip.maxTotal) };
      found.set(id, destination);
    }
    best.total = destination.best.total;
    best.plan = -1;
    takeHotel(enquiry, hotel, destination, best);
  });
  return [...found]
    .filter(([, { hotels }]) => hotels > 0)
    .map(([destinationId, { hotels, best }]) => ({
      destinationId,
      hotels,
      cheapest: nameOffer([enquiry], best),
    }))
    .sort(
      (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
    );
}

/** Counts a hotel that has an offer, and takes its cheapest where it beats the destination's. */
function takeHotel(enquiry: Enquiry, hotel: number, destination: Found, best: Best): void {
  const hotelId = enquiry.context.memory.hotelId[hotel] as number;
  const exists = priceHotel(enquiry, hotel, best);
  if (best.plan < 0) {
    if (canCount(enquiry, exists, hotel)) destination.hotels += 1;
    return;
  }
  destination.hotels += 1;
  const isTie = destination.best.plan >= 0 && best.total === destination.best.total;
  if (isTie && hotelId > destination.hotelId) return;
  Object.assign(destination.best, best);
  destination.hotelId = hotelId;
}

/** A hotel that was not cheap enough counts when it has an offer at a total that is allowed. */
function canCount(enquiry: Enquiry, exists: boolean | null, hotel: number): boolean {
  if (enquiry.trip.maxTotal !== NO_LIMIT || exists === null) return hasOffer(enquiry, hotel);
  return exists;
}
