import type { OfferQueries, PricedOffer } from '../domain/offer-query.ts';
import { startBest } from './best-stay.ts';
import { failsNone, openHotelFilter, visitPlaces } from './list-candidates.ts';
import { type Enquiry, nameOffer, readBest, type SearchContext, startEnquiry } from './search-context.ts';

type Ask = OfferQueries['destinations']['ask'];
type Answer = OfferQueries['destinations']['answer'];

const levels = { city: 0, region: 1, country: 2 } as const;

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Ask): Answer {
  const { kernel } = context;
  const enquiry = startEnquiry(context, request);
  const groups = groupHotels(enquiry, level);
  const most = Math.max(
    0,
    ...[...groups.values()].map((lists) => lists.reduce((sum, { length }) => sum + length, 0)),
  );
  const offered = kernel.take(most);
  const bounds = kernel.take((most + 1) * 2);
  const order = kernel.take(most);
  const trip = enquiry.address();
  const found: { destinationId: number; hotels: number; cheapest: PricedOffer }[] = [];
  for (const [destinationId, lists] of groups) {
    let hotels = 0;
    for (const list of lists) {
      hotels += kernel.calls.listOffered(trip, addressOf(context, list), list.length, offered + hotels * 4);
    }
    if (hotels === 0) continue;
    kernel.calls.findCheapest(trip, offered, hotels, bounds, order);
    const best = startBest(0);
    readBest(context, best);
    found.push({ destinationId, hotels, cheapest: nameOffer([enquiry], best) });
  }
  return found.sort(
    (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
  );
}

/** Lists of hotels that may have an offer, by the id of their destination. */
function groupHotels(enquiry: Enquiry, level: Ask['level']): Map<number, Uint32Array[]> {
  const { memory } = enquiry.context;
  const { request, trip } = enquiry;
  const failsFilter = openHotelFilter(memory, request);
  const groups = new Map<number, Uint32Array[]>();
  visitPlaces(memory, request, trip, (hotels, place) => {
    const id = memory.placeIds[place * 3 + levels[level]] as number;
    const wanted = failsFilter === failsNone ? hotels : hotels.filter((hotel) => failsFilter(hotel) === 0);
    const lists = groups.get(id);
    if (lists === undefined) groups.set(id, [wanted]);
    else lists.push(wanted);
  });
  return groups;
}

/** Where the kernel finds a list: lists of places lie in the memory, others are laid there. */
function addressOf({ memory, kernel }: SearchContext, list: Uint32Array): number {
  return list.buffer === memory.buffer ? list.byteOffset : kernel.place(list);
}
