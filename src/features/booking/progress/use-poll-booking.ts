import { useEffect, useState } from 'react';
import { browserTimings } from '../../../defaults.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { takeExpectedPaymentPage } from '../../../site/expect-payment-page.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { buildEndPath, type PollEnd } from './build-end-path.ts';
import { type PollAnswer, type PollStep, readPollEvent, stepPoll } from './poll-step.ts';

const { dataRoute } = CHECKOUT_STEPS.checkoutProcessing;

export interface FollowedBooking {
  readonly checkoutId: string;
  /** Consecutive polls that may be lost (POLL-008). */
  readonly attempts: number;
  /** Tracking parameters for the next page (FLOW-031). */
  readonly trackingParams: Readonly<Record<string, string>>;
}

/**
 * Polls a booking until it ends, then replaces this history entry by the next page (POLL-001 to POLL-014).
 * @returns true while answers are lost
 */
export function usePollBooking({ checkoutId, attempts, trackingParams }: FollowedBooking): boolean {
  const { locale } = useVisit();
  const [isLost, setLost] = useState(false);
  useEffect(() => {
    const leaving = new AbortController();
    const address = buildPath(dataRoute, { _locale: locale, checkoutId });
    const moveOn = (step: Exclude<PollStep, { kind: 'again' }>) => {
      if (step.kind === 'leave') {
        takeExpectedPaymentPage(checkoutId);
        location.assign(step.url);
      } else moveTo(step.kind === 'away' ? step.path : end(step.kind), { replaces: true });
    };
    const end = (kind: PollEnd) => buildEndPath(kind, { locale, checkoutId, trackingParams });
    let timer: ReturnType<typeof setTimeout>;
    const poll = async (losses: number) => {
      const posted = await postJson<PollAnswer>(address, {}, leaving.signal);
      if (leaving.signal.aborted) return;
      const event = readPollEvent(posted, navigator.onLine);
      const step = stepPoll(event, losses, attempts);
      if (step.kind !== 'again') return moveOn(step);
      setLost(event.kind === 'lost');
      timer = setTimeout(() => void poll(step.losses), browserTimings.pollIntervalMs);
    };
    void poll(0);
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [locale, checkoutId, attempts, trackingParams]);
  return isLost;
}
