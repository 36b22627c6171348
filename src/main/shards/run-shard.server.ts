import { createServer } from 'node:http';
import { join } from 'node:path';
import { openKysely } from '../../database/open-kysely.server.ts';
import { shardPolicy } from '../../defaults.ts';
import { createSupplierFeed } from '../../demo/supplier/feed/supplier-feed.server.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { openSharedOffers } from '../../offer-index/shared-offers.server.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import { keepReplica } from '../../ports/offers/sharded/keep-replica.server.ts';
import { createRankingStore } from '../../ports/offers/sharded/ranking-store.server.ts';
import { serveShard } from '../../ports/offers/sharded/serve-shard.server.ts';
import { shardSubject } from '../../ports/offers/sharded/shard-messages.ts';
import type { ShardPlan, ShardTable } from '../../ports/offers/sharded/shard-table.server.ts';
import { connectNats } from '../../ports/supply-log/nats/connect-nats.server.ts';
import { openNatsSupplyLog } from '../../ports/supply-log/nats/nats-supply-log.server.ts';
import { readSupplyLogId } from '../../ports/supply-log/supply-log-rows.server.ts';
import { beginLifecycle, type Lifecycle } from '../../server/process/lifecycle.server.ts';
import { openLog } from '../../server/process/open-log.server.ts';
import { followSupply } from '../../server/supply/follow-supply.server.ts';
import { StartupError } from '../../settings/startup-error.ts';
import { shardPrefix } from '../adapters/open-shard-router.server.ts';
import type { Env } from '../settings/env.server.ts';
import { threadFile } from '../wiring/build-paths.ts';
import { reportSupply } from '../wiring/report-supply.ts';
import { openShards } from './open-shards.server.ts';
import { waitForSupply } from './wait-for-supply.server.ts';

interface Arguments {
  readonly shard: string | undefined;
  /** Port of this machine at which `/readyz` says whether it answers; none without it. */
  readonly probePort: string | undefined;
}

/**
 * A replica of a shard of the newest plan: it loads its part of the hotels, follows the supply log, and answers questions while it is up to date. A
 * signal lets it leave in order; so does another plan that serves instead.
 */
export async function runShard({ shard: wanted, probePort }: Arguments): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const { env, pool, table } = await openShards(lifecycle);
    const plan = await choosePlan(table, wanted);
    const part = { shard: Number(wanted), shards: plan.shards };
    const db = openKysely(pool);
    const log = openLog(env.logLevel);
    const report = (error: unknown) => log.error({ err: error, ...part }, 'a shard failed');
    const logId = await readSupplyLogId(db);
    const waiting = new AbortController();
    lifecycle.atEnd(async () => waiting.abort());
    await waitForSupply(pool, waiting.signal);
    const feed = createSupplierFeed(pool);
    const supplyLog = await openNatsSupplyLog({ db, url: env.natsUrl ?? '', report });
    lifecycle.atEnd(async () => {
      await supplyLog.close();
      feed.close();
    });
    const offers = openPart(env, part, report);
    lifecycle.atEnd(() => offers.close());
    const follower = followSupply({
      supply: { feed },
      log: supplyLog,
      offers,
      // What prices were is known to an index of all hotels alone.
      history: { record: () => undefined },
      pool,
      snapshotFolder: join(env.dataDir, 'offers', `${logId}-${plan.version}-${part.shard}`),
      clock: systemClock,
      report: (event) => reportSupply(log, event),
    });
    lifecycle.atEnd(() => follower.close());
    const nats = connectNats({ url: env.natsUrl ?? '', connected: () => undefined, report });
    lifecycle.atEnd(() => nats.close());
    const served = serveShard({
      connection: nats.current,
      subject: shardSubject(shardPrefix(logId), plan.version, part.shard),
      offers,
      rankings: createRankingStore(db),
      report,
    });
    await follower.ready;
    const replica = keepReplica({
      plan,
      shard: part.shard,
      table,
      served,
      offers,
      lastBatch: supplyLog.last,
      retire: () => lifecycle.end(0),
      report,
    });
    lifecycle.atEnd(replica.leave);
    if (probePort !== undefined) openProbe(lifecycle, probePort, replica.isAnswering);
    await replica.joined;
    console.log(`Shard ${part.shard} of ${plan.shards} answers.`);
  } catch (error) {
    lifecycle.fail(error);
  }
}

async function choosePlan(table: ShardTable, wanted: string | undefined): Promise<ShardPlan> {
  const plan = await table.newest();
  if (plan === null) throw new StartupError('No shards are planned: npm run shards -- --plan 4');
  if (wanted === undefined || !/^\d+$/.test(wanted) || Number(wanted) >= plan.shards) {
    throw new StartupError(
      `--shard is "${wanted ?? ''}" but must be a whole number from 0 to ${plan.shards - 1}: plan ${plan.version} has ${plan.shards} shards.`,
    );
  }
  return plan;
}

function openPart(
  env: Env,
  part: { shard: number; shards: number },
  report: (error: unknown) => void,
): OffersPort {
  return openSharedOffers({
    readers: env.searchThreads,
    threadFile: threadFile('offer-thread.js', 'src/offer-index/offer-thread.server.ts'),
    capacity: {
      hotels: env.shardHotels,
      plans: Math.ceil(env.shardHotels * shardPolicy.plansPerHotel),
      routes: shardPolicy.routes,
      flights: shardPolicy.flights,
    },
    part,
    report,
  });
}

/** Answers a supervisor: at `/readyz` whether questions are taken, at every other path that the process lives. */
function openProbe(lifecycle: Lifecycle, port: string, isAnswering: () => boolean): void {
  const server = createServer((request, response) => {
    response.writeHead(request.url !== '/readyz' || isAnswering() ? 200 : 503).end();
  });
  server.on('error', lifecycle.fail);
  server.listen(Number(port));
  lifecycle.atEnd(async () => void server.close());
}
