import { Suspense, useEffect } from 'react';
import { browserTimings } from '../../../defaults.ts';
import { lazyPart } from '../../../design/feedback/lazy-part.tsx';
import type { BookingStateResponse } from '../../../site/booking-state-schema.ts';
import { postJson } from '../../../site/calls/post-json.ts';
import { requireStore, useSlice } from '../../../site/client-store.ts';
import { moveTo } from '../../../site/move-to.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { checkoutLoadActions, checkoutLoadSlice, endCheckoutSession } from './checkout-load.ts';

const SessionOverDialog = lazyPart(() => import('./session-over-dialog.tsx'));

export interface SessionWatchProps {
  readonly checkoutId: string;
  readonly hotelPath: string;
}

/**
 * Shows a dialog when the session is over. A checkout page that returns from the back/forward cache or from the
 * background reloads its checkout: the session may have ended (ERR-012), or the shopper may have ordered in another
 * tab, in which case the page moves on to the booking.
 */
export function SessionWatch({ checkoutId, hotelPath }: SessionWatchProps) {
  const { locale } = useVisit();
  const { error } = useSlice(checkoutLoadSlice);
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let hiddenAt = Number.POSITIVE_INFINITY;
    const reload = () => void reloadCheckout(locale, checkoutId, signal);
    addEventListener('pageshow', ({ persisted }) => persisted && reload(), { signal });
    document.addEventListener(
      'visibilitychange',
      () => {
        if (document.visibilityState === 'hidden') hiddenAt = Date.now();
        else if (Date.now() - hiddenAt >= browserTimings.checkoutAwayMs) reload();
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

/** Ignores a failed request, which says nothing about the checkout; an empty answer rejects it (POLL-017). */
async function reloadCheckout(locale: string, checkoutId: string, signal: AbortSignal): Promise<void> {
  const { dispatch } = requireStore();
  dispatch(checkoutLoadActions.begin());
  const address = buildPath('checkout_processing', { _locale: locale, checkoutId });
  const posted = await postJson<BookingStateResponse | null>(address, {}, signal);
  if (signal.aborted) return;
  if (posted.status === 'gone') return endCheckoutSession();
  const answer = posted.status === 'answered' ? posted.answer : undefined;
  dispatch(answer === null ? checkoutLoadActions.reject('checkoutError') : checkoutLoadActions.resolve());
  // Moves on when a booking is in progress or made; a failed or missing one has messages.
  if (answer?.messages.length === 0) moveTo(address);
}
