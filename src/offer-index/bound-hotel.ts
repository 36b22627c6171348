import { NO_WEIGHT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import type { Memory } from './memory.ts';

/** No offer: above every total. */
export const NO_OFFER = Number.POSITIVE_INFINITY;

/**
 * What an offer costs at least in a season, for hotels with the same airports: the cheapest flights of each block of days with the
 * cheapest nights of the stays that begin there. Longer stays than the shortest take the cheapest of everything. Money in hundredths.
 */
export interface FlightBound {
  readonly season: Season;
  /** Nights of the shortest stay. */
  readonly nights: number;
  /** Where the rates of each block of the trip begin, and those of the one after the last. */
  readonly starts: Int32Array;
  /** What the cheapest flights for the shortest stay cost by block; above everything where there are none. */
  readonly flights: Float64Array;
  /** The cheapest flights for longer stays, `NO_OFFER` where there are none. */
  readonly longer: number;
}

export function boundFlights(
  memory: Memory,
  trip: Trip,
  season: Season,
  flights: FlightOptions,
): FlightBound {
  const { nightsFrom, nightsTo, words } = trip;
  const isFlown = flights.lowest !== NO_FLIGHT;
  const lows = isFlown ? flights.forNights(nightsFrom).lows : [];
  return {
    season,
    nights: nightsFrom,
    starts: trip.blocks.map((block) => block * memory.capacity.hotels),
    flights: Float64Array.from({ length: words }, (_, word) => {
      const low = lows[word] ?? NO_FLIGHT;
      return low === NO_FLIGHT ? NO_OFFER : low * 100;
    }),
    longer: isFlown && nightsFrom < nightsTo ? flights.lowest * 100 : NO_OFFER,
  };
}

/** What an offer of a hotel costs at least, in minor units; `NO_OFFER` where it has none. */
export function boundHotel(memory: Memory, hotel: number, bound: FlightBound): number {
  const { hotelLowest } = memory;
  const { starts, flights } = bound;
  const weight = lowestWeight(memory.hotelOccupancies, hotel, bound.season);
  if (weight === NO_WEIGHT) return NO_OFFER;
  const weightOfStay = weight * bound.nights;
  let rate = hotelLowest[(starts[0] as number) + hotel] as number;
  let lowest = rate;
  let least = NO_OFFER;
  for (let word = 0; word < flights.length; word += 1) {
    const next = hotelLowest[(starts[word + 1] as number) + hotel] as number;
    const cost = (flights[word] as number) + Math.min(rate, next) * weightOfStay;
    if (cost < least) least = cost;
    if (next < lowest) lowest = next;
    rate = next;
  }
  const longer = bound.longer + lowest * (weightOfStay + weight);
  return Math.floor(Math.min(longer, least) / 100);
}

/** Lowest weight of a party in any room of a hotel; `NO_WEIGHT` where it fits into none. */
function lowestWeight(occupancies: Uint32Array, hotel: number, { fitting, lowestWeights }: Season): number {
  let lowest = NO_WEIGHT;
  for (let word = 0; word < 2; word += 1) {
    let bits = (occupancies[hotel * 2 + word] as number) & (fitting[word] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const weight = lowestWeights[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
      if (weight < lowest) lowest = weight;
    }
  }
  return lowest;
}
