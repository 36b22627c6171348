import { resolve } from 'node:path';
import pg from 'pg';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { createSupplierFeed } from '../../src/demo/supplier/feed/supplier-feed.server.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import { openSharedOffers } from '../../src/offer-index/shared-offers.server.ts';
import { keepReplica } from '../../src/ports/offers/sharded/keep-replica.server.ts';
import { createRankingStore } from '../../src/ports/offers/sharded/ranking-store.server.ts';
import { serveShard } from '../../src/ports/offers/sharded/serve-shard.server.ts';
import { shardSubject } from '../../src/ports/offers/sharded/shard-messages.ts';
import { createShardTable } from '../../src/ports/offers/sharded/shard-table.server.ts';
import { connectNats } from '../../src/ports/supply-log/nats/connect-nats.server.ts';
import { openNatsSupplyLog } from '../../src/ports/supply-log/nats/nats-supply-log.server.ts';
import { followSupply } from '../../src/server/supply/follow-supply.server.ts';

/** The settings that the test passes to a replica, as its only argument. */
export interface ShardReplicaSettings {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly snapshotFolder: string;
  readonly now: string;
  readonly version: number;
  readonly shard: number;
  readonly shards: number;
}

// A replica of a shard as `npm run start:shard` puts it together, in a hurry and on a small world, until it is killed or told to leave.
const settings = JSON.parse(process.argv[2] ?? '{}') as ShardReplicaSettings;
const { databaseUrl, natsUrl, snapshotFolder, now, version, shard, shards } = settings;
const report = () => {};
const pool = new pg.Pool({ connectionString: databaseUrl, max: 8 });
pool.on('error', report);
const db = openKysely(pool);
const log = await openNatsSupplyLog({
  db,
  url: natsUrl,
  limits: { copies: 1, maxBytes: 10_000_000, maxAge: 600_000 },
  report,
});
const offers = openSharedOffers({
  readers: 1,
  threadFile: resolve('src/offer-index/offer-thread.server.ts'),
  capacity: { hotels: 100, plans: 200, routes: 100, flights: 50_000 },
  part: { shard, shards },
  report,
});
const follower = followSupply({
  supply: { feed: createSupplierFeed(pool) },
  log,
  offers,
  history: { record: report },
  pool,
  clock: settableClock(now),
  snapshotFolder,
  report,
  timings: { pullIntervalMs: 20, electionIntervalMs: 100, snapshotIntervalMs: 60_000, retryDelayMs: 100 },
});
const nats = connectNats({ url: natsUrl, connected: report, report });
const table = createShardTable(db);
await follower.ready;
const replica = keepReplica({
  plan: { version },
  shard,
  table,
  served: serveShard({
    connection: nats.current,
    subject: shardSubject('test', version, shard),
    offers,
    rankings: createRankingStore(db),
    report,
  }),
  offers,
  lastBatch: log.last,
  retire: () => void end(),
  report,
  timings: { reportIntervalMs: 100, retireMs: 1_000 },
});

async function end(): Promise<void> {
  await replica.leave();
  process.exit(0);
}

process.on('SIGTERM', () => void end());
process.on('disconnect', () => process.exit(1));
await replica.joined;
process.send?.('ready');
