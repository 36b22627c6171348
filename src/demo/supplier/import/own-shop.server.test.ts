import { randomUUID } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { indexSold } from '../../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../../tests/factories/supply.ts';
import type { OfferKey } from '../../../domain/search/offer-query.ts';
import { dayAt, formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { digestOffers } from '../../../offer-index/memory/digest-offers.ts';
import type { FeedFile } from '../../../ports/supply/feeds/import-files.server.ts';
import { readAll } from '../../../ports/supply/feeds/samples/read-all.ts';
import { flightIdOf } from '../../../ports/supply/feeds/ssim/flight-id.ts';
import { buildTravellers, noExtras } from '../../../ports/supply/supply-under-test.ts';
import { findMissingGoods } from '../store/find-missing-goods.server.ts';
import { openSupplierDb } from '../store/supplier-store.server.ts';
import { openSupplierUnderTest } from '../supplier-under-test.server.ts';
import { openOwnShopUnderTest, readSample, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

/** A Monday. */
const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
const monday = requireDay('2026-05-04');
/** Two adults and a child of five. */
const party = { adults: 2, childrenBorn: [requireDay('2021-01-10')] };

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
beforeEach(async () => {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
});
afterEach(async () => {
  await shop.supply.close();
  await database.drop();
});

const options = () => ({ idempotencyKey: randomUUID(), timeoutMs: 20_000 });

/** An index of everything that is on sale. */
const readIndex = async () => (await indexSold(shop.supply.feed, today)).index;

async function searchWeek() {
  const request = buildTripRequest({
    party,
    bookingDay: today,
    departure: { from: monday, to: monday + 7 },
    return: { from: monday + 7, to: monday + 14 },
  });
  const index = await readIndex();
  return index.search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 10, withFacets: true });
}

/** The plan of a hotel that has a code. */
async function planOf(hotelId: number, code: string): Promise<number> {
  const { rows } = await database.pool.query(
    'select id from supplier.plan where hotel_id = $1 and code = $2',
    [hotelId, code],
  );
  return Number(rows[0]?.id);
}

async function weekInMeltemiBay() {
  const flight = { airline: '7Q', suffix: 0, cabin: 'economy', baggage: 'checked' } as const;
  const key: OfferKey = {
    hotelId: 700_001,
    planId: await planOf(700_001, 'HB-FLEX'),
    checkIn: monday,
    nights: 7,
    outbound: { from: 'QXD', to: 'QXK', day: monday, id: flightIdOf({ ...flight, number: 401 }) },
    inbound: { from: 'QXK', to: 'QXD', day: monday + 7, id: flightIdOf({ ...flight, number: 402 }) },
  };
  return { key, party, bookingDay: dayAt(shop.clock.now()) };
}

async function bookWeek(): Promise<string> {
  const offer = await weekInMeltemiBay();
  const held = await shop.supply.live.hold(
    { ...offer, ...noExtras, expectedTotal: priceByHand.total },
    options(),
  );
  if (held.outcome !== 'confirmed') throw new Error(`Not held: ${JSON.stringify(held)}`);
  const travellers = buildTravellers(offer);
  const booked = await shop.supply.live.confirm({ holdId: held.holdId, travellers }, options());
  if (booked.outcome !== 'confirmed') throw new Error(`Not booked: ${JSON.stringify(booked)}`);
  return booked.bookingNumber;
}

/** From the sample files, on paper: five nights of 84, Friday and Saturday of 96, two adults and half a share for the child. */
const priceByHand = {
  stay: (5 * 84_00 + 2 * 96_00) * 2.5,
  outbound: 2 * 129_00 + 96_75,
  // Three quarters of 119.50 are 89.625, halves round up.
  inbound: 2 * 119_50 + 89_63,
  total: 2_213_38,
};

