import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../tests/database.ts';
import { describeColumns, printDatabaseTypes } from './print-database-types.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const committed = () => readFileSync('src/database/database-types.ts', 'utf8');
const print = async (pool = database.pool) => printDatabaseTypes(await describeColumns(pool));

test('the committed types are those of the migrated database', async () => {
  expect(await print()).toBe(committed());
});

test('a renamed column changes the types', async () => {
  const changed = await createTestDatabase();
  await changed.pool.query('alter table checkout rename column brand to label');
  const types = await print(changed.pool);
  await changed.drop();
  expect(types).not.toBe(committed());
  expect(types).toContain('  session: string;\n  label: string;\n');
});

test('types express defaults, nulls, generated columns and lists of allowed values', async () => {
  const changed = await createTestDatabase({ isBlank: true });
  await changed.pool.query(`create schema stage;
    create table stage.ticket (
      id bigint generated always as identity,
      state text not null default 'free' check (state in ('free', 'sold')),
      price bigint,
      "row-name" text not null,
      is_dear boolean not null generated always as (price > 100) stored)`);
  const types = await print(changed.pool);
  await changed.drop();
  expect(types.slice(types.indexOf('\nexport interface'))).toBe(`
export interface StageTicketTable {
  id: ReadOnly<Int8>;
  state: WithDefault<'free' | 'sold'>;
  price: Int8 | null;
  'row-name': string;
  is_dear: ReadOnly<boolean>;
}

export interface Database {
  'stage.ticket': StageTicketTable;
}
`);
});

test('an unknown type is refused by name', () => {
  const columns = [
    {
      schema: 'public',
      table: 'place',
      column: 'at',
      type: 'point',
      isNullable: false,
      hasDefault: false,
      isGenerated: false,
      checks: [],
    },
  ];
  expect(() => printDatabaseTypes(columns)).toThrow('type point of place.at');
});
