import type { StaffOutcome } from '../../model/staff-outcome.ts';

/** The forms about a booking that staff type into. */
export type BookingForm = 'decide' | 'goodwill' | 'note' | 'payment' | 'raise' | 'voucher-offer';

/** A form that was sent and not carried out: it is shown again with what was typed. */
export interface RefusedForm {
  readonly form: BookingForm;
  readonly note: string;
  readonly amount: string;
  readonly dueOn: string;
  /** The field that is wrong; null where the amount, or the booking, does not allow it: the outcome says so. */
  readonly fault: 'note' | 'amount' | 'dueOn' | null;
}

/** Outcomes after which staff change what they have typed. */
export const correctable: ReadonlySet<StaffOutcome> = new Set(['too-much', 'being-changed', 'not-possible']);
