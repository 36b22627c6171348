import { type BookingTerms, standardTerms } from '../../../domain/booking/booking-terms.ts';
import type { PricedOffer } from '../../../domain/search/offer-query.ts';
import { formatDay } from '../../../domain/time/calendar-day.ts';
import { numberTravellers, type Party } from '../../../domain/travellers/party.ts';
import type { HeldRoom } from '../../../ports/supply/supply-port.ts';

/** The rooms of a hold: the room of the offer, for the whole party. */
export function listHeldRooms(
  { party }: { readonly party: Party },
  { key, terms }: PricedOffer,
): readonly HeldRoom[] {
  return [{ roomId: terms.roomId, planId: key.planId, travellers: numberTravellers(party) }];
}

/** The terms an offer is sold under. */
export function termsOf({ key, terms }: PricedOffer): BookingTerms {
  const { freeCancellationDays: days } = terms;
  return standardTerms(days === null ? null : formatDay(key.checkIn - days));
}
