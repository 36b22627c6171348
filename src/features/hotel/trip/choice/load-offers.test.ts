import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { clientActions, initializeStore, readSlice, requireStore } from '../../../../site/client-store.ts';
import { cancelOfferLoad, loadOffers, planOfferLoad, selectOffer } from './load-offers.ts';
import { offerActions, offerSlice, reduceOffer } from './offer-slice.ts';

const model = {
  id: 'kept',
  hotelId: 1,
  totalAmount: 5,
  perPersonAmount: 3,
  knownAt: '2026-11-21T12:00:00.000Z',
  source: 'index' as const,
};
const named = { id: 'named', hotelId: 1, checkIn: '2027-05-01', lengthOfStay: 7 };
const selected = reduceOffer(offerSlice.initial, offerActions.setSelected(model));

test('[OFFER-019] a load fetches only the unfilled slots', () => {
  expect([...planOfferLoad(selected, { offer: named })]).toEqual([
    ['initialOffer', 'named'],
    ['originalOffer', 'named'],
  ]);
});

test('[OFFER-020] a forced load fetches all slots, filled ones again', () => {
  expect([...planOfferLoad(selected, { offer: named, isForced: true })]).toEqual([
    ['selectedOffer', 'kept'],
    ['initialOffer', 'named'],
    ['originalOffer', 'named'],
  ]);
});

test('[OFFER-019] with every slot filled nothing is fetched', () => {
  const full = reduceOffer(selected, offerActions.setInitial(model));
  expect(planOfferLoad(full, { offer: named }).size).toBe(0);
});

describe('a load', () => {
  beforeAll(() => void initializeStore());
  beforeEach(() => void requireStore().dispatch(clientActions.changePage('hoteldetail', 'hoteldetail')));
  afterEach(() => vi.unstubAllGlobals());

  const load = { locale: 'de-de', params: {}, offer: named };

  test.each([
    ['choosing an offer', cancelOfferLoad],
    ['setting the selected offer', () => selectOffer(model)],
  ])('[OFFER-018] in flight is cancelled by %s, which is no failure', async (_what, act) => {
    const signals: (AbortSignal | null | undefined)[] = [];
    vi.stubGlobal('fetch', (_address: string, init?: RequestInit) => {
      signals.push(init?.signal);
      return new Promise((_, fail) =>
        init?.signal?.addEventListener('abort', () => fail(new Error('aborted'))),
      );
    });
    const loaded = loadOffers(load);
    act();
    expect(await loaded).toBe('cancelled');
    expect(signals.map((signal) => signal?.aborted)).toEqual([true]);
  });

  test('that is not answered has failed', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
    expect(await loadOffers(load)).toBe('failed');
  });

  test('[OFFER-028] [OFFER-030] [TRACK-005] of an offer that is gone marks and reports it once, with hotel and package', async () => {
    const reported: unknown[] = [];
    vi.stubGlobal('fetch', async (address: string, init?: RequestInit) => {
      if (!address.endsWith('/event_logger/log')) return Response.json({ offer: null });
      reported.push(JSON.parse(String(init?.body)));
      return new Response(null, { status: 204 });
    });
    expect(await loadOffers({ ...load, isForced: true })).toBe('loaded');
    expect(readSlice(offerSlice).unavailableOfferIds).toEqual(['named']);
    expect(reported).toEqual([
      expect.objectContaining({
        context: {
          action: 'offer_unavailable',
          time: expect.any(String),
          hotelId: '1',
          reason: 'gone',
          package: { offerId: 'named', checkIn: '2027-05-01', nights: 7 },
        },
      }),
    ]);
  });
});
