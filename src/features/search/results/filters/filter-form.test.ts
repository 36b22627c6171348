import { expect, test } from 'vitest';
import { encodeOtherParams, fieldName, readFormQuery } from './filter-form.ts';

const read = (query: string) => readFormQuery(new URLSearchParams(query)).toString();

test('boxes of one filter become one parameter', () => {
  expect(read('stars=4&board=breakfast&stars=5')).toBe('stars=4%2C5&board=breakfast');
});

test('fields that were left empty say nothing', () => {
  expect(read('maxPrice=&rating=&stops=0')).toBe('stops=0');
});

test('the rest of the search comes back from its one field', () => {
  const encoded = encodeOtherParams({
    destinations: '1023',
    children: '2020-01-01',
    stars: '3',
    page: '2',
    cabin: 'business',
  });
  expect(encoded).toBe('destinations=1023&children=2020-01-01&cabin=business');
  expect(read(`kept=${encodeURIComponent(encoded)}&stars=5`)).toBe(`${encoded}&stars=5`);
});

test('no field takes the place of what a form knows of itself', () => {
  expect(fieldName('attributes')).toBe('amenities');
  expect(read('amenities=pool&amenities=spa')).toBe('attributes=pool%2Cspa');
});

test('parameters of others are left alone', () => {
  expect(read('utm_source=a&utm_source=b')).toBe('utm_source=a&utm_source=b');
});
