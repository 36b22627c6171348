import { createHash } from 'node:crypto';
import {
  type BookingOrder,
  type ChangeOrder,
  isSupplied,
  type Order,
} from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import { isPackage } from '../../../domain/booking/is-package.ts';
import type { CardNumberRange } from '../../../domain/money/card-discount.ts';
import type { Exchange, IsPricedAs } from '../../../domain/money/purchase-currency.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import type { LoyaltyPort } from '../../../ports/loyalty/loyalty-port.ts';
import type { CompanyPayments } from '../../../ports/payment/company-payments-port.ts';
import { type PaymentPort, RejectedRequestError } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply, OfferRequest } from '../../../ports/supply/supply-port.ts';
import { buildPath } from '../../../url.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { BookingTimings } from '../model/booking-timings.ts';
import { boughtAmount } from '../model/bought-amount.ts';
import { lastOfAccount } from '../model/last-of-account.ts';
import type { LoyaltyAccounts } from '../model/loyalty-accounts.ts';
import type { PaymentLinks } from '../model/payment-links.ts';
import { supplierBasePriceOf } from '../model/supplier-price.ts';
import type { DocumentFacts, DocumentRenderer } from '../model/travel-document.ts';
import { milesToReturn } from './apply-loyalty-outcome.ts';
import { type BookingStepName, type StepOutcomes, type StepResult, stepKey } from './booking-steps.ts';
import { judgeCard } from './judge-card.ts';
import { pointsWorth } from './points-worth.ts';

/** The clients that the steps of a booking call. */
export interface StepClients {
  readonly supply: LiveSupply;
  readonly isPricedAs: IsPricedAs;
  readonly payments: CompanyPayments;
  readonly documents: DocumentRenderer;
  readonly loyalty: LoyaltyProgramme | null;
  readonly timings: BookingTimings;
  /** Where a payment for a trip returns to. */
  readonly links: PaymentLinks;
  /** Cards that a brand accepts. */
  readonly cardRangesOf: (brand: string) => readonly CardNumberRange[];
  /** What is asked for of a trip and not paid once it is changed so, minor units; null where there is no such trip. */
  readonly openAfter: (change: ChangeOrder) => Promise<number | null>;
  readonly report: (error: unknown) => void;
}

/** The programme whose miles pay for bookings. */
export interface LoyaltyProgramme {
  readonly port: LoyaltyPort;
  readonly accounts: LoyaltyAccounts;
}

type Perform<Name extends BookingStepName> = (
  booking: BookingRecord,
  clients: StepClients,
) => Promise<StepOutcomes[Name]>;

/** What was ordered in another currency of the goods is not asked for: no amount would mean the same. */
const refusedAsGone = { outcome: 'refused', reason: 'gone' } as const;

