import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createBruteOffers } from '../../../../tests/factories/brute-offers.ts';
import {
  airline,
  anyTrip,
  hotel,
  inbound,
  june,
  may,
  nightsOfJune,
  outbound,
  plan,
} from '../../../../tests/oracle/small-world.ts';
import { pollTimeout } from '../../../../tests/poll-timeout.ts';
import type { TripRequest } from '../../../domain/search/offer-query.ts';
import type { FlightFacts, SupplyChange } from '../../../domain/search/supply-facts.ts';
import type { OfferQuery, OffersPort } from '../offers-port.ts';
import { createShardedOffers } from './sharded-offers.server.ts';

/** Hotels of Palma live in the first shard, those of Heraklion in the second. */
const shardOf = (airport: string | null) => (airport === 'HER' ? 1 : 0);

const toPalma = buildHotel(7, 70, ['PMI']);
const toHeraklion = buildHotel(8, 80, ['HER']);
const world: SupplyChange[] = [
  { kind: 'horizon', firstDay: may(1) },
  { kind: 'airline', airline },
  ...toPalma,
  ...toHeraklion,
  ...flyTo('PMI', 10_000),
  ...flyTo('HER', 8_000),
];

describe('createShardedOffers', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'fernweh-shards-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  it('returns each hotel of its shard, and sums counts over all shards', async () => {
    const { offers } = await openShards();
    const { answer, sequence, knownAt } = await offers.search(listHotels());
    expect(answer.total).toBe(2);
    expect(answer.hotels.map(({ key }) => key.hotelId)).toEqual([8, 7]);
    expect({ sequence, knownAt }).toEqual({ sequence: 1, knownAt: 1_001 });
    const countries = await offers.search({ name: 'destinations', level: 'country', request: anyTrip });
    expect(countries.answer).toMatchObject([
      { destinationId: 10, hotels: 2, cheapest: { key: { hotelId: 8 } } },
    ]);
  });

  it('names the lower hotel id of equal offers, whichever shard it is in', async () => {
    const { offers } = await openShards();
    const cheapest = async () => {
      const { answer } = await offers.search({ name: 'destinations', level: 'country', request: anyTrip });
      return answer[0]?.cheapest.key.hotelId;
    };
    await offers.apply(buildBatch(2, flyTo('HER', 10_000)));
    expect(await cheapest()).toBe(7);
    await offers.apply(buildBatch(3, buildHotel(5, 50, ['HER'])));
    expect(await cheapest()).toBe(5);
  });

  it('queries only shards that may have an answer', async () => {
    const { offers, shards } = await openShards();
    const asked = shards.map((shard) => vi.spyOn(shard, 'search'));
    const counts = () => asked.map((spy) => spy.mock.calls.length);
    await offers.search(listHotels({ arrivalAirports: ['HER'] }));
    expect(counts()).toEqual([0, 1]);
    await offers.search(listHotels({ hotels: [7] }));
    expect(counts()).toEqual([1, 1]);
    await offers.search(listHotels({ destinations: [10] }));
    expect(counts()).toEqual([2, 2]);
    await offers.search(listHotels({ destinations: [999] }));
    expect(counts()).toEqual([3, 2]);
  });

  it('sells a hotel by an airport of another shard, also by one it got later', async () => {
    const { offers } = await openShards();
    expect((await offers.search(listHotels({ arrivalAirports: ['PMI'] }))).answer.total).toBe(1);
    const [moved] = buildHotel(8, 80, ['PMI', 'HER']);
    await offers.apply(buildBatch(2, moved ? [moved] : []));
    const { answer } = await offers.search(listHotels({ arrivalAirports: ['PMI'] }));
    expect(answer.hotels.map(({ key }) => key.hotelId)).toEqual([7, 8]);
    expect(answer.hotels[1]?.key.outbound?.to).toBe('PMI');
  });

  it('sells hotels without an airport, with the stay alone', async () => {
    const { offers } = await openShards();
    await offers.apply(buildBatch(2, buildHotel(9, 90, [])));
    const { answer } = await offers.search(listHotels({ kind: 'hotel-only', hotels: [9] }));
    expect(answer.total).toBe(1);
  });

  it('names refused changes by their place in the batch', async () => {
    const { offers } = await openShards();
    const result = await offers.apply(
      buildBatch(2, [
        { kind: 'plan-gone', planId: 999 },
        { kind: 'rates', planId: 80, from: june(1), rates: [1] },
        { kind: 'airline', airline: { ...airline, code: 'TOO LONG' } },
        { kind: 'rates', planId: 80, from: june(1), rates: [-1] },
        { kind: 'plan', plan: { ...plan, id: 80, hotelId: 7 } },
      ]),
    );
    expect(result.outcome === 'applied' && result.refused.map(({ index }) => index)).toEqual([0, 2, 3, 4]);
  });

  it('names refused changes of a load by their place over all parts', async () => {
    const { offers } = await openShards();
    const bad: SupplyChange = { kind: 'hotel-gone', hotelId: 999 };
    const parts = [world.slice(0, 4), [...world.slice(4, 6), bad, ...world.slice(6)], [bad]];
    const refused = await offers.load({ sequence: 5, at: 1_005, firstDay: may(1), parts });
    expect(refused.map(({ index }) => index)).toEqual([6, world.length + 1]);
    expect((await offers.search(listHotels())).answer.total).toBe(2);
    expect(await offers.sequence()).toBe(5);
  });

  it('finds no removed hotel, and accepts it again in another shard', async () => {
    const { offers } = await openShards();
    await offers.apply(buildBatch(2, [{ kind: 'hotel-gone', hotelId: 7 }]));
    expect((await offers.search(listHotels())).answer.total).toBe(1);
    await offers.apply(buildBatch(3, buildHotel(7, 80, ['HER'])));
    expect((await offers.search(listHotels())).answer.total).toBe(1);
    await offers.apply(buildBatch(4, buildHotel(7, 70, ['HER'])));
    expect((await offers.search(listHotels({ arrivalAirports: ['HER'] }))).answer.total).toBe(2);
  });

  it('recognises an applied batch and a gap', async () => {
    const { offers } = await openShards();
    expect(await offers.apply(buildBatch(1, []))).toEqual({ outcome: 'known' });
    expect(await offers.apply(buildBatch(3, []))).toEqual({ outcome: 'gap', expected: 2 });
    expect(await offers.apply(buildBatch(2, []))).toEqual({ outcome: 'applied', refused: [], past: [] });
  });

  it('never mixes two states: a query during a change is answered after it', async () => {
    const shards = [createBruteOffers(), createBruteOffers()];
    const { offers } = await openShards(shards);
    const held = Promise.withResolvers<void>();
    const apply = shards[1]?.apply;
    vi.spyOn(shards[1] as OffersPort, 'apply').mockImplementation(async (batch) => {
      await held.promise;
      return (await apply?.(batch)) ?? { outcome: 'known' };
    });
    const applying = offers.apply(buildBatch(2, flyTo('PMI', 1_000)));
    await vi.waitFor(async () => expect(await shards[0]?.sequence()).toBe(2), pollTimeout);
    const searching = offers.search(listHotels());
    held.resolve();
    await applying;
    const { answer, sequence } = await searching;
    expect(sequence).toBe(2);
    expect(answer.hotels.map(({ key }) => key.hotelId)).toEqual([7, 8]);
  });

  it('sorts by prices of the same state as the answers', async () => {
    const shards = [createBruteOffers(), createBruteOffers()];
    const { offers } = await openShards(shards);
    const held = Promise.withResolvers<void>();
    const [, second] = shards as [OffersPort, OffersPort];
    const search = second.search;
    vi.spyOn(second, 'search').mockImplementationOnce(async (query) => {
      const found = await search(query);
      await held.promise;
      return found;
    });
    const byRating = { ...listHotels(), sort: 'rating' as const };
    const searching = offers.search(byRating);
    await offers.apply(
      buildBatch(2, [{ kind: 'hotel', hotel: { ...hotel, id: 8, rating: 60, airports: ['HER'] } }]),
    );
    held.resolve();
    expect(await searching).toEqual(await offers.search(byRating));
  });

  it('lists nights in the order of numbers, over all shards', async () => {
    const { offers } = await openShards();
    const back: FlightFacts = { ...inbound, from: 'HER', day: june(15), fare: 100 };
    await offers.apply(buildBatch(2, [{ kind: 'flight', flight: back }]));
    const { answer } = await offers.search({ name: 'options', by: 'nights', request: anyTrip });
    expect(answer.map(({ value }) => value)).toEqual(['7', '14']);
  });

  it('takes a batch again that one shard could not take', async () => {
    const shards = [createBruteOffers(), createBruteOffers()];
    const { offers } = await openShards(shards);
    vi.spyOn(shards[1] as OffersPort, 'apply').mockRejectedValueOnce(new Error('lost'));
    const batch = buildBatch(2, flyTo('PMI', 1_000));
    await expect(offers.apply(batch)).rejects.toThrow('lost');
    await expect(offers.search(listHotels())).rejects.toThrow('on the move');
    expect(await offers.apply(batch)).toEqual({ outcome: 'applied', refused: [], past: [] });
    expect((await offers.search(listHotels())).sequence).toBe(2);
  });

  it('fails to load when the parts fail, and loads the next time', async () => {
    const { offers } = await openShards();
    async function* breakOff() {
      yield world;
      throw new Error('broken off');
    }
    const start = { sequence: 9, at: 1_009, firstDay: may(1) };
    await expect(offers.load({ ...start, parts: breakOff() })).rejects.toThrow('broken off');
    expect(await offers.load({ ...start, parts: [world] })).toEqual([]);
    expect((await offers.search(listHotels())).sequence).toBe(9);
  });

  it('fails to load when a shard fails, without waiting for the others', async () => {
    const shards = [createBruteOffers(), createBruteOffers()];
    const { offers } = await openShards(shards);
    vi.spyOn(shards[0] as OffersPort, 'load').mockRejectedValueOnce(new Error('no memory'));
    const parts = [world, [], []];
    await expect(offers.load({ sequence: 2, at: 1, firstDay: 0, parts })).rejects.toThrow('no memory');
  });

  it('restores what it has written', async () => {
    const { offers } = await openShards();
    await offers.apply(buildBatch(2, [{ kind: 'hotel-gone', hotelId: 7 }]));
    const file = join(folder, 'offers');
    expect(await offers.snapshot(file)).toBe(2);
    const restored = createShardedOffers({ shards: [createBruteOffers(), createBruteOffers()], shardOf });
    expect(await restored.restore(file)).toBe(true);
    expect(await restored.sequence()).toBe(2);
    expect(await restored.search(listHotels())).toEqual(await offers.search(listHotels()));
    expect(await restored.checksum()).toBe(await offers.checksum());
    expect(await restored.apply(buildBatch(3, [{ kind: 'plan-gone', planId: 80 }]))).toEqual({
      outcome: 'applied',
      refused: [],
      past: [],
    });
  });

  it('restores nothing that is missing, damaged or of another number of shards', async () => {
    const { offers } = await openShards();
    const file = join(folder, 'offers');
    expect(await offers.restore(file)).toBe(false);
    await offers.snapshot(file);
    const three = createShardedOffers({ shards: [1, 2, 3].map(createBruteOffers) });
    expect(await three.restore(file)).toBe(false);
    writeFileSync(`${file}.1`, 'damaged');
    const two = createShardedOffers({ shards: [1, 2].map(createBruteOffers), shardOf });
    expect(await two.restore(file)).toBe(false);
    expect(await offers.search(listHotels())).toMatchObject({ sequence: 1 });
  });
});

