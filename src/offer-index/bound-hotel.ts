import { NO_WEIGHT, type Season, type Trip } from './compile-trip.ts';
import type { FlightBounds, FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import type { Memory } from './memory.ts';
import { WEEK } from './plan-nights.ts';

/** No offer: above every total. */
export const NO_OFFER = Number.POSITIVE_INFINITY;

/** Opened once for each thread, as all that meets every hotel. */
export function openHotelBounds(memory: Memory) {
  const { hotelOccupancies, hotelLowest, hotelWeeks, hotelAirportSet } = memory;
  const hotelRows = memory.capacity.hotels;

  /** What an adult pays at least for so many weeks from a day of a block on, and single nights after them. */
  const leastOfNights = (row: number, next: number, weeks: number, single: number): number => {
    const rest =
      single === 0 ? 0 : single * Math.min(hotelLowest[row] as number, hotelLowest[next] as number);
    if (weeks === 0) return rest;
    const week = hotelWeeks[row] as number;
    const later = weeks === 1 ? 0 : Math.min(week, hotelWeeks[next] as number);
    return week + (weeks - 1) * later + rest;
  };

  /** The least of all words of days, of a hotel for so many nights and with flights of each word. */
  const leastOfWords = (
    { blocks, words }: Trip,
    weight: number,
    lows: readonly number[],
    hotel: number,
    nights: number,
  ): number => {
    const weeks = Math.floor(nights / WEEK);
    const single = nights - weeks * WEEK;
    let least = NO_OFFER;
    let row = (blocks[0] as number) * hotelRows + hotel;
    for (let word = 0; word < words; word += 1) {
      const next = (blocks[word + 1] as number) * hotelRows + hotel;
      const stay = leastOfNights(row, next, weeks, single) * weight;
      least = Math.min(least, (lows[word] as number) * 100 + stay);
      row = next;
    }
    return Math.floor(least / 100);
  };

  /**
   * What an offer of a hotel costs at least in a season: the cheapest flights of each block of days with the cheapest nights of
   * the stays that begin there.
   * @param weight the party's, at least
   */
  const boundHotel = (
    trip: Trip,
    weight: number,
    { shortest, longer }: FlightBounds,
    hotel: number,
  ): number => {
    const { nightsFrom, nightsTo } = trip;
    const ofShortest = leastOfWords(trip, weight, shortest, hotel, nightsFrom);
    if (nightsFrom === nightsTo) return ofShortest;
    return Math.min(ofShortest, leastOfWords(trip, weight, longer, hotel, nightsFrom + 1));
  };

  return {
    boundHotel,

    /** Lowest weight of a party in any room of a hotel; `NO_WEIGHT` where it fits into none. */
    lowestWeight(hotel: number, { fitting, lowestWeights }: Season): number {
      let lowest = NO_WEIGHT;
      for (let word = 0; word < 2; word += 1) {
        let bits = (hotelOccupancies[hotel * 2 + word] as number) & (fitting[word] as number);
        for (; bits !== 0; bits &= bits - 1) {
          const weight = lowestWeights[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
          if (weight < lowest) lowest = weight;
        }
      }
      return lowest;
    },

    /** Lowers bounds of hotels to what their offers cost at least in a season, in whatever room: cheaper than looking at rooms. */
    lowerBounds(
      trip: Trip,
      { lowestWeight }: Season,
      flightsTo: (set: number) => FlightOptions,
      hotels: readonly number[],
      bounds: Float64Array,
    ): void {
      if (lowestWeight === NO_WEIGHT) return;
      // Hotels with the same airports come one after another.
      let lastSet = -1;
      let flown: FlightBounds | null = null;
      for (let at = 0; at < hotels.length; at += 1) {
        const hotel = hotels[at] as number;
        const set = hotelAirportSet[hotel] as number;
        if (set !== lastSet) {
          const flights = flightsTo(set);
          flown = flights.lowest === NO_FLIGHT ? null : flights.bounds();
          lastSet = set;
        }
        if (flown === null) continue;
        const bound = boundHotel(trip, lowestWeight, flown, hotel);
        if (bound < (bounds[at] as number)) bounds[at] = bound;
      }
    },
  };
}

export type HotelBounds = ReturnType<typeof openHotelBounds>;
