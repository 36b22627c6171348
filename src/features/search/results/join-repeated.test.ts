import { expect, test } from 'vitest';
import { joinRepeated } from './join-repeated.ts';

const join = (query: string) => joinRepeated(new URLSearchParams(query)).toString();

test('boxes of one filter become one parameter', () => {
  expect(join('stars=4&board=breakfast&stars=5')).toBe('stars=4%2C5&board=breakfast');
});

test('fields that were left empty say nothing', () => {
  expect(join('maxPrice=&rating=&stops=0')).toBe('stops=0');
});

test('parameters of others are left alone', () => {
  expect(join('utm_source=a&utm_source=b')).toBe('utm_source=a&utm_source=b');
});
