import { describe, expect, test } from 'vitest';
import { departFromHome } from './depart-from-home.ts';

describe('departFromHome', () => {
  test.each([
    ['/search', '/search?airports=DE'],
    ['/search?destinations=1023', '/search?destinations=1023&airports=DE'],
    ['/de-de/search?destinations=1023', '/de-de/search?destinations=1023&airports=DE'],
    ['/search?destinations=1023#map', '/search?destinations=1023&airports=DE#map'],
    ['/gallery/AllDestinations', '/gallery/AllDestinations?airports=DE'],
  ])('[AIRPORT-020] begins the search of %s at any airport of the market’s country', (link, begun) => {
    expect(departFromHome(link, 'de')).toBe(begun);
  });

  test('names the country of the very market', () => {
    expect(departFromHome('/search', 'gb')).toBe('/search?airports=GB');
  });

  test.each([
    '/search?airports=VIE',
    '/search?destinations=1023&airports=',
    '/search?hotelOnly=1',
    '/searching',
    '/kreta',
    '/gallery/AllDestinationsOfOurs',
    '/hotel/crete/paralia-1',
    'https://example.com/search',
    'tel:+493023125200',
    '#search',
  ])('leaves %s as it is', (link) => {
    expect(departFromHome(link, 'de')).toBe(link);
  });
});
