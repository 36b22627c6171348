import { createServer, type Server } from 'node:http';
import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { euroRates } from '../../../brands/euro-rates.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { readAll, streamOf } from '../../../ports/supply/feeds/samples/read-all.ts';
import { createDeliveries } from '../import/deliveries.server.ts';
import { openOwnShopUnderTest, readSampleShop } from '../import/own-shop-under-test.server.ts';
import { feedFile } from '../import/sample-feeds.ts';

const start = new Date('2026-03-02T06:00:00Z');

let database: TestDatabase;
let server: Server;
let host: string;
let asked: number;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let photographs: Readonly<Record<'blue' | 'red' | 'green', Buffer>>;
beforeEach(async () => {
  const [blue, red, green] = await Promise.all(['#336699', '#993333', '#339933'].map(photograph));
  if (blue === undefined || red === undefined || green === undefined) throw new Error('No photographs');
  photographs = { blue, red, green };
  asked = 0;
  server = createServer((_request, response) => {
    asked += 1;
    response.end(green);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port');
  host = `127.0.0.1:${address.port}`;
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start, 'EUR', new Set([host]));
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
  server.closeAllConnections();
  server.close();
});

const photograph = (background: string) =>
  sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();

const columns =
  'hotel_id,room_code,position,shows,url,file,credit,rights_holder,licence,valid_until,alt_de,alt_en,alt_es,alt_fr,alt_it';
const row = (hotel: number, room: string, position: number, source: string) =>
  `${hotel},${room},${position},${room === '' ? 'pool' : 'room'},${source},Ada Lind,Ada Lind,contract 7,,Becken,Pool,,,`;
const inFile = (name: string) => `,${name}`;
const pictures = (...rows: readonly string[]) => feedFile('pictures.csv', [columns, ...rows].join('\n'));
const binaryFile = (name: string, bytes: Uint8Array): FeedFile => ({ name, open: () => streamOf(bytes) });
const archive = (files: Record<string, Uint8Array>) => binaryFile('photos.zip', zipSync(files));

/** The sample shop without its pictures. */
const goods = async () => (await readSampleShop()).filter(({ name }) => !/picture|jpg/.test(name));

async function listPictures(): Promise<readonly string[]> {
  const { rows } = await database.pool.query(
    `select concat_ws(' ', hotel_id, nullif(room_code, ''), position, file_id) as shown from supplier.hotel_picture order by hotel_id, room_code, position`,
  );
  return rows.map(({ shown }) => shown);
}

async function countFiles(): Promise<number> {
  const { rows } = await database.pool.query('select count(*)::integer as count from supplier.picture_file');
  return rows[0].count;
}

/** The nights of the sample shop, with a rate ten times as high in a line. */
async function tenfoldNights(): Promise<FeedFile> {
  const nights = (await readSampleShop()).find(({ name }) => name === 'nights.csv');
  if (nights === undefined) throw new Error('There are no nights');
  const text = Buffer.concat(await readAll(nights.open())).toString();
  return feedFile('nights.csv', text.replaceAll('71.00', '710.00'));
}

describe('pictures in an archive', () => {
  it('are named by file, or by folder and file where folders have the same names', async () => {
    await shop.take(await goods());
    const report = await shop.take([
      archive({
        '700001/main.jpg': photographs.blue,
        '700002/main.jpg': photographs.red,
        'Zürich/Mu\u0308he.jpg': photographs.green,
      }),
      pictures(
        row(700_001, '', 1, inFile('700001/main.jpg')),
        row(700_002, '', 1, inFile('700002/main.jpg')),
        row(700_003, '', 1, inFile('M\u00fche.jpg')),
      ),
    ]);
    expect(report).toBe('3 records taken with 0 changes, 0 records refused.');
    expect((await listPictures()).map((shown) => shown.slice(0, 8))).toEqual([
      '700001 1',
      '700002 1',
      '700003 1',
    ]);
    expect(await countFiles()).toBe(3);
  });

  it('that are named by no row, or by a name of two files, are reported', async () => {
    await shop.take(await goods());
    const report = await shop.take([
      archive({ 'a/main.jpg': photographs.blue, 'b/main.jpg': photographs.red }),
      pictures(row(700_001, '', 1, inFile('main.jpg')), row(700_001, '', 2, inFile('c/main.jpg'))),
    ]);
    expect(report.split('\n').slice(0, -1)).toEqual([
      "pictures.csv:2: file 'main.jpg' is the name of two files of the delivery.",
      "pictures.csv:3: file 'c/main.jpg' is none of the delivery.",
      'photos.zip/a/main.jpg:1: no row of pictures.csv names this picture.',
      'photos.zip/b/main.jpg:1: no row of pictures.csv names this picture.',
    ]);
    expect(await listPictures()).toEqual([]);
  });

  it('are all refused where one entry leaves the archive, and a full delivery then removes nothing', async () => {
    await shop.take(await readSampleShop());
    const before = await listPictures();
    const files = [
      ...(await goods()),
      archive({ 'pool.jpg': photographs.blue, '../hotels.csv': strToU8('id') }),
      pictures(row(700_001, '', 1, inFile('pool.jpg'))),
    ];
    for (const isRehearsal of [true, false]) {
      const report = (await shop.take(files, { isFull: true, isRehearsal })).split('\n');
      expect(report.slice(0, 2)).toEqual([
        'photos.zip:2: the archive cannot be read: invalid relative path: ../hotels.csv.',
        "pictures.csv:2: file 'pool.jpg' is none of the delivery.",
      ]);
      expect(report.at(-1)).toBe(
        'Nothing that the delivery leaves out was removed, because a record was refused.',
      );
    }
    expect(await listPictures()).toEqual(before);
  });

  it('may come with all other files in one archive, but in no archive within it', async () => {
    const files: Record<string, Uint8Array> = {};
    for (const { name, open } of await readSampleShop())
      files[`shop/${name}`] = Buffer.concat(await readAll(open()));
    expect(await shop.take([archive({ ...files, 'more.zip': zipSync({}) })])).toMatch(
      /^photos\.zip\/more\.zip:1: the file is an archive in an archive, which is not unpacked\.\n\d+ records taken/,
    );
    expect(await listPictures()).toHaveLength(2);
  });
});

describe('a picture is loaded and decoded once', () => {
  it('for all rows that show it, and by no delivery that repeats it under another name', async () => {
    await shop.take(await goods());
    const rows = (name: string) => [
      row(700_001, '', 1, inFile(name)),
      row(700_001, 'DBL', 1, inFile(name)),
      row(700_002, '', 1, inFile(name)),
    ];
    const first = [archive({ 'pool.jpg': photographs.blue }), pictures(...rows('pool.jpg'))];
    await shop.take(first, { isRehearsal: true });
    expect([shop.countDecoded(), await countFiles()]).toEqual([1, 0]);
    await shop.take(first);
    expect([shop.countDecoded(), await countFiles()]).toEqual([2, 1]);
    const before = await listPictures();
    await shop.take([archive({ 'again.jpg': photographs.blue }), pictures(...rows('again.jpg'))]);
    expect([shop.countDecoded(), await countFiles()]).toEqual([2, 1]);
    expect(await listPictures()).toEqual(before);
  });

  it('from a server that names no tag, by which it would be recognised', async () => {
    await shop.take(await goods());
    const byUrl = pictures(row(700_001, '', 1, `http://${host}/pool.jpg,`));
    for (const times of [1, 2]) {
      await shop.take([byUrl]);
      expect([asked, shop.countDecoded()]).toEqual([times, 1]);
    }
  });
});

describe('a delivery with pictures that looks like a mistake', () => {
  const grace = { id: 'grace', email: 'grace@operator.example' };
  const openDeliveries = () =>
    createDeliveries({
      pool: database.pool,
      clock: shop.clock,
      currencyInfo: euroRates,
      pictures: shop.pictures,
    });
  const deliver = async () => [
    await tenfoldNights(),
    archive({ 'pool.jpg': photographs.blue, 'gone.jpg': strToU8('no picture at all') }),
    pictures(
      row(700_001, '', 1, inFile('pool.jpg')),
      row(700_002, '', 1, `http://${host}/pool.jpg,`),
      row(700_003, '', 1, inFile('gone.jpg')),
    ),
  ];

  it('waits with its pictures, none of which is loaded before somebody takes it', async () => {
    await shop.take(await goods());
    expect(await shop.take(await deliver(), { sentBy: 'ada@operator.example' })).toContain(
      'waits for a second person',
    );
    expect([asked, shop.countDecoded(), await countFiles()]).toEqual([0, 0, 0]);
    const [waiting] = await openDeliveries().list();
    expect(waiting?.files).toEqual([
      'nights.csv',
      'photos.zip/pool.jpg',
      'photos.zip/gone.jpg',
      'pictures.csv',
    ]);
    expect(await openDeliveries().take(waiting?.id ?? '', grace)).toBe('done');
    expect([asked, shop.countDecoded(), await countFiles()]).toEqual([1, 2, 2]);
    expect(await listPictures()).toHaveLength(2);
    const { report } = (await openDeliveries().find(waiting?.id ?? '')) ?? {};
    expect(report).toContain("pictures.csv:4: file 'gone.jpg' is none of the delivery.");
  });

  it('is gone with its pictures once it is refused', async () => {
    await shop.take(await goods());
    await shop.take(await deliver());
    const [waiting] = await openDeliveries().list();
    expect(await openDeliveries().refuse(waiting?.id ?? '', grace)).toBe('done');
    const { rows } = await database.pool.query(
      'select count(*)::integer as count from supplier.delivery_piece',
    );
    expect([rows[0].count, asked, await countFiles()]).toEqual([0, 0, 0]);
  });

  it('waits with an archive that cannot be unpacked, which is refused again when it is taken', async () => {
    await shop.take(await goods());
    const broken = archive({ 'pool.jpg': photographs.blue, '../evil.jpg': photographs.red });
    await shop.take([await tenfoldNights(), broken], { isFull: true });
    const [waiting] = await openDeliveries().list();
    expect(waiting?.files).toEqual(['nights.csv', 'photos.zip']);
    expect(await openDeliveries().take(waiting?.id ?? '', grace)).toBe('done');
    const { report } = (await openDeliveries().find(waiting?.id ?? '')) ?? {};
    expect(report).toMatch(/^photos\.zip:2: the archive cannot be read: /);
    expect(report).toContain('Nothing that the delivery leaves out was removed');
  });
});

it('only feeds count as arrived, in an archive or not', async () => {
  await shop.take([
    ...(await goods()),
    archive({ 'rates-20260302.csv': strToU8('hotel_id,rate'), 'pool.dat': photographs.blue }),
    binaryFile('photograph-2', photographs.red),
    feedFile('read-me.txt', 'hello'),
    feedFile('empty.csv', ''),
  ]);
  const { rows } = await database.pool.query(
    "select feed from supplier.feed_arrival where feed !~ '^[a-z-]+\\.csv$' or feed = 'empty.csv'",
  );
  expect(rows).toEqual([{ feed: 'photos.zip/rates-#.csv' }]);
});
