import type { ChosenExtra } from '../extras/extra.ts';
import type { CurrencyCode } from '../money/currency.ts';
import type { PackagePrice } from '../money/package-price.ts';
import type { PurchaseCurrency } from '../money/purchase-currency.ts';
import type { MarketCode } from '../places/market.ts';
import type { OfferKey } from '../search/offer-query.ts';
import type { Party } from '../travellers/party.ts';
import type { BillingAddress, Contact, Traveller } from '../travellers/traveller.ts';
import type { VoucherPurchase } from '../vouchers/voucher-purchase.ts';
import type { Language } from '../words/language.ts';
import type { BookedTrip } from './booked-trip.ts';
import type { Instalments } from './instalments.ts';
import type { AppliedPromotion, RedeemedMiles, RedeemedVoucher } from './order-payments.ts';
import type { OrderPayment } from './payment-details.ts';

/**
 * What was ordered: a trip, a gift voucher, or something for a trip that is booked. One workflow serves them all, and each says its
 * kind.
 */
export type Order = BookingOrder | VoucherOrder | PaymentOrder | ChangeOrder;

/**
 * What every order is made from, put down once when the shopper orders and never changed: the workflow, the documents
 * and the back office read this and nothing else of the checkout.
 */
interface OrderBase {
  readonly checkoutId: string;
  /** State of the checkout from which the order was built: another one is not ordered. */
  readonly checkoutRevision: number;
  readonly brand: string;
  /** The company that sells it: a row of the table `company`. */
  readonly companyId: string;
  /** Locale segment of the site it was ordered on, such as `de-de`. */
  readonly locale: string;
  /** Language of documents and mails. */
  readonly language: Language;
  /** The market that is sold in: its law applies. */
  readonly market: MarketCode;
  /** The market that the shopper had chosen: mails and documents name its hotline. Missing in orders from before it was stored. */
  readonly chosenMarket?: MarketCode;
  /** Currency that is charged. */
  readonly currency: CurrencyCode;
  /** Currency in which the supplier sells. */
  readonly purchase: PurchaseCurrency;
  readonly contact: Contact;
  readonly billing: BillingAddress;
  /** Agreed to by pressing the order button; `chargedNow` of the order is charged, and nothing else. */
  readonly price: PackagePrice;
  readonly payment: OrderPayment;
  /**
   * First six digits of the card that the price was calculated for; null without a card, or where the provider did not say.
   * Missing in orders from before cards were compared.
   */
  readonly cardDigits?: string | null;
  /** Origin at which the shopper reached the shop, such as `https://www.example.com`. */
  readonly origin: string;
}

/** A trip with its extras. */
export interface BookingOrder extends OrderBase {
  readonly kind: 'trip';
  readonly offerKey: OfferKey;
  readonly party: Party;
  readonly trip: BookedTrip;
  readonly extras: readonly ChosenExtra[];
  /** Market of residence that the insurances among the extras belong to. */
  readonly insuranceMarket: MarketCode | null;
  /** In the order of the party: adults first, then children as the search named them. The first is the lead traveller. */
  readonly travellers: readonly Traveller[];
  /** The shopper's wish to the hotel, not binding; '' for none. */
  readonly comments: string;
  readonly promotion: AppliedPromotion | null;
  /** Their amounts are the `coupon` of the price together. */
  readonly vouchers: readonly RedeemedVoucher[];
  /** Their amount is that of the price. */
  readonly miles: RedeemedMiles | null;
  /** How the shopper pays in two parts; missing where the order pays everything. */
  readonly instalments?: Instalments;
  /** Name of the member of staff who has booked for a caller; missing where shoppers ordered themselves. */
  readonly bookedBy?: string;
}

/** True for what the supplier holds and confirms: trips and their changes. The other orders only move money. */
export function isSupplied(order: Order): order is BookingOrder | ChangeOrder {
  return order.kind === 'trip' || order.kind === 'change';
}

/** What a later change may make different about a trip; all else of the order stays. */
export type AmendedTrip = Pick<
  BookingOrder,
  'offerKey' | 'trip' | 'extras' | 'insuranceMarket' | 'travellers' | 'price'
>;

/** The order of the trip as a change leaves it, for documents and mails. */
export function toChangedOrder(change: ChangeOrder): BookingOrder {
  const { after, ordered, ...order } = change;
  return { ...order, ...ordered, ...after, kind: 'trip' };
}

/** A gift voucher (VOUCH-001): no supplier, nothing to redeem, its price is its face value. */
export interface VoucherOrder extends OrderBase {
  readonly kind: 'voucher';
  readonly voucher: VoucherPurchase;
}

/**
 * A payment for a trip that is booked: the balance of a deposit, or what staff ask for. No supplier, nothing to redeem; what is owed was
 * recorded with the trip, so it only moves money. The base of its price is the amount.
 */
export interface PaymentOrder extends OrderBase {
  readonly kind: 'payment';
  /** Id of the trip's booking. */
  readonly tripBookingId: string;
  readonly purpose: 'balance' | 'request';
}

/** What becomes another one of a trip; `transfer`: who travels · `withdrawal`: its insurance ends. */
export const CHANGE_KINDS = [
  'name',
  'transfer',
  'dates',
  'hotel',
  'room',
  'board',
  'flights',
  'extras',
  'price',
  'withdrawal',
] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/**
 * A change of a trip that is booked: another name, price, date, hotel, room, board, flight or extra, or no insurance any more. The supplier holds and
 * confirms it as it does a trip. `totalOf` its price is charged: the fee and the difference of the prices, 0 where the trip becomes cheaper,
 * and where a balance is open, which changes instead.
 */
export interface ChangeOrder extends OrderBase {
  readonly kind: 'change';
  /** Id of the trip's booking. */
  readonly tripBookingId: string;
  /** The checkout that the trip was ordered in: its pages are found by it. */
  readonly tripCheckoutId: string;
  /** Numbers of the trip: the shopper's and the supplier's. A change has a number of its own that nobody needs to know. */
  readonly tripNumber: string;
  readonly supplierNumber: string;
  /** Number of the trip's first invoice: that of the change replaces it. Missing in orders from before it was stored. */
  readonly firstInvoice?: string;
  /** A change leaves these as they were ordered. */
  readonly ordered: Pick<BookingOrder, 'comments' | 'promotion' | 'vouchers' | 'miles'>;
  readonly change: ChangeKind;
  /** The notice whose alternative it is: it ends with the change. Missing for what travellers change by themselves. */
  readonly noticeId?: string;
  readonly party: Party;
  /** The trip before, so that a change made meanwhile is not overwritten. */
  readonly before: AmendedTrip;
  readonly after: AmendedTrip;
  /** What the change itself costs, minor units of the charged currency; part of the price of `after`'s payment, never refunded. */
  readonly fee: number;
  /**
   * Minor units that the shopper was quoted to get back: the trip has become cheaper by more than the fee. What goes back is counted once the
   * change is made.
   */
  readonly refund: number;
  /** Name of the member of staff who has made it for a caller; missing where travellers changed it themselves. */
  readonly changedBy?: string;
  /** Sealed: the page on which one returns from the bank shows the change by it. Missing where nobody pays. */
  readonly draft?: string;
}
