import type { NoticeFacts, NoticeState, WithoutAnswer } from '../../../domain/booking/trip-notice.ts';

/** A notice that its traveller can read. */
export interface TripNotice {
  /** Unguessable. */
  readonly id: string;
  readonly bookingId: string;
  readonly facts: NoticeFacts;
  readonly isSignificant: boolean;
  readonly withoutAnswer: WithoutAnswer;
  readonly state: NoticeState;
  readonly createdAt: Date;
  readonly answerBy: Date;
}

/** A raise that was entered in time and could not be announced in time. */
export interface LateRaise {
  readonly id: string;
  /** It is in the price, and its traveller heard of it too late. */
  readonly isMade: boolean;
  /** Minor units of the booking's currency. */
  readonly amount: number;
  readonly enteredAt: Date;
}
