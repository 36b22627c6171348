import { describe, expect, test } from 'vitest';
import type { NightRange } from '../../domain/search/offer-query.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { resolveTravelDays } from './travel-days.ts';
import type { TravelPeriod } from './trip-search.ts';

const today = requireDay('2026-11-21');
const anyTime = { isExact: false, departure: null, return: null };

const resolve = (
  {
    nights = null,
    ...period
  }: Partial<Omit<TravelPeriod, 'nights'>> & { readonly nights?: NightRange | null },
  kind: 'package' | 'hotel-only' = 'package',
) => resolveTravelDays({ ...anyTime, ...period }, nights, kind, today);

describe('flexible', () => {
  test('[PERIOD-016] [PERIOD-018] [PERIOD-021] nothing chosen is tomorrow to a year ahead, 1 to 21 nights', () => {
    expect(resolve({})).toEqual({
      departure: { from: today + 1, to: today + 364 },
      return: { from: today + 2, to: today + 365 },
      nights: { from: 1, to: 21 },
    });
  });

  test('[PERIOD-020] a stay is at most as long as the days between the dates', () => {
    const period = { departure: today + 10, return: today + 15 };
    expect(resolve({ ...period, nights: { from: 5, to: 5 } }).nights).toEqual({ from: 5, to: 5 });
    expect(resolve({ ...period, nights: { from: 6, to: 6 } }).nights).toEqual({ from: 5, to: 5 });
    expect(resolve({ ...period, nights: { from: 3, to: 9 } }).nights).toEqual({ from: 3, to: 5 });
    expect(resolve(period).nights).toEqual({ from: 1, to: 5 });
  });

  test('[PERIOD-021] 21 nights stay 21, 22 and more become 21', () => {
    expect(resolve({ nights: { from: 21, to: 21 } }).nights).toEqual({ from: 21, to: 21 });
    expect(resolve({ nights: { from: 22, to: 22 } }).nights).toEqual({ from: 21, to: 21 });
    expect(resolve({ nights: { from: 14, to: 40 } }).nights).toEqual({ from: 14, to: 21 });
  });

  test('the shortest stay fits between the last departure and the latest return', () => {
    expect(resolve({ departure: today + 10, return: today + 30, nights: { from: 7, to: 14 } })).toEqual({
      departure: { from: today + 10, to: today + 23 },
      return: { from: today + 17, to: today + 30 },
      nights: { from: 7, to: 14 },
    });
  });
});

describe('exact', () => {
  test('[PERIOD-022] the days are those of both flights, and a flight over night may take one of the nights', () => {
    const period = { isExact: true, departure: today + 10, return: today + 17 };
    expect(resolve(period)).toEqual({
      departure: { from: today + 10, to: today + 10 },
      return: { from: today + 17, to: today + 17 },
      nights: { from: 6, to: 7 },
    });
    expect(resolve(period, 'hotel-only').nights).toEqual({ from: 7, to: 7 });
  });

  test('[PERIOD-022] a length that the days allow is kept, another one gives way to them', () => {
    const nights = (from: number, to = from) =>
      resolve({ isExact: true, departure: today + 10, return: today + 17, nights: { from, to } }).nights;
    expect(nights(7)).toEqual({ from: 7, to: 7 });
    expect(nights(6)).toEqual({ from: 6, to: 6 });
    expect(nights(7, 14)).toEqual({ from: 7, to: 7 });
    expect(nights(5)).toEqual({ from: 6, to: 7 });
    expect(nights(8)).toEqual({ from: 6, to: 7 });
  });

  test('[PERIOD-019] a day is a night', () => {
    const period = { isExact: true, departure: today + 10, return: today + 11 };
    expect(resolve(period).nights).toEqual({ from: 1, to: 1 });
  });

  test('[PERIOD-022] [PERIOD-023] 22 days are 22 nights, 23 days too, with an earlier return', () => {
    const period = { isExact: true, departure: today + 10 };
    expect(resolve({ ...period, return: today + 32 }, 'hotel-only')).toMatchObject({
      return: { from: today + 32, to: today + 32 },
      nights: { from: 22, to: 22 },
    });
    expect(resolve({ ...period, return: today + 33 }, 'hotel-only')).toMatchObject({
      return: { from: today + 32, to: today + 33 },
      nights: { from: 22, to: 22 },
    });
  });

  test('[PERIOD-026] [PERIOD-027] without dates it is 21 and 22 days ahead', () => {
    expect(resolve({ isExact: true })).toMatchObject({
      departure: { from: today + 21, to: today + 21 },
      return: { from: today + 22, to: today + 22 },
    });
  });

  test('with one date the other is a day apart, but never before tomorrow', () => {
    expect(resolve({ isExact: true, departure: today + 40 }).return.to).toBe(today + 41);
    expect(resolve({ isExact: true, return: today + 40 }).departure.from).toBe(today + 21);
    expect(resolve({ isExact: true, return: today + 2 }).departure.from).toBe(today + 1);
  });
});
