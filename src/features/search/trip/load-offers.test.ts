import { expect, test, vi } from 'vitest';
import { initializeStore } from '../../../site/client-store.ts';
import { cancelOfferLoad, loadOffers, planOfferLoad } from './load-offers.ts';
import { offerActions, offerSlice, reduceOffer } from './offer-slice.ts';

const model = {
  ...{ id: 'kept', hotelId: 1, totalAmount: 5, perPersonAmount: 3 },
  ...{ knownAt: '2026-11-21T12:00:00.000Z', source: 'index' as const },
};
const selected = reduceOffer(offerSlice.initial, offerActions.setSelected(model));

test('[OFFER-019] a load fetches only the unfilled slots', () => {
  expect([...planOfferLoad(selected, { offerId: 'named' })]).toEqual([
    ['initialOffer', 'named'],
    ['originalOffer', 'named'],
  ]);
});

test('[OFFER-020] a forced load fetches all slots, filled ones anew', () => {
  expect([...planOfferLoad(selected, { offerId: 'named', isForced: true })]).toEqual([
    ['selectedOffer', 'kept'],
    ['initialOffer', 'named'],
    ['originalOffer', 'named'],
  ]);
});

test('[OFFER-019] with every slot filled nothing is fetched', () => {
  const full = reduceOffer(selected, offerActions.setInitial(model));
  expect(planOfferLoad(full, { offerId: 'named' }).size).toBe(0);
});

test('[OFFER-018] whoever chooses an offer cancels the request in flight', async () => {
  initializeStore();
  const signals: (AbortSignal | null | undefined)[] = [];
  vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
    signals.push(init?.signal);
    return new Promise((_, fail) =>
      init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
    );
  });
  const loaded = loadOffers({ locale: 'de-de', params: {}, offerId: 'named' });
  cancelOfferLoad();
  expect(await loaded).toBe(false);
  expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  vi.unstubAllGlobals();
});
