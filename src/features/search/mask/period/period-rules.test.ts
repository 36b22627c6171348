import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import type { TravelPeriod } from '../../../../trip-search/address/trip-search.ts';
import {
  canPick,
  capNights,
  chooseAnyTime,
  chooseTime,
  countExactNights,
  findMissing,
  isSamePeriod,
  longestStay,
  type PeriodTab,
  pickDay,
  settlePeriod,
  startDraft,
  switchMode,
} from './period-rules.ts';

const today = requireDay('2026-11-21');
const anyTime: TravelPeriod = { isExact: false, departure: null, return: null, nights: null };

const on = (
  departure: string | null,
  back: string | null,
  more: Partial<TravelPeriod> = {},
): TravelPeriod => ({
  ...anyTime,
  departure: departure === null ? null : requireDay(departure),
  return: back === null ? null : requireDay(back),
  ...more,
});
const draft = (tab: PeriodTab, period: TravelPeriod) => ({ period, tab });

describe('picking days', () => {
  test('[PERIOD-006] [PERIOD-007] choosing begins with the departure and goes on with the return', () => {
    const start = startDraft(anyTime);
    expect(start.tab).toBe('departure');
    const departed = pickDay(start, requireDay('2026-12-12'), today);
    expect(departed).toEqual(draft('return', on('2026-12-12', null)));
    expect(pickDay(departed, requireDay('2026-12-19'), today)).toEqual(
      draft('return', on('2026-12-12', '2026-12-19')),
    );
  });

  test.each(['2026-12-19', '2026-12-20'])(
    '[PERIOD-013] a departure moved to %s, on or past the return, clears the return',
    (day) => {
      const before = draft('departure', on('2026-12-12', '2026-12-19'));
      expect(pickDay(before, requireDay(day), today).period).toEqual(on(day, null));
    },
  );

  test('[PERIOD-013] a departure the day before the return leaves the return', () => {
    const before = draft('departure', on('2026-12-12', '2026-12-19'));
    expect(pickDay(before, requireDay('2026-12-18'), today).period).toEqual(on('2026-12-18', '2026-12-19'));
  });

  test('[PERIOD-014] [PERIOD-015] a return before the departure swaps the two', () => {
    const before = draft('return', on('2026-12-12', null));
    expect(pickDay(before, requireDay('2026-12-05'), today)).toEqual(
      draft('return', on('2026-12-05', '2026-12-12')),
    );
  });

  test('[PERIOD-019] the return is at least a day after the departure', () => {
    const before = draft('return', on('2026-12-12', null));
    expect(pickDay(before, requireDay('2026-12-12'), today)).toBe(before);
    expect(pickDay(before, requireDay('2026-12-13'), today).period).toEqual(on('2026-12-12', '2026-12-13'));
  });

  test('[PERIOD-014] days across the change of clocks, the leap day and the end of a year are days like others', () => {
    const pick = (from: string, to: string, at: string) =>
      pickDay(draft('return', on(from, null)), requireDay(to), requireDay(at)).period;
    expect(countExactNights(pick('2027-03-27', '2027-03-29', '2027-01-01'))).toBe(2);
    expect(countExactNights(pick('2027-10-30', '2027-11-01', '2027-01-01'))).toBe(2);
    expect(countExactNights(pick('2028-02-28', '2028-03-01', '2028-01-01'))).toBe(2);
    expect(countExactNights(pick('2026-12-31', '2027-01-01', '2026-11-21'))).toBe(1);
  });
});

describe('days that can be picked', () => {
  const can = (tab: PeriodTab, period: TravelPeriod, daysAhead: number) =>
    canPick(draft(tab, period), today + daysAhead, today);

  test('[PERIOD-016] the earliest is tomorrow', () => {
    expect(can('departure', anyTime, 0)).toBe(false);
    expect(can('departure', anyTime, 1)).toBe(true);
    expect(can('return', on('2026-12-12', null), 1)).toBe(true);
  });

  test('[PERIOD-017] [PERIOD-018] the latest is 365 days ahead, for a departure the day before', () => {
    expect(can('return', anyTime, 365)).toBe(true);
    expect(can('return', anyTime, 366)).toBe(false);
    expect(can('departure', anyTime, 364)).toBe(true);
    expect(can('departure', anyTime, 365)).toBe(false);
  });

  test('[PERIOD-019] without a departure the return leaves a day to depart', () => {
    expect(can('return', anyTime, 1)).toBe(false);
    expect(can('return', anyTime, 2)).toBe(true);
  });

  test('[PERIOD-018] 365 days from before a leap day end a date earlier in the next year', () => {
    const before = requireDay('2028-02-01');
    expect(canPick(draft('return', anyTime), requireDay('2029-01-31'), before)).toBe(true);
    expect(canPick(draft('return', anyTime), requireDay('2029-02-01'), before)).toBe(false);
  });
});

