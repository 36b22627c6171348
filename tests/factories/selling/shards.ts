import { randomUUID } from 'node:crypto';
import { resolve } from 'node:path';
import { connect, type NatsConnection } from '@nats-io/transport-node';
import type { Db } from '../../../src/database/open-kysely.server.ts';
import { openSharedOffers } from '../../../src/offer-index/shared-offers.server.ts';
import type { OffersPort } from '../../../src/ports/offers/offers-port.ts';
import { createRankingStore } from '../../../src/ports/offers/sharded/ranking-store.server.ts';
import { type ServedShard, serveShard } from '../../../src/ports/offers/sharded/serve-shard.server.ts';
import { shardSubject } from '../../../src/ports/offers/sharded/shard-messages.ts';
import { createShardRouter } from '../../../src/ports/offers/sharded/shard-router.server.ts';
import { createShardTable, type ShardPlan } from '../../../src/ports/offers/sharded/shard-table.server.ts';

const fail = (error: unknown) => {
  throw error;
};

/** A replica of a shard in this process. */
export interface TestReplica {
  readonly shard: number;
  readonly offers: OffersPort;
  readonly served: ServedShard;
  /** Ends its connection without a word, as a killed process does. */
  die(): Promise<void>;
  /** Leaves, then ends. */
  end(): Promise<void>;
}

/** Shards and who asks them over a real NATS and PostgreSQL, with prefixes of their own: several fit on one server. */
export function createTestShards({ db, natsUrl }: { readonly db: Db; readonly natsUrl: string }) {
  const prefix = `test-${randomUUID()}`;
  const table = createShardTable(db);
  const replicas = new Set<TestReplica>();
  const open = new Set<{ close(): Promise<void> }>();

  async function connectToNats(): Promise<NatsConnection> {
    return connect({ servers: natsUrl });
  }

  return {
    table,

    /** @param offers by default the index in threads, with the part of the shard */
    async startReplica(
      { version, shards }: Pick<ShardPlan, 'version' | 'shards'>,
      shard: number,
      offers: OffersPort = openPart(shard, shards),
    ): Promise<TestReplica> {
      const nats = await connectToNats();
      const served = serveShard({
        connection: () => nats,
        subject: shardSubject(prefix, version, shard),
        offers,
        rankings: createRankingStore(db),
        report: fail,
      });
      served.join();
      await nats.flush();
      const id = randomUUID();
      await table.report(id, { version, shard, sequence: await offers.sequence() });
      const end = async () => {
        replicas.delete(replica);
        await table.remove(id);
        await nats.close();
        await offers.close();
      };
      const replica: TestReplica = {
        shard,
        offers,
        served,
        die: end,
        async end() {
          await served.leave();
          await end();
        },
      };
      replicas.add(replica);
      return replica;
    },

    async openRouter(timings: Parameters<typeof createShardRouter>[0]['timings'] = {}) {
      const nats = await connectToNats();
      const router = createShardRouter({
        connection: () => nats,
        table,
        rankings: createRankingStore(db),
        prefix,
        report: () => {},
        timings: { lookIntervalMs: 50, ...timings },
      });
      open.add({
        async close() {
          await router.close();
          await nats.close();
        },
      });
      return router;
    },

    replicas,

    async close() {
      await Promise.all([...open].map((each) => each.close()));
      await Promise.all([...replicas].map((each) => each.end()));
    },
  };
}

export type TestShards = ReturnType<typeof createTestShards>;

/** The index of a shard, with room for a small world. */
export function openPart(shard: number, shards: number): OffersPort {
  return openSharedOffers({
    readers: 1,
    threadFile: resolve('src/offer-index/offer-thread.server.ts'),
    capacity: { hotels: 500, plans: 2_000, routes: 1_000, flights: 200_000 },
    part: { shard, shards },
    report: fail,
  });
}
