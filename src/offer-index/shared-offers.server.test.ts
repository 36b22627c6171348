import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  buildHotelFacts,
  buildNights,
  buildRatePlan,
  buildSupply,
  buildTripRequest,
  supplyStart,
} from '../../tests/factories/supply.ts';
import type { SupplyChange } from '../domain/search/supply-facts.ts';
import { proveOffers, proveOfferUpdates, soldState, soldSupply } from '../ports/offers/conformance.ts';
import type { OffersPort } from '../ports/offers/offers-port.ts';
import { openSharedOffers } from './shared-offers.server.ts';

const capacity = { hotels: 100, plans: 200, routes: 100, flights: 10_000 };
const folder = mkdtempSync(join(tmpdir(), 'offers-'));
/** Threads take their time to start: one index for all tests, and another for those that compare two. */
const offers = openOffers(3);
const other = openOffers(1);

function openOffers(readers: number): OffersPort {
  return openSharedOffers({
    readers,
    threadFile: resolve('src/offer-index/offer-thread.server.ts'),
    capacity,
    report: () => undefined,
  });
}

beforeEach(async () => {
  await offers.load({ sequence: 7, at: 1_000, firstDay: supplyStart, parts: [buildSupply()] });
});

const queryRooms = () =>
  offers.search({
    name: 'rooms',
    hotelId: 1_000_001,
    request: buildTripRequest({ kind: 'hotel-only' }),
  });

afterAll(async () => {
  await Promise.all([offers.close(), other.close()]);
  rmSync(folder, { recursive: true });
});

describe('the contract of the port', () => {
  beforeEach(() => other.load({ ...soldState, firstDay: supplyStart, parts: [soldSupply] }));
  proveOffers(() => other);
  proveOfferUpdates(() => other);
});

test('what was loaded is found, with the number and time of its last batch', async () => {
  const found = await queryRooms();
  expect(found).toMatchObject({ sequence: 7, knownAt: 1_000 });
  // 7 nights at 50 EUR for two adults.
  expect(found.answer).toMatchObject([{ roomId: 1, board: 'half_board', cheapest: { total: 70_000 } }]);
  expect(await offers.sequence()).toBe(7);
});

test('a batch is seen by every thread once it is applied, and says what it replaced', async () => {
  const rates = buildNights(60).rates;
  const changes: SupplyChange[] = [{ kind: 'rates', planId: 11, from: supplyStart, rates }];
  expect(await offers.apply({ sequence: 8, at: 2_000, changes })).toEqual({
    outcome: 'applied',
    refused: [],
    past: [
      {
        key: 'room 1000001 1',
        firstDay: supplyStart,
        lastDay: supplyStart + rates.length - 1,
        former: { kind: 'nights', planId: 11, from: supplyStart, rates: buildNights(50).rates },
      },
    ],
  });
  const answers = await Promise.all(Array.from({ length: 9 }, () => queryRooms()));
  expect(answers.map(({ answer, sequence }) => [answer[0]?.cheapest.total, sequence])).toEqual(
    Array.from({ length: 9 }, () => [84_000, 8]),
  );
});

test('batches that come together are applied one after another', async () => {
  const twice = buildNights(60).rates;
  const batches = [
    { sequence: 8, at: 2_000, changes: [{ kind: 'rates', planId: 11, from: supplyStart, rates: [1] }] },
    { sequence: 9, at: 3_000, changes: [{ kind: 'rates', planId: 11, from: supplyStart, rates: twice }] },
    { sequence: 9, at: 3_000, changes: [] },
    { sequence: 11, at: 5_000, changes: [] },
  ] as const;
  const [results, between] = await Promise.all([
    Promise.all(batches.map((batch) => offers.apply(batch))),
    Promise.all(Array.from({ length: 9 }, () => queryRooms())),
  ]);
  expect(results.map(({ outcome }) => outcome)).toEqual(['applied', 'applied', 'known', 'gap']);
  const totals = { 7: 70_000, 9: 84_000 };
  for (const { answer, sequence } of between) {
    if (sequence !== 8) expect(answer[0]?.cheapest.total).toBe(totals[sequence as keyof typeof totals]);
  }
  expect(await queryRooms()).toMatchObject({ sequence: 9, knownAt: 3_000 });
});

test('a batch that was applied is known, and one after a gap waits for those between', async () => {
  expect(await offers.apply({ sequence: 7, at: 0, changes: [] })).toEqual({ outcome: 'known' });
  expect(await offers.apply({ sequence: 9, at: 0, changes: [] })).toEqual({ outcome: 'gap', expected: 8 });
  expect(await offers.sequence()).toBe(7);
});

test('a bad change is refused with its place and reason, the rest of its batch is applied', async () => {
  const before = await offers.checksum();
  const result = await offers.apply({
    sequence: 8,
    at: 0,
    changes: [
      { kind: 'rates', planId: 99, from: supplyStart, rates: [1] },
      { kind: 'rates', planId: 11, from: supplyStart, rates: [2_979] },
      { kind: 'hotel', hotel: buildHotelFacts({ category: 51 }) },
    ],
  });
  expect(result).toEqual({
    outcome: 'applied',
    past: [],
    refused: [
      { index: 0, reason: 'no plan 99' },
      { index: 1, reason: 'a rate goes from 0 to 2978 units' },
      { index: 2, reason: 'category is 0, or 10 to 50 in steps of 5' },
    ],
  });
  expect(await offers.checksum()).toBe(before);
});

