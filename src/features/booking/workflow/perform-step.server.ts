import { createHash } from 'node:crypto';
import { isPackage } from '../../../domain/booking/is-package.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import { buildPath } from '../../../url.ts';
import type { BookingPace } from '../model/booking-pace.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { BookingFacts, PaperMaker } from '../model/papers.ts';
import { type StepName, type StepOutcomes, type StepResult, stepKey } from './booking-steps.ts';

/** The other parties of a booking. */
export interface Parties {
  readonly supply: LiveSupply;
  readonly payments: PaymentPort;
  readonly papers: PaperMaker;
  readonly pace: BookingPace;
  readonly report: (error: unknown) => void;
}

type Perform<Name extends StepName> = (
  booking: BookingRecord,
  parties: Parties,
) => Promise<StepOutcomes[Name]>;

/** What a step asks, and of whom. Every repetition asks the same: it is made of the order and earlier answers alone. */
const calls: { readonly [Name in StepName]: Perform<Name> } = {
  hold: (booking, { supply, pace }) => {
    const { price, extras, insuranceMarket } = booking.order;
    const request = { ...askFor(booking), expectedTotal: price.base, extras, insuranceMarket };
    return supply.hold(request, options(booking, 'hold', pace.supplierTimeout));
  },
  reprice: (booking, { supply, pace }) =>
    supply.verify(askFor(booking), options(booking, 'reprice', pace.supplierTimeout)),
  certificate: async ({ order, certificateNumber, placedAt }, { papers }) => {
    if (!isPackage(order.trip, order.extras)) return { outcome: 'confirmed', paper: null };
    const paper = await papers.certificate(order, require(certificateNumber), placedAt);
    return { outcome: 'confirmed', paper };
  },
  authorise: (booking, { payments, pace }) => {
    const { order } = booking;
    const request = {
      ...describePayment(booking),
      amount: totalOf(order.price),
      means: order.payment,
      returnUrl: nameReturn(booking),
      shopper: { email: order.contact.email, language: order.language, billing: order.billing },
    };
    return payments.authorise(request, options(booking, 'authorise', pace.paymentTimeout));
  },
  proceed: (booking, { payments, pace }) => {
    const request = { ...namePayment(booking), details: booking.details ?? '{}' };
    return payments.proceed(request, options(booking, 'proceed', pace.paymentTimeout));
  },
  confirm: (booking, { supply, pace }) => {
    const request = { holdId: require(booking.holdId), travellers: booking.order.travellers };
    return supply.confirm(request, options(booking, 'confirm', pace.supplierTimeout));
  },
  capture: capturePayment,
  papers: async (booking, { papers }) => ({
    outcome: 'confirmed',
    papers: await papers.rest(booking.order, describeBooking(booking)),
  }),
  void: (booking, { payments, pace }) =>
    payments.cancel(namePayment(booking), options(booking, 'void', pace.paymentTimeout)),
  refund: (booking, { payments, pace }) => {
    const request = { ...namePayment(booking), ...describePayment(booking), amount: booking.toRefund };
    return payments.refund(request, options(booking, 'refund', pace.paymentTimeout));
  },
  release: (booking, { supply, pace }) =>
    supply.release({ holdId: require(booking.holdId) }, options(booking, 'release', pace.supplierTimeout)),
  'cancel-trip': (booking, { supply, pace }) => {
    const request = { bookingNumber: require(booking.supplierNumber) };
    return supply.cancel(request, options(booking, 'cancel-trip', pace.supplierTimeout));
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

/** What the papers and the shopper are told of a booking whose money was taken. */
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
  { payments, pace }: Parties,
): Promise<StepOutcomes['capture']> {
  const amount = totalOf(booking.order.price);
  const asked = options(booking, 'capture', pace.paymentTimeout);
  if (booking.tries > 0) {
    const known = await payments.inquire(namePayment(booking), asked);
    if (known.outcome === 'confirmed' && known.payment?.captured === amount) return { outcome: 'confirmed' };
  }
  return payments.capture({ ...namePayment(booking), ...describePayment(booking), amount }, asked);
}

/** The day the order was placed on stays the day of booking, however long it takes. */
function askFor({ order, placedAt }: BookingRecord): OfferRequest {
  return { key: order.offerKey, party: order.party, bookingDay: dayAt(placedAt) };
}

function options(booking: BookingRecord, step: StepName, timeout: number) {
  return { idempotencyKey: stepKey(booking, step), timeout };
}

function describePayment(booking: BookingRecord) {
  return { reference: paymentReference(booking), currency: booking.order.currency };
}

/** A payment whose first answer was lost has no id yet: its reference names it. */
function namePayment(booking: BookingRecord) {
  return { paymentId: booking.paymentId ?? '', reference: paymentReference(booking) };
}

/** Where a challenge's frame or another site ends: the shop's own page for it. */
function nameReturn({ order }: BookingRecord): string {
  const path = buildPath('checkout_payment', { _locale: order.locale, checkoutId: order.checkoutId });
  return `${order.origin}${path}`;
}

function require<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The booking has not come that far');
  return value;
}
