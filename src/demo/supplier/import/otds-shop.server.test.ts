import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { indexSold } from '../../../../tests/factories/selling/index-sold.ts';
import { buildTripRequest } from '../../../../tests/factories/supply.ts';
import { dayAt, requireDay } from '../../../domain/time/calendar-day.ts';
import { readAll } from '../../../ports/supply/feeds/samples/read-all.ts';
import { openOwnShopUnderTest, readSample, readSampleShop } from './own-shop-under-test.server.ts';
import { feedFile } from './sample-feeds.ts';

const start = new Date('2026-03-02T06:00:00Z');
const today = dayAt(start);
const five = requireDay('2021-01-10');

let database: TestDatabase;
let shop: Awaited<ReturnType<typeof openOwnShopUnderTest>>;
let otds: string;
let contractPlans: (code: string) => Promise<void>;

async function openShop(): Promise<void> {
  database = await createTestDatabase();
  shop = await openOwnShopUnderTest(database.pool, start);
  // The sample shop with two contracted plans more, whose prices an OTDS file brings.
  const files = (await readSampleShop()).filter(({ name }) => name !== 'nights.csv');
  await shop.take(files);
  const plans = await textOf('shop/plans.csv');
  const [head = '', ...rows] = plans.split('\n');
  const contracted = rows.filter((row) => /^700001,(DBL|SUI),HB-FLEX/.test(row));
  contractPlans = async (code) => {
    await shop.take([feedFile('plans.csv', [head, ...contracted].join('\n').replaceAll('HB-FLEX', code))]);
  };
  await contractPlans('C1:HB');
  otds = await textOf('otds.xml');
}

async function closeShop(): Promise<void> {
  await shop.supply.close();
  await database.drop();
}

async function textOf(sample: string): Promise<string> {
  return Buffer.concat(await readAll((await readSample(sample)).open())).toString();
}

const take = async (xml: string, options = {}) =>
  (await shop.take([feedFile('otds.xml', xml)], options)).split('\n');

/** The file without a room and its prices. */
function withoutRoom(xml: string, room: string): string {
  return ['Unit', 'PriceItem'].reduce(
    (left, name) =>
      left.replaceAll(
        new RegExp(`<${name} (?:(?!</${name}>)[\\s\\S])*[>"]${room}["<][\\s\\S]*?</${name}>`, 'g'),
        '',
      ),
    xml,
  );
}

/** A price of the double room. */
const priceOfAges = (value: string, bounds: string) => `<PriceItem Class="Child">
  <Absolute><Value>${value}</Value><DayBase>x</DayBase><PersonBase>x</PersonBase></Absolute>
  <Condition><And><Keys>DBL</Keys><PersonImpact><PersonAge>${bounds}</PersonAge></PersonImpact></And></Condition>
  </PriceItem>`;

const asNew = (xml: string) => xml.replace('Key="H1" UpdateMode="Merge"', 'Key="H1"');

const countPlans = async () =>
  (await database.pool.query('select from supplier.plan where hotel_id = 700001')).rowCount;

const contractIn = (xml: string) => /<SellingAccom[\s\S]*<\/SellingAccom>/.exec(xml)?.[0] ?? '';

/** What a week without flights costs, by room; nothing where it is not sold. */
async function weekOf(checkIn: string, adults: number, ...childrenBorn: number[]) {
  const from = requireDay(checkIn);
  const { index } = await indexSold(shop.supply.feed, today);
  const request = buildTripRequest({
    kind: 'hotel-only',
    party: { adults, childrenBorn },
    bookingDay: today,
    departure: { from, to: from },
    return: { from: from + 7, to: from + 7 },
  });
  return index
    .search({ name: 'hotels', request, sort: 'price', page: 1, pageSize: 20, withFacets: false })
    .hotels.map(({ total }) => total / 100);
}

