import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { offerActions as actions, type OfferModel, offerSlice, reduceOffer } from './offer-slice.ts';

const model = (id: string, totalAmount = 100_000): OfferModel => ({
  id,
  hotelId: 1,
  totalAmount,
  perPersonAmount: totalAmount / 2,
  knownAt: '2026-11-21T12:00:00.000Z',
  source: 'index',
});
type Action = Parameters<typeof reduceOffer>[1];
const after = (...steps: readonly Action[]) => steps.reduce(reduceOffer, offerSlice.initial);

test('[OFFER-010] [OFFER-011] [OFFER-012] [OFFER-013] [OFFER-014] [OFFER-015] the actions bear the names of the requirements', () => {
  const named = [
    actions.loadSelected(),
    actions.setSelected(model('a')),
    actions.loadInitial(),
    actions.loadOriginal(),
    actions.setInitial(model('a')),
    actions.setOriginal(model('a')),
  ];
  expect(named.map(({ type }) => type)).toEqual([
    'SELECTED_OFFER_LOAD',
    'SELECTED_OFFER_SET',
    'INITIAL_OFFER_LOAD',
    'ORIGINAL_OFFER_LOAD',
    'SET_INITIAL_OFFER',
    'SET_ORIGINAL_OFFER',
  ]);
});

test('[OFFER-003] the selected offer is loading from its load until it is set', () => {
  expect(after(actions.loadSelected()).selectedOffer).toEqual({ model: null, isLoading: true });
  const set = after(actions.loadSelected(), actions.setSelected(model('a')));
  expect(set.selectedOffer).toEqual({ model: model('a'), isLoading: false });
});

test('[OFFER-003] a load that brings nothing keeps the offer before it', () => {
  const { selectedOffer } = after(
    actions.setSelected(model('a')),
    actions.loadSelected(),
    actions.setSelected(null),
  );
  expect(selectedOffer).toEqual({ model: model('a'), isLoading: false });
});

test('[OFFER-004, OFFER-005, OFFER-006, OFFER-021] another initial offer becomes the original one', () => {
  const { initialOffer, originalOffer } = after(
    actions.setOriginal(model('b')),
    actions.setInitial(model('a')),
  );
  expect(initialOffer.model?.id).toBe('a');
  expect(originalOffer.model?.id).toBe('a');
});

test('[OFFER-021] the same initial offer leaves the original one as it is', () => {
  const { originalOffer } = after(actions.setOriginal(model('a', 90_000)), actions.setInitial(model('a')));
  expect(originalOffer.model?.totalAmount).toBe(90_000);
});

test('[OFFER-008] the same offer at another price is a price change, and the notice shows again', () => {
  const state = after(
    actions.setSelected(model('a')),
    actions.hidePriceDifference(),
    actions.setSelected(model('a', 100_001)),
  );
  expect(state.priceChange).toEqual({ type: 'price', oldTotal: 100_000, newTotal: 100_001 });
  expect(state.isPriceDifferenceShown).toBe(true);
});

test('[OFFER-008] another offer is no price change', () => {
  expect(after(actions.setSelected(model('a')), actions.setSelected(model('b', 1))).priceChange).toBeNull();
});

test('[OFFER-007, OFFER-028, CREATE-006] an unavailable offer is listed once', () => {
  const state = after(
    actions.markUnavailable('a'),
    actions.markUnavailable('a'),
    actions.markUnavailable('b'),
  );
  expect(state.unavailableOfferIds).toEqual(['a', 'b']);
});

test('[OFFER-029, CREATE-001] an offer that is available again leaves the list', () => {
  const state = after(actions.markUnavailable('a'), actions.markUnavailable('b'), actions.markAvailable('a'));
  expect(state.unavailableOfferIds).toEqual(['b']);
});

const price = { type: 'price', oldTotal: 1, newTotal: 2 };

test('[OFFER-009, CREATE-007, CREATE-008, CDATA-016] only price changes of an offer are stored', () => {
  const { offerChanges } = after(actions.noteChanges('a', [{ ...price, type: 'flight' }, price]));
  expect(offerChanges).toEqual({ a: [price] });
});

test.each([
  ['[CREATE-009] accepting', actions.acceptChange('a')],
  ['[CREATE-011] rejecting', actions.rejectChange('a')],
])('%s a change clears it and no other', (_what, answer) => {
  const both = after(actions.noteChanges('a', [price]), actions.noteChanges('b', [price]));
  expect(reduceOffer(both, answer).offerChanges).toEqual({ b: [price] });
});

test('[OFFER-031, OFFER-032, CREATE-012, CREATE-013] the price-difference notice is shown until it is hidden', () => {
  expect(offerSlice.initial.isPriceDifferenceShown).toBe(true);
  expect(after(actions.hidePriceDifference()).isPriceDifferenceShown).toBe(false);
});

test('[OFFER-017] another page empties the slots and keeps what is unavailable', () => {
  const full = after(
    actions.setSelected(model('a')),
    actions.setInitial(model('a')),
    actions.markUnavailable('x'),
  );
  const left = reduceOffer(full, clientActions.changePage('hoteldetail', 'homepage'));
  expect(left).toEqual({ ...offerSlice.initial, unavailableOfferIds: ['x'] });
});

test('[SHELL-017] starting over forgets everything', () => {
  const full = after(actions.setSelected(model('a')), actions.markUnavailable('x'));
  expect(reduceOffer(full, clientActions.startOver())).toBe(offerSlice.initial);
});

test('what is none of its business leaves the state as it is', () => {
  expect(reduceOffer(offerSlice.initial, { type: 'SOMETHING_ELSE' })).toBe(offerSlice.initial);
});
