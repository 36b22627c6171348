import { checkoutTimings } from '../../defaults.ts';
import { type CardType, findCardType } from '../../domain/booking/card-type.ts';
import type { Instalments } from '../../domain/booking/instalments.ts';
import { offersMethod } from '../../domain/booking/list-payment-methods.ts';
import {
  isCardPayment,
  type OrderPayment,
  type PaymentMethod,
} from '../../domain/booking/payment-details.ts';
import { hasSharedSeat } from '../../domain/extras/choose-extras.ts';
import { type CardStrategy, findCardStrategy } from '../../domain/money/card-discount.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import { countryOf } from '../../domain/places/market.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import type { Clock } from '../../domain/time/clock.ts';
import type { BillingAddress } from '../../domain/travellers/traveller.ts';
import type { BookingProgress, Bookings } from '../../features/booking/model/bookings.ts';
import type { OrderRefusal, OrderSource } from '../../features/booking/model/order-source.ts';
import { type Checkout, priceCheckout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildBookingOrder } from '../../features/checkout/payment/build-booking-order.ts';
import { readCardDigits } from '../../features/checkout/payment/card/read-card-digits.server.ts';
import type { CheckedPayment } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import { planCheckout } from '../../features/checkout/plan-checkout.ts';
import { planPaymentByLink } from '../../features/checkout/plan-payment-by-link.ts';
import { billingRulesOf } from '../../features/checkout/validation/billing-rules.ts';
import { billingSchema, checkBilling } from '../../features/checkout/validation/billing-schema.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { Caller } from '../../server/visitor/caller-session.server.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';
import { type CheckoutCodesDeps, reviewCodes } from '../checkout/checkout-codes.server.ts';
import type { Cart } from '../checkout/present-cart.server.ts';
import { presentNotStarted, presentProgress } from './booking-response.server.ts';
import type { PaymentResponse } from './payment-schemas.server.ts';

/** Dependencies of ordering. */
export interface OrderDeps {
  readonly checkouts: CheckoutStore;
  readonly codes: CheckoutCodesDeps['codes'];
  readonly bookings: Bookings;
  readonly payments: PaymentPort;
  readonly clock: Clock;
}

export interface OrderRequest {
  readonly checkout: Checkout;
  readonly visit: Visit;
  /** Origin at which the shopper reached the shop. */
  readonly origin: string;
  readonly data: CheckedPayment;
  /** Who orders, as far as the limits of holds and cards ask. */
  readonly source: Omit<OrderSource, 'card'>;
  /** The member of staff who books for a caller; null for a shopper, who can never pay by a link that is mailed later. */
  readonly caller: Caller | null;
}

/**
 * Sets billing address and payment of a checkout and places its order (PAY-008 to PAY-016, CAPI-016). Amounts from the
 * browser are not trusted: its total must equal the total that the server calculates. A repeated call returns the
 * booking that has started.
 */
export async function placeOrder(deps: OrderDeps, request: OrderRequest): Promise<PaymentResponse> {
  const { checkout, visit, data } = request;
  const existing = await deps.bookings.follow(checkout.id, 0);
  if (existing !== null && existing.state !== 'failed')
    return toResponse(request, { kind: 'existing', progress: existing });
  const saved = await setBilling(deps, checkout, data);
  if (saved === null) return followStarted(deps, request);
  if ('errors' in saved) return refuseFields(request, saved.errors);
  if (isInsuredElsewhere(saved.checkout, saved.billing)) return dropInsurance(deps, request, saved);
  const current = { ...request, checkout: saved.checkout };
  const { selectedPayment } = data;
  if (selectedPayment === undefined) return toResponse(current, { kind: 'unchanged' });
  const reviewed = await reviewCodes(deps, saved.checkout, visit);
  if (reviewed === 'being-booked') return followStarted(deps, request);
  if (reviewed !== null) return refuse({ ...current, checkout: reviewed }, 'voucherGone');
  const method = chooseMethod(deps, current, selectedPayment);
  if (method === null) return refuse(current, 'noPaymentSelected');
  return placeWithMethod(deps, current, saved.billing, method);
}

