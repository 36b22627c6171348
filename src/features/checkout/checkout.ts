import type { BookedTrip } from '../../domain/booking/booked-trip.ts';
import type { AppliedPromotion, RedeemedMiles } from '../../domain/booking/order-payments.ts';
import type { ChosenExtra } from '../../domain/extras/extra.ts';
import type { CardStrategy } from '../../domain/money/card-discount.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type PackagePrice, type PromotionDiscount, pricePackage } from '../../domain/money/package-price.ts';
import type { PurchaseCurrency } from '../../domain/money/purchase-currency.ts';
import type { MarketCode } from '../../domain/places/market.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import type { PriceByKind } from '../../domain/search/price-by-kind.ts';
import { type Day, requireDay } from '../../domain/time/calendar-day.ts';
import type { Party } from '../../domain/travellers/party.ts';
import type { BillingAddress, Contact, Traveller } from '../../domain/travellers/traveller.ts';

/** A checkout. It belongs to the browser's session, which is a new one since it or a later one began (checkout X-092). */
export interface Checkout {
  /** Unguessable id of the checkout in addresses (checkout X-102). */
  readonly id: string;
  /** The session in which this browser began its first checkout: orders are limited by it, whatever sessions followed. */
  readonly firstSession: string;
  readonly brand: string;
  /** The company that sells the trip. */
  readonly companyId: string;
  readonly createdAt: Date;
  /** Minor units for flights and stay: the last price that the supplier confirmed and the shopper accepted. */
  readonly baseTotal: number;
  /** What the supplier asks for that, minor units of the currency it sells in; missing where that is charged. */
  readonly boughtBase?: number;
  /** The base total by kind of traveller; null where the supplier has one price for the party. */
  readonly priceByKind: PriceByKind | null;
  /** What early booking has taken off the base total, minor units; 0 where the supplier names nothing. */
  readonly earlyBooking: number;
  readonly priceConfirmedAt: Date;
  /** Member discount in per cent, as it was when a verified member began the checkout (DISC-005); 0 for guests. */
  readonly memberPercent: number;
  /** Currency of the charge. */
  readonly currency: CurrencyCode;
  readonly purchase: PurchaseCurrency;
  readonly offerKey: OfferKey;
  readonly party: Party;
  readonly trip: BookedTrip;
  readonly extras: readonly ChosenExtra[];
  /** Market of the insurances: the traveller's country of residence; null until the shopper has chosen it. */
  readonly insuranceMarket: MarketCode | null;
  readonly promotion: CheckoutPromotion | null;
  /** Gift vouchers in the order in which they pay. */
  readonly vouchers: readonly CheckoutVoucher[];
  /** Miles that the shopper redeems; their worth is at most what is left to pay. */
  readonly miles: RedeemedMiles | null;
  /** Null until the shopper completes the travellers' page; then all three fields are set. */
  readonly travellers: readonly Traveller[] | null;
  readonly contact: Contact | null;
  readonly comments: string;
  /** The billed person is the first traveller (TRVL-009). */
  readonly firstPersonBilled: boolean;
  /** Null until the shopper places the order for the first time. */
  readonly billing: BillingAddress | null;
  /** Counts the changes of what is ordered. An order names the one it was built from. */
  readonly revision: number;
  /** Counts the orders; a change is refused when there are more than its reader has seen. */
  readonly orders: number;
  /** Tracking parameters from the address, passed from step to step (CTRACK-006). */
  readonly trackingParams: Readonly<Record<string, string>>;
  /** The checkout that the shopper left to change travellers or dates; missing where this one began by itself. */
  readonly former?: FormerCheckout;
}

/** What is known of a checkout that another one follows. */
export interface FormerCheckout {
  /** Null once it is erased. */
  readonly id: string | null;
  /** What the trip cost with its extras, minor units of the charged currency. */
  readonly total: number;
  /** Its extras are still to be carried over: nobody has chosen any since. */
  readonly hasExtrasLeft: boolean;
}

/** A promotion code that applies to the checkout, with its discount as it was when the shopper entered it. */
export interface CheckoutPromotion extends AppliedPromotion {
  readonly discount: PromotionDiscount;
}

/** A gift voucher that the shopper entered. */
export interface CheckoutVoucher {
  readonly voucherId: string;
  /** Last four characters of its code. */
  readonly hint: string;
  /** What was left on it when the shopper entered it, minor units of the charged currency. */
  readonly balance: number;
}

/** The price of a checkout depends on nothing else: a change of any other field leaves it as it was shown. */
export type PricedCheckout = Pick<
  Checkout,
  | 'currency'
  | 'baseTotal'
  | 'boughtBase'
  | 'earlyBooking'
  | 'memberPercent'
  | 'extras'
  | 'trip'
  | 'promotion'
  | 'vouchers'
  | 'miles'
>;

/**
 * Returns the parts of a checkout's price; `totalOf` calculates the total to show and charge.
 * @param cardStrategy of the card it is paid with; other payment methods are `default` (DISC-002)
 */
export function priceCheckout(
  checkout: PricedCheckout,
  cardStrategy: CardStrategy = 'default',
): PackagePrice {
  const {
    currency,
    baseTotal,
    boughtBase,
    earlyBooking,
    memberPercent,
    extras,
    trip,
    promotion,
    vouchers,
    miles,
  } = checkout;
  return pricePackage({
    currency,
    base: baseTotal,
    ...(boughtBase !== undefined && { boughtBase }),
    earlyBooking,
    memberPercent,
    floorPrice: trip.terms.floorPrice,
    promotion: promotion?.discount ?? null,
    extras: extras.map(({ amount }) => amount),
    paymentFee: 0,
    cardStrategy,
    voucherBalance: vouchers.reduce((sum, { balance }) => sum + balance, 0),
    milesValue: miles?.amount ?? 0,
  });
}

/**
 * Country of residence, ISO code; null while unknown. A chosen insurance determines it, because its tariff is sold to residents
 * of one country (TRVL-013).
 */
export function residenceOf({
  extras,
  insuranceMarket,
  contact,
}: Pick<Checkout, 'extras' | 'insuranceMarket' | 'contact'>): string | null {
  const isInsured = extras.some(({ kind }) => kind === 'insurance');
  return (isInsured ? insuranceMarket?.toUpperCase() : undefined) ?? contact?.country ?? null;
}

/** Local day of the return journey. */
export function returnOf({ trip }: Pick<Checkout, 'trip'>): Day {
  return requireDay(trip.inbound?.departure.slice(0, 10) ?? trip.checkOut);
}
