import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildRankRows, buildUsualRows, findRanked, readUsualPrice } from '../../../domain/search/ranking.ts';
import { createRankingStore } from './ranking-store.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
beforeEach(() => database.db.deleteFrom('shard_ranking').execute());
afterAll(() => database.drop());

const ranking = {
  rows: buildRankRows([
    { hotelId: 7, rating: 12, region: 0, city: 0, transfers: [{ airport: 'PMI', minutes: 30 }] },
  ]),
  usual: buildUsualRows(1, () => ({ flights: 20_000, night: 9_000 })),
  driven: new Uint8Array([1]),
  departures: ['FRA'],
};

it('brings a ranking to another process, each table once', async () => {
  const stored = await createRankingStore(database.db).put(ranking);
  const again = await createRankingStore(database.db).put({ ...ranking, usual: ranking.usual.slice() });
  expect(again).toEqual(stored);
  const taken = await createRankingStore(database.db).take(stored);
  expect(findRanked(taken, 7)).toEqual(findRanked(ranking, 7));
  expect(readUsualPrice(taken, 0, 6)).toEqual({ flights: 20_000, night: 9_000 });
  expect([...taken.driven]).toEqual([1]);
  expect(taken.departures).toEqual(['FRA']);
  const { rows } = await database.pool.query('select count(*)::int as tables from shard_ranking');
  expect(rows[0].tables).toBe(3);
});

it('forgets what nobody has put for days', async () => {
  const store = createRankingStore(database.db);
  const stored = await store.put(ranking);
  await database.pool.query("update shard_ranking set used_at = now() - interval '3 days'");
  await createRankingStore(database.db).put({ ...ranking, driven: new Uint8Array([1, 0, 1]) });
  // The tables that both rankings have are in use.
  await expect(createRankingStore(database.db).take(stored)).rejects.toThrow(stored.driven);
});
