import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { TravelPeriod } from '../../../trip-search/address/trip-search.ts';
import { formatNights, formatPeriod, formatStay } from './period-words.ts';

const texts = await loadTexts('en');
const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: null };
const [from, to] = [requireDay('2026-12-12'), requireDay('2026-12-19')];
const write = (period: Partial<TravelPeriod>) => formatPeriod({ ...anyTime, ...period }, 'en', texts);

test('a length of stay is one number, a range, or any', () => {
  expect(formatNights({ from: 1, to: 1 }, texts)).toBe('1 night');
  expect(formatNights({ from: 4, to: 6 }, texts)).toBe('4–6 nights');
  expect(formatNights(null, texts)).toBe('Any length');
});

test('[PERIOD-012] outside the picker dates follow the language of the visitor', () => {
  expect(write({ departure: from, return: to })).toBe('12 Dec – 19 Dec');
  expect(write({ departure: from, return: to, isExact: true })).toBe('12 Dec – 19 Dec, 7 nights');
});

test('what is left open is said as little as possible', () => {
  expect(write({})).toBe('Any time');
  expect(write({ nights: { from: 7, to: 7 } })).toBe('Any time, 7 nights');
  expect(write({ departure: from })).toBe('from 12 Dec');
  expect(write({ return: to, nights: { from: 2, to: 3 } })).toBe('until 19 Dec, 2–3 nights');
  expect(formatStay({ ...anyTime, isExact: true, departure: from }, texts)).toBe('');
});
