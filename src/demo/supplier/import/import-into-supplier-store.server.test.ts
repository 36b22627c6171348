import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { indexSold } from '../../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../../tests/factories/supply.ts';
import { euroRates } from '../../../brands/euro-rates.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { digestOffers } from '../../../offer-index/memory/digest-offers.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { formatImportReport } from '../../../ports/supply/feeds/import-report.ts';
import { flightIdOf } from '../../../ports/supply/feeds/ssim/flight-id.ts';
import { noExtras } from '../../../ports/supply/supply-under-test.ts';
import { smallPlans } from '../store/small-world.server.ts';
import { buildOfferRequest, openSupplierUnderTest, startOfTest } from '../supplier-under-test.server.ts';
import { importIntoSupplierStore } from './import-into-supplier-store.server.ts';
import {
  availXml,
  feedFile,
  hotelsCsv,
  ratePlan,
  ratePlansXml,
  removal,
  scheduleFiles,
} from './sample-feeds.ts';

const hotelId = 1_000_001;
const today = requireDay(startOfTest.toISOString().slice(0, 10));

let database: TestDatabase;
let under: Awaited<ReturnType<typeof openSupplierUnderTest>>;

async function open(): Promise<void> {
  database = await createTestDatabase();
  under = await openSupplierUnderTest(database.pool);
}

async function close(): Promise<void> {
  await under.supply.close();
  await database.drop();
}

async function take(files: readonly FeedFile[], { isRehearsal = false } = {}): Promise<string> {
  const { pool } = database;
  const options = { pool, clock: under.clock, currencyInfo: euroRates, isRehearsal, isReviewed: true };
  return formatImportReport(await importIntoSupplierStore(files, options));
}

const readIndex = () => indexSold(under.supply.feed, today);

type ReadIndex = Awaited<ReturnType<typeof readIndex>>;

/** Brings an index up to date by the feed. */
async function follow({ index, sequence }: ReadIndex): Promise<void> {
  const batches = await under.supply.feed.after(sequence, 1_000);
  expect(batches.map((batch) => batch.sequence)).toEqual(batches.map((_, at) => sequence + 1 + at));
  for (const { changes } of batches) expect(index.fill(changes)).toEqual([]);
}

/** All hotels with their cheapest offers in the weeks of the imported flights. */
function listCheapest({ index }: ReadIndex) {
  const days = { from: requireDay('2026-04-01'), to: requireDay('2026-10-01') };
  const request = buildTripRequest({
    bookingDay: today,
    departure: days,
    return: days,
    nights: { from: 3, to: 7 },
  });
  return index.search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 100, withFacets: true });
}

async function verify(different: Partial<OfferKey>) {
  return under.supply.live.verify(buildOfferRequest(different), {
    idempotencyKey: randomUUID(),
    timeoutMs: 20_000,
  });
}

