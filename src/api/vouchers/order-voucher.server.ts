import { checkoutTimings } from '../../defaults.ts';
import { offersMethod } from '../../domain/booking/list-payment-methods.ts';
import { isCardPayment, type PaymentMethod } from '../../domain/booking/payment-details.ts';
import { findCardStrategy } from '../../domain/money/card-discount.ts';
import { countryOf } from '../../domain/places/market.ts';
import type { OrderRefusal, OrderSource } from '../../features/booking/model/order-source.ts';
import { toBankFaults } from '../../features/checkout/payment/billing/to-bank-faults.ts';
import { readCardDigits } from '../../features/checkout/payment/card/read-card-digits.server.ts';
import { readPaymentDetails } from '../../features/checkout/payment/read-payment-details.ts';
import { buildVoucherOrder } from '../../features/vouchers/sale/build-voucher-order.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import type { CheckedVoucherData, VoucherAnswer } from '../../features/vouchers/sale/voucher-schemas.ts';
import type { Visit } from '../../site/visit.ts';
import { buildPath } from '../../url.ts';
import { presentVoucher, refuseVoucher } from './present-voucher.server.ts';
import type { VoucherDeps } from './voucher-deps.ts';

export interface VoucherOrderRequest {
  readonly checkout: VoucherCheckout;
  readonly visit: Visit;
  /** Origin at which the buyer reached the shop: the browser's own word is not trusted (VOUCH-034). */
  readonly origin: string;
  readonly payment: CheckedVoucherData['payment'];
  readonly source: Omit<OrderSource, 'card'>;
}

/**
 * Orders the voucher that the purchase holds (VOUCH-004, CAPI-022), through the workflow of every order. One that is booked already is
 * not ordered again (ERR-020).
 */
export async function orderVoucher(deps: VoucherDeps, request: VoucherOrderRequest): Promise<VoucherAnswer> {
  const { checkout, visit, payment } = request;
  const existing = await deps.bookings.follow(checkout.id, 0);
  if (existing !== null && existing.state !== 'failed')
    return existing.state === 'booked' || existing.state === 'soft-booked'
      ? refuseVoucher(checkout, 'voucherAlreadyBookedError')
      : presentVoucher(existing, checkout, visit.locale);
  const method = payment.selectedPayment ?? null;
  if (method === null || !isOffered(deps, request, method))
    return refuseVoucher(checkout, 'noPaymentSelected');
  return placeWithMethod(deps, request, method);
}

/** Whether brand and provider take a method for this voucher. */
function isOffered(
  deps: VoucherDeps,
  { checkout, visit }: VoucherOrderRequest,
  method: PaymentMethod,
): boolean {
  const payments = deps.payments.of(checkout.companyId);
  const wallets = payments.walletsFor({
    country: countryOf(visit.brand.market),
    amount: checkout.info?.purchase.amount ?? 0,
    currency: checkout.currency,
  });
  return offersMethod(visit.brand.vouchers?.methods ?? [], { methods: payments.methods, wallets }, method);
}

async function placeWithMethod(
  deps: VoucherDeps,
  { checkout, visit, origin, payment, source }: VoucherOrderRequest,
  method: PaymentMethod,
): Promise<VoucherAnswer> {
  const { info } = checkout;
  // Without its information, or with an amount that this brand no longer sells, nothing is ordered.
  if (info === null || !visit.brand.vouchers?.amounts.includes(info.purchase.amount))
    return refuseVoucher(checkout, 'technicalError');
  const read = readPaymentDetails(method, payment);
  if (!read.ok) return refuseVoucher(checkout, 'unknownIssue', { errors: toBankFaults(read.faults) });
  const { details } = read;
  // Nothing but money pays for a voucher.
  if (details.method === 'None') return refuseVoucher(checkout, 'noPaymentSelected');
  const card = await readCardDigits(deps.payments.of(checkout.companyId), details);
  if (card !== null && isRefused(visit, card)) return refuseVoucher(checkout, 'paymentCardNumberBinInvalid');
  if (!(await deps.stock.take(checkout.id))) return presentSoldOut(visit, checkout);
  const order = buildVoucherOrder(checkout, info, {
    locale: visit.locale,
    language: visit.language,
    market: visit.brand.market,
    chosenMarket: visit.market,
    origin,
    payment: details,
    cardDigits: card,
  });
  const isCard = isCardPayment(details);
  const progress = await deps.bookings.place(order, checkoutTimings.progressWaitMs, {
    ...source,
    card: isCard ? { firstDigits: card } : null,
  });
  if (progress === null) return refuseVoucher(checkout, 'technicalError');
  if (progress.state === 'not-placed') return presentLimit(checkout, progress);
  return presentVoucher(progress, checkout, visit.locale);
}

/** Where visitors are led while no voucher is for sale (VOUCH-043 to VOUCH-045): editors stay. */
export function presentSoldOut(visit: Visit, checkout: VoucherCheckout | null): VoucherAnswer {
  const elsewhere = visit.brand.vouchers?.fallbackPath ?? buildPath('homepage', { _locale: visit.locale });
  return refuseVoucher(checkout, 'NO_VOUCHERS_AVAILABLE', { next: visit.isEditor ? null : elsewhere });
}

function isRefused({ brand }: Visit, firstDigits: string): boolean {
  return findCardStrategy(brand.payment.cardRanges, firstDigits) === 'disallowed';
}

function presentLimit(checkout: VoucherCheckout, refusal: OrderRefusal): VoucherAnswer {
  return refusal.reason === 'card-paused'
    ? refuseVoucher(checkout, 'cardPaused', { waitSeconds: Math.ceil(refusal.waitMs / 1_000) })
    : refuseVoucher(checkout, 'tooManyHolds');
}
