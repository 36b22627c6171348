import { isSameFlight } from './flight-key.ts';
import type { OfferKey } from './offer-query.ts';

/** True for the same hotel, plan, days and flights. Keys are compared by value: a database keeps no order of their fields. */
export function isSameOffer(one: OfferKey, other: OfferKey): boolean {
  return (
    one.hotelId === other.hotelId &&
    one.planId === other.planId &&
    String(one.otherPlanIds ?? []) === String(other.otherPlanIds ?? []) &&
    one.checkIn === other.checkIn &&
    one.nights === other.nights &&
    isSameFlight(one.outbound, other.outbound) &&
    isSameFlight(one.inbound, other.inbound)
  );
}
