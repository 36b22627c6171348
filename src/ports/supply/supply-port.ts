import type { AnnouncedChange } from '../../domain/booking/trip-notice.ts';
import type { ChosenExtra, ExtraKind, FlightLeg } from '../../domain/extras/extra.ts';
import type { RentalCarTerms } from '../../domain/extras/rental-car-terms.ts';
import type { TransferPickUp } from '../../domain/extras/transfer-pick-up.ts';
import type { TransferRide } from '../../domain/extras/transfer-ride.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type {
  Airline,
  Airport,
  Destination,
  HotelCard,
  HotelProfile,
  HotelReview,
} from '../../domain/search/catalogue.ts';
import type { LocalCharge } from '../../domain/search/local-charge.ts';
import type { OfferKey, PricedOffer } from '../../domain/search/offer-query.ts';
import type { PriceByKind } from '../../domain/search/price-by-kind.ts';
import type { SupplyBatch, SupplyChange } from '../../domain/search/supply-facts.ts';
import type { Day } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { Traveller } from '../../domain/travellers/traveller.ts';

/** What the supplier sells, apart from prices: names, texts and pictures. */
export interface SupplyCatalogue {
  /** Changes whenever anything of the catalogue does. */
  version(): Promise<string>;
  destinations(): Promise<readonly Destination[]>;
  airports(): Promise<readonly Airport[]>;
  airlines(): Promise<readonly Airline[]>;
  /** Cards of all hotels in ascending order of id, at most `limit` (1 to 5,000) with ids above `afterId`. */
  hotelCards(afterId: number, limit: number): Promise<readonly HotelCard[]>;
  /** Null where there is no such hotel. */
  hotelProfile(hotelId: number): Promise<HotelProfile | null>;
  /** Newest first; empty where there are none or no such hotel. */
  hotelReviews(hotelId: number): Promise<readonly HotelReview[]>;
}

/** Prices and stock as they were and every change since, in order. */
export interface SupplyFeed {
  /**
   * Everything on sale now, as changes in an order that can be applied, and the number of the last batch it contains.
   * The parts are of bounded size; what changes while they are read is in later batches.
   */
  everything(): Promise<{
    readonly sequence: number;
    readonly parts: AsyncIterable<readonly SupplyChange[]>;
  }>;
  /** Batches with numbers above `sequence`, in order, at most `limit`; empty when there are none yet. */
  after(sequence: number, limit: number): Promise<readonly SupplyBatch[]>;
}

/**
 * How a live call ended. `unknown`: the supplier did not answer in time, or not readably; the call may have taken
 * effect. Retry with the same idempotency key: the supplier returns the first result and never does the work twice.
 */
export type LiveResult<Confirmed, Reason extends string> =
  | ({ readonly outcome: 'confirmed' } & Confirmed)
  | { readonly outcome: 'refused'; readonly reason: Reason }
  | { readonly outcome: 'unknown' };

/** What a caller gives along with every live call. */
export interface CallOptions {
  /** Same key, same call: repeated, it is answered with what happened the first time. 8 to 200 characters. */
  readonly idempotencyKey: string;
  /** Milliseconds after which the call counts as `unknown`: 1 to 120,000. */
  readonly timeoutMs: number;
}

export interface BuyOptions extends CallOptions {
  /** Instead of `timeoutMs` where the supplier is one that buys at others: `timeoutMs` to 240,000. Missing: `timeoutMs`. */
  readonly buyTimeoutMs?: number;
}

/** An offer of several rooms is sold as a whole or, by a supplier that has one room at a time, refused as `not-allowed`. Their tariffs are one. */
export interface OfferRequest {
  readonly key: OfferKey;
  readonly party: Party;
  readonly bookingDay: Day;
  /** `flights`: only those of the offer, whose stay is bought elsewhere. Missing for all of it. */
  readonly part?: 'flights';
}

/**
 * - `gone`: a part of the offer does not exist (any more)
 * - `sold-out`: no room or not enough seats are left
 * - `not-allowed`: the party does not fit, or a rule of stay forbids these days
 */
export type OfferRefusal = 'gone' | 'sold-out' | 'not-allowed';

