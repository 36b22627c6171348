import { expect, test } from 'vitest';
import { buildSearchVisit } from '../../../tests/factories/build-search-visit.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import type { SearchParams } from '../address/trip-search.ts';
import { readRequest } from './read-request.server.ts';
import type { SearchVisit } from './search-visit.server.ts';

const german = buildSearchVisit({
  clock: settableClock('2026-11-21T12:00:00Z'),
  offers: createFakeOffers(),
});
const british: SearchVisit = { ...german, homeCountry: 'GB' };
/** A market of whose country the supply sells no departures. */
const irish: SearchVisit = { ...german, homeCountry: 'IE' };
const everywhere = ['EMA', 'FRA', 'MUC', 'HAM', 'LHR'];

function departuresOf(visit: SearchVisit, params: SearchParams) {
  const read = readRequest(visit, params);
  if (!read.ok) throw new Error(JSON.stringify(read));
  return read.value.request.departureAirports;
}

test.each([{}, { airports: '' }, { destinations: '1001' }])(
  '[AIRPORT-020] the search %j departs from the country of its market',
  (params) => {
    expect(departuresOf(german, params)).toEqual(['FRA', 'HAM', 'MUC']);
    expect(departuresOf(british, params)).toEqual(['EMA', 'LHR']);
  },
);

test('[AIRPORT-020] a departure that is said decides: an airport, or any', () => {
  expect(departuresOf(german, { airports: 'LHR' })).toEqual(['LHR']);
  expect(departuresOf(german, { airports: 'any' })).toEqual(everywhere);
});

test('[AIRPORT-020] a market whose country sells no departures departs from any airport', () => {
  expect(departuresOf(irish, {})).toEqual(everywhere);
  expect(departuresOf(irish, { airports: 'IE' })).toEqual(everywhere);
  expect(readRequest(german, { airports: 'IE' })).toMatchObject({ ok: false });
});

test('[MASK-035] a stay without flights departs from nowhere', () => {
  expect(departuresOf(german, { hotelOnly: '1' })).toBeNull();
});
