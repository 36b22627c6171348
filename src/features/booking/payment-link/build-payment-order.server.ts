import type { Order, PaymentOrder } from '../../../domain/booking/booking-order.ts';
import type { PaymentDetails } from '../../../domain/booking/payment-details.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import type { PaymentRequest } from '../model/payment-request.ts';

/** The data of a payment in addition to its request and its trip. */
export interface PaymentOrderDetails {
  readonly locale: string;
  readonly origin: string;
  readonly payment: PaymentDetails;
  /** First six digits of the card; null where there are none. */
  readonly cardDigits: string | null;
}

/** Builds the order that pays a request: whom it is for, and in which currencies, is as it was ordered with the trip. */
export function buildPaymentOrder(
  { id, bookingId, amount, purpose }: PaymentRequest,
  trip: Order,
  details: PaymentOrderDetails,
): PaymentOrder {
  const { brand, companyId, language, market, chosenMarket, currency, purchase, contact, billing } = trip;
  return {
    ...details,
    kind: 'payment',
    tripBookingId: bookingId,
    purpose,
    checkoutId: id,
    checkoutRevision: 0,
    brand,
    companyId,
    language,
    market,
    ...(chosenMarket === undefined ? {} : { chosenMarket }),
    currency,
    purchase,
    contact: { ...contact, newsletter: false },
    billing,
    price: priceOfBase(amount),
  };
}
