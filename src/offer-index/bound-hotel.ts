import { NO_WEIGHT, type Season, type Trip } from './compile-trip.ts';
import type { FlightOptions } from './flight-options.ts';
import { NO_FLIGHT } from './leg-costs.ts';
import type { Memory } from './memory.ts';

/** No offer: above every total. */
export const NO_OFFER = Number.POSITIVE_INFINITY;

/** Lowest weight of a party in any room of a hotel; `NO_WEIGHT` where it fits into none. */
export function lowestWeight(memory: Memory, hotel: number, { fitting, lowestWeights }: Season): number {
  let lowest = NO_WEIGHT;
  for (let word = 0; word < 2; word += 1) {
    let bits = (memory.hotelOccupancies[hotel * 2 + word] as number) & (fitting[word] as number);
    for (; bits !== 0; bits &= bits - 1) {
      const weight = lowestWeights[word * 32 + 31 - Math.clz32(bits & -bits)] as number;
      if (weight < lowest) lowest = weight;
    }
  }
  return lowest;
}

/**
 * What an offer of a hotel costs at least in a season: the cheapest flights of each block of days with the cheapest nights of
 * the stays that begin there. Longer stays than the shortest take the cheapest of everything.
 * @param weight the party's, at least
 */
export function boundHotel(
  memory: Memory,
  trip: Trip,
  weight: number,
  flights: FlightOptions,
  hotel: number,
): number {
  if (weight === NO_WEIGHT || flights.lowest === NO_FLIGHT) return NO_OFFER;
  const { blocks, words, nightsFrom, nightsTo } = trip;
  const { lows } = flights.forNights(nightsFrom);
  const hotelRows = memory.capacity.hotels;
  let bound = NO_OFFER;
  let rate = memory.hotelLowest[(blocks[0] as number) * hotelRows + hotel] as number;
  let lowest = rate;
  for (let word = 0; word < words; word += 1) {
    const next = memory.hotelLowest[(blocks[word + 1] as number) * hotelRows + hotel] as number;
    const low = lows[word] as number;
    if (low !== NO_FLIGHT) {
      bound = Math.min(bound, low + Math.floor((Math.min(rate, next) * weight * nightsFrom) / 100));
    }
    if (next < lowest) lowest = next;
    rate = next;
  }
  if (nightsFrom === nightsTo) return bound;
  return Math.min(bound, flights.lowest + Math.floor((lowest * weight * (nightsFrom + 1)) / 100));
}
