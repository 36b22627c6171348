import { expect, test } from 'vitest';
import { buildTripRequest, supplyStart } from '../../../tests/factories/supply.ts';
import { readCodes } from '../memory/codes.ts';
import { createOfferIndex } from '../offer-index.ts';
import { compileTrip } from './compile-trip.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };

// The kernel has no bounds checks: an empty range must not reach it.
test('a trip has no season where departures or nights end before they begin', () => {
  const { memory } = createOfferIndex({ capacity, firstDay: supplyStart });
  const countSeasons = (traits: Parameters<typeof buildTripRequest>[0]) =>
    compileTrip(memory, readCodes(memory), buildTripRequest(traits)).seasons.length;
  expect(countSeasons({})).toBe(1);
  expect(countSeasons({ nights: { from: 4, to: 3 } })).toBe(0);
  expect(countSeasons({ departure: { from: supplyStart + 1, to: supplyStart } })).toBe(0);
});
