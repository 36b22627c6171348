import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { jetstreamManager } from '@nats-io/jetstream';
import { connect } from '@nats-io/transport-node';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { pollTimeout } from '../../../../tests/poll-timeout.ts';
import { openKysely } from '../../../database/open-kysely.server.ts';
import { buildBatch, buildBatches, proveSupplyLogPort } from '../conformance.ts';
import { openNatsSupplyLog } from './nats-supply-log.server.ts';
import { type NatsTestServer, natsIsMissing, startNatsTestServer } from './nats-test-server.ts';

/** NATS reserves the bytes of every stream. */
const limits = { copies: 1, maxBytes: 1_000_000, maxAge: 60_000 };

describe.skipIf(natsIsMissing)(`supply log over NATS${natsIsMissing ? `: ${natsIsMissing}` : ''}`, () => {
  let database: Awaited<ReturnType<typeof createTestDatabase>>;
  let pool: pg.Pool;
  let nats: NatsTestServer;
  let name: string;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 5, application_name: 'follower' });
    pool.on('error', () => {}).on('connect', (client) => client.on('error', () => {}));
    nats = await startNatsTestServer();
  });

  afterAll(async () => {
    await nats.close();
    await pool.end();
    await database.drop();
  });

  async function clear(): Promise<void> {
    name = `test-${randomUUID().slice(0, 8)}`;
    await database.pool.query('truncate supply_log');
  }

  /** A poll of a minute: what arrives has come by NATS. */
  function open({
    pollEvery = 60_000,
    report = () => {},
  }: {
    pollEvery?: number;
    report?: (error: unknown) => void;
  } = {}) {
    return openNatsSupplyLog({ db: openKysely(pool), url: nats.url, name, limits, pollEvery, report });
  }

  /** Follows from a number on and collects the numbers of the batches. */
  function record(log: Awaited<ReturnType<typeof open>>, sequence: number) {
    const numbers: number[] = [];
    const failed = vi.fn();
    log.follow(
      sequence,
      async (batches) => void numbers.push(...batches.map(({ sequence }) => sequence)),
      failed,
    );
    const reach = (last: number) =>
      vi.waitFor(() => expect(numbers.at(-1)).toBe(last), { timeout: 10_000, interval: 5 });
    return { numbers, failed, reach };
  }

  proveSupplyLogPort('NATS JetStream', {
    clear,
    open: () => open({ pollEvery: 300 }),
    async breakConnections() {
      await database.pool.query(
        `select pg_terminate_backend(pid) from pg_stat_activity
          where application_name = 'follower' and datname = current_database()`,
      );
      await nats.restart();
    },
  });

  it('delivers new batches through the stream only', async () => {
    await clear();
    const [writer, reader] = [await open(), await open()];
    await writer.append([buildBatch(1)]);
    const following = record(reader, 0);
    await following.reach(1);
    for (let sequence = 2; sequence <= 30; sequence += 1) await writer.append([buildBatch(sequence)]);
    await following.reach(30);
    expect(following.numbers).toEqual(buildBatches(1, 30).map(({ sequence }) => sequence));
    await Promise.all([writer.close(), reader.close()]);
  });

  it('stores each batch once, in order, while two writers append the same', async () => {
    await clear();
    const [one, other] = [await open(), await open()];
    for (let sequence = 1; sequence <= 20; sequence += 1) {
      await Promise.all([one.append([buildBatch(sequence)]), other.append([buildBatch(sequence)])]);
    }
    await vi.waitFor(async () => expect(await readStream()).toEqual(numbersTo(20)), { timeout: 5_000 });
    await Promise.all([one.close(), other.close()]);
  });

  it('appends without NATS, and publishes missed batches later', async () => {
    await clear();
    const report = vi.fn();
    const writer = await open({ report });
    const reader = await open({ pollEvery: 100 });
    await writer.append(buildBatches(1, 3));
    await vi.waitFor(async () => expect(await readStream()).toEqual(numbersTo(3)), { timeout: 5_000 });
    await nats.kill();
    const following = record(reader, 0);
    expect(await writer.append(buildBatches(4, 6))).toBe(6);
    await following.reach(6);
    await nats.restart();
    await vi.waitFor(async () => expect(await readStream()).toEqual(numbersTo(6)), { timeout: 5_000 });
    await Promise.all([writer.close(), reader.close()]);
  });

  it('continues with a NATS that has lost everything', async () => {
    await clear();
    const [writer, reader] = [await open(), await open({ pollEvery: 200 })];
    const following = record(reader, 0);
    await writer.append(buildBatches(1, 30));
    await following.reach(30);
    await nats.restart({ isBlank: true });
    await writer.append([buildBatch(31)]);
    await following.reach(31);
    await vi.waitFor(async () => expect((await readStream()).at(-1)).toBe(31), { timeout: 5_000 });
    await writer.append([buildBatch(32)]);
    await following.reach(32);
    expect(following.numbers).toEqual(numbersTo(32));
    await Promise.all([writer.close(), reader.close()]);
  });

  it('opens and follows while no NATS is there', async () => {
    await clear();
    const report = vi.fn();
    const log = await openNatsSupplyLog({
      db: openKysely(pool),
      url: 'nats://127.0.0.1:1',
      name,
      pollEvery: 50,
      report,
    });
    await log.append(buildBatches(1, 2));
    const following = record(log, 0);
    await following.reach(2);
    await vi.waitFor(() => expect(report).toHaveBeenCalled(), pollTimeout);
    await log.close();
  });

  it('reports a NATS without JetStream once, and continues with the table', async () => {
    await clear();
    const report = vi.fn();
    const plain = await startNatsTestServer({ jetStream: false });
    const log = await openNatsSupplyLog({
      db: openKysely(pool),
      url: plain.url,
      name,
      pollEvery: 50,
      report,
    });
    const following = record(log, 0);
    await vi.waitFor(() => expect(report).toHaveBeenCalled(), pollTimeout);
    for (let last = 1; last <= 3; last += 1) {
      await log.append(buildBatches(last, last));
      await following.reach(last);
      // Longer than until the next try.
      await sleep(600);
    }
    expect(report).toHaveBeenCalledOnce();
    await log.close();
    await plain.close();
  });

  /** Numbers of the batches that the stream holds. */
  async function readStream(): Promise<number[]> {
    const connection = await connect({ servers: nats.url, timeout: 2_000 });
    try {
      const { streams } = await jetstreamManager(connection);
      const [stream] = (await streams.names().next()).filter((each) => each.startsWith(name));
      const { state } = await streams.info(stream ?? '');
      const numbers: number[] = [];
      for (let seq = state.first_seq; seq <= state.last_seq; seq += 1) {
        const message = await streams.getMessage(stream ?? '', { seq });
        numbers.push(Number(message?.header.get('Nats-Msg-Id')));
      }
      return numbers;
    } finally {
      await connection.close();
    }
  }
});

function numbersTo(last: number): number[] {
  return buildBatches(1, last).map(({ sequence }) => sequence);
}
