import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import type { FeedRecord } from '../records/feed-record.ts';
import { buildSchedule, type LegFields, ssimDay } from '../samples/build-ssim.ts';
import { changesOf, readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { createFareTable, type FareRule, type FareTable } from './fare-table.ts';
import { readSsim } from './read-ssim.ts';

const everyDay = [true, true, true, true, true, true, true];

function fare(from: string, to: string, changed: Partial<FareRule> = {}): FareRule {
  return {
    file: 'fares.csv',
    line: 2,
    airline: 'TW',
    from,
    to,
    cabin: 'economy',
    baggage: 'checked',
    validFrom: requireDay('2027-01-01'),
    validTo: requireDay('2028-12-31'),
    weekdays: everyDay,
    fare: 12_950,
    seats: 20,
    ...changed,
  };
}

function tableOf(...rules: readonly FareRule[]): FareTable {
  const table = createFareTable();
  for (const rule of rules) table.add(rule);
  return table;
}

async function read(
  lines: readonly string[],
  { fares = tableOf(fare('AAA', 'BBB')), lineEnd = '\n', chunk = 65_536 } = {},
): Promise<FeedRecord[]> {
  const stream = streamOf(lines.map((line) => line + lineEnd).join(''), chunk);
  return readAll(readSsim(stream, 'summer.ssim', fakeFeedDirectory(), fares));
}

async function flightsOf(legs: readonly LegFields[], mode = 'L', fares?: FareTable) {
  const records = await read(buildSchedule(legs, { mode }), fares === undefined ? {} : { fares });
  return changesOf(records).map((change) => (change as { flight: Record<string, unknown> }).flight);
}

function replaceAt(lines: readonly string[], index: number, column: number, text: string): string[] {
  return lines.map((line, at) =>
    at === index ? line.slice(0, column - 1) + text + line.slice(column - 1 + text.length) : line,
  );
}

describe('readSsim', () => {
  test('reads a file in blocks with zeros, and refuses the cargo flight', async () => {
    const text = await readFile(new URL('../samples/schedule.ssim', import.meta.url));
    const fares = tableOf(fare('AAA', 'BBB'), fare('AAA', 'CCC'), fare('BBB', 'CCC'));
    const records = await readAll(readSsim(streamOf(text, 333), 's.ssim', fakeFeedDirectory(), fares));
    expect(records.map((record) => (record.ok ? record.changes.length : record.reason))).toEqual([
      123,
      6,
      43,
      "service type 'F' carries no passengers",
    ]);
    expect(records.map(({ line }) => line)).toEqual([11, 12, 14, 15]);
    expect(changesOf(records)[0]).toEqual({
      kind: 'flight',
      flight: {
        from: 'AAA',
        to: 'BBB',
        day: '2027-03-29',
        id: expect.any(Number),
        airline: 'TW',
        number: 101,
        departure: 435,
        arrival: 690,
        isOvernight: false,
        stops: 0,
        cabin: 'economy',
        baggage: 'checked',
        fare: 12_950,
        seats: 20,
      },
    });
  });

  test.each(['\n', '\r\n', ''])(
    'reads the same whether records end with %j or follow each other',
    async (lineEnd) => {
      const lines = buildSchedule([{}, { flight: '0124' }]);
      for (const chunk of [1, 199, 200, 201, 65_536]) {
        expect(changesOf(await read(lines, { lineEnd, chunk }))).toHaveLength(14);
      }
    },
  );

  test('drops a byte order mark', async () => {
    const [header = '', ...rest] = buildSchedule([{}]);
    expect(refusalsOf(await read([`\ufeff${header}`, ...rest]))).toEqual([]);
  });

  test('flies on the days of operation from the first to the last day of the period', async () => {
    const flights = await flightsOf([{ from: '05APR27', to: '12APR27', weekdays: '1     7' }]);
    expect(flights.map(({ day }) => day)).toEqual(['2027-04-05', '2027-04-11', '2027-04-12']);
  });

  test('flies every second week from the start of the period', async () => {
    const flights = await flightsOf([
      { from: '05APR27', to: '03MAY27', weekdays: '1      ', frequency: '2' },
    ]);
    expect(flights.map(({ day }) => day)).toEqual(['2027-04-05', '2027-04-19', '2027-05-03']);
  });

  test('an open period lasts until the end of the stored range', async () => {
    const flights = await flightsOf([{ from: '20JAN28', to: '00XXX00' }]);
    expect(flights.map(({ day }) => day)).toEqual(['2028-01-20', '2028-01-21', '2028-01-22', '2028-01-23']);
  });

  test('a flight that ended before the stored range is taken without days', async () => {
    const records = await read(buildSchedule([{ from: '25DEC26', to: '31DEC26' }]));
    expect(records).toEqual([{ ok: true, line: 3, changes: [] }]);
  });

  test('leaves out days before the stored range', async () => {
    const flights = await flightsOf([
      { from: '01NOV26', to: '02JAN27', departure: 'AAA 0715 +0100', arrival: 'BBB 1130 +0200' },
    ]);
    expect(flights.map(({ day }) => day)).toEqual(['2027-01-01', '2027-01-02']);
  });

  test('turns UTC into local time on both sides of a change of clocks', async () => {
    const flights = await flightsOf(
      [
        { from: '27MAR27', to: '27MAR27', departure: 'AAA 0500 +0100', arrival: 'BBB 0800 +0200' },
        {
          variation: '02',
          from: '28MAR27',
          to: '28MAR27',
          departure: 'AAA 0400 +0200',
          arrival: 'BBB 0700 +0300',
        },
      ],
      'U',
    );
    expect(flights).toMatchObject([
      { day: '2027-03-27', departure: 360, arrival: 600 },
      { day: '2027-03-28', departure: 360, arrival: 600 },
    ]);
    expect(flights[0]?.id).toBe(flights[1]?.id);
  });

  test('a UTC evening before is a local morning after', async () => {
    const evening = {
      from: '05APR27',
      to: '05APR27',
      departure: 'AAA 2330 +0200',
      arrival: 'BBB 0300 +0300',
      dateVariation: '01',
    };
    expect(await flightsOf([evening], 'U')).toMatchObject([
      { day: '2027-04-06', departure: 90, arrival: 360, isOvernight: false },
    ]);
  });

  test('a UTC day before the stored range gives a flight on its first day', async () => {
    const leg = {
      from: '30DEC26',
      to: '31DEC26',
      departure: 'AAA 2330 +0100',
      arrival: 'BBB 0300 +0200',
      dateVariation: '01',
    };
    expect(await flightsOf([leg], 'U')).toMatchObject([{ day: '2027-01-01', departure: 30 }]);
  });

  test('west of Greenwich a UTC morning is the local evening before', async () => {
    const early = { from: '05APR27', to: '05APR27', departure: 'AAA 0100 -0400', arrival: 'BBB 0500 -0300' };
    expect(await flightsOf([early], 'U')).toMatchObject([
      { day: '2027-04-04', departure: 1260, arrival: 120, isOvernight: true },
    ]);
  });

  test.each([
    ['2315', '0330', '01', 1395, 210, true],
    ['2000', '2400', '00', 1200, 0, true],
    ['0000', '2359', '00', 0, 1439, false],
  ])(
    'departs at %s and arrives at %s with date variation %s',
    async (from, to, dateVariation, departure, arrival, isOvernight) => {
      const leg = {
        to: '05APR27',
        departure: `AAA ${from} +0000`,
        arrival: `BBB ${to} +0000`,
        dateVariation,
      };
      expect(await flightsOf([leg])).toMatchObject([{ day: '2027-04-05', departure, arrival, isOvernight }]);
    },
  );

  test('sells every section of a flight with stops for which there is a fare', async () => {
    const day = { from: '05APR27', to: '05APR27' };
    const legs = [
      { ...day, departure: 'AAA 2000 +0200', arrival: 'BBB 2300 +0200' },
      { ...day, sequence: '02', departure: 'BBB 0030 +0200', arrival: 'CCC 0300 +0200', dateVariation: '11' },
      { ...day, sequence: '03', departure: 'CCC 0400 +0200', arrival: 'DDD 0600 +0200', dateVariation: '11' },
    ];
    const fares = tableOf(fare('AAA', 'DDD'), fare('BBB', 'CCC'), fare('AAA', 'CCC'));
    expect(await flightsOf(legs, 'L', fares)).toMatchObject([
      {
        from: 'AAA',
        to: 'CCC',
        day: '2027-04-05',
        departure: 1200,
        arrival: 180,
        isOvernight: true,
        stops: 1,
      },
      {
        from: 'AAA',
        to: 'DDD',
        day: '2027-04-05',
        departure: 1200,
        arrival: 360,
        isOvernight: true,
        stops: 2,
      },
      {
        from: 'BBB',
        to: 'CCC',
        day: '2027-04-06',
        departure: 30,
        arrival: 180,
        isOvernight: false,
        stops: 0,
      },
    ]);
  });

  test('each cabin and baggage is a flight of its own, on the days its fare is for', async () => {
    const fares = tableOf(
      fare('AAA', 'BBB', { validTo: requireDay('2027-04-05') }),
      fare('AAA', 'BBB', { cabin: 'business', fare: 40_000, seats: 4 }),
      fare('AAA', 'BBB', { baggage: 'none', validFrom: requireDay('2027-04-06') }),
    );
    const flights = await flightsOf([{ to: '06APR27' }], 'L', fares);
    expect(flights.map(({ day, cabin, baggage }) => `${day} ${cabin} ${baggage}`)).toEqual([
      '2027-04-05 economy checked',
      '2027-04-05 business checked',
      '2027-04-06 business checked',
      '2027-04-06 economy none',
    ]);
    expect(new Set(flights.map(({ id }) => id)).size).toBe(3);
  });

  test.each<[string, readonly LegFields[], string]>([
    ['an unknown airport', [{ arrival: 'ZZZ 1130 +0300' }], "3: airport 'ZZZ' is unknown"],
    ['an airline of three characters', [{ airline: 'TWX' }], "3: airline 'TWX' is not of two characters"],
    ['another airline than the carrier', [{ airline: 'XX' }], "3: airline 'XX' is not the carrier 'TW'"],
    [
      'a flight number 0',
      [{ flight: '0000' }],
      "3: flight number '0000' is not a whole number from 1 to 9999",
    ],
    [
      'an impossible day',
      [{ from: '31APR27' }],
      "3: period of operation '31APR27' is not a day such as 28MAR27",
    ],
    [
      'an ended period',
      [{ to: '04APR27' }],
      '3: period of operation ends on 04APR27, before it starts on 05APR27',
    ],
    [
      'misplaced weekdays',
      [{ weekdays: '135    ' }],
      "3: days of operation '135    ' are not such as '1 3 5 7'",
    ],
    ['no weekdays', [{ weekdays: '       ' }], "3: days of operation '       ' are not such as '1 3 5 7'"],
    ['an unknown frequency', [{ frequency: '3' }], "3: frequency rate '3' is neither blank nor 2"],
    [
      'a departure at 2400',
      [{ departure: 'AAA 2400 +0200' }],
      "3: departure time '2400' is not a time such as 0715",
    ],
    [
      'an arrival at 2401',
      [{ arrival: 'BBB 2401 +0200' }],
      "3: arrival time '2401' is not a time such as 0715",
    ],
    [
      'a missing variation',
      [{ departure: 'AAA 0715      ' }],
      "3: UTC variation '     ' is not such as +0200",
    ],
    ['an unknown date variation', [{ dateVariation: '0X' }], "3: date variation 'X' is neither A nor 0 to 7"],
    [
      'an arrival before departure',
      [{ arrival: 'BBB 0800 +0300' }],
      '3: the leg takes -15 minutes by its times, variations and date variations',
    ],
    [
      'a leg of more than a day',
      [{ dateVariation: '02' }],
      '3: the leg takes 3075 minutes by its times, variations and date variations',
    ],
    ['a second leg only', [{ sequence: '02' }], "3: leg sequence number '2' follows 0"],
    ['a missing leg', [{}, { sequence: '03' }], "4: leg sequence number '3' follows 1"],
    [
      'legs that do not meet',
      [{}, { sequence: '02', departure: 'CCC 1230 +0200', arrival: 'DDD 1400 +0200' }],
      '4: leg 2 departs from CCC, not from BBB',
    ],
    [
      'a leg that leaves too early',
      [{}, { sequence: '02', departure: 'BBB 1100 +0300', arrival: 'CCC 1400 +0300' }],
      '4: leg 2 departs before leg 1 arrives',
    ],
    [
      'legs on other days',
      [{}, { sequence: '02', departure: 'BBB 1200 +0300', arrival: 'CCC 1400 +0300', weekdays: '1      ' }],
      '4: leg 2 operates on other days than leg 1',
    ],
    [
      'no fare',
      [{ departure: 'AAA 0715 +0200', arrival: 'CCC 1130 +0300' }],
      '3: no fare is known for TW 123 AAA-CCC',
    ],
  ])('refuses a flight with %s and takes the next', async (_, legs, reason) => {
    const records = await read(buildSchedule([...legs, { flight: '0999' }]));
    expect(refusalsOf(records)).toEqual([reason]);
    expect(changesOf(records)).toHaveLength(7);
  });

  test('refuses a flight that arrives two days after it departs', async () => {
    const day = { from: '05APR27', to: '05APR27' };
    const legs = [
      { ...day, departure: 'AAA 2300 +0000', arrival: 'BBB 2200 +0000', dateVariation: '01' },
      { ...day, sequence: '02', departure: 'BBB 2300 +0000', arrival: 'CCC 0200 +0000', dateVariation: '12' },
    ];
    const records = await read(buildSchedule(legs), {
      fares: tableOf(fare('AAA', 'BBB'), fare('AAA', 'CCC')),
    });
    expect(records).toHaveLength(1);
    expect(refusalsOf(records)).toEqual(['3: AAA-CCC arrives 2 days after it departs']);
  });

  test('a missing record is reported, and the flight before it is refused', async () => {
    const legs = [{}, { flight: '0124' }, { flight: '0125' }];
    const lines = buildSchedule(legs).filter((_, index) => index !== 3);
    const records = await read(lines);
    expect(refusalsOf(records)).toEqual([
      '3: a neighbouring record is missing',
      "4: serial number '000005' instead of 000004: records are missing",
    ]);
    expect(changesOf(records)).toHaveLength(7);
  });

  test('serial number 000002 follows 999999', async () => {
    const lines = buildSchedule([{}, { flight: '0124' }]).map((line) => line.slice(0, 194));
    const serials = ['999997', '999998', '999999', '000002', '000003'];
    const numbered = lines.map((line, index) => line + serials[index]);
    expect(refusalsOf(await read(replaceAt(numbered, 4, 188, '000002')))).toEqual([]);
  });

  test('an invalid serial number is reported', async () => {
    const records = await read(replaceAt(buildSchedule([{}, { flight: '0124' }]), 3, 195, 'ABCDEF'));
    expect(refusalsOf(records)).toEqual([
      '3: a neighbouring record is missing',
      "4: serial number 'ABCDEF' instead of 000004: records are missing",
    ]);
  });

  test('a record of another length is refused with the flight before it', async () => {
    const lines = buildSchedule([{}, { flight: '0124' }, { flight: '0125' }]);
    const records = await read(lines.map((line, index) => (index === 3 ? line.slice(1) : line)));
    expect(refusalsOf(records)).toEqual([
      '4: the record is of 199 characters, not of 200',
      '3: a neighbouring record is missing',
      "5: serial number '000005' instead of 000004: records are missing",
    ]);
  });

  test('a file without its trailer is reported, and its last flight refused', async () => {
    const records = await read(buildSchedule([{}, { flight: '0124' }]).slice(0, -1));
    expect(changesOf(records)).toHaveLength(7);
    expect(refusalsOf(records)).toEqual([
      '4: the file ends after it without a trailer: legs may be missing',
      '4: the file ends without a trailer (record type 5), so it may be cut off',
    ]);
  });

  test('a file cut off within a record is reported', async () => {
    const whole = buildSchedule([{}, { flight: '0124' }]);
    const records = await read([...whole.slice(0, 3), whole[3]?.slice(0, 90) ?? '']);
    expect(refusalsOf(records)[0]).toBe('4: the record is of 90 characters, not of 200');
    expect(changesOf(records)).toEqual([]);
  });

  test('checks what the trailer counts to', async () => {
    const lines = buildSchedule([{}]);
    const records = await read(replaceAt(lines, lines.length - 1, 188, '000007'));
    expect(refusalsOf(records)).toEqual([
      "4: trailer counts to serial number '000007', the record before it is 3",
    ]);
    expect(changesOf(records)).toHaveLength(7);
  });

  test('refuses what follows a carrier without a time mode', async () => {
    const records = await read(replaceAt(buildSchedule([{}]), 1, 2, 'X'));
    expect(refusalsOf(records)).toEqual([
      "2: time mode 'X' is neither U nor L",
      '3: no carrier record (type 2) that can be read comes before it',
    ]);
  });

  test('passes over segment records', async () => {
    const lines = buildSchedule([
      {},
      { sequence: '02', departure: 'BBB 1230 +0300', arrival: 'CCC 1500 +0200' },
    ]);
    const records = await read(replaceAt(lines, 3, 1, '4'));
    expect(records.map(({ ok }) => ok)).toEqual([true]);
  });

  test('refuses other kinds of records, and a line without end', async () => {
    expect(refusalsOf(await read(replaceAt(buildSchedule([{}]), 2, 1, '7')))).toEqual([
      "3: record type '7' is none of 1 to 5",
    ]);
    const endless = [...buildSchedule([{}]), 'x'.repeat(20_000)];
    expect(refusalsOf(await read(endless, { chunk: 300 }))).toEqual(['5: the line has no end']);
  });

  test('an empty file has no trailer', async () => {
    expect(refusalsOf(await read([]))).toEqual([
      '1: the file ends without a trailer (record type 5), so it may be cut off',
    ]);
  });

  test('reads back any flight as it was written', async () => {
    const firstDay = requireDay('2027-01-01');
    await fc.assert(
      fc.asyncProperty(
        fc.record({
          number: fc.integer({ min: 1, max: 9999 }),
          day: fc.integer({ min: 0, max: 387 }),
          departure: fc.integer({ min: 0, max: 1439 }),
          duration: fc.integer({ min: 1, max: 1440 }),
          offsets: fc.tuple(fc.integer({ min: -4, max: 4 }), fc.integer({ min: -4, max: 4 })),
          isUtc: fc.boolean(),
        }),
        async ({ number, day, departure, duration, offsets: [offset, arrivalOffset], isUtc }) => {
          const localArrival = departure + duration + (arrivalOffset - offset) * 60;
          fc.pre(localArrival >= 0 && localArrival < 2880);
          const written = (local: number, hours: number) => local - (isUtc ? hours * 60 : 0);
          const operation = firstDay + day + Math.floor(written(departure, offset) / 1440);
          const shift =
            Math.floor(written(localArrival, arrivalOffset) / 1440) - (operation - firstDay - day);
          fc.pre(shift >= -1);
          const leg: LegFields = {
            flight: String(number).padStart(4, '0'),
            from: ssimDay(operation),
            to: ssimDay(operation),
            departure: `AAA ${clock(written(departure, offset))} ${variation(offset)}`,
            arrival: `BBB ${clock(written(localArrival, arrivalOffset))} ${variation(arrivalOffset)}`,
            dateVariation: `0${shift === -1 ? 'A' : shift}`,
          };
          const records = await read(buildSchedule([leg], { mode: isUtc ? 'U' : 'L' }));
          expect(records).toMatchObject([
            {
              ok: true,
              changes: [
                {
                  flight: {
                    number,
                    day: firstDay + day,
                    departure,
                    arrival: localArrival % 1440,
                    isOvernight: localArrival >= 1440,
                  },
                },
              ],
            },
          ]);
        },
      ),
      { seed: 7, numRuns: 300 },
    );
  });
});

function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${Math.floor(inDay / 60)}`.padStart(2, '0') + `${inDay % 60}`.padStart(2, '0');
}

function variation(hours: number): string {
  return `${hours < 0 ? '-' : '+'}0${Math.abs(hours)}00`;
}
