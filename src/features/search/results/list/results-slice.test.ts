import { expect, test } from 'vitest';
import { clientActions } from '../../../../site/client-store.ts';
import { filtersExpanded, resultsSlice } from './results-slice.ts';

const { reduce, initial } = resultsSlice;

test('[LIST-006] the filters are closed at first, and known to be open once opened', () => {
  expect(initial).toEqual({ filtersExpanded: false });
  expect(reduce(initial, filtersExpanded(true))).toEqual({ filtersExpanded: true });
});

test.each([
  clientActions.startOver(),
  clientActions.changePage('resultlist', 'favorites'),
  filtersExpanded(false),
])('[LIST-013] $type closes the filters', (action) => {
  expect(reduce({ filtersExpanded: true }, action)).toEqual({ filtersExpanded: false });
});

test('other actions leave the state the same object', () => {
  expect(reduce(initial, { type: 'OTHER' })).toBe(initial);
});
