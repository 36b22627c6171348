import { checkoutTimings } from '../../defaults.ts';
import type { Order } from '../../domain/booking/booking-order.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import { isCardPayment, isListed, type PaymentDetails } from '../../domain/booking/payment-details.ts';
import { findCardStrategy } from '../../domain/money/card-discount.ts';
import type {
  CheckedLaterPayment,
  LaterPaymentAnswer,
} from '../../features/booking/later-payment/later-payment-schemas.ts';
import {
  presentPayment,
  refusePayment,
} from '../../features/booking/later-payment/present-payment.server.ts';
import type { Bookings } from '../../features/booking/model/bookings.ts';
import type { OrderSource } from '../../features/booking/model/order-source.ts';
import { toBankFaults } from '../../features/checkout/payment/billing/to-bank-faults.ts';
import { readCardDigits } from '../../features/checkout/payment/card/read-card-digits.server.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import type { CompanyPayments } from '../../ports/payment/company-payments-port.ts';
import type { Visit } from '../../site/visit.ts';

/** Dependencies of paying for a booked trip. */
export interface PayLaterDeps {
  readonly bookings: Pick<Bookings, 'place' | 'follow'>;
  readonly payments: CompanyPayments;
}

export interface LaterPayment {
  /** Builds the order that the payment is for. @param cardDigits first six digits of the card; null where there are none */
  readonly buildOrder: (payment: PaymentDetails, cardDigits: string | null) => Order;
  readonly visit: Visit;
  /** The company that has sold the trip: it is paid. */
  readonly companyId: string;
  /** Path and query of the page that shows each state of the payment. */
  readonly page: string;
  readonly data: CheckedLaterPayment;
  readonly source: Omit<OrderSource, 'card'>;
}

/**
 * Pays for a booked trip through the workflow of every order: a request's link (CONST-027), or the difference of a change. The checkout of
 * its order is the payment, so of several browsers one pays, and the others see how that ends.
 */
export async function payLater(
  deps: PayLaterDeps,
  { buildOrder, visit, companyId, page, data, source }: LaterPayment,
): Promise<LaterPaymentAnswer> {
  const payments = deps.payments.of(companyId);
  const method = data.selectedPayment ?? null;
  if (
    method === null ||
    !isListed(method) ||
    !listMethods(visit.brand.payment.methods, payments).includes(method)
  )
    return refusePayment('noPaymentSelected');
  const read = readPaymentDetails(method, data.payment);
  if (!read.ok) return refusePayment('unknownIssue', { errors: toBankFaults(read.faults) });
  const { details } = read;
  // Only money pays later.
  if (details.method === 'None') return refusePayment('noPaymentSelected');
  const digits = await readCardDigits(payments, details);
  if (digits !== null && findCardStrategy(visit.brand.payment.cardRanges, digits) === 'disallowed')
    return refusePayment('paymentCardNumberBinInvalid');
  const progress = await deps.bookings.place(buildOrder(details, digits), checkoutTimings.progressWaitMs, {
    ...source,
    card: isCardPayment(details) ? { firstDigits: digits } : null,
  });
  if (progress === null) return refusePayment('technicalError');
  if (progress.state !== 'not-placed') return presentPayment(progress, page);
  switch (progress.reason) {
    case 'card-paused':
      return refusePayment('cardPaused', { waitSeconds: Math.ceil(progress.waitMs / 1_000) });
    // The trip is another one by now: the page shows it.
    case 'trip-busy':
      return refusePayment('tripBusy', { next: page });
    default:
      return refusePayment('tooManyHolds');
  }
}
