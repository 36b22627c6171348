import { expect, test, vi } from 'vitest';
import { isMove } from '../../../site/move-to.ts';
import { provideSessionHistory, type SessionHistory } from '../../../site/session-history.ts';
import { addressOfDraft, moveToSearch } from './move-search.ts';
import { openDraft } from './panel/mask-draft.ts';
import type { ChosenDestination } from './panel/mask-props.ts';

const crete: ChosenDestination = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' };
const rhodes: ChosenDestination = { id: 12, name: 'Rhodos', type: 'region', within: 'Griechenland' };
const mallorca: ChosenDestination = { id: 21, name: 'Mallorca', type: 'region', within: 'Spanien' };
const hotel: ChosenDestination = { id: 900, name: 'Aura', type: 'hotel', within: 'Kreta, Griechenland' };

/** The address of a search for these places, with everything that a search can carry along. */
const find = (...destinations: readonly ChosenDestination[]) => {
  const params = {
    ...(destinations.length > 0 && { destinations: destinations.map(({ id }) => id).join() }),
    airports: 'FRA',
    departureDate: '2027-05-01',
    duration: '7',
    children: '2020-01-01',
    board: 'all_inclusive',
  };
  const airports = [{ key: 'FRA', name: 'Frankfurt' }];
  const today = '2026-11-21';
  const address = addressOfDraft(openDraft({ params, destinations, airports, today }), 'de-de');
  const url = new URL(address, 'http://shop.test');
  expect(Object.fromEntries(url.searchParams)).toEqual(params);
  return url.pathname;
};

test('[MASK-020] [MASK-021] the whole search goes along to the gallery, with no place and with unrelated ones', () => {
  expect(find()).toBe('/de-de/gallery/AllDestinations');
  expect(find(crete, mallorca)).toBe('/de-de/gallery/AllDestinations');
});

test('[MASK-022] [MASK-023] the whole search goes along to the list, with one place, related places, and a hotel that filters may rule out', () => {
  expect(find(crete)).toBe('/de-de/search');
  expect(find(hotel)).toBe('/de-de/search');
  expect(find(crete, rhodes)).toBe('/de-de/search');
});

/** What the session history is asked to do for a search for these places. */
function moveTo(...destinations: readonly ChosenDestination[]) {
  const navigate = vi.fn<SessionHistory['navigate']>(() => ({}));
  provideSessionHistory({
    currentEntry: null,
    entries: () => [],
    navigate,
    traverseTo: () => ({}),
    updateCurrentEntry: () => undefined,
    addEventListener: () => undefined,
  });
  const params = destinations.length === 0 ? {} : { destinations: destinations.map(({ id }) => id).join() };
  moveToSearch(openDraft({ params, destinations, airports: [], today: '2026-11-21' }), 'de-de');
  expect(navigate).toHaveBeenCalledTimes(1);
  const [address = '', options] = navigate.mock.calls[0] ?? [];
  expect(isMove(options?.info)).toBe(true);
  return { path: address.split('?', 1)[0], history: options?.history, state: options?.state };
}

test.each([
  ['no place', [], '/de-de/gallery/AllDestinations', ''],
  ['one place', [crete], '/de-de/search', '11'],
  ['one hotel', [hotel], '/de-de/hotel/detail/hotel-900', '900'],
  ['a hotel and a place', [hotel, crete], '/de-de/search', '900,11'],
  ['related places', [crete, rhodes], '/de-de/search', '11,12'],
  ['unrelated places', [mallorca, crete], '/de-de/gallery/AllDestinations', '21,11'],
] as const)(
  '[MASK-025] [MASK-029] [MASK-031] [MASK-032] a search for %s moves without a document, with the chosen ids in the entry',
  (_what, destinations, path, dest) => {
    expect(moveTo(...destinations)).toEqual({ path, history: 'push', state: { dest } });
  },
);