/** The selected method; `None` where vouchers and miles pay for all of it. Null where a method is missing. */
function chooseMethod(
  { payments }: Pick<OrderDeps, 'payments'>,
  { checkout, visit, data, caller }: OrderRequest,
  selected: PaymentMethod | null,
): OrderPayment['method'] | null {
  const total = totalOf(priceCheckout(checkout));
  if (total === 0) return 'None';
  // Staff take no card on the telephone, and nobody else books without paying.
  if (caller !== null || data.isByLink === true)
    return caller !== null && data.isByLink === true ? 'None' : null;
  if (selected === null) return null;
  const wallets = payments.walletsFor({
    country: countryOf(visit.brand.market),
    amount: total,
    currency: checkout.currency,
  });
  const provider = { methods: payments.methods, wallets };
  return offersMethod(visit.brand.payment.methods, provider, selected) ? selected : null;
}

interface SavedBilling {
  /** The checkout as it is stored now: another window may have changed it since the request began. */
  readonly checkout: Checkout;
  readonly billing: BillingAddress | null;
}

type SetBilling = SavedBilling | { readonly errors: Readonly<Record<string, string>> };

/** True when an insurance is chosen whose tariff is for residents of another country than the billed person's (TRVL-013). */
function isInsuredElsewhere({ extras, insuranceMarket }: Checkout, billing: BillingAddress | null): boolean {
  if (billing === null || !extras.some(({ kind }) => kind === 'insurance')) return false;
  return billing.country !== insuranceMarket?.toUpperCase();
}

/** The checkout was ordered in another window since it was read: that booking is the answer, also when it has failed already. */
async function followStarted(deps: OrderDeps, request: OrderRequest): Promise<PaymentResponse> {
  const progress = await deps.bookings.follow(request.checkout.id, 0);
  return toResponse(request, { kind: 'existing', progress });
}

/** Removes the insurances and says so; those of the new country are offered in the extras step, where the site sells them. */
async function dropInsurance(
  deps: OrderDeps,
  request: OrderRequest,
  { checkout, billing }: SavedBilling,
): Promise<PaymentResponse> {
  const market = billing?.country.toLowerCase();
  const changed = await deps.checkouts.change(checkout, {
    step: 'extras',
    extras: checkout.extras.filter(({ kind }) => kind !== 'insurance'),
    insuranceMarket: request.visit.brand.markets.find(({ code }) => code === market)?.code ?? null,
  });
  if (changed === null) return followStarted(deps, request);
  const totalAmount = totalOf(priceCheckout(checkout, 'default'));
  return refuse(
    { ...request, checkout: changed, data: { ...request.data, totalAmount } },
    'residenceChanged',
  );
}

async function setBilling(
  deps: OrderDeps,
  checkout: Checkout,
  { customer }: CheckedPayment,
): Promise<SetBilling | null> {
  const given = customer ?? checkout.billing;
  if (given === null) return { checkout, billing: null };
  // Also checks a stored address: the travellers may have changed since.
  const errors = checkBilling(given, billingRulesOf(checkout, deps.clock.now()));
  if (Object.keys(errors).length > 0) return { errors };
  const billing = billingSchema.parse(given);
  const changed = await deps.checkouts.change(checkout, { step: 'billing', billing });
  return changed === null ? null : { checkout: changed, billing };
}