describe('a shop of an operator’s own goods', () => {
  it('has nothing on sale and no places before the first import', async () => {
    expect(await shop.supply.catalogue.destinations()).toEqual([]);
    expect(await shop.supply.catalogue.hotelCards(0, 10)).toEqual([]);
    expect((await searchWeek()).hotels).toEqual([]);
  });

  it('sells the sample shop at prices calculated by hand, whatever the order of the files', async () => {
    const files = (await readSampleShop()).toReversed();
    expect(await shop.take(files)).toMatch(/^\d+ records taken with .* changes, 0 records refused\.$/);
    expect((await searchWeek()).hotels.map(({ key }) => key.hotelId)).toEqual([700_001, 700_003]);
    const verified = await shop.supply.live.verify(await weekInMeltemiBay(), options());
    expect(verified).toMatchObject({ outcome: 'confirmed', offer: priceByHand });
    const profile = await shop.supply.catalogue.hotelProfile(700_001);
    expect(profile?.rooms.map(({ type, squareMetres }) => [type, squareMetres])).toEqual([
      ['double', 24],
      ['suite', 42],
    ]);
    expect(profile?.boards).toEqual(['half_board']);
    expect(await shop.supply.catalogue.airlines()).toEqual([{ code: '7Q', name: 'Seeschwalbe Air' }]);
  });

  it('says what a hotel collects on the spot, sells to those who were told, and keeps it without the column', async () => {
    await shop.take(await readSampleShop());
    const key = {
      ...(await weekInMeltemiBay()).key,
      hotelId: 700_003,
      planId: await planOf(700_003, 'AI'),
    };
    const request = {
      key: { ...key, outbound: null, inbound: null },
      party,
      bookingDay: dayAt(shop.clock.now()),
    };
    const verify = async () => {
      const verified = await shop.supply.live.verify(request, options());
      if (verified.outcome !== 'confirmed') throw new Error(`Not sold: ${JSON.stringify(verified)}`);
      return verified.offer;
    };
    const offer = await verify();
    // Two adults for the first seven nights at 2.00; the child of five pays nothing.
    const localCharges = [
      { kind: 'tourist_tax', amount: '28.00', currency: 'EUR' },
      { kind: 'cleaning', amount: '45.00', currency: 'EUR' },
    ] as const;
    expect(offer.localCharges).toEqual(localCharges);
    const wanted = { ...request, ...noExtras, expectedTotal: offer.total };
    expect(await shop.supply.live.hold(wanted, options())).toEqual({ outcome: 'refused', reason: 'gone' });
    const held = await shop.supply.live.hold({ ...wanted, localCharges }, options());
    expect(held).toMatchObject({ outcome: 'confirmed', total: offer.total });

    const hotels = (await readSampleShop()).filter(({ name }) => name === 'hotels.csv');
    await shop.take(
      await Promise.all(hotels.map((file) => rewrite(file, (line) => line.replace(/,[^,]*$/, '')))),
    );
    expect((await verify()).localCharges).toEqual(localCharges);
    await shop.take(
      await Promise.all(hotels.map((file) => rewrite(file, (line) => line.replace(/,tourist.*$/, ',')))),
    );
    expect(await verify()).not.toHaveProperty('localCharges');
    expect((await shop.supply.catalogue.hotelProfile(700_003))?.localCharges).toEqual([]);
  });

  it('says how far the beach is, and keeps it without the column', async () => {
    await shop.take(await readSampleShop());
    const hotels = (await readSampleShop()).filter(({ name }) => name === 'hotels.csv');
    const takeWith = async (add: (line: string) => string) =>
      shop.take(await Promise.all(hotels.map((file) => rewrite(file, add))));
    const toBeach = async () => (await shop.supply.catalogue.hotelProfile(700_003))?.metresToBeach;
    expect(await toBeach()).toBeUndefined();
    const addCell = (cell: string) => (line: string) =>
      line === '' ? line : `${line},${line.startsWith('id,') ? 'metres_to_beach' : cell}`;
    await takeWith(addCell('230'));
    expect(await toBeach()).toBe(230);
    await takeWith((line) => line);
    expect(await toBeach()).toBe(230);
    await takeWith(addCell(''));
    expect(await toBeach()).toBeUndefined();
  });

  it('gives the free nights of a stay-pay offer, and keeps the offer without the column', async () => {
    await shop.take(await readSampleShop());
    const key = {
      hotelId: 700_003,
      planId: await planOf(700_003, 'AI'),
      checkIn: monday,
      nights: 14,
      outbound: null,
      inbound: null,
    };
    const request = { key, party, bookingDay: dayAt(shop.clock.now()) };
    // Twelve of fourteen nights of 118; two adults and 30 % for the child of five.
    const sold = { outcome: 'confirmed', offer: { stay: 12 * 118 * 230 } };
    expect(await shop.supply.live.verify(request, options())).toMatchObject(sold);
    const thirteen = { ...request, key: { ...key, nights: 13 } };
    expect(await shop.supply.live.verify(thirteen, options())).toMatchObject({
      offer: { stay: 13 * 118 * 230 },
    });

    const plans = (await readSampleShop()).filter(({ name }) => name === 'plans.csv');
    const withoutLastCell = await Promise.all(
      plans.map((file) => rewrite(file, (line) => line.replace(/,[^,]*$/, ''))),
    );
    expect(await shop.take(withoutLastCell)).toContain(' 0 records refused');
    expect(await shop.supply.live.verify(request, options())).toMatchObject(sold);
    const withEmptyCell = await Promise.all(
      plans.map((file) => rewrite(file, (line) => line.replace(/,14=12.*$/, ','))),
    );
    await shop.take(withEmptyCell);
    expect(await shop.supply.live.verify(request, options())).toMatchObject({
      offer: { stay: 14 * 118 * 230 },
    });
  });

  it('books a week, and cancels it free of charge or at the fee of the tariff', async () => {
    await shop.take(await readSampleShop());
    const [first, second] = [await bookWeek(), await bookWeek()];
    expect(await shop.supply.live.cancel({ bookingNumber: first }, options())).toMatchObject({ fee: 0 });
    shop.clock.advance((monday - 10 - today) * 86_400_000);
    expect(await shop.supply.live.cancel({ bookingNumber: second }, options())).toMatchObject({
      fee: priceByHand.total / 2,
    });
  });

  it('sells no invented extras and moves no price', async () => {
    const files = await readSampleShop();
    await shop.take(files.filter(({ name }) => name !== 'transfers.csv' && name !== 'extras.csv'));
    const before = digestOffers((await readIndex()).memory);
    await shop.supply.runDrift();
    expect(digestOffers((await readIndex()).memory)).toBe(before);
    const extras = await shop.supply.live.extras(
      { ...(await weekInMeltemiBay()), insuranceMarket: null },
      options(),
    );
    expect(extras).toEqual({ outcome: 'confirmed', extras: [], seatMaps: [] });
  });

  it('is the same after the same files again, and contains what was imported when it is opened again', async () => {
    await shop.take(await readSampleShop());
    const once = digestOffers((await readIndex()).memory);
    const cards = await shop.supply.catalogue.hotelCards(0, 10);
    await shop.take(await readSampleShop());
    await (await shop.open()).close();
    expect(digestOffers((await readIndex()).memory)).toBe(once);
    expect(await shop.supply.catalogue.hotelCards(0, 10)).toEqual(cards);
  });

  it('reports the same in a dry run, which changes nothing', async () => {
    const files = await readSampleShop();
    const rehearsed = await shop.take(files, { isRehearsal: true });
    expect(await shop.supply.catalogue.destinations()).toEqual([]);
    expect(await shop.supply.feed.after(1, 10)).toEqual([]);
    expect(rehearsed).toBe(await shop.take(files));
  });

  it('takes off sale what a delivery removes, and nothing else', async () => {
    await shop.take(await readSampleShop());
    const removals = feedFile(
      'removals.csv',
      [
        'remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to',
        'hotel,700003,,,,,,,,',
        'plan,700001,DBL,HB-SAVE,,,,,,',
        `flight,,,,7Q,401,QXD,QXK,${formatDay(monday)},${formatDay(monday)}`,
      ].join('\n'),
    );
    const report = '3 records taken with 8 changes, 0 records refused.';
    expect(await shop.take([removals], { isRehearsal: true })).toBe(report);
    expect(await shop.take([removals])).toBe(report);
    const cards = await shop.supply.catalogue.hotelCards(0, 10);
    expect(cards.map(({ id }) => id)).toEqual([700_001, 700_002]);
    expect(await planOf(700_001, 'HB-SAVE')).toBeNaN();
    const gone = await shop.supply.live.verify(await weekInMeltemiBay(), options());
    expect(gone).toEqual({ outcome: 'refused', reason: 'gone' });
    // The flight of Wednesday was not named.
    expect((await searchWeek()).hotels.map(({ key }) => key.checkIn)).toEqual([monday + 2]);
  });

  it('a full delivery takes off sale what it leaves out, a delta does not', async () => {
    const files = await readSampleShop();
    await shop.take(files);
    const before = digestOffers((await readIndex()).memory);
    const smaller = await Promise.all(files.map(withoutFamilyClub));
    await shop.take(smaller);
    expect(digestOffers((await readIndex()).memory)).toBe(before);
    const report = '1 hotel, plan, departure or extra left out by the delivery, no longer sold.';
    expect((await shop.take(smaller, { isFull: true })).split('\n').at(-1)).toBe(report);
    expect((await searchWeek()).hotels.map(({ key }) => key.hotelId)).toEqual([700_001]);
    expect((await shop.take(files, { isFull: true })).split('\n').at(-1)).toMatch(/^0 hotels/);
    expect((await searchWeek()).hotels.map(({ key }) => key.hotelId)).toEqual([700_001, 700_003]);
  });

  it('a full delivery removes nothing where one of its records is refused', async () => {
    const files = await readSampleShop();
    await shop.take(files);
    const smaller = await Promise.all(files.map(withoutFamilyClub));
    const report = await shop.take([...smaller, feedFile('notes.txt', 'hello')], { isFull: true });
    expect(report).toMatch(
      /Nothing that the delivery leaves out was removed, because a record was refused\.$/,
    );
    expect(await shop.supply.catalogue.hotelCards(0, 10)).toHaveLength(3);
  });

  it('the doctor says what is missing, and nothing once the sample shop is there', async () => {
    const db = openSupplierDb(database.pool);
    expect(await findMissingGoods(db)).toHaveLength(8);
    const files = await readSampleShop();
    await shop.take(files.filter(({ name }) => name !== 'nights.csv'));
    expect(await findMissingGoods(db)).toEqual(['no night with a price (nights.csv)']);
    await shop.take(files);
    expect(await findMissingGoods(db)).toEqual([]);
  });

  it('keeps its currency: prices in another one are refused, and another one is refused at the start', async () => {
    await shop.take(await readSampleShop());
    const before = digestOffers((await readIndex()).memory);
    await expect(shop.open('CHF')).rejects.toThrow(
      'priced in EUR, the brands charge CHF: let them charge EUR, or use another database',
    );
    const francs = await Promise.all((await readSampleShop()).map(inFrancs));
    const report = await shop.take(francs, { isRehearsal: true });
    expect(report.split('\n')).toContain(
      "nights.csv:2: currency 'CHF' is not EUR, the currency of the supply.",
    );
    expect(digestOffers((await readIndex()).memory)).toBe(before);
  });

  it('in francs takes francs, and refuses euros by file, line, field and value', async () => {
    const later = await createTestDatabase();
    const swiss = await openOwnShopUnderTest(later.pool, start, 'CHF');
    try {
      const files = await Promise.all((await readSampleShop()).map(inFrancs));
      const mixed = files.map((file) => (file.name === 'nights.csv' ? withEurosInLine(file, 3) : file));
      expect((await swiss.take(await Promise.all(mixed))).split('\n')).toEqual([
        "nights.csv:3: currency 'EUR' is not CHF, the currency of the supply.",
        expect.stringMatching(/, 1 record refused\.$/),
      ]);
    } finally {
      await swiss.supply.close();
      await later.drop();
    }
  });

  it('the demo world does not replace own goods', async () => {
    await shop.take(await readSampleShop());
    await expect(openSupplierUnderTest(database.pool)).rejects.toThrow('set DEMO_WORLD=0');
    expect(await shop.supply.catalogue.hotelCards(0, 10)).toHaveLength(3);
  });

  it('has no rates for days that come into the horizon until a file brings them', async () => {
    await shop.take(await readSampleShop());
    shop.clock.advance(5 * 86_400_000);
    await shop.supply.runDrift();
    const { rows } = await database.pool.query(
      `select bool_and(get_byte(nights, (($1::integer % 388) * 4)) = 0) as is_unset from supplier.nights`,
      [today + 388],
    );
    expect(rows[0].is_unset).toBe(true);
  });

  it('takes the samples of all formats once their places, rooms and plans are there', async () => {
    const later = await createTestDatabase();
    const empty = await openOwnShopUnderTest(later.pool, new Date('2027-01-01T06:00:00Z'));
    try {
      const names = ['schedule.ssim', 'avail-status.xml', 'fares.csv', 'rate-plans.xml', 'hotels.csv'];
      const report = await empty.take([...goodsOfSamples, ...(await Promise.all(names.map(readSample)))]);
      expect(report.split('\n')).toEqual([
        "hotels.csv:4: stars '9' is not from 0 to 5.",
        "rate-plans.xml:63: CurrencyCode 'CHF' is not EUR, in which is charged.",
        "avail-status.xml:25: InvTypeCode 'TENT' with RatePlanCode 'HB' of hotel '100' is unknown.",
        "fares.csv:5: fare '159,50' is written with a comma, write 159.50.",
        "schedule.ssim:15: service type 'F' carries no passengers.",
        expect.stringMatching(/^29 records taken with .* changes, 5 records refused\.$/),
      ]);
    } finally {
      await empty.supply.close();
      await later.drop();
    }
  });
});

