import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, openPool } from '../../tests/database.ts';
import { openKysely } from '../database/open-kysely.server.ts';
import { createJobQueue } from './job-queue.server.ts';

const database = await createTestDatabase({ isBlank: true });
/** Its connections fail where they would wait for a lock. */
const impatient = openPool(`${database.url}&options=${encodeURIComponent('-c lock_timeout=1s')}`);
afterAll(async () => {
  await impatient.end();
  await database.drop();
});
await database.pool.query(`create table job (
  trip text, kind text, is_open boolean not null default true, tries integer not null default 0,
  due_at timestamptz not null default now(), locked_by text, locked_until timestamptz, primary key (trip, kind))`);

interface Job {
  readonly trip: string;
  readonly kind: string;
  readonly tries: number;
}

const queue = createJobQueue<Job>(openKysely(impatient), {
  table: 'job',
  key: ['trip', 'kind'],
  isOpen: 'is_open',
  dueAt: 'due_at',
  attempts: 'tries',
  columns: ['trip', 'kind', 'tries'],
});
const ada = { holder: 'ada', leaseMs: 60_000 };
const bob = { holder: 'bob', leaseMs: 60_000 };

beforeEach(() => database.pool.query('truncate job'));

/** @param dueIn milliseconds from now */
async function add(trip: string, dueIn = 0): Promise<void> {
  await database.pool.query(
    `insert into job (trip, kind, due_at) values ($1, 'mail', now() + $2::float8 * interval '1 millisecond')`,
    [trip, dueIn],
  );
}
const expireLeases = () => database.pool.query(`update job set locked_until = now() - interval '1 second'`);
const claimTrips = async (lease = ada, limit = 10, now?: Date) =>
  (await queue.claimDue(lease, limit, now)).map(({ trip }) => trip);

describe('a job queue', () => {
  it('gives every row to one worker, however many claim at once', async () => {
    const trips = Array.from({ length: 40 }, (_, at) => `trip ${at}`);
    for (const trip of trips) await add(trip);
    const claims = await Promise.all(
      Array.from({ length: 8 }, (_, at) => claimTrips({ holder: `worker ${at}`, leaseMs: 60_000 }, 5)),
    );
    expect(claims.flat().toSorted()).toEqual(trips.toSorted());
  });

  it('skips a row that another transaction has locked', async () => {
    await add('locked', -1_000);
    await add('free');
    const client = await database.pool.connect();
    try {
      await client.query(`begin; select from job where trip = 'locked' for update`);
      expect(await claimTrips()).toEqual(['free']);
    } finally {
      await client.query('rollback');
      client.release();
    }
    expect(await claimTrips()).toEqual(['locked']);
  });

  it('claims the longest due rows first, and neither future nor closed ones', async () => {
    await add('third', -1_000);
    await add('second', -2_000);
    await add('first', -3_000);
    await add('to come', 60_000);
    await add('closed', -3_000);
    await database.pool.query(`update job set is_open = false where trip = 'closed'`);
    expect(await claimTrips(ada, 1)).toEqual(['first']);
    expect(await claimTrips()).toEqual(['second', 'third']);
  });

  it('uses the clock of its caller when there is one', async () => {
    await add('tomorrow', 24 * 3_600_000);
    expect(await claimTrips(ada, 10, new Date(Date.now() + 25 * 3_600_000))).toEqual(['tomorrow']);
  });

  it('gives a row to another worker when its lease has expired, and counts the claims', async () => {
    await add('trip');
    expect(await queue.claimDue(ada, 10)).toMatchObject([{ trip: 'trip', kind: 'mail', tries: 1 }]);
    expect(await queue.claimDue(bob, 10)).toEqual([]);
    await expireLeases();
    expect(await queue.claimDue(bob, 10)).toMatchObject([{ trip: 'trip', tries: 2 }]);
  });

  it('claims one row before it is due, unless it is leased or closed', async () => {
    await add('trip', 60_000);
    expect(await queue.claim(['trip', 'mail'], ada)).toMatchObject({ trip: 'trip' });
    expect(await queue.claim(['trip', 'mail'], bob)).toBeNull();
    await queue.release([['trip', 'mail']], 'ada');
    await database.pool.query('update job set is_open = false');
    expect(await queue.claim(['trip', 'mail'], bob)).toBeNull();
  });

  it('extends, releases and postpones only for the holder of the lease', async () => {
    await add('trip');
    const [job] = await queue.claimDue(ada, 10);
    if (job === undefined) throw new Error('nothing was claimed');
    const key = queue.keyOf(job);
    await queue.extend([key], { ...bob, leaseMs: -1 });
    await queue.release([key], 'bob');
    await queue.retryLater([{ key, delayMs: 0 }], 'bob');
    expect(await claimTrips(bob)).toEqual([]);
    await expireLeases();
    await queue.extend([key], ada);
    expect(await claimTrips(bob)).toEqual([]);
    await queue.release([key], 'ada');
    expect(await claimTrips(bob)).toEqual(['trip']);
  });

  it('makes each row due after its own delay', async () => {
    await add('soon');
    await add('late');
    const now = new Date('2027-03-01T10:00:00Z');
    const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
    await claimTrips();
    const delays = [
      { key: ['soon', 'mail'], delayMs: 1_000 },
      { key: ['late', 'mail'], delayMs: 5_000 },
    ];
    await queue.retryLater(delays, 'ada', now);
    expect(await claimTrips(bob, 10, later(999))).toEqual([]);
    expect(await claimTrips(bob, 10, later(1_000))).toEqual(['soon']);
    expect(await claimTrips(bob, 10, later(5_000))).toEqual(['late']);
  });
});
