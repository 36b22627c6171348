import { expect, test } from 'vitest';
import type { GroupStay } from '../../../domain/search/offer-query.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { readTripSearch } from '../../../trip-search/address/read-trip-search.ts';
import { listDepartureDays } from '../../../trip-search/address/travel-days.ts';
import type { SearchParams } from '../../../trip-search/address/trip-search.ts';
import { formatTripLine } from './format-trip-line.ts';

const today = requireDay('2026-11-21');

async function format(params: SearchParams, stays?: readonly GroupStay[]): Promise<string> {
  const read = readTripSearch(params, today);
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  const asked = { departure: listDepartureDays(read.value.period, today), nights: { from: 2, to: 4 } };
  const withStays = stays === undefined ? asked : { ...asked, stays };
  return formatTripLine(read.value, withStays, await loadTexts('en'), 'en');
}

test.each([
  [{}, '2–4 nights · any time · 2 adults'],
  [{ duration: '-1' }, 'Any length · any time · 2 adults'],
  [{ duration: '7' }, '7 nights · any time · 2 adults'],
  [{ duration: '5-9', adults: '1' }, '5–9 nights · any time · 1 adult'],
  [
    { departureDate: '2027-05-01', returnDate: '2027-05-20' },
    '2–4 nights · between Sat 1 May and Thu 20 May 2027 · 2 adults',
  ],
  [
    { departureDate: '2027-05-01', returnDate: '2027-05-08', exact: '1', children: '2020-01-01' },
    'Sat 1 May – Sat 8 May 2027 · 2 adults · 1 child',
  ],
  [
    { departureDate: '2027-05-01', returnDate: '2027-05-08', exact: '1', children: '2011-05-01,2011-05-02' },
    'Sat 1 May – Sat 8 May 2027 · 3 adults · 1 child',
  ],
  [
    { departureDate: '2027-05-01', hotelOnly: '1' },
    '2–4 nights · from Sat 1 May 2027 · 2 adults · Without flight',
  ],
  [{ returnDate: '2027-05-20' }, '2–4 nights · until Thu 20 May 2027 · 2 adults'],
])('%o is formatted as %s', async (params, line) => {
  expect(await format(params)).toBe(line);
});

const hotels = { within: [], outside: [] };
const week: GroupStay = { kind: 'holiday', hotels, nights: { from: 6, to: 6 } };
const city: GroupStay = { kind: 'city', hotels, nights: { from: 2, to: 4 } };
const far: GroupStay = { kind: 'far', hotels, nights: { from: 7, to: 12 } };

test.each([
  [[week, city, far], '6 nights, 2–4 nights in cities, 7–12 nights on long-haul trips'],
  [[week, city], '6 nights, 2–4 nights in cities'],
  [[city, far], '2–4 nights in cities, 7–12 nights on long-haul trips'],
])('[PERIOD-028] where several lengths are searched the line says which', async (stays, lengths) => {
  expect(await format({}, stays)).toBe(`${lengths} · any time · 2 adults`);
});
