import { resolve } from 'node:path';
import pg from 'pg';
import { openKysely } from '../../src/database/open-kysely.server.ts';
import { openEmbeddedSupplier } from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../src/demo/supplier/store/small-world.server.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import { openSharedOffers } from '../../src/offer-index/shared-offers.server.ts';
import { createPostgresPriceHistory } from '../../src/ports/price-history/postgres-price-history.server.ts';
import { openNatsSupplyLog } from '../../src/ports/supply-log/nats/nats-supply-log.server.ts';
import { followSupply } from '../../src/server/supply/follow-supply.server.ts';

/** The settings that the test passes to a replica, as its only argument. */
export interface ReplicaSettings {
  readonly databaseUrl: string;
  readonly natsUrl: string;
  readonly snapshotFolder: string;
  readonly now: string;
}

/** What a replica answers when it is asked anything. */
export interface ReplicaState {
  readonly sequence: number;
  readonly checksum: string;
  readonly isLeader: boolean;
  /** Where its state came from at first. */
  readonly loadedFrom: string | null;
}

// A process with an offer index of its own, until it is killed.
const settings = JSON.parse(process.argv[2] ?? '{}') as ReplicaSettings;
const report = () => {};
const pool = new pg.Pool({ connectionString: settings.databaseUrl, max: 8 });
pool.on('error', report);
const clock = settableClock(settings.now);
const supply = await openEmbeddedSupplier({
  pool,
  clock,
  hotels: 3,
  seed: 7,
  secret: 'for tests only',
  describeWorld: describeSmallWorld,
});
const limits = { copies: 1, maxBytes: 10_000_000, maxAge: 600_000 };
// Within the test no poll helps: what comes has come by NATS.
const log = await openNatsSupplyLog({
  db: openKysely(pool),
  url: settings.natsUrl,
  limits,
  pollEvery: 60_000,
  report,
});
const offers = openSharedOffers({
  readers: 1,
  threadFile: resolve('src/offer-index/offer-thread.server.ts'),
  capacity: { hotels: 100, plans: 200, routes: 100, flights: 50_000 },
  report,
});
let loadedFrom: string | null = null;
const history = createPostgresPriceHistory({ db: openKysely(pool), report });
const follower = followSupply({
  supply,
  log,
  offers,
  history,
  pool,
  clock,
  snapshotFolder: settings.snapshotFolder,
  report(event) {
    if (event.kind === 'loaded') loadedFrom ??= event.from;
  },
  timings: { pullIntervalMs: 20, electionIntervalMs: 100, snapshotIntervalMs: 200, retryDelayMs: 100 },
});
await follower.ready;

process.on('message', async () => {
  const { isLeader } = follower.health();
  const checksum = await offers.checksum();
  const state: ReplicaState = { sequence: await offers.sequence(), checksum, isLeader, loadedFrom };
  process.send?.(state);
});
process.on('disconnect', () => process.exit(0));
process.send?.('ready');
