import type { BookingRecord } from '../model/booking-record.ts';
import { bookVoucherCancellation } from '../model/ledger.ts';
import { refundOfCancellation } from '../model/refunds/due-refund.ts';
import { splitRefund } from '../model/settlement.ts';
import { type BookingChange, transitionTo } from './booking-change.ts';

/**
 * Ends the sale of a gift voucher, by staff or by the buyer's withdrawal: the voucher is void and its price goes back. Storing the change
 * refuses it where something of the voucher is redeemed.
 */
export function cancelVoucher(booking: BookingRecord, events: BookingChange['events']): BookingChange {
  const { card } = splitRefund(booking, 0);
  const set = { supplierFee: 0, toRefund: card } as const;
  const extra = { events, ledger: [bookVoucherCancellation(booking)], sale: 'cancel' } as const;
  if (card === 0) return transitionTo(booking, 'cancelled', set, { ...extra, mail: 'cancelled', wait: null });
  return transitionTo(booking, 'refunding', { ...set, dueRefund: refundOfCancellation(booking) }, extra);
}
