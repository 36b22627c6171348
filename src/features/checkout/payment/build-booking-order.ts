import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { Instalments } from '../../../domain/booking/instalments.ts';
import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import type { CardStrategy } from '../../../domain/money/card-discount.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { BillingAddress } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import { type Checkout, priceCheckout, residenceOf } from '../checkout.ts';
import { limitMiles } from '../limit-miles.ts';
import { splitAmongVouchers } from '../split-among-vouchers.ts';

/** The data of an order in addition to its checkout. */
export interface OrderDetails {
  readonly locale: string;
  readonly language: Language;
  readonly market: MarketCode;
  readonly chosenMarket: MarketCode;
  readonly origin: string;
  readonly billing: BillingAddress;
  readonly payment: OrderPayment;
  /** First six digits of the card that `strategy` was found for; null where there are none. */
  readonly cardDigits: string | null;
  readonly strategy: CardStrategy;
  /** Null where the order pays everything. */
  readonly instalments?: Instalments | null;
  /** Name of the member of staff who books for a caller; null for a shopper. */
  readonly bookedBy?: string | null;
}

/** Builds an order from the server's data of its checkout; null while the travellers are missing. */
export function buildBookingOrder(checkout: Checkout, details: OrderDetails): BookingOrder | null {
  const { travellers, contact } = checkout;
  if (travellers === null || contact === null) return null;
  const { strategy, instalments = null, bookedBy = null, ...ordered } = details;
  const residence = residenceOf(checkout);
  const price = priceCheckout(checkout, strategy);
  const { promotion, miles } = checkout;
  return {
    ...ordered,
    kind: 'trip',
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
    price,
    promotion: promotion && { promotionId: promotion.promotionId, code: promotion.code },
    // One that has nothing to pay is left out.
    vouchers: splitAmongVouchers(checkout.vouchers, price.coupon).flatMap(({ voucher, paid }) =>
      paid === 0 ? [] : [{ voucherId: voucher.voucherId, hint: voucher.hint, amount: paid }],
    ),
    miles: miles && limitMiles(miles, price.miles),
    ...(instalments !== null && { instalments }),
    ...(bookedBy !== null && { bookedBy }),
  };
}
