import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import { type FeedFile, importFiles } from '../import-files.server.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readExtrasCsv } from './read-extras-csv.server.ts';
import { readRemovalsCsv } from './read-removals-csv.server.ts';
import { readTransfersCsv } from './read-transfers-csv.server.ts';

const directory = fakeFeedDirectory();

const transferColumns =
  'transfer_code,airport,hotel_id,place_id,kind,per,seats,price,child_price,infant_price,currency,minutes,kilometres,valid_from,valid_to,cancellation';
const bus = 'T1,AAA,,3001,bus,person,,24.00,12.50,0,EUR,35,11,2027-05-01,2027-09-30,tariff';
const van = 'T2,AAA,100,,private,vehicle,7,99.00,,,EUR,30,14,,,tariff';

const extraColumns =
  'extra_code,kind,variant,per,airport,hotel_id,place_id,flight,airline,markets,price,currency,valid_from,valid_to,cancellation,provider,model,seats,bags,gear,deposit,excess,kilometres_per_day,fuel,minimum_age,licence_years';
const car =
  'E1,rental_car,small,day,AAA,,,,,,27.50,EUR,,,tariff,Aurika,Corvina S,4,1,manual,600.00,900.00,250,full-to-full,21,1';
const noCar = ',,,,,,,,,,,';
const cover = `E2,insurance,cancellation,person,,,,,,de|at,39.00,EUR,,,never${noCar}`;
const bag = `E3,luggage,20kg,person,,,,each,TW,,32.00,EUR,,,tariff${noCar}`;
const lane = `E4,fast_track,,person,AAA,,,outbound,,,12.00,EUR,,,tariff${noCar}`;

const readTransfers = (...rows: readonly string[]) =>
  readAll(readTransfersCsv(streamOf([transferColumns, ...rows].join('\n')), 'f', directory));
const readExtras = (...rows: readonly string[]) =>
  readAll(readExtrasCsv(streamOf([extraColumns, ...rows].join('\n')), 'f', directory));
const goodsOf = (records: Awaited<ReturnType<typeof readExtras>>) =>
  records.map((record) => (record.ok && record.entry?.kind === 'extra-goods' ? record.entry.goods : record));

