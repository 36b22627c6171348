import { expect, test } from 'vitest';
import type { ChosenDestination } from './mask-props.ts';
import { routeSearch } from './route-search.ts';

const greece: ChosenDestination = { id: 1, name: 'Griechenland', type: 'country', within: '' };
const crete: ChosenDestination = { id: 11, name: 'Kreta', type: 'region', within: 'Griechenland' };
const chania: ChosenDestination = { id: 111, name: 'Chania', type: 'city', within: 'Kreta, Griechenland' };
const mallorca: ChosenDestination = { id: 21, name: 'Mallorca', type: 'region', within: 'Spanien' };
const hotel: ChosenDestination = {
  id: 900,
  name: 'Aura',
  type: 'hotel',
  within: 'Chania, Kreta, Griechenland',
};

test('[MASK-020] nothing chosen leads to the gallery', () => {
  expect(routeSearch([])).toBe('all_destinations');
});

test('[MASK-021] destinations of several countries lead to the gallery', () => {
  expect(routeSearch([crete, mallorca])).toBe('all_destinations');
  expect(routeSearch([greece, mallorca])).toBe('all_destinations');
});

test.each([[greece], [crete], [chania]])(
  '[MASK-022] exactly one, $name, leads to the list',
  (destination) => {
    expect(routeSearch([destination])).toBe('resultlist');
  },
);

test('[MASK-023][MASK-024] several in one known group lead to the list', () => {
  expect(routeSearch([crete, chania])).toBe('resultlist');
  expect(routeSearch([greece, chania])).toBe('resultlist');
});

test('the list of a hotel with filters is a list', () => {
  expect(routeSearch([hotel])).toBe('resultlist');
});
