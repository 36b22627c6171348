import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { createTestShards, openPart, type TestShards } from '../../../../tests/factories/selling/shards.ts';
import { supplyStart } from '../../../../tests/factories/supply.ts';
import { type OracleEngine, runOracle } from '../../../../tests/oracle/compare.ts';
import type { SupplyBatch } from '../../../domain/search/supply-facts.ts';
import { createOfferIndex } from '../../../offer-index/offer-index.ts';
import {
  type NatsTestServer,
  natsIsMissing,
  startNatsTestServer,
} from '../../supply-log/nats/nats-test-server.ts';
import { proveOffers, soldState, soldSupply } from '../conformance.ts';

vi.setConfig({ testTimeout: 120_000 });

describe.skipIf(natsIsMissing)(`shards over NATS${natsIsMissing ? `: ${natsIsMissing}` : ''}`, () => {
  let database: TestDatabase;
  let nats: NatsTestServer;
  beforeAll(async () => {
    database = await createTestDatabase();
    nats = await startNatsTestServer({ jetStream: false });
  });
  afterAll(async () => {
    await nats.close();
    await database.drop();
  });

  describe('as one', () => {
    let shards: TestShards;
    let router: Awaited<ReturnType<TestShards['openRouter']>>;
    beforeAll(async () => {
      shards = createTestShards({ db: database.db, natsUrl: nats.url });
      const plan = await shards.table.plan(2);
      for (const shard of [0, 1]) {
        const part = openPart(shard, 2);
        await part.load({ ...soldState, firstDay: supplyStart, parts: [soldSupply] });
        await shards.startReplica(plan, shard, part);
      }
      router = await shards.openRouter();
      await router.ready;
    }, 60_000);
    afterAll(() => shards.close());
    proveOffers(() => router);
  });

  it('answer like the brute force, while batches come and the number of shards changes', async () => {
    const shards = createTestShards({ db: database.db, natsUrl: nats.url });
    try {
      const report = await runOracle({
        seed: 3,
        worlds: 1,
        batches: 8,
        queriesPerBatch: 30,
        createEngine: () => createShardedEngine(shards),
      });
      expect(report.mismatch).toBeNull();
      expect(Object.values(report.counts).every(({ found }) => found > 0)).toBe(true);
    } finally {
      await shards.close();
    }
  });
});

/**
 * Two shards, one of them with two replicas; from the fourth batch on three shards, which have loaded all that came before. A supplier's tables have a plan
 * once: a change that would give one to another hotel, which single shards cannot see, never comes to them.
 */
function createShardedEngine(shards: TestShards): OracleEngine {
  const single = createOfferIndex({
    capacity: { hotels: 500, plans: 2_000, routes: 1_000, flights: 200_000 },
  });
  const homes = new Map<number, number>();
  const sent: SupplyBatch[] = [];
  const router = shards.openRouter();

  async function start(count: number): Promise<void> {
    const plan = await shards.table.plan(count);
    for (const shard of count === 2 ? [0, 1, 1] : [0, 1, 2]) {
      const replica = await shards.startReplica(plan, shard, await load(shard, count));
      expect(await replica.offers.sequence()).toBe(sent.length);
    }
  }

  async function load(shard: number, count: number) {
    const part = openPart(shard, count);
    for (const batch of sent) await part.apply(batch);
    return part;
  }

  function withoutMoves({ changes, ...batch }: SupplyBatch, refused: ReadonlySet<number>): SupplyBatch {
    const kept = changes.filter((change, index) => {
      if (change.kind !== 'plan') return true;
      const { id, hotelId } = change.plan;
      const home = homes.get(id) ?? hotelId;
      if (!refused.has(index)) homes.set(id, hotelId);
      return home === hotelId;
    });
    return { ...batch, changes: kept };
  }

  return {
    async apply(batch) {
      const result = single.apply(batch);
      const refused = new Set(result.outcome === 'applied' ? result.refused.map(({ index }) => index) : []);
      const known = withoutMoves(batch, refused);
      // Not all at once: questions meet replicas that are behind.
      const applying = [...shards.replicas].map(async ({ offers }) =>
        expect(await offers.apply(known)).toMatchObject({ outcome: 'applied' }),
      );
      sent.push(known);
      if (batch.sequence === 1) await start(2);
      if (batch.sequence === 4) await start(3);
      if (batch.sequence < 3) await Promise.all(applying);
      return result;
    },
    async search(query) {
      const { answer, sequence } = await (await router).search(query);
      if (sequence < sent.length) return this.search(query);
      return answer;
    },
  };
}
