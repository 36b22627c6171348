import type { CaseLetter, ComplaintSource } from '../../../domain/cases/complaint.ts';
import type { CurrencyCode } from '../../../domain/money/currency.ts';
import type { CaseLife } from './case-life.ts';
import type { CaseMailState } from './case-mail-states.ts';
import type { CompensationState } from './compensation-state.ts';

/** Somebody of the staff, as a case names them. */
export interface CaseStaff {
  readonly id: string;
  readonly name: string;
}

/** A case as read from the store. */
export interface CaseRecord extends CaseLife {
  /** UUID. */
  readonly id: string;
  /** `C-…`, what guests and staff name it by. */
  readonly number: string;
  /** Null before there is a booking, as its number. */
  readonly bookingId: string | null;
  readonly bookingNumber: string | null;
  readonly source: ComplaintSource;
  /** Null once its people are erased. */
  readonly complaint: CaseLetter | null;
  readonly assignedTo: CaseStaff | null;
  readonly receivedAt: Date;
  /** When the guest's mail server refused a mail of ours; null where none came back since. */
  readonly undeliveredAt: Date | null;
  readonly version: number;
}

/** What happened to a case. */
export const CASE_EVENTS = [
  'received',
  'mail-taken',
  'mail-refused',
  'guest-mail',
  'automatic-mail',
  'file-added',
  'file-refused',
  'reopened',
  'note',
  'answered',
  'asked',
  'decided',
  'thanked',
  'assigned',
  'moved',
  'reminded',
  'compensation-proposed',
  'compensation-confirmed',
  'compensation-paid-out',
  'compensation-withdrawn',
] as const;
export type CaseEventKind = (typeof CASE_EVENTS)[number];

export interface CaseEventRecord {
  readonly at: Date;
  readonly kind: CaseEventKind;
  /** Name of who of the staff did it; null for the guest and for programs. */
  readonly by: string | null;
  readonly facts: Readonly<Record<string, unknown>>;
}

/** A mail of the conversation with the guest. */
export interface CaseMessage {
  readonly id: string;
  readonly at: Date;
  readonly direction: 'in' | 'out';
  readonly isAutomatic: boolean;
  /** Address it came from; of ours the name of who wrote it. */
  readonly sender: string;
  readonly subject: string;
  readonly body: string;
  /** What it repeats of the mails before. */
  readonly quoted: string;
}

export const CASE_MAILS = ['receipt', 'answer', 'decision', 'thanks', 'reminder'] as const;
export type CaseMailKind = (typeof CASE_MAILS)[number];

/** A mail of ours and whether it has arrived at a mail server. */
export interface CaseMailRecord {
  readonly id: string;
  readonly kind: CaseMailKind;
  /** The message that it carries; null for receipts and reminders. */
  readonly messageId: string | null;
  readonly state: CaseMailState;
  readonly tries: number;
}

export const COMPENSATION_KINDS = ['price-reduction', 'goodwill'] as const;
export type CompensationKind = (typeof COMPENSATION_KINDS)[number];

/** Money that a guest gets back. */
export interface Compensation {
  readonly id: string;
  readonly kind: CompensationKind;
  /** Minor units of `currency`, the one that was charged. */
  readonly amount: number;
  readonly currency: CurrencyCode;
  readonly state: CompensationState;
  readonly proposedBy: CaseStaff;
}

/** Everything that staff see of a case. */
export interface CaseFileRecord {
  readonly record: CaseRecord;
  readonly events: readonly CaseEventRecord[];
  readonly messages: readonly CaseMessage[];
  readonly mails: readonly CaseMailRecord[];
  readonly compensations: readonly Compensation[];
}

/**
 * `moved`: the case has changed since it was shown · `not-possible`: its state does not allow it · `amount-too-high`: more than the
 * guest has paid · `same-person`: a second person has to confirm
 */
export const CASE_OUTCOMES = [
  'done',
  'moved',
  'not-possible',
  'amount-too-high',
  'same-person',
  'no-such-case',
] as const;
export type CaseOutcome = (typeof CASE_OUTCOMES)[number];
