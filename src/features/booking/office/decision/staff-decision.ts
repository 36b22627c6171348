import { staffPolicy } from '../../../../defaults.ts';
import type { CurrencyCode } from '../../../../domain/money/currency.ts';
import { parseAmount } from '../../../../domain/money/parse-amount.ts';
import { parseDay } from '../../../../domain/time/calendar-day.ts';
import type { BookingState } from '../../model/states/booking-state.ts';
import type { RefusedForm } from '../form/refused-form.ts';
import type { CancellationChange, RefundEnd } from '../staff-changes.ts';

/** What staff decide about a booking, as its forms send it: all but sending a mail again needs a reason. */
export type StaffDecision =
  | {
      readonly decision: 'retry' | 'seen' | RefundEnd | Exclude<BookingState, 'cancelling'>;
      readonly note: string;
    }
  /** With the amounts that staff have seen, minor units. */
  | {
      readonly decision: CancellationChange;
      readonly note: string;
      readonly fee: number;
      readonly refund: number;
    }
  | { readonly decision: 'link' | 'documents' | 'withdraw-payment' | 'ask-suppliers' }
  | { readonly decision: 'note'; readonly note: string }
  /** The amount as staff write it. */
  | { readonly decision: 'goodwill'; readonly note: string; readonly amount: string }
  /** The bonus as staff write it; `refund`: id of the one whose money it would take the place of. */
  | {
      readonly decision: 'voucher-offer';
      readonly note: string;
      readonly amount: string;
      readonly refund: string;
    }
  /** `refund`: id of the part. */
  | { readonly decision: 'goodwill-confirm' | 'goodwill-withdraw'; readonly refund: string }
  /** The amount as staff write it, and the last day to pay, `YYYY-MM-DD`. */
  | {
      readonly decision: 'request-payment';
      readonly note: string;
      readonly amount: string;
      readonly dueOn: string;
    };

/**
 * The field that cannot be read, or the reason that is too short; null where nothing is wrong.
 * @param currency of the order, in which amounts are typed
 */
export function findDecisionFault(decision: StaffDecision, currency: CurrencyCode): RefusedForm['fault'] {
  if ('amount' in decision && parseAmount(decision.amount, currency) === null) return 'amount';
  if ('dueOn' in decision && parseDay(decision.dueOn) === null) return 'dueOn';
  return 'note' in decision && decision.note.length < staffPolicy.minNoteLength ? 'note' : null;
}

/** The form of a decision that was not carried out, with what was typed into it. */
export function toRefusedForm(decision: StaffDecision, fault: RefusedForm['fault']): RefusedForm {
  return {
    form: formOf(decision),
    note: 'note' in decision ? decision.note : '',
    amount: 'amount' in decision ? decision.amount : '',
    dueOn: 'dueOn' in decision ? decision.dueOn : '',
    fault,
  };
}

function formOf({ decision }: StaffDecision): RefusedForm['form'] {
  switch (decision) {
    case 'goodwill':
    case 'note':
    case 'voucher-offer':
      return decision;
    case 'request-payment':
      return 'payment';
    default:
      return 'decide';
  }
}
