import { checkoutTimings } from '../../defaults.ts';
import { isCardPayment, type OrderPayment } from '../../domain/booking/payment-details.ts';
import { hasSharedSeat } from '../../domain/extras/choose-extras.ts';
import { totalOf } from '../../domain/money/package-price.ts';
import type { BillingAddress } from '../../domain/travellers/traveller.ts';
import { priceCheckout } from '../../features/checkout/checkout.ts';
import { reviewCodes } from '../../features/checkout/codes/checkout-codes.server.ts';
import {
  dropInsurance,
  isInsuredElsewhere,
  type SavedBilling,
  setBilling,
} from '../../features/checkout/payment/billing/set-billing.server.ts';
import { buildBookingOrder } from '../../features/checkout/payment/build-booking-order.ts';
import {
  chooseMethod,
  classifyCard,
  hasSeen,
  planOrderInstalments,
} from '../../features/checkout/payment/choose-payment.server.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import type { OrderDeps, OrderRequest } from './order-request.ts';
import type { PaymentResponse } from './payment-schemas.server.ts';
import { presentOrder, refuseFields, refuseOrder } from './present-order.server.ts';

/**
 * Sets billing address and payment of a checkout and places its order (PAY-008 to PAY-016, CAPI-016). Amounts from the
 * browser are not trusted: its total must equal the total that the server calculates. A repeated call returns the
 * booking that has started.
 */
export async function placeOrder(deps: OrderDeps, request: OrderRequest): Promise<PaymentResponse> {
  const { checkout, visit, data } = request;
  const existing = await deps.bookings.follow(checkout.id, 0);
  if (existing !== null && existing.state !== 'failed')
    return presentOrder(request, { kind: 'existing', progress: existing });
  const saved = await setBilling(deps, checkout, data);
  if (!saved.ok)
    return saved.reason === 'invalid' ? refuseFields(request, saved.errors) : followStarted(deps, request);
  if (isInsuredElsewhere(saved)) return refuseInsurance(deps, request, saved);
  const current = { ...request, checkout: saved.checkout };
  const { selectedPayment } = data;
  if (selectedPayment === undefined) return presentOrder(current, { kind: 'unchanged' });
  const reviewed = await reviewCodes(deps, saved.checkout, visit);
  if (reviewed === 'being-booked') return followStarted(deps, request);
  if (reviewed !== null) return refuseOrder({ ...current, checkout: reviewed }, 'voucherGone');
  const method = chooseMethod(deps, current, selectedPayment);
  if (method === null) return refuseOrder(current, 'noPaymentSelected');
  return placeWithMethod(deps, current, saved.billing, method);
}

/** The checkout was ordered in another window since it was read: that booking is the answer, also when it has failed already. */
async function followStarted(deps: OrderDeps, request: OrderRequest): Promise<PaymentResponse> {
  const progress = await deps.bookings.follow(request.checkout.id, 0);
  return presentOrder(request, { kind: 'existing', progress });
}

/** Removes the insurances of another country and says what that changes. */
async function refuseInsurance(
  deps: OrderDeps,
  request: OrderRequest,
  saved: SavedBilling,
): Promise<PaymentResponse> {
  const changed = await dropInsurance(deps, saved, request.visit);
  if (changed === null) return followStarted(deps, request);
  const totalAmount = totalOf(priceCheckout(saved.checkout, 'default'));
  const data = { ...request.data, totalAmount };
  return refuseOrder({ ...request, checkout: changed, data }, 'residenceChanged');
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
  const payments = deps.payments.of(checkout.companyId);
  const { strategy, cardType, firstDigits } = await classifyCard(payments, visit, parsed.details);
  if (strategy === 'disallowed') return refuseOrder(request, 'paymentCardNumberBinInvalid');
  if (billing === null) return refuseOrder(request, 'incomplete');
  const plan = planOrderInstalments(deps, request, strategy);
  if (!plan.ok) return refuseOrder(request, plan.code);
  const order = buildBookingOrder(checkout, {
    locale: visit.locale,
    language: visit.language,
    market: visit.brand.market,
    chosenMarket: visit.market,
    origin,
    billing,
    payment: parsed.details,
    cardDigits: firstDigits,
    strategy,
    instalments: plan.instalments,
    bookedBy: caller?.name ?? null,
  });
  if (order === null) return refuseOrder(request, 'incomplete');
  if (hasSharedSeat(checkout.extras)) return refuseOrder(request, 'sameSeat');
  if (!hasSeen(data.totalAmount, checkout, strategy)) return refuseOrder(request, 'priceChanged');
  const card = isCardPayment(parsed.details) ? { firstDigits } : null;
  const source = { ...request.source, card };
  // The limits are made for shoppers: from one telephone exchange come the orders of many.
  const progress =
    caller === null
      ? await deps.bookings.place(order, checkoutTimings.progressWaitMs, source)
      : await deps.bookings.place(order, checkoutTimings.progressWaitMs);
  // Changed meanwhile in another window: the shopper orders what it is now, if that has the same price.
  if (progress === null) return placeOrder(deps, request);
  if (progress.state === 'not-placed') return presentOrder(request, { kind: 'limited', refusal: progress });
  return presentOrder(request, { kind: 'placed', progress, paymentDetails: parsed.details, cardType });
}