async function placeWithMethod(
  deps: OrderDeps,
  request: OrderRequest,
  billing: BillingAddress | null,
  method: OrderPayment['method'],
): Promise<PaymentResponse> {
  const { checkout, visit, origin, data, caller } = request;
  const parsed = readPaymentDetails(method, data.payment);
  if (!parsed.ok) return refuseFields(request, parsed.faults);
  const { strategy, cardType, firstDigits } = await classifyCard(deps.payments, visit, parsed.details);
  if (strategy === 'disallowed') return refuse(request, 'paymentCardNumberBinInvalid');
  if (billing === null) return refuse(request, 'incomplete');
  const isByLink = caller !== null && data.isByLink === true && totalOf(priceCheckout(checkout)) > 0;
  const instalments = isByLink
    ? planByLink(deps, request)
    : data.isDeposit
      ? planDeposit(deps, request, strategy)
      : null;
  // The trip begins before a link that nobody pays would cancel it.
  if (isByLink && instalments === null) return refuse(request, 'noPaymentSelected');
  // The deposit that was agreed to is not offered any more: nothing else is charged without being asked for.
  if (data.isDeposit && instalments === null) return refuse(request, 'priceChanged');
  const bookingOrder = buildBookingOrder(checkout, {
    locale: visit.locale,
    language: visit.language,
    market: visit.brand.market,
    chosenMarket: visit.market,
    origin,
    billing,
    payment: parsed.details,
    cardDigits: firstDigits,
    strategy,
    instalments,
    bookedBy: caller?.name ?? null,
  });
  if (bookingOrder === null) return refuse(request, 'incomplete');
  if (hasSharedSeat(checkout.extras)) return refuse(request, 'sameSeat');
  if (!hasSeen(data.totalAmount, checkout, strategy)) return refuse(request, 'priceChanged');
  const card = isCardPayment(parsed.details) ? { firstDigits } : null;
  const source = { ...request.source, card };
  // The limits are made for shoppers: from one telephone exchange come the orders of many.
  const progress =
    caller === null
      ? await deps.bookings.place(bookingOrder, checkoutTimings.progressWaitMs, source)
      : await deps.bookings.place(bookingOrder, checkoutTimings.progressWaitMs);
  // Changed meanwhile in another window: the shopper orders what it is now, if that has the same price.
  if (progress === null) return placeOrder(deps, request);
  if (progress.state === 'not-placed') return toResponse(request, { kind: 'limited', refusal: progress });
  return toResponse(request, { kind: 'placed', progress, paymentDetails: parsed.details, cardType });
}

/** Everything by a link; null where the trip begins too soon. */
function planByLink({ clock }: Pick<OrderDeps, 'clock'>, { checkout }: OrderRequest): Instalments | null {
  return planPaymentByLink(checkout.trip, totalOf(priceCheckout(checkout)), dayAt(clock.now()));
}

/** The deposit of the tariff for what this order costs; null where it is not offered. */
function planDeposit(
  { clock }: Pick<OrderDeps, 'clock'>,
  { checkout, visit }: OrderRequest,
  strategy: CardStrategy,
): Instalments | null {
  const total = totalOf(priceCheckout(checkout, strategy));
  return planCheckout(checkout.trip, total, visit.brand, dayAt(clock.now()));
}

/**
 * The shopper agreed to the total the server calculates, or to the price before the card's discount: the card's range
 * is only known after the card was sent.
 */
function hasSeen(seen: number | undefined, checkout: Checkout, strategy: CardStrategy): boolean {
  return (
    seen === totalOf(priceCheckout(checkout, strategy)) ||
    seen === totalOf(priceCheckout(checkout, 'default'))
  );
}

interface ClassifiedCard {
  readonly strategy: CardStrategy | 'disallowed';
  readonly cardType: CardType | null;
  readonly firstDigits: string | null;
}

const unknownCard: ClassifiedCard = { strategy: 'default', cardType: null, firstDigits: null };

/** Classifies a card. The discount comes from the provider's card data, never from the browser. */
async function classifyCard(
  payments: PaymentPort,
  { brand }: Visit,
  paymentDetails: OrderPayment,
): Promise<ClassifiedCard> {
  const firstDigits = await readCardDigits(payments, paymentDetails);
  // Without card data: full price. What the authorisation says of the card is judged again (`judgeCard`).
  if (firstDigits === null) return unknownCard;
  return {
    strategy: findCardStrategy(brand.payment.cardRanges, firstDigits),
    cardType: findCardType(firstDigits),
    firstDigits,
  };
}

/** Why nothing was ordered, as the code of the response's message. */
type FormRefusal =
  | {
      readonly code:
        | 'noPaymentSelected'
        | 'paymentCardNumberBinInvalid'
        | 'incomplete'
        | 'sameSeat'
        | 'residenceChanged'
        | 'voucherGone'
        | 'priceChanged';
    }
  /** The fields are invalid; error codes by field. */
  | { readonly code: 'unknownIssue'; readonly errors: Readonly<Record<string, string>> };

