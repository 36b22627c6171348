import { expect, test } from 'vitest';
import { compileCheckedKernel, KernelFault } from '../../tests/checked-kernel.ts';
import { buildSupply, buildTripRequest, supplyStart } from '../../tests/factories/supply.ts';
import { runOracle } from '../../tests/oracle/compare.ts';
import { inRooms } from '../../tests/oracle/rooms/in-rooms.ts';
import type { StartKernel } from './kernel.ts';
import { createOfferIndex } from './offer-index.ts';
import { beginQuery, openSearchContext } from './queries/search-context.ts';

/** Each test compiles a kernel, on a machine that does much else. */
const timeouts = { timeout: 120_000 };

const capacity = { hotels: 10, plans: 10, routes: 10, flights: 1_000 };

const checked = await compileCheckedKernel();

/** Asks a small supply for its hotels, sorted by price. */
function queryHotels(start: StartKernel) {
  const index = createOfferIndex({ capacity, firstDay: supplyStart, start });
  index.fill(buildSupply());
  const request = buildTripRequest({});
  const query = { name: 'hotels', request, sort: 'price', page: 1, pageSize: 10, withFacets: false } as const;
  return index.search(query).hotels;
}

/** The checked kernel with a text of one of its sources replaced. */
function compileWith(file: string, find: string, replace: string): Promise<StartKernel> {
  return compileCheckedKernel((name, source) => {
    if (name !== `kernel/${file}`) return source;
    expect(source.split(find)).toHaveLength(2);
    return source.replace(find, replace);
  });
}

test('the checked kernel answers like the brute force without a fault', timeouts, async () => {
  const report = await runOracle({
    seed: 3,
    worlds: 1,
    batches: 20,
    queriesPerBatch: 20,
    createEngine: () => createOfferIndex({ start: checked }),
  });
  expect(report.mismatch).toBeNull();
});

test('the checked kernel prices several rooms like the brute force without a fault', timeouts, async () => {
  const report = await runOracle({
    seed: 4,
    worlds: 1,
    batches: 10,
    queriesPerBatch: 20,
    answer: (brute, query) => brute.answer(inRooms(query)),
    createEngine() {
      const index = createOfferIndex({ start: checked });
      return { apply: index.apply, search: (query) => index.search(inRooms(query)) };
    },
  });
  expect(report.mismatch).toBeNull();
});

test('a write behind the running sums of a plan is a fault', timeouts, async () => {
  const start = await compileWith(
    'stays.ts',
    'at < <usize>(SUMS_BYTES / 2)',
    'at <= <usize>(SUMS_BYTES / 2)',
  );
  expect(() => queryHotels(start)).toThrow(KernelFault);
  expect(() => queryHotels(start)).toThrow('leaves the table or the words of its base');
});

test('a read of a row that a table does not have is a fault and names the table', timeouts, async () => {
  const start = await compileWith(
    'hotels.ts',
    'isSold(wordAt(firstTraits, hotel)',
    'isSold(wordAt(firstTraits, hotel + 10)',
  );
  expect(() => queryHotels(start)).toThrow(/^Access of 4 bytes at \d+, from firstTraits .* leaves the table/);
});

test('a float that begins on an odd word is a misaligned load', timeouts, async () => {
  const start = await compileWith(
    'prices.ts',
    'bestTotal < doubleIn(trip, TRIP_MOST)',
    'bestTotal < doubleIn(trip, 15)',
  );
  expect(() => queryHotels(start)).toThrow('is not aligned to its items');
});

test('a table that is read with another item size than its own is a fault', timeouts, async () => {
  const start = await compileWith(
    'hotels.ts',
    'const set = shortAt(hotelAirportSet, hotel)',
    'const set = wordAt(hotelAirportSet, hotel)',
  );
  expect(() => queryHotels(start)).toThrow('has another item size than its table');
});

test('an address from an earlier query is a fault', () => {
  const { memory } = createOfferIndex({ capacity, firstDay: supplyStart });
  const context = openSearchContext(memory, 0, checked);
  const { kernel } = context;
  const list = kernel.place([0]);
  beginQuery(context);
  expect(() => kernel.calls.takePlan(list, 0, list)).toThrow('has a base outside of every table');
});
