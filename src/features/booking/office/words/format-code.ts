import { CHANGE_KINDS } from '../../../../domain/booking/booking-order.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { BOOKING_MAILS } from '../../model/booking-mails.ts';
import { ATTENTIONS, MANUAL_REVIEW_REASONS } from '../../model/booking-record.ts';
import { BOOKING_FAILURES } from '../../model/failure-code.ts';
import { LEDGER_MOVEMENTS } from '../../model/ledger.ts';
import { REFUND_REASONS } from '../../model/refunds/due-refund.ts';
import { BOOKING_STATES } from '../../model/states/booking-state.ts';
import { PAYMENT_STATES } from '../../model/states/payment-state.ts';
import type { BookingStepName } from '../../workflow/booking-steps.ts';

interface Naming {
  readonly codes: readonly string[];
  readonly idOf: (code: string) => string;
}

const steps = {
  hold: true,
  reprice: true,
  certificate: true,
  'reserve-miles': true,
  authorise: true,
  proceed: true,
  confirm: true,
  'redeem-miles': true,
  capture: true,
  documents: true,
  void: true,
  refund: true,
  'release-miles': true,
  'return-miles': true,
  release: true,
  'cancel-trip': true,
} as const satisfies Record<BookingStepName, true>;

/** The codes in a booking's file by kind, and the text id of each. */
const namings = {
  state: { codes: BOOKING_STATES, idOf: (code) => `office.state.${code}` },
  failure: { codes: BOOKING_FAILURES, idOf: (code) => `office.failure.${code}` },
  reason: { codes: MANUAL_REVIEW_REASONS, idOf: (code) => `office.why.${code}` },
  change: { codes: CHANGE_KINDS, idOf: (code) => `office.change.${code}` },
  refundReason: { codes: REFUND_REASONS, idOf: (code) => `office.refund.reason.${code}` },
  attention: { codes: ATTENTIONS, idOf: (code) => `office.attention.${code}` },
  payment: { codes: PAYMENT_STATES, idOf: (code) => `office.paid.${code}` },
  movement: { codes: LEDGER_MOVEMENTS, idOf: (code) => `office.movement.${code}` },
  step: { codes: Object.keys(steps), idOf: (code) => `office.step.${code}` },
  answer: {
    codes: ['confirmed', 'accepted', 'refused', 'unknown', 'action', 'broken'],
    idOf: (code) => `office.answer.${code}`,
  },
  mail: { codes: BOOKING_MAILS, idOf: (code) => `office.mail.${code}` },
  mailState: { codes: ['due', 'taken', 'refused'], idOf: (code) => `office.mailState.${code}` },
} as const satisfies Record<string, Naming>;

export type CodeKind = keyof typeof namings;

/** @testSupport */
export const KNOWN_CODES = Object.entries<Naming>(namings).map(
  ([kind, { codes }]) => [kind as CodeKind, codes] as const,
);

/** Formats a code of a booking's file in the reader's language; returns unknown codes of another version unchanged. */
export function formatCode(kind: CodeKind, code: string, texts: Texts): string {
  const { codes, idOf }: Naming = namings[kind];
  return codes.includes(code) ? texts(idOf(code)) : code;
}
