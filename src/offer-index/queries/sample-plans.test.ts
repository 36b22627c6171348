import { expect, test } from 'vitest';
import { buildSupply, buildTripRequest, supplyStart } from '../../../tests/factories/supply.ts';
import { BLOCK_DAYS } from '../memory/layout.ts';
import { createOfferIndex } from '../offer-index.ts';

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };

test('a hotel is not counted for a week that reaches into nights of the next 32 days which were closed since', () => {
  const index = createOfferIndex({ capacity, firstDay: supplyStart });
  index.fill(buildSupply());
  const next = Math.ceil((supplyStart + 10) / BLOCK_DAYS) * BLOCK_DAYS;
  const day = { from: next - 3, to: next - 3 };
  const request = buildTripRequest({
    kind: 'hotel-only',
    departure: day,
    return: { from: day.from, to: day.to + 7 },
    nights: { from: 7, to: 7 },
  });
  const count = () => index.search({ name: 'destinations', level: 'region', request })[0]?.hotels ?? 0;
  expect(count()).toBe(1);
  index.fill([{ kind: 'availability', planId: 11, from: next, to: next, state: 'closed' }]);
  expect(count()).toBe(0);
});
