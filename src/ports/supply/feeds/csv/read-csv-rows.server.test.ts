import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { readAll, streamOf } from '../samples/read-all.ts';
import { wholeCell } from './cells/cell-schemas.server.ts';
import { readCsvRows } from './read-csv-rows.server.ts';

const schema = z.object({ name: z.string(), age: wholeCell(0, 120) });

async function read(text: string | Uint8Array, chunkLength?: number): Promise<unknown[]> {
  const rows = await readAll(readCsvRows(streamOf(text, chunkLength), 'people.csv', schema));
  return rows.map((row) => (row.ok ? [row.line, row.row] : `${row.line}: ${row.reason}`));
}

const ada = { name: 'Ada', age: 36 };
const bo = { name: 'Bo, Jr.', age: 5 };

describe('readCsvRows', () => {
  test.each([1, 2, 3, 65_536])('reads rows with their lines, in chunks of %i bytes', async (chunkLength) => {
    expect(await read('name,age\nAda,36\n\n"Bo, Jr.",5', chunkLength)).toEqual([
      [2, ada],
      [4, bo],
    ]);
  });

  test.each([
    ['a byte order mark', '\ufeffname,age\nAda,36\n'],
    ['CR LF', 'name,age\r\nAda,36\r\n'],
    ['semicolons', 'name;age\nAda;36\n'],
    ['columns in another order', 'age,name\n36,Ada\n'],
    ['quotation marks', '"name","age"\n"Ada","36"\n'],
    ['white space around cells', 'name , age\n Ada , 36 \n'],
  ])('takes %s', async (_, text) => {
    expect(await read(text)).toEqual([[2, ada]]);
  });

  test('a comma is part of a cell where semicolons separate', async () => {
    expect(await read('name;age\nBo, Jr.;5')).toEqual([[2, bo]]);
  });

  test('a column that the schema takes as optional may be left out', async () => {
    const optional = z.object({ name: z.string(), town: z.string().optional() });
    const rows = await readAll(readCsvRows(streamOf('name\nAda'), 'people.csv', optional));
    expect(rows).toMatchObject([{ ok: true, row: { name: 'Ada' } }]);
  });

  test.each([
    ['Ada,-1', "3: age '-1' is not from 0 to 120"],
    ['Ada,121', "3: age '121' is not from 0 to 120"],
    ['Ada,x', "3: age 'x' is not a number"],
    ['Ada,', "3: age '' is not a number"],
    ['Ada,3.5', "3: age '3.5' has more than 0 decimals"],
    ['Ada', '3: the row has 1 cells, the header 2'],
    ['Ada,36,x', '3: the row has 3 cells, the header 2'],
    ['"Ada,36', '3: a quotation mark is not closed on its line'],
    ['A"d"a,36', '3: a quotation mark within a cell must be doubled'],
    ['"A"da,36', '3: a quotation mark within a cell must be doubled'],
  ])('refuses the row %s and takes the others', async (wrong, reason) => {
    expect(await read(`name,age\nAda,36\n${wrong}\n"Bo, Jr.",5\n`)).toEqual([[2, ada], reason, [4, bo]]);
  });

  test.each([
    ['', '1: the file is empty'],
    ['name\nAda', '1: the header has no column age'],
    ['name,age,shoe\nAda,36,38', '1: the header has unknown columns: shoe'],
    ['name,age,age\nAda,36,36', '1: the header names a column twice'],
    ['"name,age\nAda,36', '1: a quotation mark is not closed on its line'],
  ])('refuses the file %j', async (text, reason) => {
    expect(await read(text)).toEqual([reason]);
  });

  test('a quotation mark never reaches into the next line', async () => {
    expect(await read('name,age\n"Ada,1\nBo",2\nAda,36')).toEqual([
      '2: a quotation mark is not closed on its line',
      '3: a quotation mark within a cell must be doubled',
      [4, ada],
    ]);
  });

  test('refuses bytes that are not UTF-8, and a line without end', async () => {
    const latin = new Uint8Array([...new TextEncoder().encode('name,age\nAda,36\nJ'), 0xfc, 0x2c, 0x31]);
    expect(await read(latin, 16)).toEqual([[2, ada], '3: the file is not UTF-8 from about here on']);
    expect(await read(`name,age\n${'x'.repeat(20_001)}`)).toEqual(['2: the line has no end']);
  });

  test('reads 5 MB without keeping them', async () => {
    const chunk = new TextEncoder().encode(`${'Ada of somewhere '.repeat(12)},36\n`.repeat(300));
    let asked = 0;
    async function* long() {
      yield new TextEncoder().encode('name,age\n');
      for (; asked * chunk.length < 5_000_000; asked += 1) yield chunk;
    }
    let given = 0;
    let furthestAhead = 0;
    for await (const row of readCsvRows(long(), 'long.csv', schema)) {
      if (row.ok) given += 1;
      furthestAhead = Math.max(furthestAhead, asked * 300 - given);
    }
    expect(given).toBe(asked * 300);
    // The reader requested at most the chunk of the rows it returns.
    expect(furthestAhead).toBeLessThanOrEqual(300);
  });
});
