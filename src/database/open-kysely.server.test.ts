import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { type Db, openKyselyOver, openPreparedKysely } from './open-kysely.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('values come back as the types say', async () => {
  const { db } = database;
  const row = await db
    .insertInto('mail')
    .values({ id: 'mail-types', taken_at: new Date(0), content: JSON.stringify([1]) })
    .returning(['taken_at', 'content'])
    .executeTakeFirstOrThrow();
  expect(row).toEqual({ taken_at: new Date(0), content: [1] });
  const logged = await db
    .insertInto('supply_log')
    .values({ sequence: 5, batch: new Uint8Array(16) })
    .returning(['batch', 'sequence'])
    .executeTakeFirstOrThrow();
  expect(logged).toEqual({ batch: Buffer.alloc(16), sequence: '5' });
});

test('a transaction that fails writes nothing', async () => {
  const { db } = database;
  const insert = (id: string) => db.insertInto('mail').values({ id, taken_at: new Date(0) });
  const written = db.transaction().execute(async (trx) => {
    await trx.executeQuery(insert('mail-one'));
    await trx.executeQuery(insert('short'));
  });
  await expect(written).rejects.toThrow('mail_id_check');
  expect(await db.selectFrom('mail').select('id').where('id', '=', 'mail-one').execute()).toEqual([]);
});

test('a prepared statement is planned once a connection, whatever its values', async () => {
  const pool = new pg.Pool({ connectionString: database.url, max: 1 });
  const db = openPreparedKysely(pool);
  const find = (id: string) => db.selectFrom('mail').select('id').where('id', '=', id).execute();
  for (const id of ['mail-one', 'mail-two', 'mail-three']) await find(id);
  await db
    .transaction()
    .execute((trx) => trx.selectFrom('mail').select('id').where('id', '=', 'mail-four').execute());
  const { rows } = await pool.query('select statement from pg_prepared_statements');
  expect(rows).toEqual([{ statement: 'select "id" from "mail" where "id" = $1' }]);
  await pool.end();
});

test('queries over one connection see what its transaction has written', async () => {
  const client = await database.pool.connect();
  const db = openKyselyOver(client);
  await client.query('begin');
  await db
    .insertInto('mail')
    .values({ id: 'mail-within', taken_at: new Date(0), content: '[]' })
    .execute();
  const find = (one: Db) => one.selectFrom('mail').select('id').where('id', '=', 'mail-within').execute();
  expect([await find(db), await find(database.db)]).toEqual([[{ id: 'mail-within' }], []]);
  await client.query('rollback');
  client.release();
});
