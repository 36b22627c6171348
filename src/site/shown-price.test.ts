import { expect, test } from 'vitest';
import { dropShownPrice, readShownPrice, toShownPrice, withShownPrice } from './shown-price.ts';

const read = (value: string) => readShownPrice(new URLSearchParams({ shownPrice: value }), 'EUR');

test('[OFFER-031] a link says what it showed, and the page reads it', () => {
  const query = new URLSearchParams(toShownPrice(123_450, 'EUR'));
  expect(readShownPrice(query, 'EUR')).toBe(123_450);
  expect(readShownPrice(new URLSearchParams(), 'EUR')).toBeNull();
  expect(withShownPrice('/h', 5, 'CHF')).toBe('/h?shownPrice=5CHF');
  expect(withShownPrice('/h?a=1', 5, 'CHF')).toBe('/h?a=1&shownPrice=5CHF');
});

test.each(['', '0EUR', '-1EUR', '12.5EUR', '1234567890EUR', '123', 'EUR', '123eur', '١٢EUR', '123CHF'])(
  '[OFFER-031] %j says nothing',
  (value) => {
    expect(read(value)).toBeNull();
  },
);

test('[OFFER-031] the highest price of nine digits is read', () => {
  expect(read('999999999EUR')).toBe(999_999_999);
});

test.each([
  ['/h?a=1&shownPrice=1EUR', '/h?a=1'],
  ['/h?shownPrice=1EUR&a=1', '/h?a=1'],
  ['/h?a=1&shownPrice=1EUR&b=2#c', '/h?a=1&b=2#c'],
  ['/h?shownPrice=1EUR', '/h'],
  ['/h?shownPrice=#c', '/h#c'],
  ['?shownPrice=%20&a=1', '?a=1'],
  ['/h?a=1', '/h?a=1'],
  ['/h?notshownPrice=1EUR', '/h?notshownPrice=1EUR'],
])('[OFFER-031] the address %s stays without it as %s', (address, expected) => {
  expect(dropShownPrice(address)).toBe(expected);
});