describe('an OTDS file of accommodations', () => {
  beforeEach(openShop);
  afterEach(closeShop);

  it('is sold at prices calculated by hand, on the days that it opens', async () => {
    expect(await take(otds)).toEqual([expect.stringMatching(/^1 record taken with .* 0 records refused\.$/)]);
    // Room 50 and board 20 a night, 10 more on two nights; half for the child; a tenth off for those who book until March.
    const adult = 5 * 70 + 2 * 80;
    expect(await weekOf('2026-05-04', 2)).toEqual([2 * adult * 0.9]);
    expect(await weekOf('2026-05-04', 2, five)).toEqual([2.5 * adult * 0.9]);
    expect(await weekOf('2026-05-04', 1)).toEqual([adult * 0.9]);
    // Closed on the eleventh, no arrival on the fifteenth, nothing known from June on.
    expect(await weekOf('2026-05-05', 2)).toEqual([]);
    expect(await weekOf('2026-05-15', 2)).toEqual([]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 70 * 0.9]);
    expect(await weekOf('2026-05-26', 2)).toEqual([]);
  });

  it.each(['0', '00', '<![CDATA[0]]>'])('is closed where %s rooms are left', async (rooms) => {
    await take(otds.replace('<Open>5</Open>', `<Open>${rooms}</Open>`));
    expect(await weekOf('2026-05-16', 2)).toEqual([]);
  });

  it('has a room with the key of its unit, where a Source names the kind', async () => {
    const alike = otds.replaceAll('"U1"', '"DBL"');
    expect(await take(alike)).toEqual([expect.stringMatching(/ 0 records refused/)]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 70 * 0.9]);
  });

  it('is replaced by a changed contract, and ended by Delete', async () => {
    await take(otds);
    const raised = otds.replace('<Value>50.00</Value>', '<Value>60.00</Value>');
    expect(await take(raised.replaceAll('-35.00', '-40.00'))).toEqual([
      expect.stringMatching(/ 0 records refused/),
    ]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 80 * 0.9]);
    // One of two rooms is a large part of a hotel.
    expect((await take(withoutRoom(raised, 'DBL'))).join()).toContain(
      'A large part of the goods is left out',
    );
    expect(await take(withoutRoom(raised, 'DBL'), { isReviewed: true })).toEqual([
      expect.stringMatching(/ 0 records refused/),
    ]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 100 * 0.9]);
    expect(
      await take(otds.replace('<SellingAccom Key="C1">', '<SellingAccom Key="C1" UpdateMode="Delete">')),
    ).toEqual([expect.stringMatching(/ 0 records refused/)]);
    expect(await weekOf('2026-05-16', 2)).toEqual([]);
  });

  it('has days of rooms of several contracts', async () => {
    await contractPlans('C2:HB');
    const second = contractIn(withoutRoom(otds, 'DBL')).replace('"C1"', '"C2"');
    const [list = ''] = /<Availabilities[\s\S]*<\/Availabilities>/.exec(otds) ?? [];
    const listOf = (room: string) =>
      list.replace('"A">', `"${room}"><Condition><Keys Source="SellingUnit">${room}</Keys></Condition>`);
    const both = withoutRoom(otds, 'SUI')
      .replace('</SellingAccom>', () => `</SellingAccom>${second}`)
      .replace(list, () => listOf('DBL') + listOf('SUI').replace('<Open>5<', '<Open>0<'));
    expect(await take(both)).toEqual([expect.stringMatching(/^2 records taken .* 0 records refused/)]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 70 * 0.9]);
    expect(await take(both.replace('<Open>0<', '<Open>5<').replace('<Open>5<', '<Open>0<'))).toEqual([
      expect.stringMatching(/ 0 records refused/),
    ]);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 100 * 0.9]);
  });

  it('of a house that is New ends its other contracts, one that is Delete all of them', async () => {
    await take(otds);
    expect(await countPlans()).toBe(5);
    expect(await take(asNew(otds))).toEqual([
      expect.stringMatching(/^1 record taken with .* 0 records refused/),
    ]);
    expect(await countPlans()).toBe(2);
    expect(await weekOf('2026-05-16', 2)).toEqual([2 * 7 * 70 * 0.9]);
    await take(otds.replace('Key="H1" UpdateMode="Merge"', 'Key="H1" UpdateMode="Delete"'));
    expect(await countPlans()).toBe(0);
  });

  it('of a house that is New waits for a second person where it ends plans that are sold', async () => {
    await take(otds);
    await shop.take((await readSampleShop()).filter(({ name }) => name === 'nights.csv'));
    const sold = await countPlans();
    const report = await take(asNew(otds));
    expect(report.join()).toMatch(/A large part of the goods is left out.*hotel 700001, plans/);
    expect(await countPlans()).toBe(sold);
  });

  it('of a house that is New ends nothing where one of its contracts is refused', async () => {
    await take(otds);
    const broken = contractIn(otds).replace('"C1"', '"C2"').replace('>HalfBoard<', '>FullBoard<');
    const both = asNew(otds).replace('<SellingAccom', () => `${broken}<SellingAccom`);
    expect(await take(both)).toEqual([
      expect.stringMatching(/SellingUnit 'DBL' of hotel '700001' has no plan 'C2:HB'\.$/),
      expect.stringMatching(/^1 record taken with .* 1 record refused/),
    ]);
    expect(await countPlans()).toBe(5);
  });

  it('is refused where a house has it twice', async () => {
    await take(otds);
    const twice = otds.replace('<SellingAccom', () => `${contractIn(otds)}<SellingAccom`);
    expect((await take(twice))[0]).toMatch(/SellingAccom Key 'C1' is there twice\.$/);
    expect(await countPlans()).toBe(5);
  });

  it('has several prices of children, each from an age on', async () => {
    const flat = otds.replace('<Value>10.00<', '<Value>0<').replace('<Value>-5.00<', '<Value>0<');
    const infants = priceOfAges('-35.00', '<Max>1</Max>');
    await take(flat.replace('<PriceItem Class="Child">', (child) => infants + child));
    const adults = 2 * 7 * 70 * 0.9;
    expect(await weekOf('2026-05-16', 2, requireDay('2024-05-23'))).toEqual([adults]);
    expect(await weekOf('2026-05-16', 2, requireDay('2024-05-16'))).toEqual([adults * 1.25]);
    expect(await weekOf('2026-05-16', 2, five)).toEqual([adults * 1.25]);
  });

  it('is refused where a child pays no whole per cent', async () => {
    const flat = otds.replace('<Value>10.00<', '<Value>0<').replace('<Value>-5.00<', '<Value>0<');
    expect((await take(flat.replace('-35.00', '-34.99')))[0]).toMatch(
      /a child of 0 pays 50\.01\d+ % of the adult's price, which is no whole per cent\.$/,
    );
  });
});

