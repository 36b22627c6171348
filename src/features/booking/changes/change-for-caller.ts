import { callerPolicy } from '../../../defaults.ts';
import type { BookedTrip } from '../../../domain/booking/booked-trip.ts';
import { stayOfTrip } from '../../../domain/booking/cancellation-steps.ts';
import type { Day } from '../../../domain/time/calendar-day.ts';
import { requestDueOn } from '../model/open-balance.ts';
import type { ChangeQuote } from '../model/quote-change.ts';
import type { ChangeWish } from './change-rules/change-wish.ts';

const wishes: readonly ChangeWish['kind'][] = ['name', 'offer', 'transfer'];

/** True for what staff may change for a caller: names, who travels, and the offer. Extras and answers to notices are the traveller's own. */
export function isWishForCaller({ kind }: ChangeWish): boolean {
  return wishes.includes(kind);
}

/** The quote of a change that is made now and whose charge is asked for by a link, as a raise of the price is. */
export function askByLink(quote: ChangeQuote): ChangeQuote {
  const { charge, price } = quote;
  return charge === 0 ? quote : { ...quote, charge: 0, price: { ...price, askedByLink: charge } };
}

/**
 * The last day to pay what a change for a caller costs; null where its trip begins too soon for a link.
 * @param trip as the change leaves it
 */
export function dueDayOfLink(trip: BookedTrip, today: Day): Day | null {
  const isTooSoon = stayOfTrip(trip).departure <= today + callerPolicy.linkDays;
  return isTooSoon ? null : requestDueOn(trip, today);
}
