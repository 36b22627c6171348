import type { Language } from '../../domain/words/language.ts';

/** What a customer states (Directive 2011/83/EU, Article 11a): who withdraws, from which contract, and where the acknowledgement goes. */
export interface WithdrawalStatement {
  readonly name: string;
  /** Number of the order, as its confirmation names it. */
  readonly orderNumber: string;
  readonly email: string;
}

/** A statement as it was received. */
export interface Withdrawal extends WithdrawalStatement {
  readonly id: string;
  readonly brand: string;
  readonly language: Language;
  readonly origin: string;
  /** Proof of when it arrived. */
  readonly receivedAt: Date;
}

/** An order that can be withdrawn from. */
export interface CandidateOrder {
  readonly bookingNumber: string;
  readonly brand: string;
  readonly kind: 'trip' | 'voucher';
  /** Who ordered; '' once it is erased. */
  readonly customer: string;
  readonly email: string;
}

/**
 * What becomes of a contract:
 * - `accepted`: it is withdrawn from, and its money goes back
 * - `redeemed`: what was bought is used up, so the right has ended
 * - `late`: the period was over
 * - `insurance`: the travel insurance of a trip ends, and its premium goes back; the trip stays booked
 * - `no-right`: the law gives no right to withdraw from this insurance (any more)
 * - `trip`: the number is that of a trip without insurance, and nobody withdraws from a trip: it is cancelled
 * - `unknown`: no contract has this number and address, or it cannot be ended now; staff look at it
 * - `closed`: staff have found no contract either, and say why
 */
export type WithdrawalOutcome =
  | 'accepted'
  | 'redeemed'
  | 'late'
  | 'insurance'
  | 'no-right'
  | 'trip'
  | 'unknown'
  | 'closed';

/** Contracts of one kind that customers withdraw from, such as gift vouchers. */
export interface WithdrawableContracts {
  /** Carries the withdrawal out; a repeated call gives the same outcome. `unknown` for a contract that is not of this kind. */
  withdraw(withdrawal: Withdrawal): Promise<WithdrawalOutcome>;
}
