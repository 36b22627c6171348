import type { OfferQueries } from '../domain/offer-query.ts';
import { type Best, startBest } from './best-stay.ts';
import { failsNone, openHotelFilter, visitPlaces } from './list-candidates.ts';
import { takeOffered } from './offered-hotels.ts';
import {
  boundHotels,
  type Enquiry,
  nameOffer,
  priceHotel,
  type SearchContext,
  startEnquiry,
} from './search-context.ts';
import { mergeBest } from './top-stays.ts';

type Ask = OfferQueries['destinations']['ask'];
type Answer = OfferQueries['destinations']['answer'];

const levels = { city: 0, region: 1, country: 2 } as const;

/** Where hotels of one place lie side by side among those with an offer, up to but not including `end`. */
interface Run {
  readonly from: number;
  readonly end: number;
}

/** The cheapest offer of every destination of a level, and how many hotels have one. */
export function findDestinations(context: SearchContext, { request, level }: Ask): Answer {
  const enquiry = startEnquiry(context, request);
  return [...gatherOffered(enquiry, level)]
    .map(([destinationId, runs]) => ({
      destinationId,
      hotels: runs.reduce((count, { from, end }) => count + end - from, 0),
      cheapest: nameOffer([enquiry], findCheapest(enquiry, runs)),
    }))
    .sort(
      (one, other) => one.cheapest.total - other.cheapest.total || one.destinationId - other.destinationId,
    );
}

/** Gathers the hotels that have an offer. @returns where they are, by the id of their destination */
function gatherOffered(enquiry: Enquiry, level: Ask['level']): Map<number, Run[]> {
  const { memory, sifted } = enquiry.context;
  const { request, trip } = enquiry;
  const failsFilter = openHotelFilter(memory, request);
  const runs = new Map<number, Run[]>();
  sifted.offers = 0;
  visitPlaces(memory, request, trip, (hotels, place) => {
    const wanted = failsFilter === failsNone ? hotels : hotels.filter((hotel) => failsFilter(hotel) === 0);
    const from = sifted.offers;
    takeOffered(enquiry, wanted, sifted);
    if (sifted.offers === from) return;
    const id = memory.placeIds[place * 3 + levels[level]] as number;
    const run = { from, end: sifted.offers };
    const known = runs.get(id);
    if (known) known.push(run);
    else runs.set(id, [run]);
  });
  return runs;
}

/** The cheapest stay of hotels that have one: that of the lowest bound first, then all whose bound is not above what was found. */
function findCheapest(enquiry: Enquiry, runs: readonly Run[]): Best {
  const { memory, sifted, bounds } = enquiry.context;
  for (const { from, end } of runs) boundHotels(enquiry, sifted.offered, from, end, bounds);
  const best = startBest(enquiry.trip.maxTotal);
  const take = (at: number) => {
    const ofHotel = startBest(best.total);
    priceHotel(enquiry, sifted.offered[at] as number, ofHotel);
    mergeBest(memory, best, ofHotel);
  };
  const first = placeOfLowest(bounds, runs);
  take(first);
  for (const { from, end } of runs) {
    for (let at = from; at < end; at += 1) {
      if ((bounds[at] as number) <= best.total && at !== first) take(at);
    }
  }
  return best;
}

function placeOfLowest(bounds: Float64Array, runs: readonly Run[]): number {
  let lowest = -1;
  for (const { from, end } of runs) {
    for (let at = from; at < end; at += 1) {
      if (lowest < 0 || (bounds[at] as number) < (bounds[lowest] as number)) lowest = at;
    }
  }
  return lowest;
}