async function openShards(shards: readonly OffersPort[] = [createBruteOffers(), createBruteOffers()]) {
  const offers = createShardedOffers({ shards, shardOf });
  expect(await offers.apply(buildBatch(1, world))).toEqual({ outcome: 'applied', refused: [], past: [] });
  return { shards, offers };
}

function buildBatch(sequence: number, changes: readonly SupplyChange[]) {
  return { sequence, at: 1_000 + sequence, changes };
}

/** A hotel with one plan that is open all June. */
function buildHotel(id: number, planId: number, airports: readonly string[]): SupplyChange[] {
  return [
    { kind: 'hotel', hotel: { ...hotel, id, airports } },
    { kind: 'plan', plan: { ...plan, id: planId, hotelId: id } },
    nightsOfJune(planId),
  ];
}

/** There on 1 June and back a week later. */
function flyTo(airport: string, fare: number): SupplyChange[] {
  const there: FlightFacts = { ...outbound, to: airport, fare };
  const back: FlightFacts = { ...inbound, from: airport, fare };
  return [there, back].map((flight) => ({ kind: 'flight', flight }));
}

function listHotels(asked: Partial<TripRequest> = {}): OfferQuery<'hotels'> {
  return {
    name: 'hotels',
    request: { ...anyTrip, ...asked },
    sort: 'price',
    page: 1,
    pageSize: 20,
    withFacets: true,
  };
}