/** A digest of every table of the supplier. */
async function digestStore(): Promise<string> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select table_name as name from information_schema.tables where table_schema = 'supplier' order by 1`,
  );
  const digests = await Promise.all(
    rows.map(({ name }) =>
      database.pool.query(
        `select md5(string_agg(each::text, '' order by each::text)) as digest from supplier.${name} as each`,
      ),
    ),
  );
  return digests.map((digest) => digest.rows[0].digest).join(' ');
}

const opened = '<RestrictionStatus Status="Open"/>';
const closed = '<RestrictionStatus Status="Close"/>';
const fiveNights =
  '<LengthsOfStay><LengthOfStay MinMaxMessageType="SetMinLOS" Time="5" TimeUnit="Day"/></LengthsOfStay>';

const everyKind = [
  hotelsCsv({ id: 5_000, name: 'Hotel Nou' }, { id: 1_000_002, name: 'Hotel Mavi Neu' }),
  ratePlansXml(
    hotelId,
    ratePlan('Overlay', smallPlans.byStay, '2026-04-10', '2026-04-20', 50),
    ratePlan('New', smallPlans.byArrival, '2026-05-01', '2026-05-31', 44),
    removal(smallPlans.onRequest),
  ),
  availXml(
    hotelId,
    { from: '2026-06-01', to: '2026-06-03', plan: smallPlans.byStay, restriction: closed },
    { from: '2026-06-10', to: '2026-06-12', restriction: fiveNights },
  ),
  ...scheduleFiles('39.50'),
];

describe('an import', () => {
  let before: ReadIndex;
  let version: string;
  beforeAll(async () => {
    await open();
    before = await readIndex();
    version = await under.supply.catalogue.version();
    expect(await take(everyKind)).toMatch(/^11 records taken with .* changes, 0 records refused\.$/);
  });
  afterAll(close);

  it('appends every record as one batch, and the batches lead an index to what is on sale', async () => {
    await follow(before);
    const now = await readIndex();
    // The two rows of fares change nothing by themselves.
    expect(now.sequence).toBe(before.sequence + 9);
    expect(digestOffers(before.index.memory)).toBe(digestOffers(now.index.memory));
    expect(listCheapest(before)).toEqual(listCheapest(now));
    const [cheapest] = listCheapest(now).hotels;
    if (cheapest === undefined) throw new Error('Nothing is on sale');
    expect(await verify(cheapest.key)).toMatchObject({ outcome: 'confirmed', offer: cheapest });
  });

  it('sells imported flights and rates at the prices of the files', async () => {
    const name = { airline: 'Q1', suffix: 0, cabin: 'economy', baggage: 'checked' } as const;
    const checkIn = requireDay('2026-04-10');
    const checkOut = checkIn + 7;
    const result = await verify({
      checkIn,
      nights: 7,
      outbound: { from: 'FRA', to: 'PMI', day: checkIn, id: flightIdOf({ ...name, number: 777 }) },
      inbound: { from: 'PMI', to: 'FRA', day: checkOut, id: flightIdOf({ ...name, number: 778 }) },
    });
    expect(result).toMatchObject({ offer: { stay: 7 * 50_00, outbound: 79_00, inbound: 79_00 } });
  });

  it('sells a replaced plan on its new days alone and a removed one no more', async () => {
    const stay = { outbound: null, inbound: null, nights: 3 };
    const may = requireDay('2026-05-04');
    const made = await verify({ ...stay, planId: smallPlans.byArrival, checkIn: may });
    expect(made).toMatchObject({ offer: { stay: 3 * 44_00 } });
    const later = await verify({ ...stay, planId: smallPlans.byArrival, checkIn: may + 60 });
    expect(later).toMatchObject({ outcome: 'refused' });
    const removed = await verify({ ...stay, planId: smallPlans.onRequest, checkIn: may });
    expect(removed).toEqual({ outcome: 'refused', reason: 'gone' });
  });

  it.each([
    ['2026-06-03', { outcome: 'refused' }],
    ['2026-06-04', { outcome: 'confirmed' }],
    ['2026-06-12', { outcome: 'refused', reason: 'not-allowed' }],
    ['2026-06-13', { outcome: 'confirmed' }],
  ])('changes the days that a message names: arrival for three nights on %s', async (day, outcome) => {
    const stay = { outbound: null, inbound: null, nights: 3 };
    expect(await verify({ ...stay, checkIn: requireDay(day) })).toMatchObject(outcome);
  });

  it('gives a new hotel a card and a page without invented texts', async () => {
    const { catalogue } = under.supply;
    expect(await catalogue.version()).not.toBe(version);
    const [card] = await catalogue.hotelCards(0, 1);
    expect(card).toMatchObject({ id: 5_000, name: 'Hotel Nou', category: 45, slug: 'hotel-nou' });
    expect(card?.hasOnePicture).toBe(true);
    const profile = await catalogue.hotelProfile(5_000);
    expect(profile).toMatchObject({ ...card, rooms: [], boards: [], texts: {} });
    expect(profile?.address).toEqual({
      street: 'Carrer Nou 7',
      zip: '07410',
      city: 'Alcúdia',
      countryCode: 'ES',
    });
    expect(profile?.media.map(({ scene }) => scene)).toEqual(['pool.balearic.summer.noon.warm.nou']);
    expect(await catalogue.hotelReviews(5_000)).toEqual([]);
  });

  it('leaves a known hotel its rooms and texts', async () => {
    const known = await under.supply.catalogue.hotelProfile(1_000_003);
    const changed = await under.supply.catalogue.hotelProfile(1_000_002);
    expect(changed).toMatchObject({
      name: 'Hotel Mavi Neu',
      category: 45,
      address: { street: 'Carrer Nou 7' },
    });
    expect(changed).toMatchObject({ boards: known?.boards, texts: known?.texts });
    expect(changed?.rooms.map(({ id, type }) => [id, type])).toEqual([[1, 'double']]);
  });
});

const faulty = [
  hotelsCsv(
    { id: 5_001, name: 'In No City', places: '777,1001,1' },
    { id: 5_002, name: 'In a Region', places: '1001,1001,1' },
    { id: 5_003, name: 'Good' },
    { id: 10_001, name: 'Is a City' },
    { id: 5_004, name: 'No Region', places: '10001,778,1' },
    { id: 5_005, name: 'No Country', places: '10001,1001,779' },
  ),
  ratePlansXml(
    hotelId,
    removal(smallPlans.onRequest),
    ratePlan('Overlay', smallPlans.onRequest, '2026-05-01', '2026-05-03', 50),
    ratePlan('Overlay', 99, '2026-05-01', '2026-05-03', 50),
  ),
  availXml(
    hotelId,
    { from: '2026-06-01', to: '2026-06-03', plan: 'HB', restriction: closed },
    { from: '2026-06-01', to: '2026-06-03', restriction: closed },
  ),
  feedFile('notes.txt', 'hello'),
];

const reportOfFaulty = [
  'notes.txt:1: the file is none that can be imported.',
  "hotels.csv:2: city_id '777' is unknown.",
  "hotels.csv:3: city_id '1001' is a region, no city.",
  "hotels.csv:5: id '10001' is that of a destination.",
  "hotels.csv:6: region_id '778' is unknown.",
  "hotels.csv:7: country_id '779' is unknown.",
  "plans.xml:3: RatePlanCode '16000018' of hotel '1000001' is unknown.",
  "plans.xml:4: RatePlanCode '99' of hotel '1000001' is unknown.",
  "avail.xml:2: InvTypeCode '1' with RatePlanCode 'HB' of hotel '1000001' is unknown.",
  '3 records taken with 4 changes, 9 records refused.',
].join('\n');

describe('importIntoBooks', () => {
  beforeEach(open);
  afterEach(close);

  it('reports what is refused with file and line, in a dry run too, which changes nothing', async () => {
    const before = await digestStore();
    expect(await take(faulty, { isRehearsal: true })).toBe(reportOfFaulty);
    expect(await take(everyKind, { isRehearsal: true })).toMatch(/, 0 records refused\.$/);
    expect(await digestStore()).toBe(before);
    expect(await take(faulty)).toBe(reportOfFaulty);
    const batches = await under.supply.feed.after(1, 10);
    expect(batches.map(({ changes }) => changes.map(({ kind }) => kind).join(' '))).toEqual([
      'hotel',
      'plan-gone',
      'availability availability',
    ]);
    const cards = await under.supply.catalogue.hotelCards(0, 10);
    expect(cards.map(({ id }) => id)).toEqual([5_003, 1_000_001, 1_000_002, 1_000_003]);
  });

  it('a night without a room stays closed even where a file opens it', async () => {
    await database.pool.query(`update supplier.room set free = decode(repeat('00', 388), 'hex')`);
    const plan = smallPlans.byStay;
    await take([
      ratePlansXml(hotelId, ratePlan('New', plan, '2026-05-01', '2026-05-03', 50)),
      availXml(hotelId, { from: '2026-06-01', to: '2026-06-03', plan, restriction: opened }),
    ]);
    const changes = (await under.supply.feed.after(1, 10)).flatMap((batch) => batch.changes);
    const nights = changes.find((change) => change.kind === 'nights');
    expect(nights?.nights).toMatchObject({ rates: [25, 25, 25], states: ['closed', 'closed', 'closed'] });
    expect(changes.find((change) => change.kind === 'availability')).toMatchObject({ state: 'closed' });
  });

  it('replaces what the same files brought before', async () => {
    await take([...scheduleFiles('39.50'), hotelsCsv({ id: 5_000, name: 'Hotel Nou' })]);
    const once = digestOffers((await readIndex()).index.memory);
    await take([...scheduleFiles('41'), hotelsCsv({ id: 5_000, name: 'Hotel Nou Plus' })]);
    const [card] = await under.supply.catalogue.hotelCards(0, 1);
    expect(card?.name).toBe('Hotel Nou Plus');
    expect(digestOffers((await readIndex()).index.memory)).not.toBe(once);
    await take(scheduleFiles('39.50'));
    expect(digestOffers((await readIndex()).index.memory)).toBe(once);
  });

  it('leaves nothing of a removed plan for the days that come into the horizon', async () => {
    await take([ratePlansXml(hotelId, removal(smallPlans.onRequest))]);
    const start = await readIndex();
    under.clock.advance(86_400_000);
    await under.supply.runDrift();
    await follow(start);
  });

  it('takes turns with another import, with buyers and with drifting prices', async () => {
    const start = await readIndex();
    const others = [1, 2, 3].flatMap(() => [under.supply.runDrift(), buy()]);
    await Promise.all([take(everyKind), take(scheduleFiles('41')), ...others]);
    await follow(start);
    expect(digestOffers(start.index.memory)).toBe(digestOffers((await readIndex()).index.memory));
  });

  async function buy(): Promise<void> {
    const verified = await verify({});
    // An import or a drift may have closed it just before: then there is nothing to hold.
    if (verified.outcome !== 'confirmed') return;
    const request = { ...buildOfferRequest(), ...noExtras, expectedTotal: verified.offer.total };
    await under.supply.live.hold(request, { idempotencyKey: randomUUID(), timeoutMs: 20_000 });
  }
});
