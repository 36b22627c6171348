import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type EmbeddedSupplier,
  openEmbeddedSupplier,
} from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../src/demo/supplier/store/small-world.server.ts';
import { noFilters } from '../../src/domain/search/offer-query.ts';
import { dayAt } from '../../src/domain/time/calendar-day.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import { createOfferIndex } from '../../src/offer-index/offer-index.ts';
import type { OfferQuery } from '../../src/ports/offers/offers-port.ts';
import { createRankingStore } from '../../src/ports/offers/sharded/ranking-store.server.ts';
import { createShardRouter, type ShardRouter } from '../../src/ports/offers/sharded/shard-router.server.ts';
import { createShardTable, type ShardPlan } from '../../src/ports/offers/sharded/shard-table.server.ts';
import { connectNats, type NatsLink } from '../../src/ports/supply-log/nats/connect-nats.server.ts';
import {
  type NatsTestServer,
  natsIsMissing,
  startNatsTestServer,
} from '../../src/ports/supply-log/nats/nats-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import type { ShardReplicaSettings } from './shard-replica.ts';

vi.setConfig({ testTimeout: 180_000 });
const now = '2026-03-02T06:00:00Z';
const today = dayAt(new Date(now));

/** Everything that the small world sells in the next two months. */
const everything: OfferQuery<'hotels'> = {
  name: 'hotels',
  sort: 'rating',
  page: 1,
  pageSize: 20,
  withFacets: true,
  request: {
    kind: 'hotel-only',
    party: { adults: 2, childrenBorn: [] },
    bookingDay: today,
    departure: { from: today, to: today + 60 },
    return: { from: today, to: today + 74 },
    nights: { from: 3, to: 14 },
    departureAirports: null,
    arrivalAirports: null,
    destinations: null,
    hotels: null,
    filters: { ...noFilters, includeOnRequest: true },
  },
};

describe.skipIf(natsIsMissing)(`shards in processes${natsIsMissing ? `: ${natsIsMissing}` : ''}`, () => {
  let database: TestDatabase;
  let nats: NatsTestServer;
  let link: NatsLink;
  let supply: EmbeddedSupplier;
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-shards-'));
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    nats = await startNatsTestServer();
    link = connectNats({ url: nats.url, connected: () => undefined, report: () => undefined });
    supply = await openEmbeddedSupplier({
      pool: database.pool,
      clock: settableClock(now),
      hotels: 3,
      seed: 7,
      secret: 'for tests only',
      describeWorld: describeSmallWorld,
    });
  });

  afterEach(async () => {
    await Promise.all([...running].map((replica) => stop(replica, 'SIGKILL')));
  });

  afterAll(async () => {
    await supply.close();
    await link.close();
    await nats.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  async function startReplica({ version, shards }: ShardPlan, shard: number): Promise<ChildProcess> {
    const settings: ShardReplicaSettings = {
      databaseUrl: database.url,
      natsUrl: nats.url,
      snapshotFolder: mkdtempSync(join(folder, 'replica-')),
      now,
      version,
      shard,
      shards,
    };
    const replica = fork('tests/process/shard-replica.ts', [JSON.stringify(settings)]);
    running.add(replica);
    await Promise.race([
      once(replica, 'message'),
      once(replica, 'exit').then(() => Promise.reject(new Error('A replica has ended by itself'))),
    ]);
    return replica;
  }

  async function stop(replica: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
    running.delete(replica);
    if (replica.exitCode !== null || replica.signalCode !== null) return replica.exitCode;
    const ended = once(replica, 'exit');
    replica.kill(signal);
    const [code] = await ended;
    return code;
  }

  function openRouter(): ShardRouter {
    return createShardRouter({
      connection: link.current,
      table: createShardTable(database.db),
      rankings: createRankingStore(database.db),
      prefix: 'test',
      report: () => undefined,
      timings: { lookIntervalMs: 100, attemptMs: 1_000, answerMs: 20_000 },
    });
  }

  /** Asks without a pause, while prices move; each answer has to be that of a single index that knows as many batches. */
  async function askContinuously(router: ShardRouter) {
    const { sequence: begun, parts } = await supply.feed.everything();
    const single = createOfferIndex({ firstDay: today });
    for await (const part of parts) expect(single.fill(part)).toEqual([]);
    let known = begun;
    let answers = 0;
    let isDone = false;
    const states = new Set<number>();

    async function ask(): Promise<void> {
      while (!isDone) {
        const { answer, sequence } = await router.search(everything);
        for (const { sequence: next, changes } of await supply.feed.after(known, sequence - known)) {
          single.fill(changes);
          single.sweep();
          known = next;
        }
        expect(known).toBe(sequence);
        expect(answer).toEqual(single.search(everything));
        expect(answer.total).toBeGreaterThan(1);
        states.add(sequence);
        answers += 1;
      }
    }

    async function drift(): Promise<void> {
      while (!isDone) {
        await supply.runDrift();
        await sleep(50);
      }
    }

    const done = Promise.all([ask(), drift()]);
    done.catch(() => undefined);
    return {
      /** Waits for so many further answers. */
      async more(count: number) {
        const wanted = answers + count;
        while (answers < wanted) await Promise.race([sleep(20), done]);
      },
      async end() {
        isDone = true;
        await done;
        return { answers, states: states.size };
      },
    };
  }

  it('answer rightly while replicas come, leave and are killed, and while the hotels are divided among other shards', async () => {
    const table = createShardTable(database.db);
    const first = await table.plan(2);
    const replicas = await Promise.all([0, 0, 1].map((shard) => startReplica(first, shard)));
    const router = openRouter();
    try {
      await router.ready;
      const asking = await askContinuously(router);
      await asking.more(20);
      // One is killed while it is asked, another one comes.
      await stop(replicas[0] as ChildProcess, 'SIGKILL');
      await asking.more(20);
      const joining = await startReplica(first, 1);
      await asking.more(20);
      // One leaves in order.
      expect(await stop(replicas[2] as ChildProcess, 'SIGTERM')).toBe(0);
      await asking.more(20);

      const second = await table.plan(3);
      const coming = await Promise.all([0, 1].map((shard) => startReplica(second, shard)));
      await asking.more(10);
      expect(await table.serving()).toMatchObject({ version: first.version });
      coming.push(await startReplica(second, 2));
      expect(await table.serving()).toMatchObject({ version: second.version, shards: 3 });
      // Those of the former plan end by themselves.
      const former = [replicas[1] as ChildProcess, joining];
      await Promise.all(former.map(async (each) => each.exitCode ?? once(each, 'exit')));
      expect(former.map(({ exitCode }) => exitCode)).toEqual([0, 0]);
      await asking.more(20);
      const { answers, states } = await asking.end();
      expect(answers).toBeGreaterThan(100);
      expect(states).toBeGreaterThan(5);

      // Without any replica of a shard there is no answer rather than a list without its hotels.
      await stop(coming[1] as ChildProcess, 'SIGKILL');
      await expect(router.search(everything)).rejects.toMatchObject({ reason: 'no-replica' });
      await startReplica(second, 1);
      expect((await router.search(everything)).answer.total).toBeGreaterThan(1);
    } finally {
      await router.close();
    }
  });
});
