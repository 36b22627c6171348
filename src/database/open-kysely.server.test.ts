import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';

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
  const price = await db
    .insertInto('offered_price')
    .values({ offer: new Uint8Array(16), day: '2030-01-02', lowest_total: 5 })
    .returning(['offer', 'lowest_total'])
    .executeTakeFirstOrThrow();
  expect(price).toEqual({ offer: Buffer.alloc(16), lowest_total: '5' });
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