/** One thing to be added to a package. */
export interface SupplyExtra {
  /** Unguessable only by convention of the supplier; unique within the offer. */
  readonly id: string;
  readonly kind: ExtraKind;
  /** What distinguishes it from others of its kind, such as `bus`, `private`, `20kg`, `12A`. */
  readonly variant: string;
  /** Leg it belongs to, null for both or neither. */
  readonly leg: FlightLeg | null;
  /** Price in minor units, for the whole party or for each traveller. */
  readonly price: number;
  /** Never from a supplier: what it asks, in the currency it sells in, once the price is converted to the charged one. */
  readonly bought?: number;
  readonly per: 'party' | 'traveller';
  /** What the car is and its conditions; with rental cars only. */
  readonly car?: RentalCarTerms;
  /** With transfers only, where the supplier says. */
  readonly ride?: TransferRide;
  /** With transfers only, where the supplier says so in advance. */
  readonly pickUp?: TransferPickUp;
}

/** The seats of one flight, to draw them; which of them are free are the extras of kind `seat`. */
export interface SeatMap {
  readonly leg: FlightLeg;
  /** Rows from 1 on. */
  readonly rows: number;
  /** Letters from window to window; '' is the aisle. */
  readonly letters: readonly string[];
  /** Rows at emergency exits, where infants and children may not sit. */
  readonly exitRows: readonly number[];
}

/** A room that a hold takes out of sale. */
export interface HeldRoom {
  /** The hotel's room, as its catalogue entry numbers it. */
  readonly roomId: number;
  readonly planId: number;
  /** Numbers of the travellers who stay in it, ascending. */
  readonly travellers: readonly number[];
}

export interface Hold {
  /** Unguessable. */
  readonly holdId: string;
  readonly offer: PricedOffer;
  /** The room of the offer; every traveller stays in one of the list. */
  readonly rooms: readonly HeldRoom[];
  /** Offer and extras together, minor units. */
  readonly total: number;
  /** When the hold ends by itself, milliseconds since 1970. */
  readonly expiresAt: number;
}

/** The parts of a changed booking, set aside until the change is confirmed, is released or expires. */
export interface ChangeHold extends Hold {
  /** What the supplier asks for the change itself, minor units; not a part of `total`. */
  readonly fee: number;
}

/**
 * - `no-such-booking`: no booking with this number, or one that is cancelled · `departed`: the trip has begun
 * - `not-changeable`: its tariff does not allow this change, or it would be a change of the party
 */
export type BookingChangeRefusal =
  | OfferRefusal
  | 'price-changed'
  | 'extra-gone'
  | 'no-such-booking'
  | 'departed'
  | 'not-changeable';

