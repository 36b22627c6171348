import type { LaterPaymentAnswer } from '../../features/booking/later-payment/later-payment-schemas.ts';
import {
  presentPayment,
  refusePayment,
} from '../../features/booking/later-payment/present-payment.server.ts';
import { buildPaymentOrder } from '../../features/booking/payment-link/build-payment-order.server.ts';
import type { Payable } from '../../features/booking/payment-link/find-payable.server.ts';
import { type LaterPayment, type PayLaterDeps, payLater } from './pay-later.server.ts';

interface LinkPayment extends Pick<LaterPayment, 'visit' | 'page' | 'data' | 'source'> {
  readonly payable: Payable;
  /** Origin at which the traveller reached the shop. */
  readonly origin: string;
}

/** Pays what a link asks for (CONST-027), once and at the amount that was shown. A repeated call returns the payment that has started. */
export async function payByLink(
  deps: PayLaterDeps,
  { payable, visit, origin, page, data, source }: LinkPayment,
): Promise<LaterPaymentAnswer> {
  const { id, state, amount } = payable.request;
  const existing = await deps.bookings.follow(id, 0);
  if (existing !== null && existing.state !== 'failed') return presentPayment(existing, page);
  if (state !== 'open') return refusePayment(`link-${state}`, { next: page });
  // A change of the trip has changed the balance: the page shows it.
  if (data.amount !== amount) return refusePayment('amountChanged', { next: page });
  return payLater(deps, {
    buildOrder: (payment, cardDigits) =>
      buildPaymentOrder(payable.request, payable.order, {
        locale: visit.locale,
        origin,
        payment,
        cardDigits,
      }),
    visit,
    companyId: payable.order.companyId,
    page,
    data,
    source,
  });
}
