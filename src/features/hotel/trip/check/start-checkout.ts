import { browserTimeouts } from '../../../../defaults.ts';
import { codeParameter } from '../../../../domain/vouchers/code-refusal.ts';
import { forgetChangedCheckout, readChangedCheckout } from '../../../../site/changed-checkout.ts';
import { buildPath } from '../../../../url.ts';
import type { CreateCheckoutBody, CreateCheckoutResult } from './create-checkout-schema.ts';
import { readTrackingParams } from './read-tracking-params.ts';

export interface CheckoutRequest extends Required<Pick<CreateCheckoutBody, 'offer' | 'total' | 'search'>> {
  readonly locale: string;
  /** Query of the page, for what campaigns put into it (FLOW-031). */
  readonly query: string;
}

export type StartedCheckout =
  | { readonly ok: true; readonly checkoutId: string; readonly address: string }
  | {
      readonly ok: false;
      /** Why it did not begin, as the shop says; `no-answer` where the shop itself could not. */
      readonly reason: CreateCheckoutResult['messages'][number]['code'];
      readonly changes: CreateCheckoutResult['changes'];
    };

/** Begins the checkout of an offer at the total agreed to. Never throws: a shop that cannot be reached is `no-answer`. */
export async function startCheckout(
  { locale, query, ...offered }: CheckoutRequest,
  signal: AbortSignal,
): Promise<StartedCheckout> {
  const trackingParams = readTrackingParams(new URLSearchParams(query));
  const changes = readChangedCheckout();
  const body: CreateCheckoutBody = { ...offered, trackingParams, ...(changes !== undefined && { changes }) };
  try {
    const response = await oneAtATime(() =>
      fetch(buildPath('do_checkout_create', { _locale: locale }), {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify(body),
        signal: AbortSignal.any([signal, AbortSignal.timeout(browserTimeouts.startCheckoutTimeoutMs)]),
      }),
    );
    if (!response.ok) return { ok: false, reason: 'no-answer', changes: [] };
    const started = readAnswer((await response.json()) as CreateCheckoutResult, { locale, trackingParams });
    if (started.ok) forgetChangedCheckout();
    return started;
  } catch {
    return { ok: false, reason: 'no-answer', changes: [] };
  }
}

/**
 * In all tabs of the browser: each checkout begins with a new session, and of two answers at once only the cookie of the last would
 * stay. Pages without https have no locks.
 */
function oneAtATime<Result>(call: () => Promise<Result>): Promise<Result> {
  return navigator.locks === undefined ? call() : navigator.locks.request('checkout', call);
}

function readAnswer(
  { cart, messages, changes, codeRefused }: CreateCheckoutResult,
  { locale, trackingParams }: { readonly locale: string; readonly trackingParams: Record<string, string> },
): StartedCheckout {
  const checkoutId = cart?.checkout.id;
  if (checkoutId === undefined) return { ok: false, reason: messages[0]?.code ?? 'no-answer', changes };
  const query = { ...trackingParams, ...(codeRefused !== undefined && { [codeParameter]: codeRefused }) };
  const address = buildPath('checkout_ancillaries', { _locale: locale, checkoutId }, query);
  return { ok: true, checkoutId, address };
}