async function rewrite(file: FeedFile, change: (line: string, number: number) => string): Promise<FeedFile> {
  if (file.name.endsWith('.jpg')) return file;
  const lines = Buffer.concat(await readAll(file.open()))
    .toString()
    .split('\n');
  return feedFile(file.name, lines.map((line, index) => change(line, index + 1)).join('\n'));
}

const inFrancs = (file: FeedFile) => rewrite(file, (line) => line.replace(',EUR', ',CHF'));

const withEurosInLine = (file: FeedFile, wanted: number) =>
  rewrite(file, (line, number) => (number === wanted ? line.replace(',CHF', ',EUR') : line));

async function withoutFamilyClub(file: FeedFile): Promise<FeedFile> {
  if (file.name.endsWith('.jpg')) return file;
  const text = Buffer.concat(await readAll(file.open())).toString();
  return feedFile(
    file.name,
    text
      .split('\n')
      .filter((line) => !line.startsWith('700003,'))
      .join('\n'),
  );
}

const names = (name: string) => Array.from({ length: 5 }, () => name).join(',');
const nameColumns = (what: string) => [...LANGUAGES].map((each) => `${what}_${each}`).join(',');
const scene = 'room.nordic.summer.noon.noon.sund';

/** What the samples of the other formats name: places, airports, the airline, rooms and plans. */
const goodsOfSamples: readonly FeedFile[] = [
  feedFile(
    'places.csv',
    [
      `id,type,parent_id,${nameColumns('name')},country,latitude,longitude,glossary`,
      `1001,country,,${names('Sundland')},DE,54,13,yes`,
      `2001,region,1001,${names('Sundküste')},DE,54,13,yes`,
      `3001,city,2001,${names('Sundhafen')},DE,54,13,yes`,
    ].join('\n'),
  ),
  feedFile(
    'airports.csv',
    [
      `code,${nameColumns('name')},${nameColumns('city')},country,latitude,longitude,time_zone,departure,arrival`,
      ...['AAA', 'BBB', 'CCC', 'DDD'].map(
        (code) => `${code},${names(code)},${names(code)},DE,54,13,Europe/Berlin,yes,yes`,
      ),
    ].join('\n'),
  ),
  feedFile('airlines.csv', 'code,name,child_percent,infant_fare,currency\nTW,Sundflug,75,0,EUR'),
  feedFile(
    'rooms.csv',
    [
      `hotel_id,room_code,type,${nameColumns('name')},square_metres,max_persons,allotment,scene`,
      `100,DBL,double,${names('Doppelzimmer')},20,4,5,${scene}`,
      `100,SUI,suite,${names('Suite')},40,4,5,${scene}`,
    ].join('\n'),
  ),
  feedFile(
    'plans.csv',
    [
      'hotel_id,room_code,plan_code,board,min_adults,max_adults,max_children,max_persons,single_use_percent,extra_adult_percent,child_bands,rate_step,currency,sold_by,max_stay,free_days,cancellation_fees,change_fees,name_letters,substitute_fee,deposit_percent,balance_days,floor_price,early_bookings',
      '100,DBL,HB,half_board,1,3,2,4,150,70,0-1:0|2-11:50,0.50,EUR,stay,14,7,,,,,,,,',
      '100,SUI,HB,half_board,1,3,2,4,150,70,0-1:0|2-11:50,0.50,EUR,stay,14,7,,,,,,,,',
      '100,DBL,RO,room_only,1,3,2,4,150,70,0-1:0|2-11:50,0.50,EUR,stay,14,7,,,,,,,,',
    ].join('\n'),
  ),
];
