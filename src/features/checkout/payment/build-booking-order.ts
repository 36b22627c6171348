import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import { type CardStrategy, calculateCardDiscount } from '../../../domain/money/card-discount.ts';
import type { PackagePrice } from '../../../domain/money/package-price.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { BillingAddress } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import { type Checkout, type PricedCheckout, priceCheckout, residenceOf } from '../checkout.ts';

/** The data of an order in addition to its checkout. */
export interface OrderDetails {
  readonly locale: string;
  readonly language: Language;
  readonly market: MarketCode;
  readonly chosenMarket: MarketCode;
  readonly origin: string;
  readonly billing: BillingAddress;
  readonly payment: PaymentDetails;
  /** First six digits of the card that `strategy` was found for; null where there are none. */
  readonly cardDigits: string | null;
  readonly strategy: CardStrategy;
}

/** Price of a checkout paid with a card under a strategy (DISC-002); other payment methods are `default`. */
export function priceOrder(checkout: PricedCheckout, strategy: CardStrategy): PackagePrice {
  const price = priceCheckout(checkout);
  const { floorPrice } = checkout.trip.terms;
  return {
    ...price,
    cardDiscount: calculateCardDiscount(strategy, price.base - price.memberDiscount, floorPrice),
  };
}

/** Builds an order from the server's data of its checkout; null while the travellers are missing. */
export function buildBookingOrder(checkout: Checkout, details: OrderDetails): BookingOrder | null {
  const { travellers, contact } = checkout;
  if (travellers === null || contact === null) return null;
  const { strategy, ...ordered } = details;
  const residence = residenceOf(checkout);
  return {
    ...ordered,
    checkoutId: checkout.id,
    checkoutRevision: checkout.revision,
    brand: checkout.brand,
    companyId: checkout.companyId,
    currency: checkout.currency,
    purchase: checkout.purchase,
    offerKey: checkout.offerKey,
    party: checkout.party,
    trip: checkout.trip,
    extras: checkout.extras,
    insuranceMarket: checkout.insuranceMarket,
    travellers,
    contact: { ...contact, ...(residence !== null && { country: residence }) },
    comments: checkout.comments,
    price: priceOrder(checkout, strategy),
  };
}
