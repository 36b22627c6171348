import { isCardPayment, type OrderPayment } from '../../domain/booking/payment-details.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { OrderRefusal } from '../../features/booking/model/order-source.ts';
import { priceCheckout } from '../../features/checkout/checkout.ts';
import type { CardType } from '../../features/checkout/payment/card/card-type.ts';
import type { OrderRefusalCode } from '../../features/checkout/payment/methods/order-refusals.ts';
import { buildPath } from '../../url.ts';
import type { Cart } from '../checkout/present-cart.server.ts';
import { presentNotStarted, presentProgress } from './booking-response.server.ts';
import type { OrderRequest } from './order-request.ts';
import type { PaymentResponse } from './payment-schemas.server.ts';

/** Why nothing was ordered, as the code of the response's message. */
type FormRefusal =
  | { readonly code: Exclude<OrderRefusalCode, 'unknownIssue' | 'cardPaused' | 'tooManyHolds'> }
  /** The fields are invalid; error codes by field. */
  | { readonly code: 'unknownIssue'; readonly errors: Readonly<Record<string, string>> };

/** What an order led to. */
export type OrderResult =
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

/** Orders nothing, for a reason that the shopper can do something about. */
export function refuseOrder(
  request: OrderRequest,
  code: Exclude<FormRefusal['code'], 'unknownIssue'>,
): PaymentResponse {
  return presentOrder(request, { kind: 'refused', refusal: { code } });
}

/** Orders nothing, for fields that are invalid. @param errors error codes by field */
export function refuseFields(
  request: OrderRequest,
  errors: Readonly<Record<string, string>>,
): PaymentResponse {
  return presentOrder(request, { kind: 'refused', refusal: { code: 'unknownIssue', errors } });
}

/** The response to an order: its booking, or why there is none. */
export function presentOrder(request: OrderRequest, result: OrderResult): PaymentResponse {
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
function presentLimit(
  refusal: OrderRefusal,
  locale: string,
): Pick<PaymentResponse, 'success' | 'messages' | 'errors' | 'next' | 'waitSeconds'> {
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
