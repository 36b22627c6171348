import { lazy, Suspense, useEffect } from 'react';
import { browserTimings } from '../../../defaults.ts';
import type { BookingStateAnswer } from '../../../site/booking-state-schema.ts';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { moveTo } from '../../../site/move-to.ts';
import { postJson } from '../../../site/post-json.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { checkoutLoadActions, checkoutLoadSlice, endSession } from './checkout-load.ts';

const SessionOverDialog = lazy(() => import('./session-over-dialog.tsx'));

export interface SessionWatchProps {
  readonly checkoutId: string;
  readonly hotelPath: string;
}

/**
 * Tells when the session is over, whoever finds it out. A checkout's page that comes back, from the browser's memory or from
 * behind other tabs, asks whether it still holds:
 * the session may be over (ERR-012), or the trip have been ordered elsewhere, and then the booking is followed from here.
 */
export function SessionWatch({ checkoutId, hotelPath }: SessionWatchProps) {
  const { locale } = useVisit();
  const { error } = useSlice(checkoutLoadSlice);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let hiddenAt = Number.POSITIVE_INFINITY;
    const ask = () => void loadAgain(locale, checkoutId, signal);
    addEventListener('pageshow', ({ persisted }) => persisted && ask(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') hiddenAt = Date.now();
        else if (Date.now() - hiddenAt >= browserTimings.checkoutAwayMs) ask();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [locale, checkoutId]);
  return error === 'noBookingError' ? (
    <Suspense>
      <SessionOverDialog hotelPath={hotelPath} />
    </Suspense>
  ) : null;
}

/** A shop that cannot be reached just now says nothing about the checkout; one that answers with nothing does (POLL-017). */
async function loadAgain(locale: string, checkoutId: string, signal: AbortSignal): Promise<void> {
  const { dispatch } = requireStore();
  dispatch(checkoutLoadActions.begin());
  const address = buildPath('checkout_processing', { _locale: locale, checkoutId });
  const posted = await postJson<BookingStateAnswer | null>(address, {}, signal);
  if (signal.aborted) return;
  if (posted.status === 'gone') return endSession();
  const answer = posted.status === 'answered' ? posted.answer : undefined;
  dispatch(answer === null ? checkoutLoadActions.reject('checkoutError') : checkoutLoadActions.resolve());
  // Under way or made; of one that failed, and of none at all, there is something to say.
  if (answer?.messages.length === 0) moveTo(address);
}
