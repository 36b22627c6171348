import { expect, test } from 'vitest';
import {
  buildFlight,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../../tests/factories/supply.ts';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { createOfferIndex } from '../offer-index.ts';

const day = supplyStart + 10;

/** Options of departures on two days, in a world with more than the usual. */
function findOptions(by: 'date' | 'airport' | 'nights', more: readonly SupplyChange[]) {
  const index = createOfferIndex({
    capacity: { hotels: 10, plans: 10, routes: 10, flights: 1_000 },
    firstDay: supplyStart,
  });
  index.fill([...buildSupply(), ...more]);
  const request = buildTripRequest({ departure: { from: day, to: day + 1 } });
  return index.search({ name: 'options', by, request });
}

test('of plans at one price the lower id is named', () => {
  const [option] = findOptions('nights', [
    { kind: 'plan', plan: buildRatePlan({ id: 12 }) },
    { kind: 'nights', planId: 12, nights: buildNights(50) },
  ]);
  expect(option?.cheapest.key.planId).toBe(11);
});

test('an overnight flight counts for the day on which it departs', () => {
  const options = findOptions('date', [
    { kind: 'flight', flight: buildFlight({ day, id: 2, fare: 100, isOvernight: true }) },
  ]);
  expect(options.map(({ value, cheapest: { key } }) => [value, key.outbound?.id, key.checkIn])).toEqual([
    ['2027-03-11', 2, day + 1],
    ['2027-03-12', 1, day + 1],
  ]);
});

test('a cheap route leaves those of other airports their options', () => {
  const options = findOptions('airport', [
    { kind: 'flight', flight: buildFlight({ day, from: 'BER', fare: 90_000 }) },
    { kind: 'flight', flight: buildFlight({ day: day + 7, from: 'PMI', to: 'BER', fare: 90_000 }) },
  ]);
  expect(options.map(({ value }) => value)).toEqual(['BER', 'FRA']);
});
