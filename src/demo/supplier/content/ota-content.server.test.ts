import { createServer, type Server } from 'node:http';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { readAll } from '../../../ports/supply/feeds/samples/read-all.ts';
import { openOwnShopUnderTest, readSample, readSampleShop } from '../import/own-shop-under-test.server.ts';
import { feedFile } from '../import/sample-feeds.ts';

let database: TestDatabase;
let server: Server;
let host: string;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  const pool = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#369' } })
    .png()
    .toBuffer();
  server = createServer((_request, response) => response.end(pool));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  host = `127.0.0.1:${address.port}`;
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, new Date('2026-03-02T06:00:00Z'), 'EUR', new Set([host]));
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
  server.closeAllConnections();
  server.close();
});

/** A sample message with some of its text replaced, its pictures at the server of this test. */
async function message(path: string, from = '', to = ''): Promise<FeedFile> {
  const text = Buffer.concat(await readAll((await readSample(path)).open())).toString();
  if (!text.includes(from)) throw new Error(`There is no ${from}`);
  return feedFile(path, text.replace('https://pictures.example.com', `http://${host}`).replace(from, to));
}

const profile = async () => shop.supply.catalogue.hotelProfile(700_001);

it('a descriptive message changes texts, pictures, services, position and address, and leaves what it does not name', async () => {
  await shop.take(await readSampleShop());
  const file = await message('descriptive-content.xml');
  const report = '1 record taken with 1 change, 0 records refused.';
  expect(await shop.take([file], { isRehearsal: true })).toContain(report);
  expect(await shop.take([file])).toBe(report);
  const found = await profile();
  expect(found?.texts.intro).toMatchObject({ de: 'Ein Haus am Wind.', en: 'A house in the wind.' });
  expect(found?.texts.beach?.de).toMatch(/^Feiner Sand/);
  // The picture of the room stays.
  expect(found?.media.map(({ category, credit }) => [category, credit])).toEqual([
    ['pool', 'Ada Lind'],
    ['room', 'Fernweh Beispielbilder'],
    ['hotel', undefined],
  ]);
  // Wifi and restaurant have a code and are not named; the beach has none.
  expect(found?.attributes).toEqual(['beachfront', 'pool', 'spa']);
  expect(found).toMatchObject({
    latitude: 36.473,
    rating: 52,
    accessibility: { lift: true },
    address: { street: 'Paralia 14', zip: '84001', phone: '+30 22860 00000' },
  });
  const { rows } = await database.pool.query(
    "select facts ->> 'latitude' as at from supplier.hotel where id = 700001",
  );
  expect(rows).toEqual([{ at: '36.473' }]);
});

it('a descriptive message in a full delivery does not say which hotels there are', async () => {
  await shop.take(await readSampleShop());
  await shop.take([await message('descriptive-content.xml')], { isFull: true });
  for (const id of [700_001, 700_002, 700_003])
    expect(await shop.supply.catalogue.hotelProfile(id)).not.toBeNull();
});

it('an inventory message changes a known room', async () => {
  await shop.take(await readSampleShop());
  expect(await shop.take([await message('inventory.xml')])).toBe(
    '1 record taken with 0 changes, 0 records refused.',
  );
  expect((await profile())?.rooms[0]).toMatchObject({
    type: 'double',
    squareMetres: 26,
    maxPersons: 4,
    name: { de: 'Doppelzimmer mit Balkon', en: 'Double room with sea view' },
  });
  const { rows } = await database.pool.query(
    "select allotment from supplier.room where hotel_id = 700001 and code = 'DBL'",
  );
  expect(rows).toEqual([{ allotment: 14 }]);
});

it('the messages may come with the hotels that they are about', async () => {
  const files = [
    ...(await readSampleShop()),
    await message('inventory.xml'),
    await message('descriptive-content.xml'),
  ];
  const report = await shop.take(files, { isRehearsal: true });
  expect(report).toMatch(/, 0 records refused\.$/);
  expect(await shop.take(files)).toBe(report);
});

it.each([
  [
    'descriptive-content.xml',
    'HotelCode="700001"',
    'HotelCode="1"',
    "4: HotelCode '1' is unknown: hotels.csv brings a hotel first",
  ],
  [
    'descriptive-content.xml',
    '<Services>',
    '<Awards/><Services>',
    '29: HotelInfo has Awards, which is not taken',
  ],
  ['descriptive-content.xml', 'Code="84"', 'Code="999"', "31: Service Code '999' is not taken"],
  ['descriptive-content.xml', 'Category="3"', 'Category="15"', "18: ImageItem Category '15' is not taken"],
  [
    'descriptive-content.xml',
    'InfoCode="1"',
    'InfoCode="2"',
    "8: MultimediaDescription InfoCode '2' is not 1, which alone is taken here",
  ],
  ['descriptive-content.xml', 'CopyrightNotice="Ada Lind" ', '', '18: ImageItem has no CopyrightNotice'],
  [
    'descriptive-content.xml',
    '"Ada Lind"',
    '"&lt;b>Ada"',
    '18: CopyrightNotice has markup, write plain text',
  ],
  [
    'descriptive-content.xml',
    'CopyrightEnd',
    'CopyrightStart',
    '18: a picture begins in the future, which is not taken',
  ],
  [
    'descriptive-content.xml',
    'Language="de"',
    'Language="nl"',
    "11: Description Language 'nl' is none of de, en, es, fr, it",
  ],
  [
    'descriptive-content.xml',
    'Latitude="36.4730"',
    'Latitude="96.4"',
    "28: Position Latitude '96.4' is no position",
  ],
  [
    'inventory.xml',
    'InvTypeCode="DBL"',
    'InvTypeCode="TENT"',
    "4: InvTypeCode 'TENT' of hotel '700001' is unknown: rooms.csv brings a room first",
  ],
  [
    'inventory.xml',
    'InvNotifType="Overlay"',
    'InvNotifType="Remove"',
    "4: SellableProduct InvNotifType 'Remove' is not taken",
  ],
  ['inventory.xml', 'MaxOccupancy', 'AgeQualifyingCode', "6: Occupancy AgeQualifyingCode '4' is not taken"],
  [
    'inventory.xml',
    '<Description>',
    '<Amenities/><Description>',
    '8: GuestRoom has Amenities, which is not taken',
  ],
])('%s with %s changed to %s is refused whole, by line and name', async (path, from, to, reason) => {
  await shop.take((await readSampleShop()).filter(({ name }) => !/picture|jpg|night|flight/.test(name)));
  const before = await profile();
  const report = await shop.take([await message(path, from, to)]);
  expect(report.split('\n')[0]).toBe(`${path}:${reason}.`);
  expect(await profile()).toEqual(before);
});