test('a request outside its ranges is refused as a bad request', async () => {
  const request = buildTripRequest({ nights: { from: 1, to: 23 } });
  await expect(offers.search({ name: 'rooms', hotelId: 1, request })).rejects.toThrow(RangeError);
});

test('no answer mixes two states while batches arrive', async () => {
  const pair = (step: number): SupplyChange[] => [
    { kind: 'rates', planId: 11, from: supplyStart, rates: buildNights(100 + step).rates },
    { kind: 'rates', planId: 12, from: supplyStart, rates: buildNights(1_000 - step).rates },
  ];
  const second = buildRatePlan({ id: 12, roomId: 2, board: 'breakfast' });
  await offers.load({
    sequence: 0,
    at: 0,
    firstDay: supplyStart,
    parts: [
      buildSupply(),
      [
        { kind: 'plan', plan: second },
        { kind: 'nights', planId: 12, nights: buildNights(1_000) },
        ...pair(0),
      ],
    ],
  });
  let isWriting = true;
  const sums = new Set<number>();
  const sequences = new Set<number>();
  const read = async () => {
    while (isWriting) {
      const { answer, sequence } = await queryRooms();
      sums.add(answer.reduce((sum, { cheapest }) => sum + cheapest.total, 0));
      sequences.add(sequence);
    }
  };
  const reading = [read(), read(), read(), read()];
  for (let step = 1; step <= 300; step += 1) {
    await offers.apply({ sequence: step, at: step, changes: pair(step) });
  }
  isWriting = false;
  await Promise.all(reading);
  expect([...sums]).toEqual([1_100 * 7 * 2 * 100]);
  expect(sequences.size).toBeGreaterThan(10);
});

test('a snapshot restores to the same state, and goes on from its batch', async () => {
  await offers.apply({
    sequence: 8,
    at: 5,
    changes: [{ kind: 'availability', planId: 11, from: supplyStart, to: supplyStart, state: 'closed' }],
  });
  const file = join(folder, randomUUID());
  expect(await offers.snapshot(file)).toBe(8);
  expect(await other.restore(file)).toBe(true);
  expect(await other.checksum()).toBe(await offers.checksum());
  const next = { sequence: 9, at: 6, changes: buildSupply().slice(0, 3) };
  expect(await other.apply(next)).toEqual(await offers.apply(next));
  expect(await other.checksum()).toBe(await offers.checksum());
});

test.each([
  ['missing', null],
  ['cut short', (bytes: Buffer) => bytes.subarray(0, bytes.length - 9)],
  [
    'changed in one byte',
    (bytes: Buffer) => Buffer.concat([bytes.subarray(0, -9), Buffer.from([1]), bytes.subarray(-8)]),
  ],
  [
    'of another layout',
    (bytes: Buffer) =>
      Buffer.from(
        bytes
          .toString('latin1')
          .replace(/"layout":"."/, '"layout":"x"')
          .replace(/"layout":"[^"]*"/, '"layout":"0"'),
        'latin1',
      ),
  ],
  ['no snapshot at all', () => Buffer.from('hello')],
])('a snapshot that is %s changes nothing', async (_what, damage) => {
  const file = join(folder, randomUUID());
  if (damage !== null) {
    await offers.snapshot(file);
    writeFileSync(file, damage(readFileSync(file)));
  }
  const before = await offers.checksum();
  expect(await offers.restore(file)).toBe(false);
  expect(await offers.checksum()).toBe(before);
  expect(await offers.sequence()).toBe(7);
});

test('equal states have equal checksums, for every history of changes', async () => {
  const supply = buildSupply();
  const head = supply.slice(0, 4);
  const flights = supply.slice(4);
  await offers.load({ sequence: 1, at: 1, firstDay: supplyStart, parts: [supply] });
  const another = buildHotelFacts({ id: 5, cityId: 10_002 });
  await other.load({
    sequence: 1,
    at: 1,
    firstDay: supplyStart,
    parts: [
      [
        ...head,
        { kind: 'hotel', hotel: another },
        ...flights.toReversed(),
        { kind: 'hotel-gone', hotelId: 5 },
      ],
    ],
  });
  expect(await other.checksum()).toBe(await offers.checksum());
  await other.apply({
    sequence: 2,
    at: 2,
    changes: [{ kind: 'seats', flight: { from: 'FRA', to: 'PMI', day: supplyStart, id: 1 }, seats: 3 }],
  });
  expect(await other.checksum()).not.toBe(await offers.checksum());
});

test('a load answers from the old state until the new one is complete', async () => {
  let release = () => {};
  const held = new Promise<void>((done) => {
    release = done;
  });
  async function* parts() {
    yield buildSupply().slice(0, 2);
    await held;
  }
  const loading = offers.load({ sequence: 20, at: 9, firstDay: supplyStart, parts: parts() });
  expect((await queryRooms()).sequence).toBe(7);
  release();
  expect(await loading).toEqual([]);
  expect(await queryRooms()).toMatchObject({ sequence: 20, answer: [] });
});
