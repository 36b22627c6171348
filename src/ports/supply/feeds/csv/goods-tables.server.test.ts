import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import { type FeedFile, importFiles } from '../import-files.server.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { readAirlinesCsv } from './read-airlines-csv.server.ts';
import { readAirportsCsv } from './read-airports-csv.server.ts';
import { readFlightsCsv } from './read-flights-csv.server.ts';
import { readNightsCsv } from './read-nights-csv.server.ts';
import { readPlacesCsv } from './read-places-csv.server.ts';
import { readPlansCsv } from './read-plans-csv.server.ts';
import { readRemovalsCsv } from './read-removals-csv.server.ts';
import { readRoomsCsv } from './read-rooms-csv.server.ts';

const directory = fakeFeedDirectory();
const names = 'Sund,Sund,Sund,Sund,Sund';
const nameColumns = 'name_de,name_en,name_es,name_fr,name_it';

const tables = {
  places: {
    header: `id,type,parent_id,${nameColumns},country,latitude,longitude,glossary`,
    right: `3002,city,2001,${names},DE,54.1,13.2,yes`,
    read: (text: string) => readPlacesCsv(streamOf(text), 'f', directory),
  },
  airports: {
    header: `code,${nameColumns},city_de,city_en,city_es,city_fr,city_it,country,latitude,longitude,time_zone,departure,arrival`,
    right: `QXA,${names},${names},DE,54.1,13.2,Europe/Berlin,yes,no`,
    read: (text: string) => readAirportsCsv(streamOf(text), 'f'),
  },
  airlines: {
    header: 'code,name,child_percent,infant_fare,currency',
    right: 'Q7,Seeschwalbe,75,25.00,EUR',
    read: (text: string) => readAirlinesCsv(streamOf(text), 'f', directory),
  },
  rooms: {
    header: `hotel_id,room_code,type,${nameColumns},square_metres,max_persons,allotment,scene`,
    right: `100,DBL,double,${names},24,3,12,room.nordic.summer.noon.noon.sund`,
    read: (text: string) => readRoomsCsv(streamOf(text), 'f', directory),
  },
  plans: {
    header:
      'hotel_id,room_code,plan_code,board,min_adults,max_adults,max_children,max_persons,single_use_percent,extra_adult_percent,child_bands,rate_step,currency,sold_by,max_stay,free_days,cancellation_fees,change_fees,name_letters,substitute_fee,deposit_percent,balance_days,floor_price,early_bookings',
    right:
      '100,DBL,NEW,breakfast,1,2,1,3,160,80,0-1:0|2-11:50,0.50,EUR,stay,14,21,7:50%|3:2n|1:150.00,7:30.00,3,45.50,20,28,250,15%/2027-02-28/60/2027-05-01/2027-10-31',
    read: (text: string) => readPlansCsv(streamOf(text), 'f', directory),
  },
  nights: {
    header: 'hotel_id,room_code,plan_code,from,to,weekdays,rate,currency,state,min_stay,arrival',
    right: '100,DBL,HB,2027-05-01,2027-05-09,1234567,84.00,EUR,open,3,yes',
    read: (text: string) => readNightsCsv(streamOf(text), 'f', directory),
  },
  flights: {
    header:
      'airline,number,from,to,valid_from,valid_to,weekdays,departure,arrival,arrival_day,stops,cabin,baggage,fare,currency,seats',
    right: 'TW,401,AAA,BBB,2027-05-03,2027-05-09,13,06:40,11:15,same,0,economy,checked,129.50,EUR,40',
    read: (text: string) => readFlightsCsv(streamOf(text), 'f', directory),
  },
  removals: {
    header: 'remove,hotel_id,room_code,plan_code,airline,number,from,to,valid_from,valid_to',
    right: 'plan,100,DBL,HB,,,,,,',
    read: (text: string) => readRemovalsCsv(streamOf(text), 'f', directory),
  },
} as const;

type TableName = keyof typeof tables;

function planIn(records: Awaited<ReturnType<typeof readTable>>) {
  const [record] = records;
  const [change] = record?.ok ? record.changes : [];
  return change?.kind === 'plan' ? change.plan : null;
}

function readTable(table: TableName, ...rows: readonly string[]) {
  const { header, read } = tables[table];
  return readAll(read([header, ...rows].join('\n')));
}