describe('modes', () => {
  test('[PERIOD-026] [PERIOD-027] [PERIOD-028] exact dates without any begin 21 and end 22 days ahead', () => {
    expect(switchMode(startDraft(anyTime), true, today).period).toEqual(
      on('2026-12-12', '2026-12-13', { isExact: true }),
    );
  });

  test('[PERIOD-005] dates and length of stay survive the switch, both ways', () => {
    const start = draft('return', on('2026-12-12', null, { nights: { from: 7, to: 7 } }));
    const exact = switchMode(start, true, today);
    expect(exact).toEqual({ ...start, period: { ...start.period, isExact: true } });
    expect(switchMode(exact, false, today)).toEqual(start);
  });

  test('any time has no dates and is flexible', () => {
    const nights = { from: 4, to: 6 };
    const exact = draft('return', on('2026-12-12', '2026-12-19', { isExact: true, nights }));
    expect(chooseAnyTime(exact)).toEqual(draft('departure', { ...anyTime, nights }));
  });

  test('exact mode needs both dates, flexible mode none', () => {
    expect(findMissing(on(null, '2026-12-19', { isExact: true }))).toBe('departure');
    expect(findMissing(on('2026-12-12', null, { isExact: true }))).toBe('return');
    expect(findMissing(on('2026-12-12', '2026-12-13', { isExact: true }))).toBeNull();
    expect(findMissing(anyTime)).toBeNull();
  });
});

describe('lengths of stay', () => {
  test('[PERIOD-020] a flexible stay fits between the dates', () => {
    expect(longestStay(on('2026-12-12', '2026-12-17'))).toBe(5);
    expect(settlePeriod(on('2026-12-12', '2026-12-17', { nights: { from: 4, to: 6 } })).nights).toEqual({
      from: 4,
      to: 5,
    });
    expect(settlePeriod(on('2026-12-12', '2026-12-13', { nights: { from: 7, to: 7 } })).nights).toEqual({
      from: 1,
      to: 1,
    });
  });

  test('[PERIOD-021] 21 nights stay, 22 are cut to 21', () => {
    expect(capNights({ from: 21, to: 21 }, longestStay(anyTime))).toEqual({ from: 21, to: 21 });
    expect(capNights({ from: 22, to: 22 }, longestStay(anyTime))).toEqual({ from: 21, to: 21 });
    expect(longestStay(on('2026-12-01', '2026-12-23'))).toBe(21);
  });

  test('[PERIOD-024] any length stays any', () => {
    expect(settlePeriod(on('2026-12-12', '2026-12-13')).nights).toBeNull();
  });

  test('[PERIOD-022] [PERIOD-023] an exact stay has the days between the dates, 22 at most', () => {
    const nights = (back: string) => countExactNights(on('2026-12-01', back, { isExact: true }));
    expect([nights('2026-12-02'), nights('2026-12-22'), nights('2026-12-23'), nights('2026-12-24')]).toEqual([
      1, 21, 22, 22,
    ]);
    expect(countExactNights(on('2026-12-01', null))).toBeNull();
  });

  test('exact dates that are confirmed drop the length of stay that was chosen for flexible ones', () => {
    const period = on('2026-12-12', '2026-12-13', { isExact: true, nights: { from: 7, to: 7 } });
    expect(settlePeriod(period)).toEqual({ ...period, nights: 'usual' });
  });
});

test('two periods are the same in mode, dates and length', () => {
  const week = on('2026-12-12', '2026-12-19', { nights: { from: 7, to: 7 } });
  expect(isSamePeriod(week, { ...week, nights: { from: 7, to: 7 } })).toBe(true);
  for (const change of [
    { isExact: true },
    { departure: null },
    { return: null },
    { nights: null },
    { nights: 'usual' as const },
  ]) {
    expect(isSamePeriod(week, { ...week, ...change })).toBe(false);
  }
});

test('holidays are a time to travel in, whose length of stay stays as it was', () => {
  const nights = { from: 7, to: 7 };
  const time = { from: requireDay('2027-08-02'), to: requireDay('2027-09-13') };
  expect(chooseTime(draft('return', on(null, null, { isExact: true, nights })), time)).toEqual(
    draft('departure', on('2027-08-02', '2027-09-13', { nights })),
  );
});
