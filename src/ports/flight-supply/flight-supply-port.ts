import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { Money } from '../../domain/money/money.ts';
import type { FlightTimes } from '../../domain/search/offer-query.ts';
import type { FlightFacts } from '../../domain/search/supply-facts.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';
import type { LiveResult } from '../supply/supply-port.ts';
import type { BuyingCall, PartCall } from '../supply/vendor/part-call.ts';

/** A pair of flights as the index sells it. */
export interface FlightQuestion {
  readonly outbound: FlightFacts;
  readonly inbound: FlightFacts;
  readonly party: Party;
  /** Another currency is refused: nothing is converted. */
  readonly currency: CurrencyCode;
}

/** The pair as the supplier sells it now. Amounts are minor units of the asked currency for the whole party. */
export interface FlightQuote {
  readonly offerId: string;
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly outboundTimes: FlightTimes;
  readonly inboundTimes: FlightTimes;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
  /** False where ordering is paying. */
  readonly canHold: boolean;
  /** Until when seats and price are certain once they are held, milliseconds since 1970; null where one of them is not. */
  readonly certainUntil: number | null;
}

export interface FlightOrder {
  readonly orderId: string;
  readonly total: number;
  readonly currency: CurrencyCode;
  readonly state: 'held' | 'paid' | 'cancelled';
  /**
   * What its cancellation returns to us as money, in the currency that the supplier names; missing where it is not cancelled, or the supplier does
   * not say. What it has cost is `total` less that.
   */
  readonly refund?: Money;
  /** While held: until when it may be paid, milliseconds since 1970; null where the supplier says nothing. */
  readonly payBy: number | null;
  /** While held: as for a quote. */
  readonly certainUntil: number | null;
  /** What the airline has changed since, oldest first; `id` is unique. */
  readonly changes: readonly { readonly id: string; readonly at: number; readonly change: AnnouncedChange }[];
}

/**
 * - `gone`: no longer sold, or expired · `price-changed`: it costs more than expected
 * - `other-currency`: nothing is converted · `bad-name`: a name that the supplier does not take
 * - `rejected`: the supplier takes no such request; nothing was done
 */
export type FlightRefusal = 'gone' | 'price-changed' | 'other-currency' | 'bad-name' | 'rejected';

/**
 * Flights of one supplier. It knows no idempotency key: the caller notes each attempt before it, and finds its reference before it repeats one.
 * No call throws for what the supplier may do.
 */
export interface FlightSupplyPort {
  /** Finds the pair again, and its price now. */
  verify(
    question: FlightQuestion,
    call: PartCall,
  ): Promise<LiveResult<{ readonly quote: FlightQuote }, FlightRefusal>>;
  /**
   * Reads the offer once more, then holds its seats, or buys them where it cannot be held. `accepted`: taken on; `find` says when there is an
   * order. It must not be ordered again. `not-done`: nothing was ordered, and it may be tried again.
   * @param request.reference ours, 1 to 20 letters and digits
   */
  order(
    request: {
      readonly reference: string;
      readonly quote: FlightQuote;
      readonly party: Party;
      readonly travellers: readonly Traveller[];
    },
    call: BuyingCall,
  ): Promise<
    | LiveResult<{ readonly order: FlightOrder }, FlightRefusal>
    | { readonly outcome: 'accepted' }
    | { readonly outcome: 'not-done' }
  >;
  /** The order with our reference; null where there is none yet. */
  find(
    request: { readonly reference: string; readonly travellers: readonly Traveller[] },
    call: PartCall,
  ): Promise<LiveResult<{ readonly order: FlightOrder | null }, never>>;
  /** The order as it is now; `cancelled` where it has lapsed. One that is not found is `unknown`. */
  read(
    request: { readonly orderId: string },
    call: PartCall,
  ): Promise<LiveResult<{ readonly order: FlightOrder }, never>>;
  /**
   * Reads the order once more and pays it, at the expected amount and in its currency only. An order that is paid already is confirmed. `not-done`:
   * nothing was paid, and it may be tried again.
   */
  pay(
    request: { readonly orderId: string; readonly total: number; readonly currency: CurrencyCode },
    call: BuyingCall,
  ): Promise<LiveResult<object, FlightRefusal> | { readonly outcome: 'not-done' }>;
  /** What cancelling returns to us; nothing is cancelled yet. `unknown` where the supplier does not say what and where to. */
  quoteCancellation(
    request: { readonly orderId: string },
    call: PartCall,
  ): Promise<
    LiveResult<
      { readonly cancellationId: string; readonly refund: number; readonly currency: CurrencyCode },
      'not-cancellable'
    >
  >;
  /**
   * Cancels at the quoted refund. `expired`: quote again. `refund` is what comes back, by a supplier that says so; a vendor's answer is `unknown`
   * where it is another refund than the quoted one: the order says later what it was.
   */
  cancel(
    request: { readonly cancellationId: string; readonly refund: number },
    call: PartCall,
  ): Promise<LiveResult<{ readonly refund?: Money }, 'expired' | 'not-cancellable'>>;
}
