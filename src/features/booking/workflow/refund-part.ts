import { isSupplied } from '../../../domain/booking/booking-order.ts';
import { chargedNow } from '../../../domain/booking/instalments.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import {
  bookCompensation,
  bookPayout,
  bookRefund,
  bookVoucherReturn,
  type LedgerTransaction,
} from '../model/ledger.ts';
import type { DueRefundRef } from '../model/refunds/due-refund.ts';
import { splitPartialRefund } from '../model/settlement.ts';
import { type BookingChange, finishRefund, transitionTo, updateWithin } from './booking-change.ts';

/** A refund that is due while the trip goes ahead; the amount is in minor units. */
export interface RefundPart extends DueRefundRef {
  readonly amount: number;
}

/**
 * Begins a refund of a part: vouchers get theirs at once, provider and programme are asked next. Returns null where the booking is not at rest
 * or the part is more than was paid.
 */
export function beginRefundPart(booking: BookingRecord, part: RefundPart): BookingChange | null {
  const { order, state, holdState } = booking;
  if (state !== 'booked' || order.kind === 'voucher' || (isSupplied(order) && holdState !== 'confirmed'))
    return null;
  const parts = splitPartialRefund(booking, part.amount);
  if (parts === null) return null;
  const { id, reason, amount } = part;
  const set = {
    dueRefund: { id, reason },
    toRefund: parts.card,
    milesToReturn: parts.miles,
    refundedVouchers: booking.refundedVouchers + parts.vouchers,
    goodwill: booking.goodwill + (reason === 'goodwill' ? parts.vouchers : 0),
  };
  const extra = {
    events: [{ kind: 'part-refund', facts: { amount, refundReason: reason } }],
    ledger: [
      ...bookVoucherReturn(booking, parts.vouchers),
      ...bookGoodwill(booking, { id, reason }, parts.vouchers, 'vouchers'),
    ],
    vouchers: parts.vouchers > 0 ? { giveBack: set.refundedVouchers } : null,
    mail: 'part-refund',
  } as const;
  if (parts.card === 0 && parts.miles === 0) return updateWithin(booking, set, { ...extra, wait: null });
  return transitionTo(booking, 'refunding', set, extra);
}

/** The payment's share of a part is back, by the provider or paid out by staff. @param voucher what moved where a voucher was taken in its place */
export function finishPaymentPart(
  booking: BookingRecord,
  end: 'refunded' | 'paid-out',
  events: BookingChange['events'] = [],
  voucher: LedgerTransaction | null = null,
): BookingChange {
  const { toRefund, refundRound, paymentState, chargedBack } = booking;
  const isPaidOut = end === 'paid-out';
  const back = booking.refunded + booking.paidOut + toRefund;
  const set = {
    toRefund: 0,
    refunded: booking.refunded + (isPaidOut ? 0 : toRefund),
    paidOut: booking.paidOut + (isPaidOut ? toRefund : 0),
    goodwill: booking.goodwill + goodwillOf(booking, toRefund),
    refundRound: refundRound + 1,
    paymentState: back + chargedBack >= chargedNow(booking.order) ? end : paymentState,
  };
  const paid = isPaidOut ? bookPayout(booking, toRefund) : bookRefund(booking, toRefund);
  const ledger = [
    ...bookGoodwill(booking, booking.dueRefund, toRefund, String(refundRound)),
    voucher ?? paid,
  ];
  return finishRefund(booking, set, { events, ledger });
}

/** The miles' share of a part is back. @param ledger of the miles */
export function finishMilesPart(
  booking: BookingRecord,
  ledger: readonly LedgerTransaction[],
  extra: Partial<Pick<BookingChange, 'events'>>,
): BookingChange {
  const { milesToReturn, refundedMiles, dueRefund } = booking;
  const set = {
    milesToReturn: 0,
    refundedMiles: refundedMiles + milesToReturn,
    goodwill: booking.goodwill + goodwillOf(booking, milesToReturn),
  };
  const given = bookGoodwill(booking, dueRefund, milesToReturn, 'miles');
  return finishRefund(booking, set, { ...extra, ledger: [...given, ...ledger] });
}

/** Part of a refund that is goodwill, minor units. */
function goodwillOf({ dueRefund }: BookingRecord, amount: number): number {
  return dueRefund?.reason === 'goodwill' ? amount : 0;
}

/** Goodwill is at our cost; what else is due was owed before. @param share part of the id: a refund has a movement for each means */
function bookGoodwill(
  booking: BookingRecord,
  due: DueRefundRef | null,
  amount: number,
  share: string,
): readonly LedgerTransaction[] {
  if (due?.reason !== 'goodwill' || amount === 0) return [];
  return [bookCompensation(booking, amount, `${due.id}-${share}`)];
}
