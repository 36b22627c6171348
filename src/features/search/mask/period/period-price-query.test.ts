import { expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import { buildPeriodPriceQuery, toMonthKey } from './period-price-query.ts';

const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: null };
const exactly = (departure: string, back: string): TravelPeriod => ({
  ...anyTime,
  isExact: true,
  departure: requireDay(departure),
  return: requireDay(back),
});
const params = { destinations: '1001', airports: 'FRA', departureDate: '2026-12-12', page: '3', adults: '1' };

test('prices are those of the search without its dates and page', () => {
  expect(buildPeriodPriceQuery(params, anyTime)).toEqual({
    destinations: '1001',
    airports: 'FRA',
    adults: '1',
    duration: '-1',
  });
});

test('without a destination there is no price request', () => {
  expect(buildPeriodPriceQuery({ airports: 'FRA' }, anyTime)).toBeNull();
  expect(buildPeriodPriceQuery({ destinations: '' }, anyTime)).toBeNull();
});

test('[PERIOD-020] the request for a flexible stay is as long as fits between the dates', () => {
  const period = { ...exactly('2026-12-12', '2026-12-17'), isExact: false, nights: { from: 4, to: 6 } };
  expect(buildPeriodPriceQuery(params, period)?.duration).toBe('4-5');
});

test('[PERIOD-022] exact dates query their nights, with flights also one less', () => {
  const duration = (back: string, hotelOnly = '') =>
    buildPeriodPriceQuery({ ...params, hotelOnly }, exactly('2026-12-12', back))?.duration;
  expect([duration('2026-12-19'), duration('2026-12-19', '1'), duration('2026-12-13')]).toEqual([
    '6-7',
    '7',
    '1',
  ]);
  expect(
    buildPeriodPriceQuery(params, { ...exactly('2026-12-12', '2026-12-19'), return: null })?.duration,
  ).toBe('');
});

test('a month is named as calls name it', () => {
  expect(toMonthKey(requireDay('2026-12-31'))).toBe('2026-12');
});
