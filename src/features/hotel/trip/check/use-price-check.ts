import { useEffect, useRef, useState } from 'react';
import { fetchJson } from '../../../../site/calls/fetch-json.ts';
import { readSlice, requireStore } from '../../../../site/client-store.ts';
import { moveTo } from '../../../../site/move-to.ts';
import { rememberPriceDifference } from '../../../../site/prices/remember-price-difference.ts';
import { useVisit } from '../../../../site/visit-context.tsx';
import type { DetailedOffer } from '../../../../trip-search/offers/offer-schema.ts';
import type { PriceCheckAnswer, PriceCheckQuery } from '../../../../trip-search/offers/price-check-schema.ts';
import { buildPath } from '../../../../url.ts';
import { modelOf, selectOffer } from '../choice/load-offers.ts';
import { offerActions, offerSlice } from '../choice/offer-slice.ts';
import { reportUnavailable } from '../choice/report-unavailable.ts';
import { useTripPlace } from '../choice/trip-address.tsx';
import { type PriceCheckState, toPriceCheckState } from './price-check-state.ts';
import { startCheckout } from './start-checkout.ts';

export interface PriceChecker {
  readonly state: PriceCheckState;
  /** Checks the offer with the supplier, and continues when the trip is as shown. */
  readonly check: () => void;
  /** Agrees to the price that has changed, and goes on. */
  readonly accept: () => void;
  /** Continues without an answer from the supplier: the checkout checks again. */
  readonly goOn: () => void;
  /** Stays on the page: a change is not agreed to. */
  readonly close: () => void;
}

/**
 * Continues from a hotel's page to the checkout (OFFER-026): first verifies the offer live with the supplier and shows
 * the shopper what has changed.
 * @param total what the shopper sees, minor units of the whole party
 */
export function usePriceCheck(offer: DetailedOffer, total: number): PriceChecker {
  const { locale } = useVisit();
  const { params } = useTripPlace();
  const [state, setState] = useState<PriceCheckState>({ step: 'idle' });
  const waiting = useRef<AbortController | null>(null);
  useEffect(() => () => waiting.current?.abort(), []);

  function begin(): AbortSignal {
    waiting.current?.abort();
    waiting.current = new AbortController();
    setState({ step: 'busy' });
    return waiting.current.signal;
  }

  async function check(): Promise<void> {
    const signal = begin();
    const query: PriceCheckQuery = { ...params, offer: offer.id, total };
    const address = buildPath('get_price_diff', { _locale: locale }, query);
    const answer = await fetchJson<PriceCheckAnswer>(address, signal).catch(() => null);
    if (signal.aborted) return;
    const next = answer === null ? ({ step: 'failed' } as const) : toPriceCheckState(answer);
    if (answer?.offer) applyPriceCheck(offer.id, answer);
    if (next === null) return proceed(total, null, signal);
    if (next.step === 'gone') reportUnavailable(locale, offer, next.reason);
    setState(next);
  }

  async function proceed(agreed: number, oldTotal: number | null, signal: AbortSignal): Promise<void> {
    const request = { locale, offer: offer.id, total: agreed, search: params, query: location.search };
    const started = await startCheckout(request, signal);
    if (signal.aborted) return;
    const { dispatch } = requireStore();
    if (started.ok) {
      dispatch(offerActions.markAvailable(offer.id));
      // Only a price that differs is remembered (OFFER-033).
      if (oldTotal !== null && oldTotal !== agreed)
        rememberPriceDifference(started.checkoutId, { oldTotal, newTotal: agreed });
      return moveTo(started.address);
    }
    // A price that moved between the two questions is asked for again, and then shown like any other change.
    if (started.reason === 'price-changed') return check();
    if (started.reason === 'no-answer') return setState({ step: 'failed' });
    reportUnavailable(locale, offer, started.reason);
    setState({ step: 'gone', reason: started.reason, alternatives: [] });
  }

  return {
    state,
    check: () => void check(),
    accept() {
      if (state.step !== 'changed') return;
      const [change] = readSlice(offerSlice).offerChanges[offer.id] ?? [];
      requireStore().dispatch(offerActions.acceptChange(offer.id));
      void proceed(state.offer.price.totalAmount, change?.oldTotal ?? null, begin());
    },
    goOn: () => void proceed(total, null, begin()),
    close() {
      waiting.current?.abort();
      requireStore().dispatch(offerActions.rejectChange(offer.id));
      setState({ step: 'idle' });
    },
  };
}

/** Applies the supplier's answer to the client state, regardless of the shopper's decision. */
function applyPriceCheck(id: string, { status, old, offer }: PriceCheckAnswer): void {
  if (offer === null || status === 'unknown') return;
  const { dispatch } = requireStore();
  const newTotal = offer.price.totalAmount;
  if (status === 'changed' && old !== null)
    dispatch(offerActions.noteChanges(id, [{ type: 'price', oldTotal: old.totalAmount, newTotal }]));
  dispatch(offerActions.markAvailable(id));
  selectOffer(modelOf(offer));
}
