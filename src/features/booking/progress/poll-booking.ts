import type { BookingStateAnswer } from '../../../site/booking-state-schema.ts';
import type { PostResult } from '../../../site/post-json.ts';

/** What a poll reads of an answer (CAPI-026). */
export type PollAnswer = Pick<BookingStateAnswer, 'success' | 'finished' | 'soft' | 'next' | 'redirect'>;

/** How a poll went: answered, or lost on the way. */
export type PollEvent =
  | { readonly kind: 'answered'; readonly answer: PollAnswer }
  | { readonly kind: 'lost' };

/**
 * What follows from a poll:
 * - `again`: after the interval, with the count of losses in a row
 * - `success`, `fail`, `soft`: the pages of FLOW-027
 * - `empty`: nothing is known of a booking, which leads to the fail page (POLL-011)
 * - `away`: the shopper is needed at another page of ours
 * - `leave`: the shopper is needed at a page of somebody else's, such as a wallet
 */
export type PollStep =
  | { readonly kind: 'again'; readonly losses: number }
  | { readonly kind: 'success' | 'fail' | 'soft' | 'empty' }
  | { readonly kind: 'away'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string };

/**
 * An end names its page as well; only what is not finished sends the shopper somewhere else first. A checkout that is not ours any more
 * is no booking; a refusal, as of one who asks too often, says nothing of it.
 */
export function readPollEvent(posted: PostResult<PollAnswer>): PollEvent {
  if (posted.status === 'answered') {
    const { answer } = posted;
    return { kind: 'answered', answer: answer.finished ? { ...answer, next: null } : answer };
  }
  if (posted.status !== 'gone') return { kind: 'lost' };
  return {
    kind: 'answered',
    answer: { success: false, finished: false, soft: false, next: null, redirect: null },
  };
}

/**
 * The rule of polling (POLL-004 to POLL-014, checkout ).
 * @param losses polls in a row that were lost before this one
 * @param attempts the failed-attempts setting: losses in a row that are borne
 */
export function stepPoll(event: PollEvent, losses: number, attempts: number): PollStep {
  if (event.kind === 'lost') return stepLoss(losses, attempts);
  const { success, finished, soft, next, redirect } = event.answer;
  if (redirect !== null) return { kind: 'leave', url: redirect };
  if (next !== null) return { kind: 'away', path: next };
  if (!finished) return success ? { kind: 'again', losses: 0 } : { kind: 'empty' };
  if (success) return { kind: 'success' };
  return { kind: soft ? 'soft' : 'fail' };
}

/** With retries used up nobody knows what became of the booking, which is a soft result; with no retries set it is an empty one. */
function stepLoss(losses: number, attempts: number): PollStep {
  if (attempts === 0) return { kind: 'empty' };
  return losses < attempts ? { kind: 'again', losses: losses + 1 } : { kind: 'soft' };
}
