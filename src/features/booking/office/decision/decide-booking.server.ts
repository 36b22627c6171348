import { parseAmount } from '../../../../domain/money/parse-amount.ts';
import { type Day, parseDay } from '../../../../domain/time/calendar-day.ts';
import type { BookingRecord } from '../../model/booking-record.ts';
import type { StaffOutcome } from '../../model/staff-outcome.ts';
import type { OfficeService } from '../office-service.server.ts';
import { quoteCancellation } from '../quote-cancellation.ts';
import { findCancellation } from '../staff-changes.ts';
import type { StaffDecision } from './staff-decision.ts';

/** Who decides, on which day, and which version of the booking they have seen; without one none is compared. */
export interface BookingDecider {
  readonly by: string;
  readonly today: Day;
  readonly version: number | undefined;
}

/** Carries out what staff have decided about a booking. An amount or a day that cannot be read is `not-possible`. */
export async function decideBooking(
  service: OfficeService,
  booking: BookingRecord,
  { by, today, version }: BookingDecider,
  decided: StaffDecision,
): Promise<StaffOutcome> {
  const { id, order } = booking;
  switch (decided.decision) {
    case 'link':
      return service.sendLink(id, by);
    case 'documents':
      return service.sendDocuments(id, by);
    case 'ask-suppliers':
      return service.askSuppliers(id, by);
    case 'withdraw-payment':
      return service.withdrawPayment(id, { by, note: '' });
    case 'goodwill-confirm':
      return service.goodwill.decide(id, decided.refund, 'confirm', by);
    case 'goodwill-withdraw':
      return service.goodwill.decide(id, decided.refund, 'withdraw', by);
    case 'note':
      return service.goodwill.addNote(id, { by, note: decided.note });
    case 'goodwill': {
      const amount = parseAmount(decided.amount, order.currency);
      if (amount === null) return 'not-possible';
      return service.goodwill.give(id, amount, { by, note: decided.note });
    }
    case 'voucher-offer': {
      const bonus = parseAmount(decided.amount, order.currency);
      if (bonus === null) return 'not-possible';
      return service.offerVoucher(id, { refundId: decided.refund, bonus, by, note: decided.note });
    }
    case 'request-payment': {
      const [amount, dueOn] = [parseAmount(decided.amount, order.currency), parseDay(decided.dueOn)];
      if (amount === null || dueOn === null) return 'not-possible';
      return service.requestPayment(id, { amount, dueOn }, { by, note: decided.note });
    }
    case 'cancel':
    case 'cancelling': {
      const { decision, note, fee, refund } = decided;
      // By the time staff press the button, another day may have begun with another fee.
      const now = quoteCancellation(booking, today, await service.findCancellationBasis(booking));
      const hasChanged = now.fee !== fee || now.refund !== refund;
      if (findCancellation(booking) === decision && hasChanged) return 'fee-changed';
      const signed = { by, note, version };
      return decision === 'cancel' ? service.cancel(id, signed) : service.resolve(id, decision, signed);
    }
    default: {
      const { decision, note } = decided;
      const signed = { by, note, version };
      if (decision === 'retry') return service.retry(id, signed);
      if (decision === 'seen') return service.settleAttention(id, signed);
      if (decision === 'refund-given' || decision === 'paid-out' || decision === 'miles-returned')
        return service.endRefund(id, decision, signed);
      return service.resolve(id, decision, signed);
    }
  }
}
