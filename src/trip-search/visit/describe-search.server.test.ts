import { expect, test } from 'vitest';
import { islandContent } from '../../../tests/factories/island-groups.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { readTripSearch } from '../address/read-trip-search.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { buildCatalogue } from '../catalogue/build-catalogue.ts';
import { buildTripRequest } from './build-trip-request.ts';
import type { Search } from './create-search.server.ts';
import { describeSearch } from './describe-search.server.ts';
import { openSearchVisit } from './open-search-visit.server.ts';

const today = requireDay('2026-11-21');
/** A search that returns the shopper it receives. */
const search = { visit: (shopper: unknown) => shopper } as Search;

function describeFor(staticGroupIds: boolean, params: SearchParams = {}) {
  const read = readTripSearch({ destinations: '1001', ...params }, today);
  if (!read.ok) throw new Error('The search can be read');
  const request = buildTripRequest(read.value, buildCatalogue(islandContent), {
    today,
    minorUnits: 100,
    habits: { homeCountry: 'DE' },
  });
  if (!request.ok) throw new Error('The search can be asked');
  const shopper = openSearchVisit(search, buildVisit({ flags: { staticGroupIds } }));
  return describeSearch(shopper, read.value, request.value);
}

test('[FLAG-007] [SDATA-019] the flag decides which of the two lists names the destinations', () => {
  expect(describeFor(false)).toMatchObject({ groupIdList: [1001] });
  expect(describeFor(false)).not.toHaveProperty('staticGroupIdList');
  expect(describeFor(true)).toMatchObject({ staticGroupIdList: [1001] });
  expect(describeFor(true)).not.toHaveProperty('groupIdList');
});

test('[SDATA-016] [TRAV-036] babies, children and adults are distinguished by their age on departure', () => {
  const { travellers } = describeFor(false, {
    departureDate: '2027-05-01',
    children: '2011-05-01,2020-01-01,2026-01-01',
  });
  expect(travellers).toEqual({
    adults: [{ dateOfBirth: null }, { dateOfBirth: null }, { dateOfBirth: '2011-05-01' }],
    children: [{ dateOfBirth: '2020-01-01' }],
    babies: [{ dateOfBirth: '2026-01-01' }],
  });
});

test.each([
  ['[PERIOD-022]', { departureDate: '2027-05-01', returnDate: '2027-05-08', exact: '1' }, '7'],
  [
    '[PERIOD-022]',
    { departureDate: '2027-05-01', returnDate: '2027-05-24', exact: '1', duration: '7' },
    '22',
  ],
  ['[PERIOD-020]', { departureDate: '2027-05-01', returnDate: '2027-05-06', duration: '4-7' }, '4-5'],
  ['[PERIOD-021]', { duration: '30' }, '21'],
  ['[PERIOD-024]', { departureDate: '2027-05-01', returnDate: '2027-05-06', duration: '-1' }, '-1'],
  ['[PERIOD-028]', { departureDate: '2027-05-01', returnDate: '2027-05-06' }, '5'],
  ['[PERIOD-028]', {}, '7'],
])('%s the length of stay of %o is described as %s', (_id, params, duration) => {
  expect(describeFor(false, params).travelPeriod.duration).toBe(duration);
});
