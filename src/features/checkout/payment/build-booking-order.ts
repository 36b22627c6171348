import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { RedeemedVoucher } from '../../../domain/booking/order-payments.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import type { CardStrategy } from '../../../domain/money/card-discount.ts';
import type { MarketCode } from '../../../domain/places/market.ts';
import type { BillingAddress } from '../../../domain/travellers/traveller.ts';
import type { Language } from '../../../domain/words/language.ts';
import { type Checkout, type CheckoutVoucher, priceCheckout, residenceOf } from '../checkout.ts';

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

/** Builds an order from the server's data of its checkout; null while the travellers are missing. */
export function buildBookingOrder(checkout: Checkout, details: OrderDetails): BookingOrder | null {
  const { travellers, contact } = checkout;
  if (travellers === null || contact === null) return null;
  const { strategy, ...ordered } = details;
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
    vouchers: splitAmongVouchers(checkout.vouchers, price.coupon),
    miles: redeemAsNeeded(miles, price.miles),
  };
}

/** The vouchers pay in their order, each as much as it has; one that has nothing to pay is left out. */
function splitAmongVouchers(
  vouchers: readonly CheckoutVoucher[],
  amount: number,
): readonly RedeemedVoucher[] {
  let left = amount;
  return vouchers.flatMap(({ voucherId, hint, balance }) => {
    const paid = Math.min(left, balance);
    left -= paid;
    return paid === 0 ? [] : [{ voucherId, hint, amount: paid }];
  });
}

/** Fewer miles where less is left to pay than when they were chosen: nobody redeems a mile for nothing. */
function redeemAsNeeded(miles: Checkout['miles'], amount: number): BookingOrder['miles'] {
  if (miles === null || amount === 0) return null;
  return { ...miles, points: Math.ceil((miles.points * amount) / miles.amount), amount };
}
