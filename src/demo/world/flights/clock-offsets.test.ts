import { expect, it } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { clockOffsets } from './clock-offsets.ts';

const from = requireDay('2026-11-21');
const on = (timeZone: string, day: string): number | undefined =>
  clockOffsets(timeZone, from, 388)[requireDay(day) - from];

it('clocks change on the day they do, in both directions', () => {
  expect(on('Europe/Berlin', '2027-03-27')).toBe(60);
  expect(on('Europe/Berlin', '2027-03-28')).toBe(120);
  expect(on('Europe/Berlin', '2027-10-30')).toBe(120);
  expect(on('Europe/Berlin', '2027-10-31')).toBe(60);
});

it('south of the equator summer time is in winter', () => {
  expect(on('Australia/Sydney', '2027-01-10')).toBe(660);
  expect(on('Australia/Sydney', '2027-07-10')).toBe(600);
});

it('offsets behind UTC and of parts of an hour are read', () => {
  expect(on('America/New_York', '2027-01-10')).toBe(-300);
  expect(on('Asia/Kathmandu', '2027-01-10')).toBe(345);
  expect(on('Atlantic/Reykjavik', '2027-01-10')).toBe(0);
});

it('every day agrees with a reading of that day alone', () => {
  for (const timeZone of ['Europe/London', 'Africa/Cairo', 'America/Toronto']) {
    const offsets = clockOffsets(timeZone, from, 388);
    for (let index = 0; index < 388; index += 7) {
      expect([timeZone, index, offsets[index]]).toEqual([
        timeZone,
        index,
        clockOffsets(timeZone, from + index, 1)[0],
      ]);
    }
  }
});
