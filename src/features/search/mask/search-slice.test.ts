import { expect, test } from 'vitest';
import { clientActions } from '../../../site/client-store.ts';
import { openDraft } from './panel/mask-draft.ts';
import { searchSlice } from './search-slice.ts';

const from = openDraft({ params: { page: '2' }, destinations: [], airports: [], today: '2026-11-21' });
const crete = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' } as const;
const { initial, reduce } = searchSlice;

test('[DEST-023] keeps the draft that a choice makes', () => {
  const state = reduce(initial, { type: 'SEARCH_DESTINATIONS_UPDATE', destinations: [crete], from });
  expect(state.draft).toEqual({ ...from, destinations: [crete], page: 1 });
});

test('[SHELL-016] forgets it when the logo starts over', () => {
  const state = reduce(initial, { type: 'SEARCH_DESTINATIONS_UPDATE', destinations: [crete], from });
  expect(reduce(state, clientActions.startOver())).toEqual({ draft: null });
});

test('stays as it is under actions of others', () => {
  expect(reduce(initial, { type: 'SEARCH_TRAVELLERS_UPDATE', adults: 2 })).toBe(initial);
  expect(reduce(initial, clientActions.changePage(null, 'homepage'))).toBe(initial);
});
