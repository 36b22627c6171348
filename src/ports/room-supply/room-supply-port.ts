import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { LocalCharge } from '../../domain/search/local-charge.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import type { LiveResult } from '../supply/supply-port.ts';
import type { BuyingCall, PartCall } from '../supply/vendor/part-call.ts';

/** A stay in one room as the index sells it, in the supplier's own codes. */
export interface RoomQuestion {
  readonly hotelCode: string;
  readonly roomCode: string;
  readonly boardCode: string;
  readonly checkIn: Day;
  readonly nights: number;
  readonly party: Party;
  /** Day of the order: some prices depend on it. */
  readonly bookingDay: Day;
  /** Some rates may be sold only together with flights. */
  readonly isPackage: boolean;
  /** Last day on which cancelling has to be free, because we sell it so; null for none. */
  readonly freeUntil: Day | null;
  /** Another currency is refused: nothing is converted. */
  readonly currency: CurrencyCode;
}

/** The stay as the supplier sells it now. Amounts are minor units of the asked currency for the whole party. */
export interface RoomQuote {
  readonly rateKey: string;
  /** What we pay, and what the stay is sold for: a rate that has to be sold for more is refused, as the ledger owes its supplier what was sold. */
  readonly total: number;
  readonly currency: CurrencyCode;
  /** From each instant on, milliseconds since 1970, cancelling costs so much; empty where it is always free. */
  readonly cancellation: readonly { readonly from: number; readonly fee: number }[];
  /** For the whole stay of the party. */
  readonly localCharges: readonly LocalCharge[];
}

export interface RoomBooking {
  readonly bookingReference: string;
  /** What we pay. */
  readonly net: number;
  readonly currency: CurrencyCode;
  readonly state: 'booked' | 'cancelled';
  /** What cancelling it has cost, minor units; missing where it is booked, or the supplier does not say. */
  readonly cancellationFee?: number;
}

/**
 * - `gone`: no such hotel, room, board or rate · `price-changed`: it costs more than expected
 * - `not-allowed`: the party does not fit; the rate is sold only with flights, is paid at the hotel, has a mandatory selling price, or cannot be
 *   cancelled as we sell it
 * - `other-currency`: nothing is converted · `rejected`: the supplier takes no such request; nothing was done
 */
export type RoomRefusal = 'gone' | 'price-changed' | 'not-allowed' | 'other-currency' | 'rejected';

/**
 * Rooms of one supplier, which knows no idempotency key and no hold: the caller notes each attempt before it, and finds its reference before it
 * repeats one. No call throws for what the supplier may do.
 */
export interface RoomSupplyPort {
  /** Availability and price now, checked once more where the supplier wants that. */
  verify(
    question: RoomQuestion,
    call: PartCall,
  ): Promise<LiveResult<{ readonly quote: RoomQuote }, RoomRefusal>>;
  /**
   * Books a quote that was verified just now, at its price only. `not-done`: nothing was booked, and it may be tried again.
   * @param request.reference ours, 1 to 20 letters and digits
   * @param request.remark wish to the hotel; '' for none
   */
  book(
    request: {
      readonly reference: string;
      readonly quote: RoomQuote;
      readonly checkIn: Day;
      readonly travellers: readonly Traveller[];
      readonly party: Party;
      readonly remark: string;
    },
    call: BuyingCall,
  ): Promise<LiveResult<{ readonly booking: RoomBooking }, RoomRefusal> | { readonly outcome: 'not-done' }>;
  /**
   * The booking with our reference; null where there is none yet. `unknown` where there are two.
   * @param request.since day of the first attempt
   */
  find(
    request: { readonly reference: string; readonly since: Day },
    call: PartCall,
  ): Promise<LiveResult<{ readonly booking: RoomBooking | null }, never>>;
  /** How many bookings with our reference are not cancelled: more than one where one that was repeated has arrived after all. */
  count(
    request: { readonly reference: string; readonly since: Day },
    call: PartCall,
  ): Promise<LiveResult<{ readonly booked: number }, never>>;
  /** What cancelling costs now, minor units; nothing is cancelled. */
  quoteCancellation(
    request: { readonly bookingReference: string },
    call: PartCall,
  ): Promise<LiveResult<{ readonly fee: number; readonly currency: CurrencyCode }, 'not-cancellable'>>;
  /**
   * Cancels; a booking that is cancelled already is confirmed. `fee` is what that has cost, by a supplier that says so; another's answer is `unknown`
   * where it is another fee than the quoted one.
   */
  cancel(
    request: { readonly bookingReference: string; readonly fee: number; readonly currency: CurrencyCode },
    call: PartCall,
  ): Promise<LiveResult<{ readonly fee?: number }, 'not-cancellable'>>;
}
