import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { NoticeFacts } from '../../../domain/booking/trip-notice.ts';
import type { Visit } from '../../../site/visit.ts';
import type { RebookFlight, RebookOffer } from '../changes/rebook/rebook-offers.ts';

/** What a trip can become in place of what it has lost, as the index knows it. */
export interface Alternative extends RebookOffer {
  /** Of its tariff, minor units: no discount lowers the base below it; null for none. */
  readonly floorPrice: number | null;
  /** Null where the hotel stays. */
  readonly hotel: AlternativeHotel | null;
  /** Airports that the trip does not have, such as 'Paderborn (PAD)': nobody should find out at the wrong one. */
  readonly otherAirports: readonly string[];
  /** Both null for a stay without flights. */
  readonly outbound: RebookFlight | null;
  readonly inbound: RebookFlight | null;
}

export interface AlternativeHotel {
  readonly name: string;
  /** City and region. */
  readonly place: string;
  /** Stars times ten. */
  readonly category: number;
  /** From the lost hotel, kilometres as the crow flies. */
  readonly distance: number;
}

/**
 * Lists what may take the place of the part that a notice is about, for exactly the party of the trip: other flights for the same stay, or
 * hotels nearby of at least the same category and board on the same days. Null while offers or catalogue cannot be read.
 * @param bookingNumber the supplier's, of the trip: its own room counts as free for it; null where it has none
 */
export type ListAlternatives = (
  visit: Visit,
  order: BookingOrder,
  facts: NoticeFacts,
  bookingNumber: string | null,
) => Promise<readonly Alternative[] | null>;
