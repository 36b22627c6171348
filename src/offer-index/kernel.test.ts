import { expect, test } from 'vitest';
import { buildSupply, buildTripRequest, supplyStart } from '../../tests/factories/supply.ts';
import { createOfferIndex, openReader } from './offer-index.ts';

test('a thread that takes the place of one that ended goes on with the memory that one had taken', () => {
  const index = createOfferIndex({
    capacity: { hotels: 100, plans: 200, routes: 100, flights: 10_000 },
    firstDay: supplyStart,
  });
  index.fill(buildSupply());
  const { memory } = index;
  const searchOn = (thread: number) => {
    const reader = openReader(memory, thread);
    const answer = reader.search({ name: 'destinations', level: 'region', request: buildTripRequest({}) });
    return { answer, bytes: memory.wasm.buffer.byteLength };
  };

  const first = searchOn(1);
  expect(first.answer).toHaveLength(1);
  expect(searchOn(1)).toEqual(first);
  expect(searchOn(1)).toEqual(first);
  const other = searchOn(2);
  expect(other.answer).toEqual(first.answer);
  expect(other.bytes).toBeGreaterThan(first.bytes);
});
