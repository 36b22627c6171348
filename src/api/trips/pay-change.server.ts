import { buildChangeOrder } from '../../features/booking/changes/build-change-order.ts';
import type { ChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import type { JudgeChange } from '../../features/booking/changes/judge-change.ts';
import type { LaterPaymentAnswer } from '../../features/booking/later-payment/later-payment-schemas.ts';
import {
  presentPayment,
  refusePayment,
} from '../../features/booking/later-payment/present-payment.server.ts';
import type { BookingRecord } from '../../features/booking/model/booking-record.ts';
import { type LaterPayment, type PayLaterDeps, payLater } from './pay-later.server.ts';

/** Dependencies of paying for a change. */
export interface PayChangeDeps extends PayLaterDeps {
  readonly drafts: Pick<ChangeDrafts, 'open'>;
  readonly judge: JudgeChange;
}

interface PayChangeRequest extends Pick<LaterPayment, 'visit' | 'data' | 'source'> {
  readonly booking: BookingRecord;
  /** The sealed wish. */
  readonly draft: string;
  /** Origin at which the traveller reached the shop. */
  readonly origin: string;
  /** Path and query of the page of the change. @param query to add */
  readonly pageWith: (query: Readonly<Record<string, string>>) => string;
}

/**
 * Pays what a change costs, and makes it. What is charged is calculated once more: at another amount than was shown nothing is paid, and the page
 * asks again. A repeated call returns the payment that has started.
 */
export async function payChange(
  deps: PayChangeDeps,
  { booking, draft: sealed, visit, origin, data, source, pageWith }: PayChangeRequest,
): Promise<LaterPaymentAnswer> {
  const draft = deps.drafts.open(booking.checkoutId, sealed);
  const page = pageWith({});
  if (draft === null) return refusePayment('expired', { next: page });
  const existing = await deps.bookings.follow(draft.id, 0);
  if (existing !== null && existing.state !== 'failed') return presentPayment(existing, page);
  const judged = await deps.judge(booking, draft.wish, visit);
  if (judged.kind !== 'quoted') return refusePayment(judged.kind, { next: page });
  // What is free is ordered by the form without a payment.
  if (judged.quote.charge === 0 || judged.quote.charge !== data.amount)
    return refusePayment('amountChanged', { next: pageWith({ changed: '' }) });
  return payLater(deps, {
    buildOrder: (payment, cardDigits) =>
      buildChangeOrder(booking, {
        ...judged,
        checkoutId: draft.id,
        payment,
        cardDigits,
        draft: sealed,
        locale: visit.locale,
        origin,
      }),
    visit,
    companyId: booking.order.companyId,
    page: pageWith({ change: draft.id }),
    data,
    source,
  });
}
