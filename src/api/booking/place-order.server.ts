import { checkoutTimings } from '../../defaults.ts';
import { type CardType, findCardType } from '../../domain/booking/card-type.ts';
import type { PaymentDetails, PaymentMethod } from '../../domain/booking/payment-details.ts';
import { type CardStrategy, findCardStrategy } from '../../domain/money/card-discount.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BillingAddress } from '../../domain/travellers/traveller.ts';
import type { BookingProgress, Bookings } from '../../features/booking/model/bookings.ts';
import type { Checkout } from '../../features/checkout/checkout.ts';
import type { CheckoutStore } from '../../features/checkout/checkout-store.server.ts';
import { buildBookingOrder, priceOrder } from '../../features/checkout/payment/build-booking-order.ts';
import { listMethods } from '../../features/checkout/payment/methods/list-methods.ts';
import type { CheckedPayment } from '../../features/checkout/payment/methods/payment-schemas.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import { billingSchema, checkBilling } from '../../features/checkout/validation/billing-schema.ts';
import { listUnbillable } from '../../features/checkout/validation/list-unbillable.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import type { Visit } from '../../site/visit.ts';
import type { Cart } from '../checkout/present-cart.server.ts';
import { presentNotStarted, presentProgress } from './booking-response.server.ts';
import type { PaymentResponse } from './payment-schemas.server.ts';

/** Dependencies of ordering. */
export interface OrderDeps {
  readonly checkouts: CheckoutStore;
  readonly bookings: Bookings;
  readonly payments: PaymentPort;
}

export interface OrderRequest {
  readonly checkout: Checkout;
  readonly visit: Visit;
  /** Origin at which the shopper reached the shop. */
  readonly origin: string;
  readonly data: CheckedPayment;
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
  const savedBilling = await setBilling(deps, checkout, data);
  if ('errors' in savedBilling) return refuseFields(request, savedBilling.errors);
  const { selectedPayment } = data;
  if (selectedPayment === undefined) return toResponse(request, { kind: 'unchanged' });
  if (selectedPayment === null || !listMethods(visit.brand, deps.payments).includes(selectedPayment))
    return refuse(request, 'noPaymentSelected');
  return placeWithMethod(deps, request, savedBilling.billing, selectedPayment);
}

type SetBilling =
  | { readonly billing: BillingAddress | null }
  | { readonly errors: Readonly<Record<string, string>> };

async function setBilling(
  deps: OrderDeps,
  checkout: Checkout,
  { customer }: CheckedPayment,
): Promise<SetBilling> {
  const given = customer ?? checkout.billing;
  if (given === null) return { billing: null };
  // Also checks a stored address: the travellers may have changed since.
  const errors = checkBilling(given, listUnbillable(checkout));
  if (Object.keys(errors).length > 0) return { errors };
  const billing = billingSchema.parse(given);
  if (customer !== undefined) await deps.checkouts.change(checkout.id, { step: 'billing', billing });
  return { billing };
}

async function placeWithMethod(
  deps: OrderDeps,
  request: OrderRequest,
  billing: BillingAddress | null,
  method: PaymentMethod,
): Promise<PaymentResponse> {
  const { checkout, visit, origin, data } = request;
  const parsed = readPaymentDetails(method, data.payment);
  if (!parsed.ok) return refuseFields(request, parsed.faults);
  const { strategy, cardType } = await classifyCard(deps.payments, visit, parsed.details);
  if (strategy === 'disallowed') return refuse(request, 'paymentCardNumberBinInvalid');
  if (billing === null) return refuse(request, 'incomplete');
  const bookingOrder = buildBookingOrder(checkout, {
    locale: visit.locale,
    language: visit.language,
    market: visit.brand.market,
    origin,
    billing,
    payment: parsed.details,
    strategy,
  });
  if (bookingOrder === null) return refuse(request, 'incomplete');
  if (!hasSeen(data.totalAmount, checkout, strategy)) return refuse(request, 'priceChanged');
  const progress = await deps.bookings.place(bookingOrder, checkoutTimings.progressWaitMs);
  return toResponse(request, { kind: 'placed', progress, paymentDetails: parsed.details, cardType });
}

/**
 * The shopper agreed to the total the server calculates, or to the price before the card's discount: the card's range
 * is only known after the card was sent.
 */
function hasSeen(seen: number | undefined, checkout: Checkout, strategy: CardStrategy): boolean {
  return (
    seen === totalOf(priceOrder(checkout, strategy)) || seen === totalOf(priceOrder(checkout, 'default'))
  );
}

interface ClassifiedCard {
  readonly strategy: CardStrategy | 'disallowed';
  readonly cardType: CardType | null;
}

const unknownCard: ClassifiedCard = { strategy: 'default', cardType: null };

/** Classifies a card. The discount comes from the provider's card data, never from the browser. */
async function classifyCard(
  payments: PaymentPort,
  { brand }: Visit,
  paymentDetails: PaymentDetails,
): Promise<ClassifiedCard> {
  if (paymentDetails.method !== 'CreditCard' && paymentDetails.method !== 'DebitCard') return unknownCard;
  const card = await payments.readCard(
    { token: paymentDetails.token },
    { timeoutMs: checkoutTimings.readCardTimeoutMs },
  );
  // Without card data: full price; the provider decides.
  if (card.outcome !== 'confirmed' || card.firstDigits === null) return unknownCard;
  const { firstDigits } = card;
  return {
    strategy: findCardStrategy(brand.payment.cardRanges, firstDigits),
    cardType: findCardType(firstDigits),
  };
}

/** Why nothing was ordered, as the code of the response's message. */
type OrderRefusal =
  | { readonly code: 'noPaymentSelected' | 'paymentCardNumberBinInvalid' | 'incomplete' | 'priceChanged' }
  /** The fields are invalid; error codes by field. */
  | { readonly code: 'unknownIssue'; readonly errors: Readonly<Record<string, string>> };

type OrderResult =
  /** The call named no payment method: at most the billing address was set. */
  | { readonly kind: 'unchanged' }
  | { readonly kind: 'refused'; readonly refusal: OrderRefusal }
  /** An earlier call had started the booking. */
  | { readonly kind: 'existing'; readonly progress: BookingProgress }
  | {
      readonly kind: 'placed';
      readonly progress: BookingProgress;
      readonly paymentDetails: PaymentDetails;
      readonly cardType: CardType | null;
    };

function refuse(request: OrderRequest, code: Exclude<OrderRefusal['code'], 'unknownIssue'>): PaymentResponse {
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
  if (result.kind !== 'refused') return { ...booking, cart, errors: [] };
  const { refusal } = result;
  return {
    ...booking,
    cart,
    success: false,
    messages: [{ code: refusal.code }],
    changes: refusal.code === 'priceChanged' ? listPriceChanges(request) : [],
    errors: refusal.code === 'unknownIssue' ? [{ id: refusal.code, data: refusal.errors }] : [],
  };
}

/** The total that the browser showed and the current one, both with extras; empty when the browser sent no total. */
function listPriceChanges({ checkout, data }: OrderRequest): PaymentResponse['changes'] {
  const { totalAmount: oldTotal } = data;
  if (oldTotal === undefined) return [];
  return [{ type: 'price', oldTotal, newTotal: totalOf(priceOrder(checkout, 'default')) }];
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
      details !== undefined && 'token' in details
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
