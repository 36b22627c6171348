import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { euroRates } from '../../../brands/euro-rates.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { createDeliveries } from './deliveries.server.ts';
import { openOwnShopUnderTest, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, new Date('2026-03-02T06:00:00Z'));
  await shop.take(await readSampleShop());
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
});

const grace = { id: 'grace', email: 'grace@operator.example' };

const openDeliveries = () =>
  createDeliveries({ pool: database.pool, clock: shop.clock, currencyInfo: euroRates });

/** The nights of the sample shop, with a rate ten times as high in the second line. */
async function tenfoldNights(): Promise<FeedFile> {
  const nights = (await readSampleShop()).find(({ name }) => name === 'nights.csv');
  if (nights === undefined) throw new Error('There are no nights');
  return feedFile('nights.csv', (await readText(nights)).replaceAll('71.00', '710.00'));
}

const readChanges = async () => (await shop.supply.feed.after(0, 1_000)).length;

it('notes when the files of a feed come, held or not, and nothing of a rehearsal', async () => {
  const before = shop.clock.now();
  await shop.take([feedFile('rates-20260302.csv', '')], { isRehearsal: true });
  shop.clock.advance(86_400_000);
  await shop.take([await tenfoldNights()]);
  const feeds = await openDeliveries().listFeeds(before);
  expect(feeds.find(({ feed }) => feed === 'nights.csv')?.arrivedAt).toEqual([before, shop.clock.now()]);
  expect(feeds.map(({ feed }) => feed)).not.toContain('rates-#.csv');
  expect((await openDeliveries().listFeeds(shop.clock.now())).map(({ feed }) => feed)).toEqual([
    'nights.csv',
  ]);
});

describe('a delivery that looks like a mistake', () => {
  it('waits whole, and changes nothing until a second person takes it', async () => {
    const before = await readChanges();
    const printed = await shop.take([await tenfoldNights()], { sentBy: 'ada@operator.example' });
    expect(printed).toContain(
      'Looks like a mistake: Rates become a multiple or a fraction of the present ones (1).',
    );
    expect(printed).toMatch(/ {2}nights\.csv:4: hotel 700001, DBL, HB-SAVE: 71\.00\s€ becomes 710\.00\s€/);
    expect(printed).toMatch(
      /The delivery waits for a second person, in the office under Supply, as \S+\.\n0 records taken/,
    );
    expect(await readChanges()).toBe(before);

    const deliveries = openDeliveries();
    const [waiting] = await deliveries.list();
    expect(waiting).toMatchObject({
      state: 'waiting',
      sentBy: 'ada@operator.example',
      files: ['nights.csv'],
    });
    const id = waiting?.id ?? '';
    expect(await deliveries.take(id, { id: 'ada', email: 'Ada@operator.example' })).toBe('own');
    expect(await readChanges()).toBe(before);
    expect(await deliveries.take(id, grace)).toBe('done');
    expect(await readChanges()).toBe(before + 5);
    expect(await deliveries.find(id)).toMatchObject({
      state: 'taken',
      files: [],
    });
    expect(await deliveries.take(id, grace)).toBe('decided');
  });

  it('is taken once by two people at once, and can be refused by nobody meanwhile', async () => {
    const before = await readChanges();
    await shop.take([await tenfoldNights()], { sentBy: 'ada@operator.example' });
    const deliveries = openDeliveries();
    const id = (await deliveries.list())[0]?.id ?? '';
    const outcomes = await Promise.all([
      deliveries.take(id, grace),
      deliveries.take(id, grace),
      deliveries.refuse(id, grace),
    ]);
    expect(outcomes.toSorted()).toEqual(['decided', 'decided', 'done']);
    const { state, sentBy } = (await deliveries.find(id)) ?? {};
    expect(await readChanges()).toBe(state === 'taken' ? before + 5 : before);
    // Who sent it is needed until it is decided.
    expect(sentBy).toBe('');
  });

  it('is gone with its files once it is refused', async () => {
    const before = await readChanges();
    await shop.take([await tenfoldNights()]);
    const deliveries = openDeliveries();
    const [waiting] = await deliveries.list();
    expect(await deliveries.refuse(waiting?.id ?? '', grace)).toBe('done');
    expect(await deliveries.refuse(waiting?.id ?? '', grace)).toBe('decided');
    expect(await deliveries.find(waiting?.id ?? '')).toMatchObject({ state: 'refused', files: [] });
    expect(await readChanges()).toBe(before);
  });

  it('is reported by a dry run, and held back by none', async () => {
    expect(await shop.take([await tenfoldNights()], { isRehearsal: true })).toContain('Looks like a mistake');
    expect(await openDeliveries().list()).toEqual([]);
  });
});

async function readText({ open }: FeedFile): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of open()) chunks.push(chunk);
  return Buffer.concat(chunks).toString('utf8');
}
