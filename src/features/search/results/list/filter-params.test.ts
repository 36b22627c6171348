import { expect, test } from 'vitest';
import { clearFilters, listActiveFilters, setFilter, switchFilter } from './filter-params.ts';

test('a value joins the others of its filter and leaves them again', () => {
  const four = switchFilter({ duration: '7' }, { name: 'stars', value: '4' }, true);
  const both = switchFilter(four, { name: 'stars', value: '5' }, true);
  expect(both).toEqual({ duration: '7', stars: '4,5' });
  expect(switchFilter(both, { name: 'stars', value: '4' }, false)).toEqual({ duration: '7', stars: '5' });
});

test('the last value takes its parameter along', () => {
  expect(switchFilter({ cancel: 'free' }, { name: 'cancel', value: 'free' }, false)).toEqual({});
});

test('a value that is on already is not doubled', () => {
  expect(switchFilter({ board: 'breakfast' }, { name: 'board', value: 'breakfast' }, true)).toEqual({
    board: 'breakfast',
  });
});

test('[LIST-009] a changed filter begins on the first page', () => {
  expect(setFilter({ page: '3', destinations: '1023' }, 'rating', '4.5')).toEqual({
    destinations: '1023',
    rating: '4.5',
  });
});

test('what is on is listed value by value in the order of the sidebar', () => {
  expect(listActiveFilters({ cancel: 'free', stars: '3,4', adults: '1' })).toEqual([
    { name: 'stars', value: '3' },
    { name: 'stars', value: '4' },
    { name: 'cancel', value: 'free' },
  ]);
});

test('[MASK-035] without flights no filter about flights is on', () => {
  const flights = {
    stops: '0',
    airlines: '7Q',
    baggage: 'baggage',
    cabin: 'business',
    outFrom: '6',
    outUntil: '12',
    homeBy: '22',
    night: 'none',
  };
  expect(listActiveFilters({ ...flights, hotelOnly: '1', stars: '4' })).toEqual([
    { name: 'stars', value: '4' },
  ]);
  expect(listActiveFilters(flights)).toHaveLength(8);
});

test('without its filters a search keeps trip and order', () => {
  const params = {
    destinations: '1023',
    stars: '4',
    maxPrice: '900',
    cabin: 'business',
    sort: 'rating',
    page: '2',
  };
  expect(clearFilters(params)).toEqual({ destinations: '1023', sort: 'rating' });
});
