import type { Texts } from '../../../../texts/texts.ts';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';

export type Flight = NonNullable<DetailedOffer['departureFlight']>;

/** True where a flight arrives on another day than it departs. */
export function arrivesNextDay({ departureDateTime, arrivalDateTime }: Flight): boolean {
  return departureDateTime.slice(0, 10) !== arrivalDateTime.slice(0, 10);
}

/** '3 h 20 min', or null where the length is not known. */
export function formatFlightLength({ durationMinutes }: Flight, texts: Texts): string | null {
  if (durationMinutes === null) return null;
  return texts('trip.duration', {
    hours: Math.floor(durationMinutes / 60),
    minutes: String(durationMinutes % 60).padStart(2, '0'),
  });
}

/** Hand baggage in the two words that content editors use (FLIGHT-012). */
export type HandBaggage = 'carryOn' | 'personalCarryOn';

/**
 * Maps a fare's baggage to its hand baggage (FLIGHT-011 to FLIGHT-013): a fare with a checked or a cabin bag includes a cabin
 * bag, a fare with none only what fits under the seat.
 */
export function handBaggageOf(baggage: Flight['baggage']): HandBaggage {
  return baggage === 'none' ? 'personalCarryOn' : 'carryOn';
}

/** Seats left are worth a word only while they are few. */
const fewSeats = 4;

export function isNearlySoldOut({ seats }: Flight): boolean {
  return seats <= fewSeats;
}