/** The supplier as it is now. No call throws for what a supplier may do: an outage is `unknown`. */
export interface LiveSupply {
  /**
   * Price and availability of an offer now; reserves nothing for the caller. Without `priceByKind` the supplier has one price for the
   * whole party; its amounts add up to the offer's total. `earlyBooking` is what early booking has taken off that total, minor units; missing where
   * it takes nothing off, or the supplier does not say.
   * @param offer.bookingNumber the booking that would become the offer: its own room and seats need not be free for others. Missing for a new one
   */
  verify(
    offer: OfferRequest & { readonly bookingNumber?: string },
    options: CallOptions,
  ): Promise<
    LiveResult<
      {
        readonly offer: PricedOffer;
        readonly at: number;
        readonly priceByKind?: PriceByKind | undefined;
        readonly earlyBooking?: number | undefined;
      },
      OfferRefusal
    >
  >;
  /**
   * Takes seats, room and extras out of sale for the caller until they are confirmed, released or the hold expires: all
   * of them or none. Refused with `price-changed` when the offer's total is no longer the expected one or an extra's
   * amount is another, with `extra-gone` when an extra is not offered (any more), such as a seat that is taken.
   * Refused as `gone` where the hotel collects something else on the spot than the shopper was shown.
   * @param offer.expectedTotal of the offer without extras, minor units
   */
  hold(
    offer: OfferRequest & {
      readonly expectedTotal: number;
      readonly extras: readonly ChosenExtra[];
      /** Market of the traveller's residence, which insurances belong to; null without insurance. */
      readonly insuranceMarket: MarketCode | null;
      /** What the shopper was shown to pay on the spot; missing for nothing. */
      readonly localCharges?: readonly LocalCharge[];
    },
    options: CallOptions,
  ): Promise<LiveResult<Hold, OfferRefusal | 'price-changed' | 'extra-gone'>>;
  /**
   * Turns a hold into a booking for the named travellers, as many as its party; a hold that is confirmed already
   * returns its number again. @throws RangeError for more or fewer travellers, or for others than it was confirmed for:
   * a bug of the caller
   */
  confirm(
    request: {
      readonly holdId: string;
      readonly travellers: readonly Traveller[];
      /** The shopper's wish to the hotel, not binding, at most 400 characters; the supplier keeps it and passes it on. Missing for none. */
      readonly comments?: string;
    },
    options: BuyOptions,
  ): Promise<LiveResult<{ readonly bookingNumber: string }, 'expired' | 'no-such-hold' | 'hotel-declined'>>;
  /**
   * Sets the parts of a changed booking aside and keeps what is booked. What the change leaves as it is keeps its price: the offer where the
   * key is the same, and each extra of each of its travellers. Nights and seats that old and new have in common are taken once. A booking has one such hold: an earlier one
   * is released.
   * After an announcement of the supplier about the booking, other parts are free of its fee, whatever the tariff says.
   * @param change.expectedTotal of the offer without extras, minor units
   * @throws RangeError for more or fewer travellers than the party has: a bug of the caller
   */
  holdChange(
    change: OfferRequest & {
      readonly bookingNumber: string;
      readonly expectedTotal: number;
      readonly extras: readonly ChosenExtra[];
      readonly insuranceMarket: MarketCode | null;
      /** As for a hold; of another offer than the booked one. */
      readonly localCharges?: readonly LocalCharge[];
      /** Who travels from now on. */
      readonly travellers: readonly Traveller[];
    },
    options: CallOptions,
  ): Promise<LiveResult<ChangeHold, BookingChangeRefusal>>;
  /**
   * Makes the booking what the hold of its change says; its number stays. The parts that it no longer has are on sale again. A change that
   * is confirmed already is confirmed as well.
   */
  confirmChange(
    request: { readonly holdId: string },
    options: CallOptions,
  ): Promise<LiveResult<object, 'expired' | 'no-such-hold' | 'hotel-declined' | 'no-such-booking'>>;
  /** Gives a hold back. Releasing what is released or expired already is confirmed as well. */
  release(
    request: { readonly holdId: string },
    options: CallOptions,
  ): Promise<LiveResult<object, 'no-such-hold' | 'confirmed-already'>>;
  /**
   * What cancelling a booking costs now, or what it has cost where it is cancelled: what has become of a cancellation without an answer. Nothing
   * is cancelled.
   */
  quoteCancellation(
    request: { readonly bookingNumber: string },
    options: CallOptions,
  ): Promise<
    LiveResult<{ readonly fee: number; readonly isCancelled: boolean }, 'no-such-booking' | 'departed'>
  >;
  /** Cancels a booking as its changes have left it; returns the supplier's cancellation fee, premiums of insurances included, in minor units. */
  cancel(
    request: { readonly bookingNumber: string },
    options: CallOptions,
  ): Promise<LiveResult<{ readonly fee: number }, 'no-such-booking' | 'departed'>>;
  /** What can be added to an offer, or to a booking of it; insurances are those of a market, none for null. */
  extras(
    offer: OfferRequest & {
      readonly insuranceMarket: MarketCode | null;
      /** The booking that has the offer: its own room and seats need not be free for others. Missing before there is one. */
      readonly bookingNumber?: string;
    },
    options: CallOptions,
  ): Promise<
    LiveResult<
      { readonly extras: readonly SupplyExtra[]; readonly seatMaps: readonly SeatMap[] },
      OfferRefusal
    >
  >;
}

/** Something that happens to a booking after it was made, whether its traveller likes it or not. */
export interface SupplyNotice {
  /** Ascends without gaps that are filled later. */
  readonly sequence: number;
  /** Unique: a notice that is read twice is the same one. At most 80 characters. */
  readonly id: string;
  /** The supplier's number of the booking. */
  readonly bookingNumber: string;
  /** When it was announced, milliseconds since 1970. */
  readonly at: number;
  readonly change: AnnouncedChange;
}

/** What the supplier announces about bookings, in order; each reader keeps its place. */
export interface SupplyNotices {
  /** Notices with numbers above `sequence`, in order, at most `limit`; empty when there are none yet. */
  after(sequence: number, limit: number): Promise<readonly SupplyNotice[]>;
}

/** Where flights, hotels and extras come from. */
export interface SupplyPort {
  readonly catalogue: SupplyCatalogue;
  readonly feed: SupplyFeed;
  readonly live: LiveSupply;
  readonly notices: SupplyNotices;
  close(): Promise<void>;
}
