import { expect, test } from 'vitest';
import { buildFlight, buildSupply, buildTripRequest, supplyStart } from '../../tests/factories/supply.ts';
import type { SupplyChange } from '../domain/supply-facts.ts';
import { createOfferIndex } from './offer-index.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };
const ref = { from: 'FRA', to: 'PMI', day: supplyStart + 10, id: 1 };
const request = buildTripRequest({
  departure: { from: supplyStart + 10, to: supplyStart + 10 },
  party: { adults: 2, childrenBorn: [supplyStart - 5 * 365] },
});

function openIndex() {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill(buildSupply());
  const cheapest = () =>
    index.search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 1, withFacets: false })
      .hotels[0];
  return { index, cheapest };
}

// Two adults and a child at 75 % fly for 275 EUR a leg, and stay 7 nights at 50 EUR for 2.5 persons.
test('asked again, a request has the same answer', () => {
  const { cheapest } = openIndex();
  expect(cheapest()?.total).toBe(27_500 * 2 + 87_500);
  expect(cheapest()?.total).toBe(27_500 * 2 + 87_500);
});

test.each<[string, SupplyChange, number | undefined]>([
  ['fare', { kind: 'fare', flight: ref, fare: 20_000 }, 55_000 + 27_500 + 87_500],
  ['number of seats', { kind: 'seats', flight: ref, seats: 2 }, undefined],
  ['flight taken away', { kind: 'flight-gone', flight: ref }, undefined],
  [
    'new flight',
    { kind: 'flight', flight: buildFlight({ day: ref.day, id: 2, fare: 4_000 }) },
    11_000 + 27_500 + 87_500,
  ],
  [
    'fare of the way back',
    { kind: 'fare', flight: { from: 'PMI', to: 'FRA', day: ref.day + 7, id: 1 }, fare: 20_000 },
    55_000 + 27_500 + 87_500,
  ],
  [
    'share of the fare that children pay',
    { kind: 'airline', airline: { code: 'X1', childPercent: 50, infantFare: 2_500 } },
    25_000 * 2 + 87_500,
  ],
])('a changed %s is seen by the next request', (_what, change, total) => {
  const { index, cheapest } = openIndex();
  cheapest();
  expect(index.fill([change])).toEqual([]);
  expect(cheapest()?.total).toBe(total);
});

test('a change of another airport leaves prices as they are', () => {
  const { index, cheapest } = openIndex();
  const before = cheapest();
  index.fill([{ kind: 'flight', flight: buildFlight({ to: 'AYT', fare: 1 }) }]);
  expect(cheapest()).toEqual(before);
});
