import type { LoyaltyPort } from '../../../ports/loyalty/loyalty-port.ts';
import type { PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { TravelDocument } from '../model/travel-document.ts';
import type { JudgedAuthorisation } from './judge-card.ts';

type AnswerOf<Call extends keyof LiveSupply> = Awaited<ReturnType<LiveSupply[Call]>>;
type LoyaltyAnswer<Call extends 'reserve' | 'redeem' | 'release' | 'giveBack'> = Awaited<
  ReturnType<LoyaltyPort[Call]>
>;
type PaymentResponse<Call extends 'capture' | 'refund' | 'cancel'> = Awaited<ReturnType<PaymentPort[Call]>>;

/** Result of a step in our own process; `unknown` when it failed: the error is reported and the step retried. */
type Made<Value> = ({ readonly outcome: 'confirmed' } & Value) | { readonly outcome: 'unknown' };

/** The adapter threw an error: nothing was done, and repeating the request changes nothing. */
type Broken = { readonly outcome: 'broken' };

/** The outcome of each step. `unknown`: the call may or may not have taken effect. */
export interface StepOutcomes {
  readonly hold: AnswerOf<'hold'> | AnswerOf<'holdChange'> | Broken;
  readonly reprice: AnswerOf<'verify'> | Broken;
  /** Null when the law requires no certificate. */
  readonly certificate: Made<{ readonly document: TravelDocument | null }>;
  readonly 'reserve-miles': LoyaltyAnswer<'reserve'>;
  readonly authorise: JudgedAuthorisation | Broken;
  readonly proceed: JudgedAuthorisation | Broken;
  readonly confirm: AnswerOf<'confirm'>;
  readonly 'redeem-miles': LoyaltyAnswer<'redeem'>;
  readonly capture: PaymentResponse<'capture'> | Broken;
  readonly documents: Made<{ readonly documents: readonly TravelDocument[] }>;
  readonly void: PaymentResponse<'cancel'> | Broken;
  readonly refund: PaymentResponse<'refund'> | Broken;
  readonly 'release-miles': LoyaltyAnswer<'release'>;
  readonly 'return-miles': LoyaltyAnswer<'giveBack'>;
  readonly release: AnswerOf<'release'>;
  readonly 'cancel-trip': AnswerOf<'cancel'>;
}

export type BookingStepName = keyof StepOutcomes;

/** A step with its outcome. */
export type StepResult = {
  readonly [Name in BookingStepName]: { readonly step: Name; readonly outcome: StepOutcomes[Name] };
}[BookingStepName];

/** Idempotency key of a step's call: the same for every retry and after every crash. */
export function stepKey(
  booking: Pick<BookingRecord, 'id' | 'attempt' | 'round' | 'refundRound' | 'refundedMiles'>,
  step: BookingStepName,
): string {
  return `${paymentReference(booking)}-${roundOf(booking, step)}`;
}

/** The step with its round, where it may be made several times: after each action, and for each refund and part of the miles. */
export function roundOf(
  { round, refundRound, refundedMiles }: Pick<BookingRecord, 'round' | 'refundRound' | 'refundedMiles'>,
  step: BookingStepName,
): string {
  if (step === 'proceed') return `${step}-${round}`;
  if (step === 'return-miles' && refundedMiles > 0) return `${step}-${refundedMiles}`;
  return step === 'refund' && refundRound > 0 ? `${step}-${refundRound}` : step;
}