describe('tables of an operator’s goods', () => {
  test.each(Object.keys(tables) as TableName[])('%s: a right row is one record', async (table) => {
    const records = await readTable(table, tables[table].right);
    expect(refusalsOf(records)).toEqual([]);
    expect(records).toHaveLength(1);
  });

  test.each([
    [
      '1/2-11:0|2-3/2-11:50|4+/2-11:80',
      [
        [1, 1],
        [2, 3],
        [4, 20],
      ],
    ],
    ['1/2-11:0|2-11:50|0-1:0', [[1, 1], null, null]],
    ['3+/2-11:50|2-11:80', [[3, 20], null]],
    [
      '1/7-11:0|2/2-6:50',
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ])('plans: child_bands %s are for children by position', async (cell, positions) => {
    const [record] = await readTable('plans', tables.plans.right.replace('0-1:0|2-11:50', cell));
    const [change] = record?.ok ? record.changes : [];
    const bands = change?.kind === 'plan' ? change.plan.occupancy.childBands : [];
    expect(
      bands.map((band) => (band.positions ? [band.positions.first, band.positions.last] : null)),
    ).toEqual(positions);
  });

  test.each<[TableName, string, string, string]>([
    ['places', 'city', 'village', "type 'village' is none of country, region, city, poi"],
    ['places', '2001', '2002', "parent_id '2002' is unknown"],
    ['places', '2001', '1001', "parent_id '1001' is a country, a city lies in a region"],
    ['places', 'city,2001', 'city,', 'parent_id is empty, a city lies in a region'],
    ['places', 'city,2001', 'country,2001', "parent_id '2001' is not empty, as that of a country is"],
    [
      'places',
      '3002,city,2001',
      '3002,region,2001',
      "parent_id '2001' holds cities, so it cannot hold a region",
    ],
    ['places', '3002,city', '3001,region', "id '3001' is a city already"],
    ['places', '3002', '100', "id '100' is that of a hotel"],
    ['places', 'Sund,Sund', ',Sund', "name_de '' is empty"],
    ['places', '54.1', '91', "latitude '91' is not from -90 to 90"],
    ['airports', 'QXA', 'qxa', "code 'qxa' is not an airport, three capital letters"],
    ['airports', 'Europe/Berlin', 'Berlin', "time_zone 'Berlin' is no time zone such as Europe/Madrid"],
    ['airports', 'yes,no', 'maybe,no', "departure 'maybe' is none of yes, no"],
    ['airlines', '75', '101', "child_percent '101' is not from 0 to 100"],
    ['airlines', 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    ['rooms', '100,', '101,', "hotel_id '101' is unknown"],
    ['rooms', ',12,', ',1,', "allotment '1' is below the 2 rooms that are sold or held for a night"],
    ['rooms', ',12,', ',256,', "allotment '256' is not from 0 to 255"],
    [
      'rooms',
      'double',
      'tent',
      "type 'tent' is none of single, double, superior, family, studio, apartment, bungalow, suite",
    ],
    ['plans', 'DBL', 'TENT', "room_code 'TENT' of hotel '100' is unknown"],
    ['plans', 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    ['plans', '1,2,1,3', '3,2,1,3', "min_adults '3' is above max_adults '2'"],
    ['plans', '1,2,1,3', '1,2,1,4', "max_persons '4' is more than max_adults and max_children together"],
    ['plans', '1,2,1,3', '1,2,1,1', "max_persons '1' is below max_adults '2'"],
    ['plans', '0-1:0|2-11:50', '0-2:0|2-11:50', 'child_bands names the age 2 twice'],
    ['plans', '0-1:0|2-11:50', '5-6:0|2-11:50', 'child_bands names the age 5 twice'],
    ['plans', '0-1:0|2-11:50', '1/2-11:0|1+/2-11:50', 'child_bands names the age 2 twice'],
    ['plans', '0-1:0|2-11:50', '2-11:50|1/2-11:0', 'child_bands names the age 2 twice'],
    ...(
      [
        ['2+/2-11:50', 2, 2],
        ['1/2-11:0|3+/2-11:50', 2, 3],
        // The first child is never younger than the second.
        ['1/2-6:0|2+/2-6:50|2+/7-11:70', 7, 2],
      ] as const
    ).map(
      ([cell, age, child]) =>
        [
          'plans',
          '0-1:0|2-11:50',
          cell,
          `child_bands: no child from ${age} to 11 is ever child ${child}, because none counts before it`,
        ] as [TableName, string, string, string],
    ),
    ...['0-1:0|2-18:50', '0/2-11:50', '2-1/2-11:50', '21/2-11:50', '1/2:50'].map(
      (cell) =>
        [
          'plans',
          '0-1:0|2-11:50',
          cell,
          `child_bands '${cell}' is not ages and per cent such as 0-1:0|2-11:50, with positions such as 1/2-11:0|2+/2-11:50`,
        ] as [TableName, string, string, string],
    ),
    [
      'plans',
      '7:50%',
      '7:50.5%',
      "cancellation_fees '7:50.5%|3:2n|1:150.00' is not fees such as 30:25%|7:2n|1:150",
    ],
    [
      'plans',
      '7:50%|3:2n',
      '3:50%|7:2n',
      'cancellation_fees: the terms cannot be sold under: fees are ordered from the longest before departure on',
    ],
    ['plans', '20,28', '20,', 'deposit_percent and balance_days are either both set or both empty'],
    [
      'plans',
      '15%/',
      '61%/',
      "early_bookings '61%/2027-02-28/60/2027-05-01/2027-10-31' is not offers such as 15%/2027-02-28/60/2027-05-01/2027-10-31",
    ],
    ['nights', 'HB', 'XX', "plan_code 'XX' of room 'DBL' of hotel '100' is unknown"],
    ['nights', '84.00', '84.30', "rate 84.30 is no multiple of the plan's rate_step 0.50"],
    ['nights', '84.00', '1489.50', 'rate 1489.50 is more than 2978 steps of 0.50, choose a larger rate_step'],
    [
      'nights',
      ',3,',
      ',15,',
      "min_stay '15' is none of 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 21, 22",
    ],
    ['nights', '2027-05-09', '2027-04-30', 'to lies before from'],
    ['nights', 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    ['flights', 'TW', 'XX', "airline 'XX' is unknown"],
    ['flights', 'BBB', 'AAA', "from and to are both 'AAA'"],
    ['flights', 'BBB', 'ZZZ', "airport 'ZZZ' is unknown"],
    ['flights', '06:40', '24:00', "departure '24:00' is not a time such as 07:15"],
    ['flights', '2027-05-09', '2027-05-02', 'valid_to lies before valid_from'],
    ['flights', 'EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    ['plans', ',14,21,', ',14,x,', "free_days 'x' is not a number"],
    ['nights', '2027-05-01', 'May', "from 'May' is not a day, write YYYY-MM-DD"],
    ['removals', 'plan,100', 'plan,', 'hotel_id is empty, a plan is removed by it'],
    [
      'removals',
      'plan,',
      'room,',
      "remove 'room' is none of hotel, plan, flight, transfer, extra, texts, pictures, reviews",
    ],
  ])('%s: refuses a row with %s changed to %s', async (table, from, to, reason) => {
    const records = await readTable(table, tables[table].right.replace(from, to));
    expect(refusalsOf(records)).toEqual([`2: ${reason}`]);
  });

  test.each([
    ['city', 'city'],
    ['', undefined],
  ])('[PERIOD-028] a place with the holiday %j is visited for %s', async (cell, holidayKind) => {
    const { header, right, read } = tables.places;
    const [record] = await readAll(read(`${header},holiday\n${right},${cell}`));
    const entry = record?.ok && 'entry' in record ? record.entry : null;
    expect(entry?.kind === 'place' && entry.place.holidayKind).toBe(holidayKind);
    const refused = await readAll(read(`${header},holiday\n${right},ski`));
    expect(refusalsOf(refused)).toEqual(["2: holiday 'ski' is none of beach, city, mountains, countryside"]);
  });

  test('the terms of a plan are those of its cells', async () => {
    const [record] = await readTable('plans', tables.plans.right);
    expect(record).toMatchObject({
      entry: { kind: 'plan', code: 'NEW' },
      changes: [
        {
          plan: {
            hotelId: 100,
            roomId: 1,
            rateUnit: 50,
            terms: {
              cancellation: {
                freeDays: 21,
                fees: [
                  { daysBefore: 7, by: 'percent', value: 50 },
                  { daysBefore: 3, by: 'nights', value: 2 },
                  { daysBefore: 1, by: 'amount', value: 150_00 },
                ],
              },
              change: { fees: [{ daysBefore: 7, by: 'amount', value: 30_00 }] },
              nameCorrection: { maxLetters: 3 },
              transferFee: 45_50,
              deposit: { percent: 20, balanceDaysBefore: 28 },
              floorPrice: 250_00,
            },
            earlyBookings: [
              {
                percent: 15,
                daysAhead: 60,
                bookUntil: requireDay('2027-02-28'),
                arrivalFrom: requireDay('2027-05-01'),
                arrivalTo: requireDay('2027-10-31'),
              },
            ],
          },
        },
      ],
    });
  });

  const stayPaysOf = async (cell: string) => {
    const { header, right } = tables.plans;
    const records = await readAll(
      readPlansCsv(streamOf(`${header},stay_pays\n${right},${cell}`), 'f', directory),
    );
    return { plan: planIn(records), refused: refusalsOf(records) };
  };

  test('plans: stay_pays are offers with or without days', async () => {
    const cell =
      '7=6/last/once/with_early_booking|14=11/cheapest/repeated/without_early_booking//2027-03-31/2027-05-01/2027-06-30/2027-07-07';
    expect((await stayPaysOf(cell)).plan?.stayPays).toEqual([
      {
        stay: 7,
        pay: 6,
        free: 'last',
        isRepeated: false,
        isWithEarlyBooking: true,
        bookFrom: 0,
        bookUntil: 99_999,
        arrivalFrom: 0,
        arrivalTo: 99_999,
        departUntil: 99_999,
      },
      {
        stay: 14,
        pay: 11,
        free: 'cheapest',
        isRepeated: true,
        isWithEarlyBooking: false,
        bookFrom: 0,
        bookUntil: requireDay('2027-03-31'),
        arrivalFrom: requireDay('2027-05-01'),
        arrivalTo: requireDay('2027-06-30'),
        departUntil: requireDay('2027-07-07'),
      },
    ]);
    expect((await stayPaysOf('')).plan).not.toHaveProperty('stayPays');
    expect((await stayPaysOf('22=1/last/once/with_early_booking')).refused).toEqual([]);
  });

  const week = '7=6/last/once/with_early_booking';
  test.each([
    ['7for6', 'does not begin with nights and nights paid such as 7=6, up to 22'],
    [
      '23=22/last/once/with_early_booking',
      'does not begin with nights and nights paid such as 7=6, up to 22',
    ],
    ['7=7/last/once/with_early_booking', "has '7=7', where 1 to 6 nights can be paid"],
    ['7=0/last/once/with_early_booking', "has '7=0', where 1 to 6 nights can be paid"],
    ['7=6/first/once/with_early_booking', "has 'first' for the free nights, which are last or cheapest"],
    ['7=6/last/twice/with_early_booking', "has 'twice' instead of once or repeated"],
    ['7=6/last/once', "has '' instead of with_early_booking or without_early_booking"],
    [`${week}/2027-02-30`, "has '2027-02-30', which is no day such as 2027-05-01"],
    [`${week}///////`, 'has more than five days'],
    [`${week}/2027-02-02/2027-02-01`, 'has a last day of booking before the first'],
    [`${week}///2027-05-02/2027-05-01`, 'has a last day of arrival before the first'],
    [`${week}///2027-05-02//2027-05-02`, 'has no check-out after the first day of arrival'],
    [`${week}|${week}|${week}`, 'has more than 2 offers'],
  ])('plans: refuses stay_pays %s', async (cell, reason) => {
    expect((await stayPaysOf(cell)).refused).toEqual([`2: stay_pays '${cell}' ${reason}`]);
  });

  test.each([
    ['yes', true],
    ['no', undefined],
  ])('plans: transfer_included %s', async (cell, includesTransfer) => {
    const { header, right } = tables.plans;
    const records = await readAll(
      readPlansCsv(streamOf(`${header},transfer_included\n${right},${cell}`), 'f', directory),
    );
    expect(planIn(records)?.includesTransfer).toBe(includesTransfer);
  });

  test('of two rows for a night the later one applies, and empty days are the whole horizon', async () => {
    const wide = tables.nights.right.replace('2027-05-01,2027-05-09', ',');
    const closed = tables.nights.right.replace('2027-05-01,2027-05-09', '2027-01-02,2027-01-02');
    const [record] = await readTable('nights', wide, closed.replace('open', 'closed'));
    const [change] = record?.ok ? record.changes : [];
    if (change?.kind !== 'nights') throw new Error('There are no nights');
    expect(change.nights.from).toBe(directory.days.from);
    expect(change.nights.rates).toHaveLength(directory.days.to - directory.days.from + 1);
    expect(change.nights.states.slice(0, 3)).toEqual(['open', 'closed', 'open']);
  });

  test('a refused row next to a plan refuses all of its nights, and no other plan', async () => {
    const right = tables.nights.right;
    const records = await readTable(
      'nights',
      right,
      right.replace('84.00', '84.0x'),
      right,
      right.replace('DBL,HB', 'DBL,RO'),
    );
    expect(refusalsOf(records)).toEqual([
      "3: rate '84.0x' is not a number",
      '2: line 3 next to this plan is refused, so none of its nights is taken',
    ]);
    expect(records.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a flight departs on its weekdays alone', async () => {
    const [record] = await readTable('flights', tables.flights.right);
    const days = record?.ok
      ? record.changes.map((change) => (change.kind === 'flight' ? change.flight.day : 0))
      : [];
    expect(days).toEqual([requireDay('2027-05-03'), requireDay('2027-05-05')]);
  });

  test.each(Object.keys(tables) as TableName[])('%s: is recognised by its header', async (table) => {
    const file: FeedFile = { name: 'f', open: () => streamOf(`${tables[table].header}\n`) };
    const report = await importFiles([file], directory, { take: async () => {} });
    expect(report.refused).toEqual([]);
  });
});
