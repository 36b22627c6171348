import { expect, it } from 'vitest';
import { requireDay, weekdayOf } from '../../../domain/time/calendar-day.ts';
import { newYearOf } from './holiday-calendar.ts';
import { monthsFromSeason, type SeasonProfile, seasonCurve } from './season-curve.ts';

const beach: SeasonProfile = { kind: 'beach', highSeason: [6, 7, 8, 9], weekdays: 'flat' };
const level = (profile: SeasonProfile, day: string): number =>
  seasonCurve(profile, 2027)[requireDay(day) - newYearOf(2027)] ?? 0;

it.each([
  [7, [6, 7, 8], 0],
  [10, [6, 7, 8], 2],
  [1, [12], 1],
  [12, [1, 2], 1],
  [6, [12], 6],
  [3, [], 0],
])('month %i is %j months away from its season: %i', (month, highSeason, distance) => {
  expect(monthsFromSeason(month, highSeason)).toBe(distance);
});

it('the sea costs twice as much in August as in February', () => {
  expect(level(beach, '2027-08-15') / level(beach, '2027-02-01')).toBeGreaterThan(2);
});

it('the same place south of the equator is dear when the north is cheap', () => {
  const southern: SeasonProfile = { ...beach, highSeason: [12, 1, 2] };
  expect(level(southern, '2027-01-15')).toBeGreaterThan(1.3);
  expect(level(southern, '2027-06-15')).toBeLessThan(0.9);
});

it('between holidays prices never jump', () => {
  const curve = seasonCurve({ ...beach, highSeason: [6, 7, 8] }, 2027);
  const first = requireDay('2027-04-07') - newYearOf(2027);
  const last = requireDay('2027-05-12') - newYearOf(2027);
  for (let day = first; day < last; day += 1)
    expect(Math.abs((curve[day + 1] ?? 0) / (curve[day] ?? 1) - 1)).toBeLessThan(0.02);
  expect(curve[last]).toBeGreaterThan(1.2 * (curve[first] ?? 0));
});

it('holidays stand out: Christmas in the mountains, New Year in town, Easter everywhere', () => {
  const mountains: SeasonProfile = { kind: 'mountains', highSeason: [1, 2, 3], weekdays: 'flat' };
  const town: SeasonProfile = { kind: 'city', highSeason: [5, 6], weekdays: 'flat' };
  expect(level(mountains, '2027-12-24')).toBeGreaterThan(1.2 * level(mountains, '2027-12-18'));
  expect(level(town, '2027-12-31')).toBeGreaterThan(1.3 * level(town, '2027-12-18'));
  for (const profile of [beach, mountains, town]) {
    const always = { ...profile, highSeason: [] };
    expect(level(always, '2027-03-28')).toBeGreaterThan(1.08 * level(always, '2027-03-17'));
  }
});

it('weekdays matter in towns, differently for breaks and for business, and not in resorts', () => {
  const weekend: SeasonProfile = { kind: 'city', highSeason: [5, 6], weekdays: 'weekend' };
  const friday = '2027-11-12';
  const tuesday = '2027-11-09';
  expect([weekdayOf(requireDay(friday)), weekdayOf(requireDay(tuesday))]).toEqual([4, 1]);
  expect(level(weekend, friday)).toBeGreaterThan(1.15 * level(weekend, tuesday));
  const business: SeasonProfile = { ...weekend, weekdays: 'business' };
  expect(level(business, tuesday)).toBeGreaterThan(1.15 * level(business, friday));
  expect(level(beach, friday) / level(beach, tuesday)).toBeCloseTo(1, 1);
});
