import { startBest } from './best-stay.ts';
import { NO_LIMIT, type Season } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { type Enquiry, isWantedPlan, nextPlan, priceHotel } from './search-context.ts';
import { type SiftedHotels, siftHotels } from './sift-hotels.ts';

/** One hotel, and one set of flights, at a time, without making a list for each. */
const one = new Uint32Array(1);
const alone: FlightOptions[] = [];

/** Whether a hotel has any offer; cheaper than pricing it. */
export function hasOffer(enquiry: Enquiry, hotel: number): boolean {
  const { single } = enquiry.context;
  one[0] = hotel;
  single.offers = 0;
  takeOffered(enquiry, one, single);
  return single.offers > 0;
}

/** Adds hotels that have an offer. */
export function takeOffered(enquiry: Enquiry, hotels: Uint32Array, into: SiftedHotels): void {
  const { hotelAirportSet } = enquiry.context.memory;
  for (let from = 0; from < hotels.length; ) {
    const set = hotelAirportSet[hotels[from] as number] as number;
    let end = from + 1;
    while (end < hotels.length && hotelAirportSet[hotels[end] as number] === set) end += 1;
    if (enquiry.trip.maxTotal === NO_LIMIT) takeReached(enquiry, set, hotels, from, end, into);
    else takePriced(enquiry, hotels, from, end, into);
    from = end;
  }
}

/** The same for hotels with the same airports, from a first place on up to an end. */
function takeReached(
  enquiry: Enquiry,
  set: number,
  hotels: Uint32Array,
  from: number,
  end: number,
  into: SiftedHotels,
): void {
  const { trip, context } = enquiry;
  const first = into.offers;
  for (let season = 0; season < trip.seasons.length; season += 1) {
    const described = trip.seasons[season] as Season;
    const reach = enquiry.reach(season, set);
    if (season === 0) siftHotels(context.memory, trip, described, reach, hotels, from, end, into);
    else {
      const rest = leaveOut(hotels.subarray(from, end), into.offered.subarray(first, into.offers));
      siftHotels(context.memory, trip, described, reach, rest, 0, rest.length, into);
    }
    for (let at = 0; at < into.doubts; at += 1) {
      const hotel = into.doubtful[at] as number;
      if (hasStay(enquiry, hotel, season)) addOffered(into, hotel);
    }
  }
}

/** Takes hotels that have an offer below the highest total asked for. */
function takePriced(
  enquiry: Enquiry,
  hotels: Uint32Array,
  from: number,
  end: number,
  into: SiftedHotels,
): void {
  for (let at = from; at < end; at += 1) {
    const best = startBest(enquiry.trip.maxTotal);
    priceHotel(enquiry, hotels[at] as number, best);
    if (best.plan >= 0) addOffered(into, hotels[at] as number);
  }
}

function addOffered(into: SiftedHotels, hotel: number): void {
  into.offered[into.offers] = hotel;
  into.offers += 1;
}

function leaveOut(hotels: Uint32Array, known: Uint32Array): Uint32Array {
  const isKnown = new Set(known);
  return hotels.filter((hotel) => !isKnown.has(hotel));
}

/** Whether any plan of a hotel has a stay with flights in a season. */
function hasStay(enquiry: Enquiry, hotel: number, season: number): boolean {
  const { memory, stays } = enquiry.context;
  const { trip } = enquiry;
  const described = trip.seasons[season] as Season;
  alone[0] = enquiry.flights(season, memory.hotelAirportSet[hotel] as number);
  for (let plan = (memory.hotelPlans[hotel] as number) - 1; plan >= 0; plan = nextPlan(memory, plan)) {
    if (!isWantedPlan(memory, trip, plan)) continue;
    if (stays.whichExist(plan, trip, described, alone, 1, trip.isFreelyCancellable) !== 0) return true;
  }
  return false;
}
