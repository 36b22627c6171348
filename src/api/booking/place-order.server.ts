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
  const begun = await deps.bookings.follow(checkout.id, 0);
  if (begun !== null && begun.state !== 'failed') return answer(request, { progress: begun });
  const billed = await setBilling(deps, checkout, data);
  if ('errors' in billed) return answer(request, { refusal: 'unknownIssue', errors: billed.errors });
  const { selectedPayment } = data;
  if (selectedPayment === undefined) return answer(request, {});
  if (selectedPayment === null || !listMethods(visit.brand, deps.payments).includes(selectedPayment))
    return answer(request, { refusal: 'noPaymentSelected' });
  return order(deps, request, billed.billing, selectedPayment);
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

async function order(
  deps: OrderDeps,
  request: OrderRequest,
  billing: BillingAddress | null,
  method: PaymentMethod,
): Promise<PaymentResponse> {
  const { checkout, visit, origin, data } = request;
  const read = readPaymentDetails(method, data.payment);
  if (!read.ok) return answer(request, { refusal: 'unknownIssue', errors: read.faults });
  const { strategy, cardType } = await classifyCard(deps.payments, visit, read.details);
  if (strategy === 'disallowed') return answer(request, { refusal: 'paymentCardNumberBinInvalid' });
  const { locale, language, brand } = visit;
  const placed =
    billing === null
      ? null
      : buildBookingOrder(checkout, {
          locale,
          language,
          market: brand.market,
          origin,
          billing,
          payment: read.details,
          strategy,
        });
  if (placed === null) return answer(request, { refusal: 'incomplete' });
  if (!hasSeen(data.totalAmount, checkout, strategy)) return answer(request, { refusal: 'priceChanged' });
  const progress = await deps.bookings.place(placed, checkoutTimings.progressWaitMs);
  return answer(request, { progress, paymentDetails: read.details, cardType });
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

/** Chooses the card strategy by the provider's card data, so that no browser can claim a discount. */
async function classifyCard(
  payments: PaymentPort,
  { brand }: Visit,
  paymentDetails: PaymentDetails,
): Promise<ClassifiedCard> {
  if (paymentDetails.method !== 'CreditCard' && paymentDetails.method !== 'DebitCard') return unknownCard;
  const card = await payments.readCard(
    { token: paymentDetails.token },
    { timeout: checkoutTimings.readCardTimeoutMs },
  );
  // Without an answer the full price applies, and the provider refuses unknown cards.
  if (card.outcome !== 'confirmed' || card.firstDigits === null) return unknownCard;
  const { firstDigits } = card;
  return {
    strategy: findCardStrategy(brand.payment.cardRanges, firstDigits),
    cardType: findCardType(firstDigits),
  };
}

interface OrderResult {
  readonly progress?: BookingProgress;
  /** Code of the reason when nothing was ordered. */
  readonly refusal?: string;
  /** Errors by field. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly paymentDetails?: PaymentDetails;
  readonly cardType?: CardType | null;
}

function answer(request: OrderRequest, result: OrderResult): PaymentResponse {
  const { progress, refusal, errors } = result;
  const { checkout, visit, data } = request;
  const begun =
    progress === undefined ? presentNotStarted(checkout) : presentProgress(progress, checkout, visit.locale);
  const payment = presentPayment(request, result, begun.redirect);
  const cart = { ...begun.cart, checkout: { ...begun.cart.checkout, payment } };
  if (refusal === undefined) return { ...begun, cart, errors: [] };
  const newTotal = totalOf(priceOrder(checkout, 'default'));
  const isChanged = refusal === 'priceChanged' && data.totalAmount !== undefined;
  return {
    ...begun,
    cart,
    success: false,
    messages: [{ code: refusal }],
    changes: isChanged ? [{ type: 'price', oldTotal: data.totalAmount ?? 0, newTotal }] : [],
    errors: errors === undefined ? [] : [{ id: refusal, data: errors }],
  };
}

function presentPayment(
  { data, origin }: OrderRequest,
  { paymentDetails, cardType = null }: OrderResult,
  redirect: string | null,
): Cart['checkout']['payment'] {
  const chosen = data.selectedPayment ?? null;
  return {
    selectedPayment: chosen,
    selectedMethod: chosen,
    securityCreditcards:
      paymentDetails !== undefined && 'token' in paymentDetails
        ? [{ cardType, securityToken: paymentDetails.token }]
        : [],
    paymentFee: { amount: 0 },
    holderName: data.payment.holderName ?? null,
    origin,
    threeDsResult: data.threeDsResult ?? null,
    token: paymentDetails?.method === 'PayPal' && redirect !== null ? walletPaymentId(redirect) : null,
  };
}

/** Id of a wallet's payment (PAY-011, CDATA-047): the `token` of its address, or the last part of the path. */
function walletPaymentId(address: string): string {
  const { searchParams, pathname } = new URL(address);
  return searchParams.get('token') ?? pathname.split('/').at(-1) ?? '';
}
