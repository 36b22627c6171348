import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type HotelAttribute, hotelAttributes } from '../../../../domain/search/hotel-attribute.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readHotelsCsv } from './read-hotels-csv.server.ts';

const header =
  'id;name;city_id;region_id;country_id;stars;rating;reviews;attributes;latitude;longitude;airports;street;zip;city;country;scene';
const right =
  '100;Hotel;3001;2001;1001;4.5;5.3;812;pool;54.315;13.09;AAA|BBB;Hafenweg 3;18439;Sundhafen;DE;coast.nordic.summer.golden.warm.sund';

function read(text: string) {
  return readAll(readHotelsCsv(streamOf(text), 'hotels.csv', fakeFeedDirectory()));
}

describe('readHotelsCsv', () => {
  test('takes hotels with their entries and refuses nine stars', async () => {
    const records = await read(await readFile(new URL('../samples/hotels.csv', import.meta.url), 'utf8'));
    const facts = {
      id: 100,
      cityId: 3001,
      regionId: 2001,
      countryId: 1001,
      category: 45,
      rating: 53,
      attributes: ['beachfront', 'pool'],
      latitude: 54.315,
      longitude: 13.09,
    };
    expect(records[0]).toEqual({
      ok: true,
      line: 2,
      changes: [{ kind: 'hotel', hotel: { ...facts, airports: ['AAA', 'BBB'] } }],
      entry: {
        kind: 'hotel',
        card: {
          ...facts,
          name: 'Hôtel am Süßen Sund, Adults',
          reviewCount: 812,
          scene: 'coast.nordic.summer.golden.warm.sund',
          slug: 'hotel-am-sussen-sund-adults',
        },
        address: { street: 'Hafenweg 3', zip: '18439', city: 'Sundhafen', countryCode: 'DE' },
      },
    });
    expect(records[1]).toMatchObject({
      changes: [{ hotel: { category: 0, rating: 0, attributes: [], airports: [] } }],
    });
    expect(refusalsOf(records)).toEqual(["4: stars '9' is not from 0 to 5"]);
  });

  test.each([
    ['adults_only|playground', '', '', "'adults_only' contradicts 'playground'"],
    ['sandy_beach', '', '1800', "'sandy_beach' contradicts metres_to_beach '1800', which is more than 800"],
    ['sustainable', '', '', "'sustainable' needs a certificate"],
    [
      'sustainable',
      'Blue Swallow',
      '',
      "certificate 'Blue Swallow' is not a certificate such as Blue Swallow|Example Institute|2027-12-31",
    ],
    [
      'sustainable',
      'Blue Swallow|Example Institute|2019-12-31',
      '',
      "certificate 'Blue Swallow' was valid until 2019-12-31",
    ],
  ])('a hotel that says "%s", "%s" and "%s" is refused', async (attributes, certificate, metres, reason) => {
    const row = `${right.replace('pool', attributes)};${certificate};${metres}`;
    expect(refusalsOf(await read(`${header};certificate;metres_to_beach\n${row}`))).toEqual([`2: ${reason}`]);
  });

  test('takes a certificate with its issuer and last day', async () => {
    const row = `${right.replace('pool', 'sustainable')};Blue Swallow|Example Institute|2099-12-31`;
    expect(await read(`${header};certificate\n${row}`)).toMatchObject([
      {
        ok: true,
        entry: {
          certificate: { name: 'Blue Swallow', issuer: 'Example Institute', validUntil: '2099-12-31' },
        },
      },
    ]);
  });

  test.each([
    ['100', '0', "id '0' is not from 1 to 999999999"],
    ['Hotel', '', "name '' is empty"],
    ['4.5', '4.3', "stars '4.3' is neither 0 nor 1 to 5 in steps of 0.5"],
    ['4.5', '0.5', "stars '0.5' is neither 0 nor 1 to 5 in steps of 0.5"],
    ['5.3', '0.9', "rating '0.9' is neither 0 nor 1 to 6"],
    ['5.3', '6.1', "rating '6.1' is not from 0 to 6"],
    ['pool', 'pool|moat', "attributes 'pool|moat' names 'moat', which is unknown"],
    ['pool', 'pool|pool', "attributes 'pool|pool' names something twice"],
    ['54.315', '54,315', "latitude '54,315' is written with a comma, write 54.315"],
    ['54.315', '90.000001', "latitude '90.000001' is not from -90 to 90"],
    ['13.09', '-180.1', "longitude '-180.1' is not from -180 to 180"],
    ['AAA|BBB', 'AAA|AAA', "airports 'AAA|AAA' names a code twice"],
    ['AAA|BBB', 'AAA|BB', "airports 'AAA|BB' has 'BB', which is no code"],
    ['AAA|BBB', 'AAA|BBB|CCC|DDD|EEE', "airports 'AAA|BBB|CCC|DDD|EEE' has more than 4 codes"],
    ['3001', '3002', "city_id '3002' is unknown"],
    ['AAA|BBB', 'ZZZ', "airport 'ZZZ' is unknown"],
    ['DE', 'de', "country 'de' is not a country, two capital letters"],
    ['coast.', 'moon.', "scene 'moon.nordic.summer.golden.warm.sund' is no scene"],
  ])('refuses a row with %s changed to %s', async (from, to, reason) => {
    const records = await read(`${header}\n${right.replace(from, to)}\n${right}`);
    expect(refusalsOf(records)).toEqual([`2: ${reason}`]);
    expect(records).toHaveLength(2);
  });

  test('reads what is paid on the spot, and leaves it as it was without the column', async () => {
    const charges = 'tourist_tax:2.50 EUR/person_night/16+/7n|cleaning:60 CHF/room_stay';
    const [, without] = await read(`${header}\n${right}\n${right}`);
    expect(without).toMatchObject({ entry: { localCharges: undefined } });
    const records = await read(`${header};local_charges\n${right};${charges}\n${right};`);
    const tax = { kind: 'tourist_tax', amount: '2.50', currency: 'EUR', per: 'person_night' };
    const cleaning = { kind: 'cleaning', amount: '60', currency: 'CHF', per: 'room_stay' };
    expect(records).toMatchObject([
      {
        entry: {
          localCharges: [
            { ...tax, fromAge: 16, maxNights: 7 },
            { ...cleaning, fromAge: 0, maxNights: null },
          ],
        },
      },
      { entry: { localCharges: [] } },
    ]);
  });

  test('reads how far the beach is, empties it by an empty cell, and leaves it as it was without the column', async () => {
    const records = await read(`${header};metres_to_beach\n${right};0\n${right};100000\n${right};`);
    const metresIn = records.map((record) => (record.ok ? record.entry.metresToBeach : 'refused'));
    expect(metresIn).toEqual([0, 100_000, null]);
    expect((await read(`${header}\n${right}`))[0]).toMatchObject({ entry: { metresToBeach: undefined } });
    expect(refusalsOf(await read(`${header};metres_to_beach\n${right};100001`))).toHaveLength(1);
  });

  test.each([
    'tourist_tax:2.50/person_night',
    'city_tax:2.50 EUR/person_night',
    'tourist_tax:2,50 EUR/person_night',
    'tourist_tax:-1 EUR/person_night',
    'tourist_tax:2.50 EUR/person_week',
    'tourist_tax:2.50 EUR/person_night/19+',
    'tourist_tax:2.50 EUR/person_night/0n',
    'cleaning:60.00 EUR/room_stay/16+',
    'cleaning:60.00 EUR/room_stay/7n',
    'tourist_tax:5 %/person_night',
  ])('refuses charges on the spot that say %j', async (cell) => {
    const records = await read(`${header};local_charges\n${right};${cell}`);
    expect(refusalsOf(records)).toEqual([
      expect.stringMatching(/^2: local_charges '.*' is not charges such as /),
    ]);
  });

  const factsIn = (records: Awaited<ReturnType<typeof read>>) =>
    records.flatMap((record) => (record.ok ? [{ change: record.changes[0], card: record.entry.card }] : []));

  test.each(['', 'own'])('takes the operator of a hotel, and none from the cell %j', async (cell) => {
    const [own, other] = factsIn(await read(`${header};operator\n${right};${cell}\n${right};7XYZ`));
    expect(own?.change).not.toHaveProperty('hotel.operator');
    expect(own?.card).not.toHaveProperty('operator');
    expect(other).toMatchObject({ change: { hotel: { operator: '7XYZ' } }, card: { operator: '7XYZ' } });
  });

  test('leaves the operator of a hotel as it was without the column', async () => {
    const [card] = factsIn(await read(`${header};operator\n${right};LUM`)).map((facts) => facts.card);
    if (card === undefined) throw new Error('The row is refused');
    const known = {
      card,
      hotel: { ...card, airports: [] },
      address: { street: '', zip: '', city: '', countryCode: 'DE' },
    };
    const directory = {
      ...fakeFeedDirectory(),
      findHotelFacts: async (code: string) => (code === '100' ? known : null),
    };
    const rows = streamOf(`${header}\n${right}\n${right.replace('100', '101')}`);
    const [old, unknown] = factsIn(await readAll(readHotelsCsv(rows, 'hotels.csv', directory)));
    expect(old).toMatchObject({ change: { hotel: { operator: 'LUM' } }, card: { operator: 'LUM' } });
    expect(unknown?.change).not.toHaveProperty('hotel.operator');
  });

  test.each(['lum', 'LUMER', 'L-M', 'ownX'])('refuses %j for an operator', async (operator) => {
    expect(refusalsOf(await read(`${header};operator\n${right};${operator}`))).toEqual([
      `2: operator '${operator}' is not an operator, one to four capitals or digits`,
    ]);
  });

  test('takes the phone of a reception where the file has one, as it is dialled from abroad', async () => {
    const withPhone = (phone: string) => read(`${header};phone\n${right};${phone}`);
    expect((await withPhone('+34 971 000 000'))[0]).toMatchObject({
      entry: { address: { street: 'Hafenweg 3', phone: '+34 971 000 000' } },
    });
    expect((await withPhone(''))[0]).not.toHaveProperty('entry.address.phone');
    expect(refusalsOf(await withPhone('0971 000'))).toEqual([
      "2: phone '0971 000' is not a phone number such as +34 971 000 000",
    ]);
  });

  test('reads back any hotel as it was written', async () => {
    const cell = fc
      .string({ minLength: 1, maxLength: 40 })
      .filter((text) => text.trim() === text && text !== '' && !/[\r\n]/.test(text) && text.isWellFormed());
    const degrees = (limit: number) => fc.integer({ min: -limit * 1_000_000, max: limit * 1_000_000 });
    const hotels = fc.record({
      id: fc.integer({ min: 1, max: 999_999_999 }),
      name: cell,
      street: cell,
      category: fc.constantFrom(0, 10, 15, 45, 50),
      rating: fc.oneof(fc.constant(0), fc.integer({ min: 10, max: 60 })),
      attributes: fc.subarray<HotelAttribute>(
        hotelAttributes.filter((each) => !['adults_only', 'heated_pool', 'sustainable'].includes(each)),
      ),
      latitude: degrees(90),
      longitude: degrees(180),
      airports: fc.subarray(['DDD', 'BBB', 'AAA', 'CCC']),
    });
    await fc.assert(
      fc.asyncProperty(hotels, async (hotel) => {
        const row = [
          hotel.id,
          quote(hotel.name),
          '3001;2001;1001',
          hotel.category / 10,
          hotel.rating / 10,
          7,
          hotel.attributes.join('|'),
          (hotel.latitude / 1_000_000).toFixed(6),
          (hotel.longitude / 1_000_000).toFixed(6),
          hotel.airports.join('|'),
          quote(hotel.street),
          '1;Ort;AT;coast.nordic.summer.golden.warm.sund',
        ];
        const [record] = await read(`\ufeff${header}\r\n${row.join(';')}\r\n`);
        const { name, street, ...facts } = hotel;
        const located = { latitude: hotel.latitude / 1_000_000, longitude: hotel.longitude / 1_000_000 };
        expect(record).toMatchObject({
          changes: [{ hotel: { ...facts, ...located, cityId: 3001, regionId: 2001, countryId: 1001 } }],
          entry: { kind: 'hotel', card: { name, category: hotel.category }, address: { street, zip: '1' } },
        });
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});

function quote(text: string): string {
  return `"${text.replaceAll('"', '""')}"`;
}
