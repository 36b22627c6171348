import { expect, test } from 'vitest';
import { listUsualStayKinds } from '../../../../domain/places/usual-stays.ts';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { loadTexts } from '../../../../texts/load-texts.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { formatNights, formatPeriod, formatStay, formatUsualStays } from './period-words.ts';

const texts = await loadTexts('en');
const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: 'usual' };
const [from, to] = [requireDay('2026-12-12'), requireDay('2026-12-19')];
const formatWith = (period: Partial<TravelPeriod>) => formatPeriod({ ...anyTime, ...period }, 'en', texts);

test('[PERIOD-028] a length of stay is one number, a range, usual or any', () => {
  expect(formatNights({ from: 1, to: 1 }, texts)).toBe('1 night');
  expect(formatNights({ from: 4, to: 6 }, texts)).toBe('4–6 nights');
  expect(formatNights(null, texts)).toBe('Any length');
  expect(formatNights('usual', texts)).toBe('Usual length');
  expect(formatUsualStays(listUsualStayKinds({ cityTo: 2 }), texts)).toBe(
    '7 nights, 2 nights in cities, 7–14 nights on long-haul trips',
  );
});

test('[PERIOD-012] outside the picker dates follow the language of the visitor', () => {
  expect(formatWith({ departure: from, return: to })).toBe('12 Dec – 19 Dec, usual length');
  expect(formatWith({ departure: from, return: to, isExact: true })).toBe('12 Dec – 19 Dec, 7 nights');
});

test('[PERIOD-028] what is left open is said', () => {
  expect(formatWith({})).toBe('Any time, usual length');
  expect(formatWith({ nights: null })).toBe('Any time, any length');
  expect(formatWith({ nights: { from: 7, to: 7 } })).toBe('Any time, 7 nights');
  expect(formatWith({ departure: from })).toBe('from 12 Dec, usual length');
  expect(formatWith({ return: to, nights: { from: 2, to: 3 } })).toBe('until 19 Dec, 2–3 nights');
  expect(formatStay({ ...anyTime, isExact: true, departure: from }, texts)).toBe('');
});
