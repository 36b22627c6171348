import type { AmendedTrip, ChangeOrder } from '../../../domain/booking/booking-order.ts';
import type { OrderPayment } from '../../../domain/booking/payment-details.ts';
import { priceOfBase } from '../../../domain/money/package-price.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import type { ChangeQuote } from '../model/quote-change.ts';

/** What a change is built from, in addition to its trip. */
export interface ChangeDetails {
  /** Of the change alone: unguessable. */
  readonly checkoutId: string;
  readonly change: ChangeOrder['change'];
  /** The notice whose alternative it is. */
  readonly noticeId?: string;
  readonly after: Omit<AmendedTrip, 'price'>;
  readonly quote: ChangeQuote;
  readonly payment: OrderPayment;
  readonly cardDigits: string | null;
  /** See `ChangeOrder`. */
  readonly changedBy?: string;
  readonly locale?: string;
  readonly origin?: string;
  readonly draft?: string;
}

/** Builds the order of a change of a booked trip. @throws Error for what is no booked trip */
export function buildChangeOrder(booking: BookingRecord, details: ChangeDetails): ChangeOrder {
  const order = currentOrder(booking);
  if (order.kind !== 'trip' || booking.supplierNumber === null)
    throw new Error('Only a booked trip is changed');
  const { offerKey, trip, extras, insuranceMarket, travellers, price, ...rest } = order;
  // A change is paid at once, or moves the balance of its trip.
  const { comments, promotion, vouchers, miles, party, instalments: _, ...base } = rest;
  const { quote, after, ...change } = details;
  return {
    ...base,
    ...change,
    kind: 'change',
    checkoutRevision: 0,
    tripBookingId: booking.id,
    tripCheckoutId: booking.checkoutId,
    tripNumber: booking.bookingNumber,
    supplierNumber: booking.supplierNumber,
    ...(booking.invoiceNumber !== null && { firstInvoice: booking.invoiceNumber }),
    ordered: { comments, promotion, vouchers, miles },
    party,
    before: { offerKey, trip, extras, insuranceMarket, travellers, price },
    after: { ...after, price: quote.price },
    price: priceOfBase(quote.charge),
    fee: quote.fee,
    refund: quote.refund,
  };
}
