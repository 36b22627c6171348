import { nightFlights } from '../../defaults.ts';
import { type Board, boards } from '../../domain/search/board.ts';
import { hotelAttributes } from '../../domain/search/hotel-attribute.ts';
import { type FacetCount, type Facets, ratingThresholds } from '../../domain/search/offer-query.ts';
import { roomTypes } from '../../domain/search/room-type.ts';
import { askedBaggages, type Baggage, baggages } from '../../domain/search/supply-facts.ts';
import * as at from '../memory/layout.ts';
import type { HotelRows } from './candidates.ts';
import type { LegRules } from './compile-trip.ts';
import { type Enquiry, startEnquiry } from './search-context.ts';

/** Stops a shopper can choose: at most none, at most one. */
const stopChoices = [0, 1] as const;

/** What a shopper can ask of flights instead, in the order in which the kernel counts it: `FLIGHT_CHOICES` of them. */
const flightChoices: readonly Partial<LegRules>[] = [
  ...stopChoices.map((maxStops) => ({ maxStops })),
  ...askedBaggages.map((baggage) => ({ baggage: baggages.indexOf(baggage) })),
  { night: nightFlights },
];
const FACET_BAGGAGE = at.FACET_FLIGHTS + stopChoices.length;
const FACET_NIGHT = FACET_BAGGAGE + askedBaggages.length;

/**
 * Counts hotels for every filter a shopper could choose instead.
 * @param hotels where those that belong to the answer are left
 * @param filter address of the request's filters on hotels
 */
export function countFacets(
  enquiry: Enquiry,
  { address, count }: HotelRows,
  filter: number,
): { offered: HotelRows; facets: Facets } {
  const { context, request, trip } = enquiry;
  const { kernel } = context;
  const variants = flightChoices.map((choice) =>
    trip.isPackage && !isChosen(trip.legs, choice)
      ? startEnquiry(context, request, { trip: { ...trip, legs: { ...trip.legs, ...choice } } })
      : enquiry,
  );
  const trips = kernel.place([enquiry, ...variants].map((each) => each.address()));
  const counts = kernel.takeEmpty(at.FACET_WORDS);
  const offered = kernel.calls.countFacets(trips, filter, address, count, counts, address);
  return {
    offered: { address, count: offered },
    facets: readFacets(kernel.words.subarray(counts >>> 2, (counts >>> 2) + at.FACET_WORDS), {
      isPackage: trip.isPackage,
      offered: request.range?.boards ?? boards,
    }),
  };
}

function isChosen(legs: LegRules, choice: Partial<LegRules>): boolean {
  return (Object.keys(choice) as (keyof LegRules)[]).every((name) => legs[name] === choice[name]);
}

/** @param offered boards of the range */
function readFacets(
  counts: Int32Array,
  { isPackage, offered }: { readonly isPackage: boolean; readonly offered: readonly Board[] },
): Facets {
  const countsFrom = <Value>(first: number, values: readonly Value[]): FacetCount<Value>[] => {
    const found: FacetCount<Value>[] = [];
    for (let place = 0; place < values.length; place += 1) {
      const hotels = counts[first + place] as number;
      if (hotels > 0) found.push({ value: values[place] as Value, hotels });
    }
    return found;
  };
  return {
    categories: countsFrom(at.FACET_STARS, allStars),
    ratings: countRatings(counts),
    attributes: countsFrom(at.FACET_ATTRIBUTES, hotelAttributes),
    boards: countsFrom(at.FACET_BOARDS, boards).filter(({ value }) => offered.includes(value)),
    roomTypes: countsFrom(at.FACET_ROOMS, roomTypes),
    stops: isPackage ? countsFrom(at.FACET_FLIGHTS, stopChoices) : [],
    baggage: isPackage ? countsFrom<Baggage>(FACET_BAGGAGE, askedBaggages) : [],
    withoutNightFlights: isPackage ? (counts[FACET_NIGHT] as number) : 0,
    freelyCancellable: counts[at.FACET_FREE] as number,
    transferIncluded: counts[at.FACET_TRANSFER] as number,
  };
}

/** Stars times ten, whatever they are. */
const allStars = Array.from({ length: at.FACET_RATINGS - at.FACET_STARS }, (_, stars) => stars);

/** Hotels are counted by their rating: those of a threshold have it or more. */
function countRatings(counts: Int32Array): FacetCount<number>[] {
  return ratingThresholds
    .map((value) => {
      let hotels = 0;
      for (let rating = value; rating < MOST_RATINGS; rating += 1)
        hotels += counts[at.FACET_RATINGS + rating] as number;
      return { value, hotels };
    })
    .filter(({ hotels }) => hotels > 0);
}

const MOST_RATINGS = at.FACET_ATTRIBUTES - at.FACET_RATINGS;
