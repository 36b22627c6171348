import type { OfferQueries } from '../../domain/search/offer-query.ts';
import { OFFER_WORDS } from '../memory/layout.ts';
import { head } from '../memory/memory.ts';
import { destinationOf, groupCandidates, listCandidates, placeFilter } from './candidates.ts';
import { compareFound, describeFound, findWithRooms } from './find-with-rooms.ts';
import { describeOffers, type Enquiry, type SearchContext, startEnquiry } from './search-context.ts';

type Query = OfferQueries['destinations']['query'];
type Answer = OfferQueries['destinations']['answer'];

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Query): Answer {
  const { kernel, memory } = context;
  const enquiry = startEnquiry(context, request);
  if (request.party.rooms !== undefined) return findWithSeveral(enquiry, level);
  const filter = placeFilter(kernel, request);
  const most = memory.header[head.hotels] as number;
  const bounds = kernel.take((most + 1) * 2);
  const order = kernel.take(most);
  const trip = enquiry.address();
  const found: { destinationId: number; hotels: number; offer: number }[] = [];
  let offer = kernel.take(OFFER_WORDS);
  for (const [destinationId, { address, count }] of groupCandidates(enquiry, level, { filter })) {
    const hotels = kernel.calls.findCheapest(trip, address, count, bounds, order, offer);
    if (hotels === 0) continue;
    found.push({ destinationId, hotels, offer });
    offer = kernel.take(OFFER_WORDS);
  }
  const offers = describeOffers(
    enquiry,
    Int32Array.from(found, ({ offer: at }) => at),
  );
  return found
    .map(({ destinationId, hotels }, at) => ({
      destinationId,
      hotels,
      cheapest: offers[at] as (typeof offers)[number],
    }))
    .sort(
      (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
    );
}

/** The same for a party in several rooms. */
function findWithSeveral(enquiry: Enquiry, level: Query['level']): Answer {
  const { kernel, memory } = enquiry.context;
  const filter = placeFilter(kernel, enquiry.request);
  const found = findWithRooms(enquiry, listCandidates(enquiry, { filter })).sort(compareFound);
  const groups = [
    ...Map.groupBy(found, ({ row }) => destinationOf(memory, memory.hotelPlace[row] as number, level)),
  ];
  const offers = describeFound(
    enquiry,
    groups.flatMap(([, hotels]) => hotels.slice(0, 1)),
  );
  return groups
    .map(([destinationId, hotels], at) => ({
      destinationId,
      hotels: hotels.length,
      cheapest: offers[at] as (typeof offers)[number],
    }))
    .sort(
      (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
    );
}