/** The call of each step. A retry sends the same request, built only from the order and earlier answers. */
const calls: { readonly [Name in BookingStepName]: Perform<Name> } = {
  hold: async (booking, { supply, timings, isPricedAs }) => {
    if (!isPricedAs(booking.order)) return refusedAsGone;
    if (booking.order.kind === 'change')
      return supply.holdChange(
        toChangeRequest(booking, booking.order),
        options(booking, 'hold', timings.beginTimeoutMs),
      );
    const order = requireTrip(booking);
    const request = { ...toOfferRequest(booking), ...toHeldParts(order, order) };
    return supply.hold(request, options(booking, 'hold', timings.beginTimeoutMs));
  },
  reprice: async (booking, { supply, timings, isPricedAs }) =>
    isPricedAs(booking.order)
      ? supply.verify(toOfferRequest(booking), options(booking, 'reprice', timings.beginTimeoutMs))
      : refusedAsGone,
  certificate: async (booking, { documents }) => {
    const order = requireTrip(booking);
    const { certificateNumber, placedAt } = booking;
    if (!isPackage(order.trip, order.extras)) return { outcome: 'confirmed', document: null };
    const document = await documents.certificate(order, require(certificateNumber), placedAt);
    return { outcome: 'confirmed', document };
  },
  'reserve-miles': async (booking, { loyalty, timings }) => {
    const { accountId, points } = require(requireTrip(booking).miles);
    const token = (await loyalty?.accounts.findToken(accountId)) ?? null;
    if (loyalty === null || token === null) return { outcome: 'refused', reason: 'not-linked' };
    const request = { token, points, reference: paymentReference(booking) };
    return loyalty.port.reserve(request, options(booking, 'reserve-miles', timings.loyaltyTimeoutMs));
  },
  authorise: async (booking, { payments, timings, links, cardRangesOf }) => {
    const { order } = booking;
    const { payment } = order;
    if (payment.method === 'None') throw new RejectedRequestError('Vouchers and miles pay for all of it');
    const request = {
      ...describePayment(booking),
      amount: chargedNow(order),
      paymentDetails: payment,
      returnUrl: buildReturnUrl(booking, links),
      shopper: { email: order.contact.email, language: order.language, billing: order.billing },
    };
    const account = accountOf(booking, payments);
    const answer = await account.authorise(request, options(booking, 'authorise', timings.paymentTimeoutMs));
    return judgeCard(order, answer, cardRangesOf(order.brand));
  },
  proceed: async (booking, { payments, timings, cardRangesOf }) => {
    const request = { ...toPaymentRef(booking), details: booking.details ?? '{}' };
    const account = accountOf(booking, payments);
    const answer = await account.proceed(request, options(booking, 'proceed', timings.paymentTimeoutMs));
    return judgeCard(booking.order, answer, cardRangesOf(booking.order.brand));
  },
  confirm: async (booking, { supply, timings }) => {
    const { order } = booking;
    if (order.kind === 'change') {
      const asked = options(booking, 'confirm', timings.supplierTimeoutMs);
      const answer = await supply.confirmChange({ holdId: require(booking.holdId) }, asked);
      return toConfirmation(answer, order);
    }
    const { travellers, comments } = requireTrip(booking);
    const request = { holdId: require(booking.holdId), travellers, ...(comments !== '' && { comments }) };
    const { supplierTimeoutMs, buyTimeoutMs } = timings;
    return supply.confirm(request, { ...options(booking, 'confirm', supplierTimeoutMs), buyTimeoutMs });
  },
  'redeem-miles': async (booking, { loyalty, timings }) => {
    const request = {
      reservationId: require(booking.milesReservation),
      reference: paymentReference(booking),
    };
    const { port } = require(loyalty);
    return port.redeem(request, options(booking, 'redeem-miles', timings.loyaltyTimeoutMs));
  },
  capture: capturePayment,
  documents: async (booking, { documents, openAfter }) => {
    const { order } = booking;
    const open = order.kind === 'change' ? await openAfter(order) : null;
    return {
      outcome: 'confirmed',
      documents: await documents.rest(order, describeBooking(booking), open ?? undefined),
    };
  },
  void: async (booking, { payments, timings }) =>
    accountOf(booking, payments).cancel(
      toPaymentRef(booking),
      options(booking, 'void', timings.paymentTimeoutMs),
    ),
  refund: async (booking, { payments, timings }) => {
    const request = { ...toPaymentRef(booking), ...describePayment(booking), amount: booking.toRefund };
    return accountOf(booking, payments).refund(request, options(booking, 'refund', timings.paymentTimeoutMs));
  },
  'release-miles': async (booking, { loyalty, timings }) => {
    const request = { reservationId: booking.milesReservation, reference: paymentReference(booking) };
    const { port } = require(loyalty);
    return port.release(request, options(booking, 'release-miles', timings.loyaltyTimeoutMs));
  },
  'return-miles': async (booking, { loyalty, timings }) => {
    const points = pointsWorth(require(requireTrip(booking).miles), milesToReturn(booking));
    if (points === 0) return { outcome: 'confirmed' };
    const request = { reference: paymentReference(booking), points };
    const { port } = require(loyalty);
    return port.giveBack(request, options(booking, 'return-miles', timings.loyaltyTimeoutMs));
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

/**
 * Steps before anything is charged or booked: an error that the supplier's adapter throws ends them at once. After that an error
 * says nothing about what has taken effect, so the step is retried.
 */
const endedByError: ReadonlySet<BookingStepName> = new Set<BookingStepName>(['hold', 'reprice']);

/**
 * Performs one step and reports an error that is thrown: `broken` for the first steps and where the provider takes no such request,
 * `unknown`, which is retried, for all others.
 */
export async function performStep(
  booking: BookingRecord,
  step: BookingStepName,
  clients: StepClients,
): Promise<StepResult> {
  try {
    const outcome = await calls[step](booking, clients);
    return { step, outcome } as StepResult;
  } catch (error) {
    clients.report(error);
    const isBroken = endedByError.has(step) || error instanceof RejectedRequestError;
    return { step, outcome: { outcome: isBroken ? 'broken' : 'unknown' } } as StepResult;
  }
}

/** Digest of a step’s request, stored with its answer so that audits can compare requests. */
export function digestStep(booking: BookingRecord, step: BookingStepName): string {
  const { order, holdId, supplierNumber, paymentId, details, toRefund, milesReservation } = booking;
  const asked = JSON.stringify([
    step,
    order,
    holdId,
    supplierNumber,
    paymentId,
    details,
    toRefund,
    milesReservation,
  ]);
  return createHash('sha256').update(asked).digest('base64url').slice(0, 22);
}

/** Facts for the documents and the shopper, once the payment is captured. */
export function describeBooking(booking: BookingRecord): DocumentFacts {
  const { order } = booking;
  return {
    bookingNumber: order.kind === 'change' ? order.tripNumber : booking.bookingNumber,
    supplierNumber: isSupplied(order) ? require(booking.supplierNumber) : null,
    invoiceNumber: order.kind === 'change' ? (booking.invoiceNumber ?? '') : require(booking.invoiceNumber),
    ...(order.kind === 'change' && order.firstInvoice !== undefined && { firstInvoice: order.firstInvoice }),
    certificateNumber: booking.certificateNumber,
    bookedAt: require(booking.bookedAt),
    paidWith: lastOfAccount(booking.order),
  };
}

/** @throws Error for an order without a supplier: its states have no such step */
function requireTrip({ order }: BookingRecord): BookingOrder {
  if (order.kind !== 'trip') throw new Error(`The order of a ${order.kind} has no such step`);
  return order;
}

/** On a retry, inquires at the provider whether the money is already captured, so that it never captures twice. */
async function capturePayment(
  booking: BookingRecord,
  { payments, timings }: StepClients,
): Promise<StepOutcomes['capture']> {
  const amount = chargedNow(booking.order);
  const asked = options(booking, 'capture', timings.paymentTimeoutMs);
  const account = accountOf(booking, payments);
  if (booking.tries > 0) {
    const known = await account.inquire(toPaymentRef(booking), asked);
    if (known.outcome === 'confirmed' && known.payment?.captured === amount) return { outcome: 'confirmed' };
  }
  return account.capture({ ...toPaymentRef(booking), ...describePayment(booking), amount }, asked);
}

/** The booking day is the day the shopper placed the order, even when a retry runs on a later day. */
function toOfferRequest(booking: BookingRecord): OfferRequest {
  const order = requireTrip(booking);
  return { key: order.offerKey, party: order.party, bookingDay: dayAt(booking.placedAt) };
}

/** Maps charged prices to those that the supplier asked for, in its own currency. */
function toHeldParts(trip: HeldParts, exchange: Exchange) {
  return {
    expectedTotal: supplierBasePriceOf(trip, exchange),
    extras: trip.extras.map(({ bought, ...extra }) => ({
      ...extra,
      amount: boughtAmount(extra.amount, bought, exchange),
    })),
    insuranceMarket: trip.insuranceMarket,
    ...(trip.trip.localCharges !== undefined && { localCharges: trip.trip.localCharges }),
  };
}

type HeldParts = Pick<BookingOrder, 'price' | 'extras' | 'insuranceMarket' | 'trip'>;

function toChangeRequest({ placedAt }: BookingRecord, order: ChangeOrder) {
  const { after, party, supplierNumber: bookingNumber } = order;
  const { offerKey: key } = after;
  const travellers = after.travellers.map(({ correctedFrom: _, ...traveller }) => traveller);
  const held = toHeldParts(after, order);
  return { key, party, bookingDay: dayAt(placedAt), bookingNumber, travellers, ...held };
}

/** The number of a booking stays when it is changed. */
function toConfirmation(
  answer: Awaited<ReturnType<LiveSupply['confirmChange']>>,
  { supplierNumber }: ChangeOrder,
): StepOutcomes['confirm'] {
  if (answer.outcome === 'confirmed') return { outcome: 'confirmed', bookingNumber: supplierNumber };
  if (answer.outcome === 'unknown') return answer;
  const { reason } = answer;
  return { outcome: 'refused', reason: reason === 'no-such-booking' ? 'no-such-hold' : reason };
}

/** The provider, at the account of the company that sells. @throws RejectedRequestError where it has none */
const accountOf = ({ order }: BookingRecord, payments: CompanyPayments): PaymentPort =>
  payments.of(order.companyId);

function options(booking: BookingRecord, step: BookingStepName, timeoutMs: number) {
  return { idempotencyKey: stepKey(booking, step), timeoutMs };
}

function describePayment(booking: BookingRecord) {
  return { reference: paymentReference(booking), currency: booking.order.currency };
}

/** A payment whose first answer was lost has no id yet; the provider finds it by its reference. */
function toPaymentRef(booking: BookingRecord) {
  return { paymentId: booking.paymentId ?? '', reference: paymentReference(booking) };
}

/** The page of the shop to which a challenge or another site returns the shopper. */
function buildReturnUrl({ order }: BookingRecord, links: PaymentLinks): string {
  return `${order.origin}${buildReturnPath(order, links)}`;
}

function buildReturnPath(order: Order, links: PaymentLinks): string {
  const { kind, locale: _locale, checkoutId } = order;
  if (kind === 'voucher') return buildPath('voucher_form', { _locale }, { checkoutId });
  if (kind === 'change')
    return buildPath(
      'trip_change_review',
      { _locale, checkoutId: order.tripCheckoutId },
      { draft: order.draft, change: checkoutId },
    );
  if (kind === 'payment') return buildPath('payment_link', { _locale, token: links.tokenOf(checkoutId) });
  return buildPath('checkout_payment', { _locale, checkoutId });
}

function require<Value>(value: Value | null): Value {
  if (value === null) throw new Error('The booking has not come that far, or a party of it is missing');
  return value;
}
