import type { OfferQueries } from '../../domain/search/offer-query.ts';
import { OFFER_WORDS } from '../memory/layout.ts';
import { head } from '../memory/memory.ts';
import { groupCandidates, placeFilter } from './candidates.ts';
import { describeOffers, type SearchContext, startEnquiry } from './search-context.ts';

type Query = OfferQueries['destinations']['query'];
type Answer = OfferQueries['destinations']['answer'];

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Query): Answer {
  const { kernel, memory } = context;
  const enquiry = startEnquiry(context, request);
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
