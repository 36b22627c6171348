import type { BookingStateResponse } from '../../../site/booking-state-schema.ts';
import type { PostResult } from '../../../site/calls/post-json.ts';

/** CAPI-026. */
export type PollAnswer = Pick<BookingStateResponse, 'success' | 'finished' | 'soft' | 'next' | 'redirect'>;

/** The result of a poll: answered, or lost; `isOffline` when the browser has no connection. */
export type PollEvent =
  | { readonly kind: 'answered'; readonly answer: PollAnswer }
  | { readonly kind: 'lost'; readonly isOffline: boolean };

/**
 * What follows from a poll:
 * - `again`: polls again after the interval, with the count of consecutive losses
 * - `success`, `fail`, `soft`: the pages of FLOW-027
 * - `empty`: there is no booking: the fail page follows (POLL-011)
 * - `away`: the shopper has to continue on another page of ours
 * - `leave`: the shopper has to continue on another site, such as a wallet
 */
export type PollStep =
  | { readonly kind: 'again'; readonly losses: number }
  | { readonly kind: 'success' | 'fail' | 'soft' | 'empty' }
  | { readonly kind: 'away'; readonly path: string }
  | { readonly kind: 'leave'; readonly url: string };

/**
 * Reads a poll's answer. A finished booking also names its page; only an unfinished one redirects the shopper. A
 * checkout that belongs to another session has no booking; a refusal, such as a rate limit, counts as lost.
 * @param isOnline what the browser says of its connection
 */
export function readPollEvent(posted: PostResult<PollAnswer>, isOnline = true): PollEvent {
  if (posted.status === 'answered') {
    const { answer } = posted;
    return { kind: 'answered', answer: answer.finished ? { ...answer, next: null } : answer };
  }
  if (posted.status !== 'gone') return { kind: 'lost', isOffline: !isOnline };
  return {
    kind: 'answered',
    answer: { success: false, finished: false, soft: false, next: null, redirect: null },
  };
}

/**
 * The rule of polling (POLL-004 to POLL-014, checkout ).
 * @param losses consecutive polls that were lost before this one
 * @param attempts the failed-attempts setting: consecutive losses that are tolerated
 */
export function stepPoll(event: PollEvent, losses: number, attempts: number): PollStep {
  if (event.kind === 'lost') return stepLoss(event.isOffline, losses, attempts);
  const { success, finished, soft, next, redirect } = event.answer;
  if (redirect !== null) return { kind: 'leave', url: redirect };
  if (next !== null) return { kind: 'away', path: next };
  if (!finished) return success ? { kind: 'again', losses: 0 } : { kind: 'empty' };
  if (success) return { kind: 'success' };
  return { kind: soft ? 'soft' : 'fail' };
}

/**
 * When all retries are lost, the result is soft, because the booking may exist; with no retries set it is empty. Polls without
 * a connection are not counted, because they say nothing about the booking and no other page can be loaded.
 */
function stepLoss(isOffline: boolean, losses: number, attempts: number): PollStep {
  if (attempts === 0) return { kind: 'empty' };
  if (isOffline) return { kind: 'again', losses };
  return losses < attempts ? { kind: 'again', losses: losses + 1 } : { kind: 'soft' };
}
