import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { createBruteOffers } from '../../../tests/factories/brute-offers.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { createFakeSupply } from '../../demo/supplier/fake/fake-supply.ts';
import type { SupplyChange } from '../../domain/search/supply-facts.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { OffersPort } from '../../ports/offers/offers-port.ts';
import { createPostgresPriceHistory } from '../../ports/price-history/postgres-price-history.server.ts';
import type { SupplyPort } from '../../ports/supply/supply-port.ts';
import { createPostgresSupplyLog } from '../../ports/supply-log/postgres-supply-log.server.ts';
import {
  followSupply,
  type SupplyEvent,
  type SupplyFollower,
  type SupplyTimings,
} from './follow-supply.server.ts';

const database = await createTestDatabase();
afterAll(() => database.drop());

const history = createPostgresPriceHistory({ db: database.db, report: () => {} });
afterAll(() => history.close());

const clock = settableClock('2027-03-01T10:00:00Z');
const timings: SupplyTimings = {
  pullIntervalMs: 10,
  electionIntervalMs: 20,
  snapshotIntervalMs: 3_600_000,
  retryDelayMs: 10,
  longestCatchUp: 100,
};

describe('followSupply', () => {
  let folder: string;
  let ends: (() => Promise<void>)[] = [];

  beforeEach(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fernweh-snapshots-'));
    await database.pool.query('truncate supply_log');
  });

  afterEach(async () => {
    await Promise.all(ends.map((end) => end()));
    ends = [];
    rmSync(folder, { recursive: true, force: true });
  });

  /** A process that follows the supply, with an index and a log of its own. */
  function startReplica(supply: SupplyPort, { offers = createBruteOffers(), ...own }: StartOptions = {}) {
    const events: SupplyEvent[] = [];
    const log = createPostgresSupplyLog({
      db: database.db,
      pool: database.pool,
      pollEvery: 100,
      report: () => {},
    });
    const follower = followSupply({
      supply,
      log,
      offers,
      history,
      pool: database.pool,
      snapshotFolder: folder,
      clock,
      report: (event) => events.push(event),
      timings: { ...timings, ...own },
    });
    const stop = async () => {
      await follower.close();
      await log.close();
    };
    ends.push(stop);
    return { offers, log, follower, events, stop };
  }

  type StartOptions = { offers?: OffersPort } & Partial<SupplyTimings>;
  type Replica = ReturnType<typeof startReplica>;

  const reach = ({ follower }: { follower: SupplyFollower }, sequence: number) =>
    vi.waitFor(() => expect(follower.health().sequence).toBe(sequence), { timeout: 5_000, interval: 5 });

  const kinds = ({ events }: Replica) =>
    events.map((event) => (event.kind === 'loaded' ? `${event.kind} from ${event.from}` : event.kind));

  it('reads the whole supply and follows every change from then on', async () => {
    const supply = createFakeSupply({ clock });
    const replica = startReplica(supply);
    await replica.follower.ready;
    for (const percent of [10, 20, 30]) supply.change([childPercent(percent)]);
    await reach(replica, 4);
    expect(kinds(replica)).toEqual(['loaded from supplier']);
    const late = startReplica(supply);
    await reach(late, 4);
    expect(await late.offers.checksum()).toBe(await replica.offers.checksum());
  });

  it('has one of several processes pull, and another when that one ends', async () => {
    const supply = createFakeSupply({ clock });
    const replicas = [startReplica(supply), startReplica(supply), startReplica(supply)];
    const leaders = () => replicas.filter(({ follower }) => follower.health().isLeader);
    await vi.waitFor(() => expect(leaders()).toHaveLength(1), pollTimeout);
    const [first] = leaders();
    await first?.stop();
    supply.change([childPercent(40)]);
    const left = replicas.filter((replica) => replica !== first);
    await Promise.all(left.map((replica) => reach(replica, 2)));
    expect(leaders()).toHaveLength(1);
    expect(await left[0]?.offers.checksum()).toBe(await left[1]?.offers.checksum());
  });

  it('starts from the newest snapshot and catches up from the log', async () => {
    const supply = createFakeSupply({ clock });
    const before = startReplica(supply, { snapshotIntervalMs: 10 });
    await before.follower.ready;
    supply.change([childPercent(50)]);
    await reach(before, 2);
    await vi.waitFor(() => expect(readdirSync(folder)).toContain('2'), pollTimeout);
    await before.stop();
    supply.change([childPercent(60)]);
    const everything = vi.spyOn(supply.feed, 'everything');
    const after = startReplica(supply);
    await after.follower.ready;
    expect(after.follower.health()).toMatchObject({ isReady: true, sequence: 2, age: null });
    await reach(after, 3);
    expect(everything).not.toHaveBeenCalled();
    expect(kinds(after)).toEqual(['loaded from snapshot']);
  });

  it('reads the whole supply again where the snapshot is damaged', async () => {
    const supply = createFakeSupply({ clock });
    await fillLog(supply);
    saveSnapshotFile('1', 'damaged');
    const replica = startReplica(supply);
    await replica.follower.ready;
    expect(kinds(replica)).toEqual(['loaded from supplier']);
  });

  it('passes over a snapshot that is too far behind, and one that the log has not come to', async () => {
    const supply = createFakeSupply({ clock });
    for (let batch = 0; batch < 5; batch += 1) supply.change([childPercent(batch)]);
    await fillLog(supply);
    for (const name of ['1', '7']) saveSnapshotFile(name, '');
    const offers = createBruteOffers();
    const restore = vi.spyOn(offers, 'restore');
    const replica = startReplica(supply, { offers, longestCatchUp: 4 });
    await replica.follower.ready;
    expect(restore).not.toHaveBeenCalled();
    expect(kinds(replica)).toEqual(['loaded from supplier']);
  });

  it('reads the whole supply again where the feed has lost batches', async () => {
    const supply = createFakeSupply({ clock });
    let oldest = 1;
    const after: typeof supply.feed.after = async (sequence, limit) =>
      (await supply.feed.after(sequence, limit)).filter((batch) => batch.sequence >= oldest);
    const replica = startReplica({ ...supply, feed: { ...supply.feed, after } });
    await reach(replica, 1);
    oldest = 3;
    supply.change([childPercent(70)]);
    supply.change([childPercent(80)]);
    await reach(replica, 3);
    expect(kinds(replica)).toEqual(['loaded from supplier', 'failed', 'loaded from supplier']);
    expect(await replica.log.after(0, 10)).toHaveLength(1);
  });

  it('tries again while the supplier is out of order', async () => {
    const supply = createFakeSupply({ clock });
    const everything = vi
      .spyOn(supply.feed, 'everything')
      .mockRejectedValueOnce(new Error('out of order'))
      .mockRejectedValueOnce(new Error('out of order'));
    const replica = startReplica(supply);
    expect(replica.follower.health()).toMatchObject({ isReady: false, sequence: 0, age: null });
    await replica.follower.ready;
    expect(everything).toHaveBeenCalledTimes(3);
    expect(kinds(replica)).toEqual(['failed', 'failed', 'loaded from supplier']);
  });

  it('keeps its state and reports it where the supplier restarts its numbers', async () => {
    const supply = createFakeSupply({ clock });
    supply.change([childPercent(10)]);
    await fillLog(supply);
    const replica = startReplica(createFakeSupply({ clock }));
    await vi.waitFor(() => expect(kinds(replica)).toContain('failed'), pollTimeout);
    expect(String(replica.events.map((event) => event.kind === 'failed' && event.error))).toContain(
      'The supplier has gone back from batch 2 to 1',
    );
    expect(replica.follower.health().isReady).toBe(false);
  });

  it('reports refused changes by batch and applies the others', async () => {
    const supply = createFakeSupply({ clock });
    const replica = startReplica({ ...supply, feed: { ...supply.feed, after: addUnknownPlan(supply) } });
    await reach(replica, 1);
    supply.change([childPercent(90)]);
    await reach(replica, 2);
    expect(replica.events).toContainEqual({
      kind: 'refused',
      sequence: 2,
      refused: [{ index: 1, reason: expect.any(String) }],
    });
  });

  it('returns the age of the newest batch', async () => {
    const supply = createFakeSupply({ clock });
    const replica = startReplica(supply);
    await reach(replica, 1);
    supply.change([childPercent(95)]);
    await reach(replica, 2);
    clock.advance(4_000);
    expect(replica.follower.health().age).toBe(4_000);
  });

  it('keeps two snapshots, and the log as long as the older one and a late replica need it', async () => {
    const supply = createFakeSupply({ clock });
    const replica = startReplica(supply, { snapshotIntervalMs: 10, longestCatchUp: 3 });
    await replica.follower.ready;
    for (let sequence = 2; sequence <= 9; sequence += 1) {
      supply.change([childPercent(sequence)]);
      await reach(replica, sequence);
      await vi.waitFor(() => expect(readdirSync(folder)).toContain(String(sequence)), { interval: 5 });
    }
    await vi.waitFor(async () => expect((await replica.log.after(0, 1))[0]?.sequence).toBe(7), pollTimeout);
    expect(readdirSync(folder).sort()).toEqual(['8', '9']);
  });

  /** Brings the feed into the log as an earlier process did, whose snapshots are lost. */
  async function fillLog(supply: SupplyPort): Promise<void> {
    const replica = startReplica(supply);
    await replica.follower.ready;
    const { sequence } = await supply.feed.everything();
    await vi.waitFor(async () => expect(await replica.log.last()).toBe(sequence), pollTimeout);
    await replica.stop();
    for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  }

  function saveSnapshotFile(name: string, text: string): void {
    mkdirSync(join(folder, name));
    writeFileSync(join(folder, name, 'offers'), text);
  }
});

function childPercent(percent: number): SupplyChange {
  return { kind: 'airline', airline: { code: 'ZZ', childPercent: percent, infantFare: 0 } };
}

/** A feed whose batches end with rates of an unknown plan. */
function addUnknownPlan({ feed }: SupplyPort): SupplyPort['feed']['after'] {
  const unknown: SupplyChange = { kind: 'rates', planId: 4_294_967_295, from: 99_999, rates: [1] };
  return async (sequence, limit) => {
    const batches = await feed.after(sequence, limit);
    return batches.map((batch) => ({ ...batch, changes: [...batch.changes, unknown] }));
  };
}
