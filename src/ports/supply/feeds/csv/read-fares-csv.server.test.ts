import { readFile } from 'node:fs/promises';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { baggages, cabins } from '../../../../domain/search/supply-facts.ts';
import { formatDay, requireDay } from '../../../../domain/time/calendar-day.ts';
import { fakeFeedDirectory } from '../fake-feed-directory.ts';
import type { FeedRecord } from '../records/feed-record.ts';
import { readAll, refusalsOf, streamOf } from '../samples/read-all.ts';
import { createFareTable, type FareRule } from '../ssim/fare-table.ts';
import { readFaresCsv } from './read-fares-csv.server.ts';

const header = 'airline,from,to,cabin,valid_from,valid_to,weekdays,fare,currency,seats,baggage';
const right = 'TW,AAA,BBB,economy,2027-03-01,2027-03-31,1234567,129.50,EUR,20,checked';

async function read(text: string): Promise<{ fares: readonly FareRule[]; records: FeedRecord[] }> {
  const table = createFareTable();
  const records = await readAll(readFaresCsv(streamOf(text), 'fares.csv', fakeFeedDirectory(), table));
  return { fares: table.unused(), records };
}

describe('readFaresCsv', () => {
  test('takes fares and refuses the one with a decimal comma', async () => {
    const text = await readFile(new URL('../samples/fares.csv', import.meta.url), 'utf8');
    const { fares, records } = await read(text);
    expect(fares.map(({ line, fare }) => [line, fare])).toEqual([
      [2, 12_950],
      [3, 39_900],
      [4, 8900],
      [6, 15_950],
    ]);
    expect(fares[2]?.weekdays).toEqual([true, false, true, false, true, false, true]);
    expect(refusalsOf(records)).toEqual(["5: fare '159,50' is written with a comma, write 159.50"]);
  });

  test.each([
    ['TW', 'TWX', "airline 'TWX' is not an airline, two capital letters or digits"],
    ['TW', 'XX', "airline 'XX' is unknown"],
    ['AAA', 'ZZZ', "airport 'ZZZ' is unknown"],
    ['AAA', 'aaa', "from 'aaa' is not an airport, three capital letters"],
    ['AAA', 'BBB', "from and to are both 'BBB'"],
    ['economy', 'first', "cabin 'first' is none of economy, business"],
    ['checked', 'all', "baggage 'all' is none of none, carry_on, checked"],
    ['2027-03-01', '01.03.2027', "valid_from '01.03.2027' is not a day, write YYYY-MM-DD"],
    ['2027-03-31', '2027-02-28', 'valid_to lies before valid_from'],
    ['1234567', '8', "weekdays '8' is not weekdays such as 1357"],
    ['1234567', '21', "weekdays '21' is not weekdays such as 1357"],
    ['1234567', '', "weekdays '' is not weekdays such as 1357"],
    ['129.50', '0', "fare '0' is not from 0.01 to 20000"],
    ['129.50', '20000.01', "fare '20000.01' is not from 0.01 to 20000"],
    ['129.50', '129.505', "fare '129.505' has more than 2 decimals"],
    ['129.50', '1e3', "fare '1e3' is not a number"],
    ['EUR', 'CHF', "currency 'CHF' is not EUR, the currency of the supply"],
    [',20,', ',1001,', "seats '1001' is not from 0 to 1000"],
  ])('refuses a row with %s changed to %s', async (from, to, reason) => {
    const { fares, records } = await read(`${header}\n${right.replace(from, to)}\n${right}`);
    expect(refusalsOf(records)).toEqual([`2: ${reason}`]);
    expect(fares).toHaveLength(1);
  });

  test.each([
    ['JPY', '12950', 12_950],
    ['JPY', '2000000', 2_000_000],
    ['JPY', '129.50', "fare '129.50' has more than 0 decimals"],
    ['JPY', '2000001', "fare '2000001' is not from 1 to 2000000"],
    ['KWD', '129.505', 129_505],
    ['KWD', '0.001', 1],
    ['KWD', '2000.001', "fare '2000.001' is not from 0.001 to 2000"],
  ] as const)('reads a fare in the minor units of the supply: %s %s', async (currency, fare, read) => {
    const row = right.replace('129.50', fare).replace('EUR', currency);
    const table = createFareTable();
    const directory = { ...fakeFeedDirectory(), currency };
    const records = await readAll(readFaresCsv(streamOf(`${header}\n${row}`), 'fares.csv', directory, table));
    expect(typeof read === 'number' ? table.unused().map((each) => each.fare) : refusalsOf(records)).toEqual(
      typeof read === 'number' ? [read] : [`2: ${read}`],
    );
  });

  test('refuses a second fare for the same days, cabin and baggage', async () => {
    const { records } = await read([header, right, right.replace('129.50', '99.00')].join('\n'));
    expect(refusalsOf(records)).toEqual([
      '3: the fare for these days, cabin and baggage is already in fares.csv:2',
    ]);
  });

  test('reads back any fare as it was written', async () => {
    const day = fc.integer({ min: requireDay('2026-01-01'), max: requireDay('2029-12-31') });
    const rules = fc.record({
      from: fc.constantFrom('AAA', 'BBB'),
      to: fc.constantFrom('CCC', 'DDD'),
      cabin: fc.constantFrom(...cabins),
      baggage: fc.constantFrom(...baggages),
      validFrom: day,
      days: fc.integer({ min: 0, max: 400 }),
      weekdays: fc.array(fc.boolean(), { minLength: 7, maxLength: 7 }).filter((week) => week.includes(true)),
      fare: fc.integer({ min: 1, max: 2_000_000 }),
      seats: fc.integer({ min: 0, max: 1000 }),
    });
    await fc.assert(
      fc.asyncProperty(rules, fc.constantFrom(',', ';'), async ({ days, ...rule }, separator) => {
        const validTo = rule.validFrom + days;
        const row = [
          'TW',
          rule.from,
          rule.to,
          rule.cabin,
          formatDay(rule.validFrom),
          formatDay(validTo),
          rule.weekdays.map((flies, index) => (flies ? index + 1 : '.')).join(''),
          `${Math.floor(rule.fare / 100)}.${String(rule.fare % 100).padStart(2, '0')}`,
          'EUR',
          rule.seats,
          rule.baggage,
        ];
        const { fares } = await read(`${header.replaceAll(',', separator)}\n${row.join(separator)}`);
        expect(fares).toEqual([{ file: 'fares.csv', line: 2, airline: 'TW', validTo, ...rule }]);
      }),
      { seed: 7, numRuns: 200 },
    );
  });
});
