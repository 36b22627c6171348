/** Where an order comes from: open holds and refused cards are counted by it. */
export interface OrderSource {
  /** Key of the visitor's session. */
  readonly session: string;
  /** The client's address, or the network that one client has; null where it says nothing about the client. */
  readonly address: string | null;
  /** The member who is signed in while ordering; absent for nobody. */
  readonly memberId?: string | null;
  /** Null for a payment without a card. */
  readonly card: {
    /** First six digits; null where the provider does not say. */
    readonly firstDigits: string | null;
  } | null;
}

/** Why an order was not placed: nothing was held and no provider was called. */
export type OrderRefusal =
  | {
      readonly state: 'not-placed';
      readonly reason: 'too-many-holds';
      /** A checkout of the same session that waits for its shopper, who may finish or cancel it; null where there is none. */
      readonly openCheckoutId: string | null;
    }
  | {
      readonly state: 'not-placed';
      readonly reason: 'card-paused';
      /** Milliseconds until a card is taken again. Says nothing about what has stopped this one. */
      readonly waitMs: number;
    }
  | VoucherGone
  | TripBusy;

/** The trip of a change is not booked any more, or another change of it is under way. */
export interface TripBusy {
  readonly state: 'not-placed';
  readonly reason: 'trip-busy';
}

/** A voucher of the order cannot pay its part any more, or its promotion code is used up. */
export interface VoucherGone {
  readonly state: 'not-placed';
  readonly reason: 'voucher-gone';
}

/** Orders are counted by each of these, so that changing one of them evades no limit. */
export type OrderDimension = 'session' | 'address' | 'range';

/** A refusal, and for the metrics alone what the order was counted by. */
export interface Refused {
  readonly refusal: OrderRefusal;
  readonly by: OrderDimension;
}