type OrderResult =
  /** The call named no payment method: at most the billing address was set. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: FormRefusal }
  /** Too many open holds or refused cards. */
  | { readonly kind: 'limited'; readonly refusal: OrderRefusal }
  /** An earlier call had started the booking. */
  | { readonly kind: 'existing'; readonly progress: BookingProgress | null }
  | {
      readonly kind: 'placed';
      readonly progress: BookingProgress;
      readonly paymentDetails: OrderPayment;
      readonly cardType: CardType | null;
    };

function refuse(request: OrderRequest, code: Exclude<FormRefusal['code'], 'unknownIssue'>): PaymentResponse {
  return toResponse(request, { kind: 'refused', refusal: { code } });
}

function refuseFields(request: OrderRequest, errors: Readonly<Record<string, string>>): PaymentResponse {
  return toResponse(request, { kind: 'refused', refusal: { code: 'unknownIssue', errors } });
}

function toResponse(request: OrderRequest, result: OrderResult): PaymentResponse {
  const { checkout, visit } = request;
  const booking =
    'progress' in result
      ? presentProgress(result.progress, checkout, visit.locale)
      : presentNotStarted(checkout);
  const payment = presentPayment(request, result, booking.redirect);
  const cart = { ...booking.cart, checkout: { ...booking.cart.checkout, payment } };
  if (result.kind === 'limited') return { ...booking, cart, ...presentLimit(result.refusal, visit.locale) };
  if (result.kind !== 'refused') return { ...booking, cart, errors: [], waitSeconds: null };
  const { refusal } = result;
  return {
    ...booking,
    cart,
    success: false,
    messages: [{ code: refusal.code }],
    changes: ['priceChanged', 'residenceChanged'].includes(refusal.code) ? listPriceChanges(request) : [],
    errors: refusal.code === 'unknownIssue' ? [{ id: refusal.code, data: refusal.errors }] : [],
    waitSeconds: null,
  };
}

/** The way on: the open payment of the same session, the time until a card is taken again, or an order without the voucher. */
function presentLimit(refusal: OrderRefusal, locale: string) {
  const limited = { success: false, errors: [], next: null, waitSeconds: null };
  if (refusal.reason === 'card-paused') {
    const waitSeconds = Math.ceil(refusal.waitMs / 1000);
    return { ...limited, messages: [{ code: 'cardPaused' }], waitSeconds };
  }
  // Only a change has a trip that may be busy.
  if (refusal.reason === 'trip-busy') throw new Error('The order of a checkout is no change');
  if (refusal.reason === 'voucher-gone') return { ...limited, messages: [{ code: 'voucherGone' }] };
  const { openCheckoutId } = refusal;
  const next =
    openCheckoutId === null
      ? null
      : buildPath('checkout_payment', { _locale: locale, checkoutId: openCheckoutId });
  return { ...limited, messages: [{ code: 'tooManyHolds' }], next };
}

/** The total that the browser showed and the current one, both with extras; empty when the browser sent no total. */
function listPriceChanges({ checkout, data }: OrderRequest): PaymentResponse['changes'] {
  const { totalAmount: oldTotal } = data;
  if (oldTotal === undefined) return [];
  return [{ type: 'price', oldTotal, newTotal: totalOf(priceCheckout(checkout, 'default')) }];
}

function presentPayment(
  { data, origin }: OrderRequest,
  result: OrderResult,
  redirect: string | null,
): Cart['checkout']['payment'] {
  const chosen = data.selectedPayment ?? null;
  const placed = result.kind === 'placed' ? result : null;
  const details = placed?.paymentDetails;
  return {
    selectedPayment: chosen,
    selectedMethod: chosen,
    securityCreditcards:
      details !== undefined && isCardPayment(details)
        ? [{ cardType: placed?.cardType ?? null, securityToken: details.token }]
        : [],
    paymentFee: { amount: 0 },
    holderName: data.payment.holderName ?? null,
    origin,
    threeDsResult: data.threeDsResult ?? null,
    token: details?.method === 'PayPal' && redirect !== null ? walletPaymentId(redirect) : null,
  };
}

/** Id of a wallet's payment (PAY-011, CDATA-047): the `token` of its address, or the last part of the path. */
function walletPaymentId(address: string): string {
  const { searchParams, pathname } = new URL(address);
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
}
