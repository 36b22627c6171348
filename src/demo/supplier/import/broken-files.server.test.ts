import { strToU8, zipSync } from 'fflate';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { detectFeed, type FeedKind, feedKinds } from '../../../ports/supply/feeds/detect-feed.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { buildSchedule } from '../../../ports/supply/feeds/samples/build-ssim.ts';
import { readAll, streamOf } from '../../../ports/supply/feeds/samples/read-all.ts';
import { openOwnShopUnderTest, readSample, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

/** A Monday. */
const start = new Date('2026-03-02T06:00:00Z');

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let before: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
  expect(await shop.take(await readSampleShop())).toMatch(/, 0 records refused\.$/);
  // The contract of the OTDS sample, which needs its plans.
  expect(await shop.take([await contractOfOtds()])).toMatch(/, 0 records refused\.$/);
  before = await digestStore();
}, 60_000);
afterAll(async () => {
  await shop.supply.close();
  await database.drop();
});

/** Everything that the supplier has, a digest for each table; but for the record that a delivery came. */
async function digestStore(): Promise<Readonly<Record<string, string>>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables
      where table_schema = 'supplier' and table_type = 'BASE TABLE' and table_name <> 'feed_arrival' order by 1`,
  );
  const digests: [string, string][] = [];
  for (const { name } of tables) {
    const { rows } = await database.pool.query<{ digest: string }>(
      `select md5(coalesce(string_agg(each::text, ' ' order by each::text), '')) as digest from supplier."${name}" as each`,
    );
    digests.push([name, rows[0]?.digest ?? '']);
  }
  return Object.fromEntries(digests);
}

const textOf = async (file: FeedFile) => Buffer.concat(await readAll(file.open())).toString();

/** The header of a file of the sample shop and some of its rows from 1 on, the last of them changed. */
async function rowsOf(name: string, rows: readonly number[], from: string, to: string): Promise<FeedFile> {
  const lines = (await textOf(await readSample(`shop/${name}`))).split('\n');
  const taken = rows.map((row) => lines[row] ?? '');
  const last = taken.at(-1) ?? '';
  const broken = last.replace(from, to);
  if (broken === last) throw new Error(`${name} has no '${from}' in row ${rows.at(-1)}`);
  return feedFile(name, [lines[0], ...taken.slice(0, -1), broken].join('\n'));
}

/** A sample with a text replaced. */
async function sampleWith(name: string, from: string | RegExp, to: string): Promise<FeedFile> {
  const text = await textOf(await readSample(name));
  const broken = text.replace(from, to);
  if (broken === text) throw new Error(`${name} has no '${from}'`);
  return feedFile(name, broken);
}

async function contractOfOtds(): Promise<FeedFile> {
  const [header = '', ...rows] = (await textOf(await readSample('shop/plans.csv'))).split('\n');
  const plans = rows.filter((row) => /^700001,(DBL|SUI),HB-FLEX/.test(row));
  return feedFile('plans.csv', [header, ...plans].join('\n').replaceAll('HB-FLEX', 'C1:HB'));
}

const ratePlanOf = (last: string) =>
  feedFile(
    'rates.xml',
    [
      '<OTA_HotelRatePlanNotifRQ><RatePlans HotelCode="700001">',
      '<RatePlan RatePlanNotifType="Overlay" CurrencyCode="EUR" RatePlanCode="HB-FLEX"><Rates>',
      '<Rate InvTypeCode="DBL" Start="2026-05-04" End="2026-05-05"><BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="2" AgeQualifyingCode="10" AmountAfterTax="200.00"/></BaseByGuestAmts></Rate>',
      last,
      '</Rates></RatePlan>',
      '</RatePlans></OTA_HotelRatePlanNotifRQ>',
    ].join('\n'),
  );

const availabilityOf = (status: string) =>
  feedFile(
    'avail.xml',
    [
      '<OTA_HotelAvailNotifRQ><AvailStatusMessages HotelCode="700001">',
      '<AvailStatusMessage>',
      '<StatusApplicationControl Start="2026-05-04" End="2026-05-05" InvTypeCode="DBL" RatePlanCode="HB-FLEX"/>',
      '<RestrictionStatus Status="Close"/>',
      status,
      '</AvailStatusMessage></AvailStatusMessages></OTA_HotelAvailNotifRQ>',
    ].join('\n'),
  );

const inventoryOf = (quantity: string) =>
  feedFile(
    'inventory.xml',
    [
      '<OTA_HotelInvNotifRQ><SellableProducts HotelCode="700001">',
      '<SellableProduct InvTypeCode="DBL" InvNotifType="Overlay" InvStatusType="Active" InvType="ROOM"><GuestRoom>',
      '<Occupancy MaxOccupancy="3"/>',
      `<Room Quantity="${quantity}"/>`,
      '</GuestRoom></SellableProduct></SellableProducts></OTA_HotelInvNotifRQ>',
    ].join('\n'),
  );

const contentOf = (code: string) =>
  feedFile(
    'content.xml',
    [
      '<OTA_HotelDescriptiveContentNotifRQ><HotelDescriptiveContents>',
      '<HotelDescriptiveContent HotelCode="700001" HotelName="Anders">',
      `<HotelInfo><Services><Service Code="71"/>`,
      `<Service Code="${code}"/>`,
      '</Services></HotelInfo>',
      '</HotelDescriptiveContent></HotelDescriptiveContents></OTA_HotelDescriptiveContentNotifRQ>',
    ].join('\n'),
  );

const fareColumns = 'airline,from,to,cabin,valid_from,valid_to,weekdays,fare,currency,seats,baggage';

const scheduleOf = (service: string) =>
  feedFile(
    'summer.ssim',
    buildSchedule(
      [
        {
          flight: '0401',
          from: '05APR26',
          to: '11APR26',
          departure: 'QXD 0640 +0200',
          arrival: 'QXK 1115 +0300',
        },
        {
          flight: '0401',
          sequence: '02',
          service,
          from: '05APR26',
          to: '11APR26',
          departure: 'QXK 1200 +0300',
          arrival: 'QXD 1500 +0200',
        },
      ].map((leg) => ({ ...leg, airline: '7Q' })),
      { airline: '7Q' },
    ).join('\n'),
  );

const archiveOf = (name: string, files: Readonly<Record<string, string>>): FeedFile => ({
  name,
  open: () =>
    streamOf(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))),
});

interface Broken {
  readonly kind: FeedKind | 'archive' | 'empty' | null;
  readonly files: () => Promise<readonly FeedFile[]>;
  /** What names the place of the fault: a column, an element, an attribute or a part of a record. */
  readonly field: string;
  readonly refused: readonly string[];
}

const one = (file: FeedFile | Promise<FeedFile>) => async () => [await file];

/** Where a record has several parts, the fault is in the last one, behind parts that alone would be taken. */
const broken: readonly Broken[] = [
  {
    kind: 'removals',
    files: one(
      feedFile(
        'removals.csv',
        'remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to\nboat,700001,,,,,,,,',
      ),
    ),
    field: 'remove',
    refused: [
      "removals.csv:2: remove 'boat' is none of hotel, plan, flight, transfer, extra, texts, pictures, reviews.",
    ],
  },
  {
    kind: 'places',
    files: async () => [await rowsOf('places.csv', [3], '36.45', '91')],
    field: 'latitude',
    refused: ["places.csv:2: latitude '91' is not from -90 to 90."],
  },
  {
    kind: 'airports',
    files: async () => [await rowsOf('airports.csv', [1], 'Europe/Berlin', 'Europe/Nirgendwo')],
    field: 'time_zone',
    refused: ["airports.csv:2: time_zone 'Europe/Nirgendwo' is no time zone such as Europe/Madrid."],
  },
  {
    kind: 'airlines',
    files: async () => [await rowsOf('airlines.csv', [1], '25.00', '"25,00"')],
    field: 'infant_fare',
    refused: ["airlines.csv:2: infant_fare '25,00' is written with a comma, write 25.00."],
  },
  {
    kind: 'hotels',
    files: async () => [await rowsOf('hotels.csv', [3], 'cleaning:45.00 EUR', 'cleaning:45.00')],
    field: 'local_charges',
    refused: [
      "hotels.csv:2: local_charges 'tourist_tax:2.00 EUR/person_night/16+/7n|cleaning:45.00/room_stay' is not charges such as tourist_tax:2.50 EUR/person_night/16+/7n|cleaning:60.00 CHF/room_stay.",
    ],
  },
  {
    kind: 'rooms',
    files: async () => [await rowsOf('rooms.csv', [1], ',24,3,12,', ',24,3,1001,')],
    field: 'allotment',
    refused: ["rooms.csv:2: allotment '1001' is not from 0 to 255."],
  },
  {
    kind: 'inventory',
    files: one(inventoryOf('many')),
    field: 'Quantity',
    refused: ["inventory.xml:4: Room Quantity 'many' is not a whole number from 0 to 255."],
  },
  {
    kind: 'descriptive-content',
    files: one(contentOf('9999')),
    field: 'Code',
    refused: ["content.xml:4: Service Code '9999' is not taken."],
  },
  {
    kind: 'hotel-texts',
    files: async () => [await rowsOf('hotel-texts.csv', [1], ',de,', ',nl,')],
    field: 'language',
    refused: ["hotel-texts.csv:2: language 'nl' is none of de, en, it, es, fr."],
  },
  {
    kind: 'picture-file',
    files: async () => {
      const create = { width: 900, height: 600, channels: 3, background: 'teal' } as const;
      const picture = await sharp({ create }).jpeg().toBuffer();
      return [{ name: 'pool.jpg', open: () => streamOf(picture) }];
    },
    field: 'pictures.csv',
    refused: ['pool.jpg:1: no row of pictures.csv names this picture.'],
  },
  {
    kind: 'pictures',
    files: async () => [await rowsOf('pictures.csv', [1], 'meltemi-bay.jpg', 'gone.jpg')],
    field: 'file',
    refused: ["pictures.csv:2: file 'gone.jpg' is none of the delivery."],
  },
  {
    kind: 'reviews',
    files: async () => [await rowsOf('reviews.csv', [1], 'food:5.5', 'food:7')],
    field: 'scores',
    refused: [
      "reviews.csv:2: scores 'location:6|room:5|food:7' is not scores from 1 to 6 such as location:5|room:4.5.",
    ],
  },
  {
    kind: 'plans',
    files: async () => [await rowsOf('plans.csv', [1], '7:50%|1:80%', '7:50%|1:180%')],
    field: 'cancellation_fees',
    refused: ['plans.csv:2: cancellation_fees: the terms cannot be sold under: a fee is out of range.'],
  },
  {
    kind: 'nights',
    files: async () => [await rowsOf('nights.csv', [1, 2], ',open,', ',shut,')],
    field: 'state',
    refused: [
      "nights.csv:3: state 'shut' is none of open, closed, on_request.",
      'nights.csv:2: line 3 next to this plan is refused, so none of its nights is taken.',
    ],
  },
  {
    kind: 'otds',
    files: one(
      sampleWith('otds.xml', /(<And>\s*)<BookingDate .*<\/BookingDate>/, '$1<Weekdays>Sat</Weekdays>'),
    ),
    field: 'Weekdays',
    refused: ['otds.xml:63: And has Weekdays, which is not taken.'],
  },
  {
    kind: 'otds',
    files: async () => {
      const second = await sampleWith(
        'otds-flights.xml',
        /<OnewayFlight Key="7Q801-OUT">.*?<\/OnewayFlight>/s,
        '',
      );
      return [feedFile(second.name, (await textOf(second)).replace('<Open>9</Open>', '<Request/>'))];
    },
    field: 'Request',
    refused: ['otds-flights.xml:20: the flight of 2026-05-01 is on Request.'],
  },
  {
    kind: 'rate-plans',
    files: one(
      ratePlanOf(
        '<Rate InvTypeCode="DBL" Start="2026-05-06" End="2026-05-07"><BaseByGuestAmts><BaseByGuestAmt NumberOfGuests="2" AgeQualifyingCode="10" AmountAfterTax="much"/></BaseByGuestAmts></Rate>',
      ),
    ),
    field: 'AmountAfterTax',
    refused: ["rates.xml:4: BaseByGuestAmt AmountAfterTax 'much' is not a number."],
  },
  {
    kind: 'availability',
    files: one(
      availabilityOf(
        '<LengthsOfStay><LengthOfStay Time="15" TimeUnit="Day" MinMaxMessageType="SetMinLOS"/></LengthsOfStay>',
      ),
    ),
    field: 'LengthOfStay Time',
    refused: ["avail.xml:5: LengthOfStay Time '15' is no minimum stay: there are 1 to 14, 21 and 22 nights."],
  },
  {
    kind: 'flights',
    files: async () => [await rowsOf('flights.csv', [1], ',1357,', ',1358,')],
    field: 'weekdays',
    refused: ["flights.csv:2: weekdays '1358' is not weekdays such as 1357."],
  },
  {
    kind: 'fares',
    files: one(
      feedFile(
        'fares.csv',
        `${fareColumns}\n7Q,QXD,QXK,economy,2026-04-01,2026-04-31,1234567,99.00,EUR,5,checked`,
      ),
    ),
    field: 'valid_to',
    refused: ["fares.csv:2: valid_to '2026-04-31' is not a day, write YYYY-MM-DD."],
  },
  {
    kind: 'schedule',
    files: async () => [
      feedFile(
        'fares.csv',
        `${fareColumns}\n7Q,QXD,QXK,economy,2026-04-01,2026-04-30,1234567,99.00,EUR,5,checked`,
      ),
      scheduleOf('F'),
    ],
    field: 'service type',
    refused: [
      "summer.ssim:4: service type 'F' carries no passengers.",
      'fares.csv:2: no schedule has a flight 7Q QXD-QXK on these days.',
    ],
  },
  {
    kind: 'transfers',
    files: async () => [await rowsOf('transfers.csv', [1], ',35,11,', ',0,11,')],
    field: 'minutes',
    refused: ["transfers.csv:2: minutes '0' is not from 1 to 1440."],
  },
  {
    kind: 'extras',
    files: async () => [await rowsOf('extras.csv', [7], 'ABC-DEF', 'ABCD-EF-')],
    field: 'letters',
    refused: ["extras.csv:2: letters 'ABCD-EF-' is not letters such as ABC-DEF, at most 12, each once."],
  },
  {
    kind: 'archive',
    files: async () => [
      archiveOf('goods.zip', {
        'transfers.csv': await textOf(await rowsOf('transfers.csv', [1], '24.00', '25.00')),
        '../evil.csv': 'x',
      }),
    ],
    field: 'evil.csv',
    refused: ['goods.zip:2: the archive cannot be read: invalid relative path: ../evil.csv.'],
  },
  {
    kind: 'empty',
    files: one(feedFile('nights.csv', '')),
    field: 'file',
    refused: ['nights.csv:1: the file is empty.'],
  },
  {
    kind: null,
    files: one(feedFile('notes.txt', 'hello')),
    field: 'file',
    refused: ['notes.txt:1: the file is none that can be imported.'],
  },
];

describe('a broken file', () => {
  it.each(broken)(
    'of $kind is refused at its line for its $field, and nothing of it is taken',
    async (each) => {
      const files = await each.files();
      expect(await Promise.all(files.map((file) => detectFeed(file.open())))).toContain(each.kind);
      const report = (await shop.take(files)).split('\n');
      expect(report.slice(0, -1)).toEqual(each.refused);
      expect(report.at(-1)).toMatch(/ records? taken with 0 changes, /);
      expect(each.refused[0]).toContain(each.field);
      expect(await digestStore()).toEqual(before);
    },
  );

  it('is tried of every kind of feed', () => {
    expect(feedKinds.filter((kind) => !broken.some((each) => each.kind === kind))).toEqual([]);
  });
});
