import { expect, test } from 'vitest';
import { parseSource } from '../parse-source.ts';
import { findTableFaults, tableTypes } from './find-table-faults.ts';

const own = 'src/features/booking/store/booking-store.server.ts';
const foreign = 'src/features/cases/find-cases.server.ts';
const kysely = "import { sql } from 'kysely';\n";

function find(texts: Record<string, string>, known: readonly string[] = []): string[] {
  const tables = 'export interface Database {\n  booking: A;\n  checkout: B;\n  "x.call": C;\n}';
  const sources = { [own]: "db.insertInto('booking').values({})", ...texts };
  return findTableFaults(
    [
      parseSource(tableTypes, tables),
      ...Object.entries(sources).map(([path, text]) => parseSource(path, kysely + text)),
    ],
    new Set(known),
  );
}

test.each([
  "db.selectFrom('booking as trip')",
  "db.selectFrom(['checkout', 'booking'])",
  "db.selectFrom('checkout').leftJoin('booking', 'a', 'b')",
  'sql`select 1 from booking where id = $' + '{id}`',
  'sql<Row>`\n  select 1 from checkout\n  join booking b on true`',
])('a feature that reads the table of another one is named: %s', (text) => {
  expect(find({ [foreign]: text })).toEqual([expect.stringContaining(`${foreign} reads booking, a table`)]);
});

test.each(["db.updateTable('booking')", "db.deleteFrom('booking')", 'sql`update booking set a = 1`'])(
  'a feature that writes the table of another one is named: %s',
  (text) => {
    expect(find({ [foreign]: text })).toEqual([
      expect.stringContaining(`${foreign} writes booking, a table`),
    ]);
  },
);

test('what the owner does, tables of nobody, other words and other folders are in order', () => {
  expect(
    find({
      [own]: "db.insertInto('booking'); db.selectFrom('booking'); sql`delete from booking`",
      [foreign]: "db.selectFrom('checkout'); const text = 'Mail from booking'; // from booking",
      'src/main/retention.server.ts': "db.selectFrom('booking')",
      'src/features/cases/find-cases.server.test.ts': "db.selectFrom('booking')",
    }),
  ).toEqual([]);
});

test('a feature is named that gets its database handed in and names no library', () => {
  const sources = [
    parseSource(tableTypes, 'export interface Database {\n  booking: A;\n}'),
    parseSource(own, "export const add = (db) => db.insertInto('booking');"),
    parseSource(foreign, "export const find = ({ db }) => db.selectFrom('booking');"),
  ];
  expect(findTableFaults(sources, new Set())).toEqual([
    expect.stringContaining(`${foreign} reads booking, a table`),
  ]);
});

test('two features that insert into one table are named', () => {
  expect(find({ [foreign]: 'sql`insert into booking (id) values (1)`' })).toEqual([
    'booking gets rows from booking and cases: one of them has to own it',
  ]);
});

test('a use on the list is accepted, and one that is gone leaves it', () => {
  const known = [`${foreign} reads booking`];
  expect(find({ [foreign]: "db.selectFrom('booking')" }, known)).toEqual([]);
  expect(find({}, known)).toEqual([`${foreign} reads booking no longer: take it off the list`]);
});
