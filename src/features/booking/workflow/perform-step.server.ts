import { createHash } from 'node:crypto';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import { buildPath } from '../../../url.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import type { BookingFacts, DocumentRenderer } from '../model/travel-document.ts';
import { type StepName, type StepOutcomes, type StepResult, stepKey } from './booking-steps.ts';

/** The other parties of a booking. */
export interface Parties {
  readonly supply: LiveSupply;
  readonly payments: PaymentPort;
  readonly documents: DocumentRenderer;
  readonly timings: BookingTimings;
  readonly report: (error: unknown) => void;
}

type Perform<Name extends StepName> = (
  booking: BookingRecord,
  parties: Parties,
) => Promise<StepOutcomes[Name]>;

/** What a step asks, and of whom. Every repetition asks the same: it is made of the order and earlier answers alone. */
const calls: { readonly [Name in StepName]: Perform<Name> } = {
  hold: (booking, { supply, timings }) => {
    const { price, extras, insuranceMarket } = booking.order;
    const request = { ...toOfferRequest(booking), expectedTotal: price.base, extras, insuranceMarket };
    return supply.hold(request, options(booking, 'hold', timings.supplierTimeoutMs));
  },
  reprice: (booking, { supply, timings }) =>
    supply.verify(toOfferRequest(booking), options(booking, 'reprice', timings.supplierTimeoutMs)),
  certificate: async ({ order, certificateNumber, placedAt }, { documents }) => {
    if (!isPackage(order.trip, order.extras)) return { outcome: 'confirmed', paper: null };
    const paper = await documents.certificate(order, require(certificateNumber), placedAt);
    return { outcome: 'confirmed', paper };
  },
  authorise: (booking, { payments, timings }) => {
    const { order } = booking;
    const request = {
      ...describePayment(booking),
      amount: totalOf(order.price),
      means: order.payment,
      returnUrl: buildReturnUrl(booking),
      shopper: { email: order.contact.email, language: order.language, billing: order.billing },
    };
    return payments.authorise(request, options(booking, 'authorise', timings.paymentTimeoutMs));
  },
  proceed: (booking, { payments, timings }) => {
    const request = { ...toPaymentRef(booking), details: booking.details ?? '{}' };
    return payments.proceed(request, options(booking, 'proceed', timings.paymentTimeoutMs));
  },
  confirm: (booking, { supply, timings }) => {
    const request = { holdId: require(booking.holdId), travellers: booking.order.travellers };
    return supply.confirm(request, options(booking, 'confirm', timings.supplierTimeoutMs));
  },
  capture: capturePayment,
  documents: async (booking, { documents }) => ({
    outcome: 'confirmed',
    documents: await documents.rest(booking.order, describeBooking(booking)),
  }),
  void: (booking, { payments, timings }) =>
    payments.cancel(toPaymentRef(booking), options(booking, 'void', timings.paymentTimeoutMs)),
  refund: (booking, { payments, timings }) => {
    const request = { ...toPaymentRef(booking), ...describePayment(booking), amount: booking.toRefund };
    return payments.refund(request, options(booking, 'refund', timings.paymentTimeoutMs));
  },
  release: (booking, { supply, timings }) =>
    supply.release(
      { holdId: require(booking.holdId) },
      options(booking, 'release', timings.supplierTimeoutMs),
    ),
  'cancel-trip': (booking, { supply, timings }) => {
    const request = { bookingNumber: require(booking.supplierNumber) };
    return supply.cancel(request, options(booking, 'cancel-trip', timings.supplierTimeoutMs));
  },
};

/** Does one step. What breaks on our side is reported and no answer: the step is done again. */
export async function performStep(
  booking: BookingRecord,
  step: StepName,
  parties: Parties,
): Promise<StepResult> {
  try {
    const outcome = await calls[step](booking, parties);
    return { step, outcome } as StepResult;
  } catch (error) {
    parties.report(error);
    return { step, outcome: { outcome: 'unknown' } };
  }
}

/** Tells whether a step was asked the same before: kept with each answer, for audits. */
export function digestStep(booking: BookingRecord, step: StepName): string {
  const { order, holdId, supplierNumber, paymentId, details, toRefund } = booking;
  const asked = JSON.stringify([step, order, holdId, supplierNumber, paymentId, details, toRefund]);
  return createHash('sha256').update(asked).digest('base64url').slice(0, 22);
}

/** What the documents and the shopper are told of a booking whose money was taken. */
export function describeBooking(booking: BookingRecord): BookingFacts {
  const { payment } = booking.order;
  return {
    bookingNumber: booking.bookingNumber,
    supplierNumber: require(booking.supplierNumber),
    invoiceNumber: require(booking.invoiceNumber),
    certificateNumber: booking.certificateNumber,
    bookedAt: require(booking.bookedAt),
    paidWith: payment.method === 'BankAccount' ? payment.iban.slice(-4) : null,
  };
}

/** After an answer that was lost the provider is asked what it knows, then for the money again: never for twice. */
async function capturePayment(
  booking: BookingRecord,
  { payments, timings }: Parties,
): Promise<StepOutcomes['capture']> {
  const amount = totalOf(booking.order.price);
  const asked = options(booking, 'capture', timings.paymentTimeoutMs);
  if (booking.tries > 0) {
    const known = await payments.inquire(toPaymentRef(booking), asked);
    if (known.outcome === 'confirmed' && known.payment?.captured === amount) return { outcome: 'confirmed' };
  }
  return payments.capture({ ...toPaymentRef(booking), ...describePayment(booking), amount }, asked);
}

/** The day the order was placed on stays the day of booking, however long it takes. */
function toOfferRequest({ order, placedAt }: BookingRecord): OfferRequest {
  return { key: order.offerKey, party: order.party, bookingDay: dayAt(placedAt) };
}

function options(booking: BookingRecord, step: StepName, timeout: number) {
  return { idempotencyKey: stepKey(booking, step), timeout };
}

function describePayment(booking: BookingRecord) {
  return { reference: paymentReference(booking), currency: booking.order.currency };
}

/** A payment whose first answer was lost has no id yet: its reference names it. */
function toPaymentRef(booking: BookingRecord) {
  return { paymentId: booking.paymentId ?? '', reference: paymentReference(booking) };
}

/** Where a challenge's frame or another site ends: the shop's own page for it. */
function buildReturnUrl({ order }: BookingRecord): string {
  const path = buildPath('checkout_payment', { _locale: order.locale, checkoutId: order.checkoutId });
  return `${order.origin}${path}`;
}

function require<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The booking has not come that far');
  return value;
}
