import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { TravelDocument } from '../model/travel-document.ts';
import type { JudgedAuthorisation } from './judge-card.ts';

type AnswerOf<Call extends keyof LiveSupply> = Awaited<ReturnType<LiveSupply[Call]>>;
type PaymentResponse<Call extends 'capture' | 'refund' | 'cancel'> = Awaited<ReturnType<PaymentPort[Call]>>;

/** Result of a step in our own process; `unknown` when it failed: the error is reported and the step retried. */
type Made<Value> = ({ readonly outcome: 'confirmed' } & Value) | { readonly outcome: 'unknown' };

/** The supplier's adapter threw an error: it has not understood the request, and repeating it changes nothing. */
type Broken = { readonly outcome: 'broken' };

/** The outcome of each step. `unknown`: the call may or may not have taken effect. */
export interface StepOutcomes {
  readonly hold: AnswerOf<'hold'> | Broken;
  readonly reprice: AnswerOf<'verify'> | Broken;
  /** Null when the law requires no certificate. */
  readonly certificate: Made<{ readonly document: TravelDocument | null }>;
  readonly authorise: JudgedAuthorisation;
  readonly proceed: JudgedAuthorisation;
  readonly confirm: AnswerOf<'confirm'>;
  readonly capture: PaymentResponse<'capture'>;
  readonly documents: Made<{ readonly documents: readonly TravelDocument[] }>;
  readonly void: PaymentResponse<'cancel'>;
  readonly refund: PaymentResponse<'refund'>;
  readonly release: AnswerOf<'release'>;
  readonly 'cancel-trip': AnswerOf<'cancel'>;
}

export type StepName = keyof StepOutcomes;

/** A step with its outcome. */
export type StepResult = {
  readonly [Name in StepName]: { readonly step: Name; readonly outcome: StepOutcomes[Name] };
}[StepName];

/** Idempotency key of a step's call: the same for every retry and after every crash. */
export function stepKey(booking: Pick<BookingRecord, 'id' | 'attempt' | 'round'>, step: StepName): string {
  const round = step === 'proceed' ? `-${booking.round}` : '';
  return `${paymentReference(booking)}-${step}${round}`;
}