describe('transfers.csv', () => {
  test('[EXTRA-002] a row is a transfer by person or by vehicle', async () => {
    const everywhere = { hotelId: null, placeId: null, from: null, to: null };
    expect(goodsOf(await readTransfers(bus, van))).toEqual([
      {
        code: 'T1',
        kind: 'transfer',
        variant: 'bus',
        airport: 'AAA',
        hotelId: null,
        placeId: 3001,
        from: requireDay('2027-05-01'),
        to: requireDay('2027-09-30'),
        price: 24_00,
        byAge: { child: 12_50, infant: 0 },
        seats: null,
        ride: { minutes: 35, kilometres: 11 },
      },
      {
        ...everywhere,
        code: 'T2',
        kind: 'transfer',
        variant: 'private',
        airport: 'AAA',
        hotelId: 100,
        price: 99_00,
        byAge: null,
        seats: 7,
        ride: { minutes: 30, kilometres: 14 },
      },
    ]);
  });

  const pickUpHeader =
    'meeting_point_de,meeting_point_en,meeting_point_es,meeting_point_fr,meeting_point_it,wait_minutes,return_minutes';
  const readPickUps = (...cells: readonly string[]) =>
    readAll(
      readTransfersCsv(
        streamOf([`${transferColumns},${pickUpHeader}`, ...cells.map((each) => `${bus},${each}`)].join('\n')),
        'f',
        directory,
      ),
    );

  test('[EXTRA-002] a row may say when and where travellers are picked up', async () => {
    const [said, silent] = goodsOf(await readPickUps('Gate,Exit,Salida,Sortie,Uscita,0,1440', ',,,,,,'));
    expect(said).toMatchObject({
      pickUp: {
        meetingPoint: { de: 'Gate', en: 'Exit', es: 'Salida', fr: 'Sortie', it: 'Uscita' },
        waitMinutes: 0,
        returnMinutes: 1_440,
      },
    });
    expect(silent).not.toHaveProperty('pickUp');
  });

  test.each([
    ['A,B,C,D,,60,180', 'meeting_point_it is empty'],
    [',,,,,60,', 'meeting_point_de is empty'],
    ['A,B,C,D,E,60,', 'return_minutes is empty'],
  ])('refuses a part of a pick-up: %s', async (cells, reason) => {
    const columns = pickUpHeader.replaceAll(',', ', ');
    expect(refusalsOf(await readPickUps(cells))).toEqual([
      `2: ${reason}, ${columns} come together, or none of them`,
    ]);
  });

  test.each([
    ['A,B,C,D,E,601,180', "wait_minutes '601' is not from 0 to 600"],
    ['A,B,C,D,E,60,0', "return_minutes '0' is not from 1 to 1440"],
    ['A,B,C,D,E,60,1441', "return_minutes '1441' is not from 1 to 1440"],
  ])('refuses a pick-up out of range: %s', async (cells, reason) => {
    expect(refusalsOf(await readPickUps(cells))).toEqual([`2: ${reason}`]);
  });

  test.each([
    [bus, 'AAA', 'aaa', "airport 'aaa' is not an airport, three capital letters"],
    [bus, 'AAA', 'ZZZ', "airport 'ZZZ' is unknown"],
    [bus, 'AAA', '', "airport '' is not an airport, three capital letters"],
    [bus, ',3001', '100,3001', 'hotel_id and place_id are both set, leave one of them empty'],
    [bus, '3001', '', 'hotel_id and place_id are both empty, a transfer goes to one of them'],
    [bus, '3001', '3002', "place_id '3002' is unknown"],
    [van, ',100,', ',101,', "hotel_id '101' is unknown"],
    [bus, 'bus', 'camel', "kind 'camel' is none of bus, holiday_taxi, private"],
    [bus, 'person', 'group', "per 'group' is none of person, vehicle"],
    [bus, 'person,', 'person,4', "seats '4' is not empty, as it is where each person pays"],
    [bus, '12.50', '', 'child_price or infant_price is empty, write 0 for those who pay nothing'],
    [bus, '24.00', '0', "price '0' is not from 0.01 to 100000"],
    [bus, '24.00', '"24,00"', "price '24,00' is written with a comma, write 24.00"],
    [bus, '24.00', '24.005', "price '24.005' has more than 2 decimals"],
    [bus, 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    [bus, ',35,', ',0,', "minutes '0' is not from 1 to 1440"],
    [bus, '2027-09-30', '2027-04-30', 'valid_to lies before valid_from'],
    [bus, '2027-05-01', '01.05.2027', "valid_from '01.05.2027' is not a day, write YYYY-MM-DD"],
    [bus, 'tariff', '7:50%', "cancellation '7:50%' is none of tariff"],
    [van, 'vehicle,7', 'vehicle,', 'seats is empty, a vehicle has some'],
    [
      van,
      '99.00,',
      '99.00,9',
      'child_price and infant_price are not empty, as they are where a vehicle is paid for',
    ],
    [van, 'T2', 'T 2', "transfer_code 'T 2' is not a code of letters, digits, dots and hyphens"],
  ])('%s: refuses the row with %s changed to %s', async (row, from, to, reason) => {
    expect(refusalsOf(await readTransfers(row.replace(from, to)))).toEqual([`2: ${reason}`]);
  });
});

describe('extras.csv', () => {
  test('[EXTRA-003] [EXTRA-004] [EXTRA-005] [EXTRA-008] a row is a car, an insurance, luggage or a lane', async () => {
    const anywhere = { hotelId: null, placeId: null, airport: null, from: null, to: null };
    expect(goodsOf(await readExtras(car, cover, bag, lane))).toEqual([
      {
        ...anywhere,
        code: 'E1',
        kind: 'rental_car',
        variant: 'small',
        per: 'day',
        airport: 'AAA',
        price: 27_50,
        car: {
          provider: 'Aurika',
          model: 'Corvina S',
          seats: 4,
          bags: 1,
          isAutomatic: false,
          deposit: 600_00,
          excess: 900_00,
          kilometresPerDay: 250,
          fuel: 'full-to-full',
          minimumAge: 21,
          licenceYears: 1,
        },
      },
      {
        ...anywhere,
        code: 'E2',
        kind: 'insurance',
        variant: 'cancellation',
        per: 'person',
        price: 39_00,
        markets: ['de', 'at'],
      },
      {
        ...anywhere,
        code: 'E3',
        kind: 'luggage',
        variant: '20kg',
        price: 32_00,
        legs: ['outbound', 'inbound'],
        airline: 'TW',
      },
      {
        ...anywhere,
        code: 'E4',
        kind: 'fast_track',
        variant: null,
        airport: 'AAA',
        price: 12_00,
        legs: ['outbound'],
        airline: null,
      },
    ]);
  });

  test('a file without cars needs no columns of cars', async () => {
    const columns = extraColumns.slice(0, extraColumns.indexOf(',provider'));
    const text = [columns, cover.replace(noCar, '')].join('\n');
    const records = await readAll(readExtrasCsv(streamOf(text), 'f', directory));
    expect(refusalsOf(records)).toEqual([]);
    const withCar = [columns, car.slice(0, car.indexOf(',Aurika'))].join('\n');
    expect(refusalsOf(await readAll(readExtrasCsv(streamOf(withCar), 'f', directory)))).toEqual([
      '2: provider is empty, a rental car has one',
    ]);
  });

  test.each([
    [
      car,
      'rental_car',
      'ski_pass',
      "kind 'ski_pass' is none of rental_car, insurance, luggage, seat, priority_boarding, fast_track",
    ],
    [car, 'small', 'lorry', "variant 'lorry' of a rental car is none of small, compact, family"],
    [car, 'day', 'person', "per 'person' of a rental car is none of trip, day"],
    [car, ',250,', ',0,', "kilometres_per_day '0' is not kilometres such as 250, or unlimited"],
    [car, 'Corvina S', '', 'model is empty, a rental car has one'],
    [car, ',250,', ',,', 'kilometres_per_day is empty, a rental car has one'],
    [car, ',,27.50', ',de,27.50', "markets 'de' is not empty, as that of a rental car is"],
    [car, 'manual', 'manuell', "gear 'manuell' is none of manual, automatic"],
    [car, 'tariff', 'never', "cancellation 'never' is not tariff, by which a rental car is cancelled"],
    [cover, 'never', 'tariff', "cancellation 'tariff' is not never, by which an insurance is cancelled"],
    [cover, 'de|at', '', 'markets is empty, an insurance is for the residents of some'],
    [cover, 'de|at', 'de|us', "markets 'de|us' names 'us', which is unknown"],
    [
      cover,
      'cancellation',
      'full_cover_family',
      "variant 'full_cover_family' of an insurance is none of cancellation, cancellation_interruption, full_cover",
    ],
    [cover, 'person,', 'person,AAA', "airport 'AAA' is not empty, as that of an insurance is"],
    [cover, 'never,', 'never,Aurika', "provider 'Aurika' is not empty, as that of an insurance is"],
    [bag, '20kg', 'big', "variant 'big' of luggage is no weight such as 20kg"],
    [bag, 'person', 'trip', "per 'trip' of luggage is none of person"],
    [bag, 'each', '', 'flight is empty, luggage is sold with outbound, inbound or each'],
    [bag, 'TW', 'XX', "airline 'XX' is unknown"],
    [bag, 'TW,', 'TW,de', "markets 'de' is not empty, as that of luggage is"],
    [lane, 'fast_track,', 'fast_track,AAA', "variant 'AAA' is not empty, as that of a fast track is"],
    [lane, 'outbound', 'there', "flight 'there' is none of outbound, inbound, each"],
    [lane, 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
  ])('%s: refuses the row with %s changed to %s', async (row, from, to, reason) => {
    expect(refusalsOf(await readExtras(row.replace(from, to)))).toEqual([`2: ${reason}`]);
  });
});

describe('seats in extras.csv', () => {
  const seatColumns = `${extraColumns},number,letters,rows,exit,not_sold`;
  const seat = `S1,seat,,person,AAA,,,each,TW,,19.00,EUR,,,tariff${noCar},12,ABC-DEF,4-6,yes,4A|6F`;
  const read = (row: string, columns = seatColumns) =>
    readAll(readExtrasCsv(streamOf(`${columns}\n${row}`), 'f', directory));

  test('[EXTRA-007] a row is some rows of a plane', async () => {
    expect(goodsOf(await read(seat))).toEqual([
      {
        code: 'S1',
        kind: 'seat',
        airport: 'AAA',
        hotelId: null,
        placeId: null,
        from: null,
        to: null,
        price: 19_00,
        legs: ['outbound', 'inbound'],
        airline: 'TW',
        number: 12,
        rows: { first: 4, last: 6 },
        letters: ['A', 'B', 'C', '', 'D', 'E', 'F'],
        isExit: true,
        notSold: ['4A', '6F'],
      },
    ]);
    const least = seat.replace(',12,ABC-DEF,4-6,yes,4A|6F', ',,A,99,no,');
    expect(goodsOf(await read(least))).toMatchObject([
      { number: null, letters: ['A'], rows: { first: 99, last: 99 }, isExit: false, notSold: [] },
    ]);
  });

  test('a file without seats needs no columns of seats', async () => {
    expect(refusalsOf(await read(bag, extraColumns))).toEqual([]);
    expect(refusalsOf(await read(seat.replace(/,12,.*$/, ''), extraColumns))).toEqual([
      '2: letters is empty, a plane has some',
    ]);
  });

  test.each([
    ['seat,', 'seat,12A', "variant '12A' is not empty, as that of a seat is"],
    ['TW', '', 'airline is empty, a seat is in a plane of one'],
    ['person', 'trip', "per 'trip' of a seat is none of person"],
    ['each', '', 'flight is empty, seat is sold with outbound, inbound or each'],
    ['ABC-DEF', '', 'letters is empty, a plane has some'],
    ['ABC-DEF', 'ABC-CEF', "letters 'ABC-CEF' is not letters such as ABC-DEF, at most 12, each once"],
    ['ABC-DEF', '-ABC', "letters '-ABC' is not letters such as ABC-DEF, at most 12, each once"],
    [
      'ABC-DEF',
      'ABCDEFGHIJKLM',
      "letters 'ABCDEFGHIJKLM' is not letters such as ABC-DEF, at most 12, each once",
    ],
    ['4-6', '', 'rows is empty, seats are in some'],
    ['4-6', '6-4', "rows '6-4' is not rows such as 1-5, up to 99"],
    ['4-6', '0-4', "rows '0-4' is not rows such as 1-5, up to 99"],
    ['4-6', '4-100', "rows '4-100' is not rows such as 1-5, up to 99"],
    ['yes', '', 'exit is empty, write yes or no'],
    ['6F', '7F', "not_sold names '7F', which is in none of these rows"],
    ['6F', '6G', "not_sold names '6G', which is in none of these rows"],
    ['6F', '6', "not_sold '4A|6' has '6', which is no code"],
    [',12,', ',0,', "number '0' is not from 1 to 9999"],
    [noCar, `${noCar.slice(1)},x`, "licence_years 'x' is not a number"],
  ])('refuses a row with %s changed to %s', async (from, to, reason) => {
    expect(refusalsOf(await read(seat.replace(from, to)))).toEqual([`2: ${reason}`]);
  });

  test('refuses cells of seats in rows of other kinds', async () => {
    expect(refusalsOf(await read(`${bag},,ABC,,,`))).toEqual([
      "2: letters 'A,B,C' is not empty, as that of luggage is",
    ]);
    expect(refusalsOf(await read(`${bag},,,,,`))).toEqual([]);
  });
});

describe('removals.csv', () => {
  const columns = 'remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to,code';
  const read = (row: string) => readAll(readRemovalsCsv(streamOf(`${columns}\n${row}`), 'f', directory));

  test('names transfers and other extras by their code', async () => {
    const [transfer] = await read('transfer,,,,,,,,,,T1');
    expect(transfer).toMatchObject({
      changes: [],
      entry: { kind: 'extra-goods-gone', feed: 'transfer', code: 'T1' },
    });
    expect(refusalsOf(await read('extra,,,,,,,,,,'))).toEqual([
      '2: code is empty, an extra is removed by it',
    ]);
  });
});

test.each([transferColumns, extraColumns])('a file is recognised by its header: %s', async (header) => {
  const file: FeedFile = { name: 'f', open: () => streamOf(`${header}\n`) };
  expect((await importFiles([file], directory, { take: async () => {} })).refused).toEqual([]);
});
