import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { clientActions, initializeStore, readSlice, requireStore } from '../../../site/client-store.ts';
import { loadOffers } from './choice/load-offers.ts';
import { type OfferModel, offerSlice } from './choice/offer-slice.ts';
import { flightChangerActions, flightChangerSlice } from './flights/flight-changer-slice.ts';
import { fillSlots } from './use-trip-slots.ts';

initializeStore();

beforeEach(() => {
  requireStore().dispatch(clientActions.changePage('hoteldetail', 'hoteldetail'));
  vi.stubGlobal('window', {});
  vi.stubGlobal('history', { state: null, replaceState: () => {} });
  vi.stubGlobal('sessionStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
});
afterEach(() => vi.unstubAllGlobals());

const model = (id: string, hotelId: number): OfferModel => ({
  id,
  hotelId,
  totalAmount: 100_000,
  perPersonAmount: 50_000,
  knownAt: '2026-11-21T12:00:00.000Z',
  source: 'index',
});

test('[FLIGHT-005] the offer of another hotel makes the flights load again, the same hotel’s own offer does not', () => {
  const isDue = () => readSlice(flightChangerSlice).shouldLoad;
  fillSlots(model('a', 1), false);
  requireStore().dispatch(flightChangerActions.load());
  fillSlots(model('a', 1), false);
  expect(isDue()).toBe(false);
  fillSlots(model('b', 2), false);
  expect(isDue()).toBe(true);
});

test('[OFFER-017] after another page one request loads the shown offer for all three slots', async () => {
  fillSlots(model('a', 1), false);
  requireStore().dispatch(clientActions.changePage('hoteldetail', 'hoteldetail'));
  const requested: string[] = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(new URL(address, 'http://shop.test').searchParams.get('offer') ?? '');
    const { id, hotelId, ...price } = model('b', 1);
    return Response.json({ offer: { id, hotelId, price } });
  });
  const offer = { id: 'b', hotelId: 1, checkIn: '2027-05-01', lengthOfStay: 7 };
  expect(await loadOffers({ locale: 'de-de', params: {}, offer })).toBe('loaded');
  expect(requested).toEqual(['b']);
  const { selectedOffer, initialOffer, originalOffer } = readSlice(offerSlice);
  expect([selectedOffer, initialOffer, originalOffer].map((slot) => slot.model?.id)).toEqual(['b', 'b', 'b']);
});
