import { browserTimings } from '../../../defaults.ts';
import type { BookingStateResponse } from '../../../site/booking-state-schema.ts';
import { type PostResult, postJson } from '../../../site/calls/post-json.ts';
import { buildPath } from '../../../url.ts';
import type { OrderResponse } from './decide-next.ts';
import type { PayableCheckout } from './submit-order.ts';

/** What became of an order whose answer was lost. */
export type FoundOrder =
  | Extract<PostResult<OrderResponse>, { readonly status: 'answered' | 'gone' }>
  | { readonly status: 'not-ordered' };

/**
 * Asks the server what became of an order whose answer was lost, until it answers; asks at once when the browser is online
 * again. No booking, and the failure of an earlier one, count only once the order can no longer be on its way.
 * @param mayBeDone false when the server answered that the order failed
 * @returns null when the call was aborted
 */
export async function askOrder(
  { locale, checkoutId, signal }: PayableCheckout,
  mayBeDone: boolean,
): Promise<FoundOrder | null> {
  const address = buildPath('checkout_processing', { _locale: locale, checkoutId });
  const arrivesUntil = performance.now() + (mayBeDone ? browserTimings.orderArrivalMs : 0);
  for (;;) {
    const isSettled = performance.now() >= arrivesUntil;
    const posted = await postJson<BookingStateResponse>(address, {}, signal);
    if (signal.aborted) return null;
    if (posted.status === 'gone') return posted;
    if (posted.status === 'answered') {
      const code = posted.answer.messages[0]?.code;
      if (isSettled && code === 'noBooking') return { status: 'not-ordered' };
      if (isSettled || code === undefined)
        return { status: 'answered', answer: { ...posted.answer, errors: [], waitSeconds: null } };
    }
    await waitToAsk(signal);
    if (signal.aborted) return null;
  }
}

/** Waits until the browser is online again, or for the time between two polls. */
function waitToAsk(signal: AbortSignal): Promise<void> {
  return new Promise((done) => {
    const waiting = new AbortController();
    const end = () => {
      clearTimeout(timer);
      waiting.abort();
      done();
    };
    const timer = setTimeout(end, browserTimings.pollIntervalMs);
    globalThis.addEventListener?.('online', end, { signal: waiting.signal });
    signal.addEventListener('abort', end, { signal: waiting.signal });
  });
}
