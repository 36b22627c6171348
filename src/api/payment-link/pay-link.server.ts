import { checkoutTimings } from '../../defaults.ts';
import { listMethods } from '../../domain/booking/list-payment-methods.ts';
import { isCardPayment, isListed } from '../../domain/booking/payment-details.ts';
import { findCardStrategy } from '../../domain/money/card-discount.ts';
import type { OrderSource } from '../../features/booking/model/order-source.ts';
import { buildPaymentOrder } from '../../features/booking/payment-link/build-payment-order.server.ts';
import type { Payable } from '../../features/booking/payment-link/find-payable.server.ts';
import type {
  CheckedLinkPayment,
  PaymentLinkAnswer,
} from '../../features/booking/payment-link/payment-link-schemas.ts';
import { toBankFaults } from '../../features/checkout/payment/billing/to-bank-faults.ts';
import { readCardDigits } from '../../features/checkout/payment/card/read-card-digits.server.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import type { Visit } from '../../site/visit.ts';
import type { PaymentLinkCallDeps } from './payment-link-deps.ts';
import { presentLink, refuseLink } from './present-payment-link.server.ts';

export interface LinkPayment {
  readonly payable: Payable;
  readonly visit: Visit;
  /** Origin at which the shopper reached the shop. */
  readonly origin: string;
  /** Path of the link's page. */
  readonly page: string;
  readonly data: CheckedLinkPayment;
  readonly source: Omit<OrderSource, 'card'>;
}

/**
 * Pays a link through the workflow of every order (CONST-027). The request is the checkout of the payment, so of several browsers one pays,
 * and the others see how that ends.
 */
export async function payLink(deps: PaymentLinkCallDeps, payment: LinkPayment): Promise<PaymentLinkAnswer> {
  const { payable, visit, origin, page, data, source } = payment;
  const { request, order } = payable;
  const existing = await deps.bookings.follow(request.id, 0);
  if (existing !== null && existing.state !== 'failed') return presentLink(existing, page);
  if (request.state !== 'open') return { ...refuseLink(`link-${request.state}`), next: page };
  const method = data.selectedPayment ?? null;
  if (
    method === null ||
    !isListed(method) ||
    !listMethods(visit.brand.payment.methods, deps.payments).includes(method)
  )
    return refuseLink('noPaymentSelected');
  const read = readPaymentDetails(method, data.payment);
  if (!read.ok) return refuseLink('unknownIssue', { errors: toBankFaults(read.faults) });
  const { details } = read;
  // Nothing but money pays a link.
  if (details.method === 'None') return refuseLink('noPaymentSelected');
  const digits = await readCardDigits(deps.payments, details);
  if (digits !== null && findCardStrategy(visit.brand.payment.cardRanges, digits) === 'disallowed')
    return refuseLink('paymentCardNumberBinInvalid');
  const progress = await deps.bookings.place(
    buildPaymentOrder(request, order, { locale: visit.locale, origin, payment: details, cardDigits: digits }),
    checkoutTimings.progressWaitMs,
    { ...source, card: isCardPayment(details) ? { firstDigits: digits } : null },
  );
  if (progress === null) return refuseLink('technicalError');
  if (progress.state !== 'not-placed') return presentLink(progress, page);
  return progress.reason === 'card-paused'
    ? refuseLink('cardPaused', { waitSeconds: Math.ceil(progress.waitMs / 1_000) })
    : refuseLink('tooManyHolds');
}
