import type { Authorisation, PaymentPort } from '../../../ports/payment/payment-port.ts';
import type { LiveSupply } from '../../../ports/supply/supply-port.ts';
import { type BookingRecord, paymentReference } from '../model/booking-record.ts';
import type { TravelDocument } from '../model/travel-document.ts';

type AnswerOf<Call extends keyof LiveSupply> = Awaited<ReturnType<LiveSupply[Call]>>;
type PaymentAnswer<Call extends 'capture' | 'refund' | 'cancel'> = Awaited<ReturnType<PaymentPort[Call]>>;

/** Something was made here, or could not be: an error is reported and tried again. */
type Made<Value> = ({ readonly outcome: 'confirmed' } & Value) | { readonly outcome: 'unknown' };

/** What each step comes to. `unknown` is an answer too: it may have been done. */
export interface StepOutcomes {
  readonly hold: AnswerOf<'hold'>;
  readonly reprice: AnswerOf<'verify'>;
  /** Null where the law asks for none. */
  readonly certificate: Made<{ readonly paper: TravelDocument | null }>;
  readonly authorise: Authorisation;
  readonly proceed: Authorisation;
  readonly confirm: AnswerOf<'confirm'>;
  readonly capture: PaymentAnswer<'capture'>;
  readonly documents: Made<{ readonly documents: readonly TravelDocument[] }>;
  readonly void: PaymentAnswer<'cancel'>;
  readonly refund: PaymentAnswer<'refund'>;
  readonly release: AnswerOf<'release'>;
  readonly 'cancel-trip': AnswerOf<'cancel'>;
}

export type StepName = keyof StepOutcomes;

/** A step with what it came to. */
export type StepResult = {
  readonly [Name in StepName]: { readonly step: Name; readonly outcome: StepOutcomes[Name] };
}[StepName];

/** The key by which other parties know a step's call again: the same at every repetition, after every crash. */
export function stepKey(booking: Pick<BookingRecord, 'id' | 'attempt' | 'round'>, step: StepName): string {
  const round = step === 'proceed' ? `-${booking.round}` : '';
  return `${paymentReference(booking)}-${step}${round}`;
}
