import type { NoticeFacts, WithoutAnswer } from '../../../domain/booking/trip-notice.ts';

/** A notice as pages show it. */
export interface ShownNotice {
  readonly id: string;
  readonly facts: NoticeFacts;
  readonly isSignificant: boolean;
  readonly withoutAnswer: WithoutAnswer;
  /** Milliseconds since 1970. */
  readonly answerBy: number;
  /** Path and query of its page. */
  readonly path: string;
}
