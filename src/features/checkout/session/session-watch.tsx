import { useEffect } from 'react';
import { readSlice, requireStore, useSlice } from '../../../site/client-store.ts';
import { moveTo } from '../../../site/move-to.ts';
import { postAnswer } from '../../../site/post-answer.ts';
import { useVisit } from '../../../site/visit-context.tsx';
import { buildPath } from '../../../url.ts';
import { failPendingBooking, pendingBooking } from '../pending/pending-booking.ts';
import { checkoutLoadActions, checkoutLoadSlice } from './checkout-load.ts';
import { SessionOverDialog } from './session-over-dialog.tsx';

/** Milliseconds out of sight after which a page asks whether its checkout is still as it was. */
const awayFor = 60_000;

export interface SessionWatchProps {
  readonly checkoutId: string;
  readonly hotelPath: string;
}

/**
 * A checkout's page that comes back, from the browser's memory or from behind other tabs, asks whether it still holds:
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
        else if (Date.now() - hiddenAt >= awayFor) ask();
      },
      { signal },
    );
    return () => leaving.abort();
  }, [locale, checkoutId]);
  return error === 'noBookingError' ? <SessionOverDialog isOpen hotelPath={hotelPath} /> : null;
}

interface Followed {
  readonly messages: readonly { readonly code: string }[];
}

/**
 * A shop that cannot be reached just now says nothing about the checkout. A rejected load turns the modal of a booking that
 * is being placed to failed (FLOW-036).
 */
async function loadAgain(locale: string, checkoutId: string, signal: AbortSignal): Promise<void> {
  const { dispatch } = requireStore();
  dispatch(checkoutLoadActions.begin());
  const address = buildPath('checkout_processing', { _locale: locale, checkoutId });
  const posted = await postAnswer<Followed>(address, {}, signal);
  if (signal.aborted) return;
  if (posted.status === 'gone') {
    dispatch(checkoutLoadActions.reject('noBookingError'));
    if (readSlice(pendingBooking).isOpen) failPendingBooking();
    return;
  }
  dispatch(checkoutLoadActions.resolve());
  if (posted.status === 'answered' && isOrdered(posted.answer)) moveTo(address);
}

/** Under way or made; of one that failed, and of none at all, there is something to say. */
function isOrdered({ messages }: Followed): boolean {
  return messages.length === 0;
}
