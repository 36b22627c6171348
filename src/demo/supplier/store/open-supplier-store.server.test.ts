import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { openEmbeddedSupplier } from '../embedded-supplier.server.ts';
import { startOfTest } from '../supplier-under-test.server.ts';
import { describeEmptyWorld } from './describe-empty-world.ts';
import { describeSmallWorld } from './small-world.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function open(seed = 7, hotels = 3) {
  const clock = settableClock(startOfTest);
  const describeWorld = hotels === 0 ? describeEmptyWorld : describeSmallWorld;
  const world = { hotels, seed, describeWorld };
  return openEmbeddedSupplier({ pool: database.pool, clock, secret: 'for tests only', ...world });
}

describe('opening the books', () => {
  it('fills them once, however many processes open them at the same time', async () => {
    const [one, other] = await Promise.all([open(), open()]);
    expect((await one.feed.after(0, 10)).map(({ sequence }) => sequence)).toEqual([1]);
    expect(await other.catalogue.hotelCards(0, 10)).toHaveLength(3);
  });

  it('keeps what was sold when they are opened again', async () => {
    await (await open()).runDrift();
    const again = await open();
    expect((await again.feed.after(0, 10)).map(({ sequence }) => sequence)).toEqual([1, 2]);
  });

  it('fills them again for another seed, and skips a number of the feed', async () => {
    const first = await open();
    const version = await first.catalogue.version();
    await first.runDrift();
    const reopened = await open(8);
    expect((await reopened.feed.after(0, 10)).map(({ sequence }) => sequence)).toEqual([4]);
    expect(await reopened.catalogue.version()).not.toBe(version);
  });

  it('keeps an empty world, in which an operator’s goods may be, for another seed and generator', async () => {
    await open(7, 0);
    await database.pool.query('update supplier.world set generator = 1');
    const again = await open(8, 0);
    expect((await again.feed.after(0, 10)).map(({ sequence }) => sequence)).toEqual([1]);
  });
});