describe('an OTDS file that cannot be expressed', () => {
  beforeAll(openShop);
  afterAll(closeShop);

  it.each([
    [
      'an index of persons',
      'PersonAge Source="ThisComponent"><Max>11</Max></PersonAge',
      'PersonIndex Source="ThisComponent"><Until>1</Until></PersonIndex',
      'PersonImpact has PersonIndex, which is not taken',
    ],
    [
      'a condition that is not known',
      '<Keys Source="SellingUnit">DBL</Keys></Condition>',
      '<Duration Source="ThisComponent"><Min>7</Min></Duration></Condition>',
      'Condition has Duration, which is not taken',
    ],
    [
      'a date that says yes or no',
      /<Condition>(<DayImpact>.*<\/DayImpact>)<\/Condition>/,
      '<Condition><Not>$1</Not></Condition>',
      'DayImpact is not taken where a condition says yes or no',
    ],
    [
      'a price of days of arrival',
      '<DayImpact><Date Source="ThisComponent">',
      '<DayImpact><Date Source="ThisComponent" DayType="CheckIn">',
      'DayImpact is for days of CheckIn, only those of Stay are taken',
    ],
    ['a key of nothing', '>SUI</Keys>', '>APT</Keys>', "Keys 'APT' are not of one kind in the contract"],
    [
      'a key of another kind than its Source',
      '<Keys Source="SellingUnit">SUI',
      '<Keys Source="Board">SUI',
      "Keys 'SUI' are not of one kind in the contract",
    ],
    [
      'keys of another component',
      '<Keys Source="SellingUnit">SUI',
      '<Keys Source="OtherComponent">SUI',
      "Keys Source 'OtherComponent' is none of ThisComponent, Unit, SellingUnit, Board",
    ],
    [
      'a key of two kinds without a Source',
      /"SUI"([\s\S]*?)<Keys Source="SellingUnit">SUI/,
      '"U2"$1<Keys>U2',
      "Keys 'U2' are of a Unit and of a SellingUnit",
    ],
    [
      'combinatorics',
      '</Absolute></PriceItem>',
      '</Absolute><Combinatorics/></PriceItem>',
      'PriceItem has Combinatorics, which is not taken',
    ],
    [
      'a price of a whole stay',
      '<DayBase>x</DayBase>',
      '<DayBase>7</DayBase>',
      "DayBase '7' is not x, only prices of each person and night are taken",
    ],
    [
      'a child of another share on some days',
      '-5.00',
      '-4.00',
      "a child of 0 pays 50 % of the adult's price on one day, 51.25 % on another",
    ],
    [
      'a price of the very old',
      '<PriceItem Class="Early">',
      `${priceOfAges('-10.00', '<Min>101</Min>')}<PriceItem Class="Early">`,
      'adults of 101 and 40 years pay different prices on 2026-05-01',
    ],
    [
      'a discount that leaves a price out',
      'Base Board Season Child',
      'Base Board Season',
      "Percent does not apply to the Class 'Child'",
    ],
    [
      'a filter',
      '<Unit Key="U1">',
      '<Filter Key="F"/><Unit Key="U1">',
      'SellingAccom has Filter, which is not taken',
    ],
    ['another board', '>HalfBoard<', '>FullBoard<', "BoardType 'FullBoard' is not the plan's half_board"],
    [
      'a board that is none of ours',
      '>HalfBoard<',
      '>AllInclusiveLight<',
      "BoardType 'AllInclusiveLight' is not taken",
    ],
    ['a room without a plan', 'SUI', 'APT', "SellingUnit 'APT' of hotel '700001' has no plan 'C1:HB'"],
    [
      'a group that is excluded',
      '<Person><MaxAge>11</MaxAge><MaxCount>1</MaxCount></Person>',
      '<Exclude/>',
      'Occupancy has Exclude, which is not taken',
    ],
    [
      'days closed to departure',
      '<NoCheckIn/>',
      '<NoCheckOut/>',
      'DayState has NoCheckOut, which is not taken',
    ],
    [
      'a contract in parts',
      '<SellingAccom Key="C1">',
      '<SellingAccom Key="C1" UpdateMode="Merge">',
      'SellingAccom is Merge, a changed contract is sent whole',
    ],
    [
      'a contract of nothing',
      /(<SellingAccom Key="C1">)[\s\S]*(<\/SellingAccom>)/,
      '$1$2',
      'SellingAccom has no room with a board: only Delete ends a contract',
    ],
    [
      'a house that is New with nothing in it',
      / UpdateMode="Merge">(\s*<Properties[\s\S]*?)<SellingAccom[\s\S]*<\/Availabilities>/,
      '>$1',
      'Accommodation is New and has no SellingAccom: only Delete ends all contracts',
    ],
    [
      'a contract that is deleted in a house that is New',
      /"H1" UpdateMode="Merge"([\s\S]*<SellingAccom Key="C1")/,
      '"H1"$1 UpdateMode="Delete"',
      'SellingAccom is Delete in an Accommodation that is New, not Merge',
    ],
    ['an unknown hotel', '>700001<', '>799999<', "the hotel '799999' is unknown"],
    [
      'a currency of an amount',
      '<Value>50.00',
      '<Value Currency="CHF">50.00',
      "Value Currency 'CHF' is not taken",
    ],
    [
      'a currency of a price',
      '<Absolute><Value>50.00',
      '<Absolute Currency="CHF"><Value>50.00',
      "Absolute Currency 'CHF' is not taken",
    ],
    [
      'a bound that is left out',
      '<Min>2026-05-08',
      '<Min Inclusive="false">2026-05-08',
      "Min Inclusive 'false' is not taken",
    ],
    [
      'a condition that is turned round',
      '<Condition><Keys',
      '<Condition Negate="true"><Keys',
      "Condition Negate 'true' is not taken",
    ],
    [
      'a discount with two conditions side by side',
      /<And>(\s*<BookingDate[\s\S]*?)<\/And>/,
      '$1',
      'Condition needs exactly one condition',
    ],
    [
      'days with two conditions',
      '<Availabilities Key="A">',
      '<Availabilities Key="A"><Condition><Keys>DBL</Keys></Condition><Condition><Keys>SUI</Keys></Condition>',
      'Availabilities has two Condition',
    ],
    ['weekdays', '<NoCheckIn/>', '<NoCheckIn Weekdays="1"/>', "NoCheckIn Weekdays '1' is not taken"],
    [
      'a text where none is read',
      '<Closed/>',
      '<Closed>false</Closed>',
      "Closed has the text 'false', which is not taken",
    ],
    [
      'rooms in an element of their own',
      '<Open>5</Open>',
      '<Open><Count>0</Count></Open>',
      'Open has Count, which is not taken',
    ],
    [
      'rooms that are no number',
      '<Open>5</Open>',
      '<Open>none</Open>',
      "Open 'none' is not a whole number from 0 to 99999",
    ],
    [
      'an unknown UpdateMode around it',
      '<Accommodations UpdateMode="Merge">',
      '<Accommodations UpdateMode="Bogus">',
      "Accommodations UpdateMode 'Bogus' is none of New, Merge and Delete",
    ],
    [
      'an attribute around it',
      '<Accommodations UpdateMode="Merge">',
      '<Accommodations UpdateMode="Merge" Filter="x">',
      "Accommodations Filter 'x' is not taken",
    ],
    ['a text between conditions', '<And>', '<And>not', "And has the text 'not', which is not taken"],
    [
      'no house in it',
      /<Accommodations UpdateMode="Merge">[\s\S]*<\/Accommodations>/,
      '<Accommodations UpdateMode="Delete"/>',
      'Accommodations is Delete, which is not taken',
    ],
    [
      'shared prices',
      '<Accommodation Key="H1"',
      '<PriceItems Key="S"/><Accommodation Key="H1"',
      'PriceItems is not taken, so nothing of the file is',
    ],
    [
      'nothing in it',
      /<Accommodations UpdateMode="Merge">[\s\S]*<\/Accommodations>/,
      '',
      'the file has neither an Accommodation nor an OnewayFlight',
    ],
    [
      'no products',
      '</OTDS>',
      '<Products/></OTDS>',
      'no Product is AccommodationOnly, accommodations are sold alone too',
    ],
  ])('is refused by name with %s', async (_, right, wrong, reason) => {
    const changed = otds.replaceAll(new RegExp(right, 'g'), wrong);
    expect(changed).not.toBe(otds);
    const report = await take(changed);
    expect(report).toEqual([
      expect.stringMatching(/^otds\.xml:\d+: /),
      '0 records taken with 0 changes, 1 record refused.',
    ]);
    expect(report[0]?.replace(/^otds\.xml:\d+: /, '')).toBe(`${reason}.`);
  });
});
