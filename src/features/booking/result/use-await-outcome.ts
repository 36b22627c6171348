import { useEffect } from 'react';
import { browserTimings } from '../../../defaults.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { CHECKOUT_STEPS } from '../../../site/checkout-steps.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { buildEndPath } from '../progress/build-end-path.ts';
import { type PollAnswer, readPollEvent, stepPoll } from '../progress/poll-step.ts';

const { dataRoute } = CHECKOUT_STEPS.checkoutProcessing;

/**
 * Replaces the page of an uncertain booking by that of its outcome once there is one (POLL-014). Asks only while the page is in
 * sight; an answer that is lost changes nothing.
 * @param checkoutId null follows nothing
 */
export function useAwaitOutcome(checkoutId: string | null): void {
  const { locale } = useVisit();
  useEffect(() => {
    if (checkoutId === null) return;
    const leaving = new AbortController();
    const address = buildPath(dataRoute, { _locale: locale, checkoutId });
    const look = async () => {
      if (document.visibilityState === 'hidden') return;
      const posted = await postJson<PollAnswer>(address, {}, leaving.signal);
      if (leaving.signal.aborted || posted.status !== 'answered') return;
      const step = stepPoll(readPollEvent(posted), 0, 1);
      if (step.kind !== 'success' && step.kind !== 'fail') return;
      moveTo(buildEndPath(step.kind, { locale, checkoutId, trackingParams: {} }), { replaces: true });
    };
    const timer = setInterval(() => void look(), browserTimings.outcomePollIntervalMs);
    return () => {
      leaving.abort();
      clearInterval(timer);
    };
  }, [locale, checkoutId]);
}
