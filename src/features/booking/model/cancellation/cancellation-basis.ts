import type { NoticeAnswer, NoticeState } from '../../../../domain/booking/trip-notice.ts';

/**
 * What the fee of a cancellation follows.
 * - `free`: a notice lets the traveller cancel free of charge, whatever the suppliers ask of us
 * - `agreed`: what was agreed when the cancellation began; `fee` in minor units of the charged currency
 * - `terms`: those of the trip on the day of the cancellation
 */
export type CancellationBasis =
  | { readonly kind: 'free' }
  | { readonly kind: 'agreed'; readonly fee: number }
  | { readonly kind: 'terms' };

/** What of a notice decides whether its trip is free to cancel. */
export interface NoticeOfCancellation {
  readonly state: NoticeState;
  readonly answerBy: Date;
  readonly answers: readonly NoticeAnswer[];
}

/** True for a notice by which its traveller may cancel free of charge now: it is open, in time, and offers that. */
export function allowsFreeCancellation(
  { state, answerBy, answers }: NoticeOfCancellation,
  now: Date,
): boolean {
  return state === 'open' && now < answerBy && answers.includes('cancel');
}

/**
 * The one rule by which quotes and decisions, of travellers and staff, know what a cancellation costs. A cancellation that has begun keeps its fee: what
 * is announced later changes nothing about it.
 * @param trip.hasBegun true for a trip whose cancellation was asked for before, such as one that staff send on
 * @param trip.agreedFee what was agreed then, minor units; null where nothing was: the terms decide
 */
export function decideCancellationBasis(
  trip: {
    readonly hasBegun: boolean;
    readonly agreedFee: number | null;
    readonly notices: readonly NoticeOfCancellation[];
  },
  now: Date,
): CancellationBasis {
  if (trip.hasBegun)
    return trip.agreedFee === null ? { kind: 'terms' } : { kind: 'agreed', fee: trip.agreedFee };
  return trip.notices.some((notice) => allowsFreeCancellation(notice, now))
    ? { kind: 'free' }
    : { kind: 'terms' };
}

/** The fee that a cancellation is made at, minor units; null where the supplier's answer decides. */
export function agreedFeeOf(basis: CancellationBasis): number | null {
  switch (basis.kind) {
    case 'free':
      return 0;
    case 'agreed':
      return basis.fee;
    case 'terms':
      return null;
  }
}
