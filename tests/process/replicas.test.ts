import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type EmbeddedSupplier,
  openEmbeddedSupplier,
} from '../../src/demo/supplier/embedded-supplier.server.ts';
import { describeSmallWorld } from '../../src/demo/supplier/store/small-world.server.ts';
import { settableClock } from '../../src/domain/time/clock.ts';
import {
  type NatsTestServer,
  natsIsMissing,
  startNatsTestServer,
} from '../../src/ports/supply-log/nats/nats-test-server.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import type { ReplicaSettings, ReplicaState } from './replica.ts';

vi.setConfig({ testTimeout: 90_000 });
const now = '2026-03-02T06:00:00Z';

describe.skipIf(natsIsMissing)(`replicas over NATS${natsIsMissing ? `: ${natsIsMissing}` : ''}`, () => {
  let database: TestDatabase;
  let nats: NatsTestServer;
  let supply: EmbeddedSupplier;
  const folder = mkdtempSync(join(tmpdir(), 'fernweh-replicas-'));
  const running = new Set<ChildProcess>();

  beforeAll(async () => {
    database = await createTestDatabase();
    nats = await startNatsTestServer();
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
    await Promise.all([...running].map((process) => kill({ process })));
  });

  afterAll(async () => {
    await supply.close();
    await nats.close();
    await database.drop();
    rmSync(folder, { recursive: true });
  });

  /** A process with snapshots of its own. */
  async function startReplica(name: string) {
    const settings: ReplicaSettings = {
      databaseUrl: database.url,
      natsUrl: nats.url,
      snapshotFolder: join(folder, name),
      now,
    };
    const process = fork('tests/process/replica.ts', [JSON.stringify(settings)]);
    running.add(process);
    await Promise.race([once(process, 'message'), endOf(process)]);
    return { process, name };
  }

  async function endOf(process: ChildProcess): Promise<never> {
    await once(process, 'exit');
    throw new Error('A replica has ended by itself');
  }

  async function readState({ process }: { process: ChildProcess }): Promise<ReplicaState> {
    process.send('state');
    const [state] = (await once(process, 'message')) as [ReplicaState];
    return state;
  }

  async function kill({ process }: { process: ChildProcess }): Promise<void> {
    running.delete(process);
    const ended = once(process, 'exit');
    process.kill('SIGKILL');
    await ended;
  }

  /** Lets the supplier change prices so many times. Returns the number of the last batch. */
  async function drift(times: number): Promise<number> {
    for (let turn = 0; turn < times; turn += 1) await supply.runDrift();
    const { rows } = await database.pool.query('select sequence from supplier.feed_end');
    return Number(rows[0].sequence);
  }

  async function expectEqual(replicas: readonly { process: ChildProcess }[], sequence: number) {
    const states = await vi.waitFor(
      async () => {
        const all = await Promise.all(replicas.map(readState));
        expect(all.map((state) => state.sequence)).toEqual(all.map(() => sequence));
        return all;
      },
      { timeout: 30_000, interval: 50 },
    );
    expect(new Set(states.map(({ checksum }) => checksum)).size).toBe(1);
    return states;
  }

  it('have equal checksums: one that was there, one that came late, one that was killed and restarted', async () => {
    const first = await startReplica('first');
    const before = await expectEqual([first], await drift(3));
    const late = await startReplica('late');
    await expectEqual([first, late], await drift(3));

    await vi.waitFor(() => expect(readdirSync(join(folder, 'first')).length).toBeGreaterThan(0), {
      timeout: 10_000,
    });
    await kill(first);
    const [alone] = await expectEqual([late], await drift(3));
    expect(alone?.isLeader).toBe(true);
    const restarted = await startReplica('first');
    const [after] = await expectEqual([restarted, late], await drift(3));
    expect(after?.loadedFrom).toBe('snapshot');
    expect(after?.checksum).not.toBe(before[0]?.checksum);
  });

  it('follow on after NATS was killed', async () => {
    const replicas = [await startReplica('one'), await startReplica('other')];
    await expectEqual(replicas, await drift(2));
    await nats.kill();
    await drift(2);
    await nats.restart();
    await expectEqual(replicas, await drift(2));
  });
});
