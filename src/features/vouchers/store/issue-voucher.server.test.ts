import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  addVoucher,
  inventCode,
  readBalance,
  testDigests,
} from '../../../../tests/factories/voucher-fixture.ts';
import type { Db } from '../../../database/open-kysely.server.ts';
import { parseVoucherCode } from '../../../domain/vouchers/voucher-code.ts';
import { findVoucher } from './find-voucher.server.ts';
import { issueVoucher } from './issue-voucher.server.ts';
import { openVoucherDigests } from './voucher-digests.server.ts';

const at = new Date('2026-11-28T12:00:00Z');
let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = database.db;
});
afterAll(() => database.drop());

async function find(text: string) {
  const code = parseVoucherCode(text);
  if (code === null) throw new Error(`Not a code: ${text}`);
  return findVoucher(db, testDigests, code);
}
const issue = (voucherId: string) =>
  db.transaction().execute((trx) => issueVoucher(trx, testDigests, { voucherId, prefix: 'ABM', at }));

test('a voucher is found by its code in any spelling, with its balance and its last day', async () => {
  const { id, code } = await addVoucher(db);
  expect(await find(code.toLowerCase().replaceAll('-', ' '))).toMatchObject({
    id,
    hint: code.slice(-4),
    faceAmount: 10_000,
    balance: 10_000,
    state: 'active',
    expiresOn: Date.UTC(2029, 11, 31) / 86_400_000,
  });
  expect(await find(inventCode())).toBeNull();
});

test('no column of any table has the code or a part of it but the last four characters', async () => {
  const { code } = await addVoucher(db);
  for (const table of ['voucher', 'voucher_movement', 'voucher_event'])
    for (const { row } of (await database.pool.query(`select t::text as row from ${table} t`)).rows)
      for (const part of [code.slice(4, 8), code.slice(7, 13), code.slice(-8)])
        expect(row).not.toContain(part);
});

test('sent again, a voucher has a new code, the one before is void, and the history has both', async () => {
  const { id, code } = await addVoucher(db);
  const again = await issue(id);
  if (again === null) throw new Error('It was not sent again');
  expect(again).not.toBe(code);
  expect(await find(code)).toBeNull();
  expect(await find(again)).toMatchObject({ id, balance: 10_000 });
  expect(await readBalance(db, id)).toBe(10_000);
  const events = await db
    .selectFrom('voucher_event')
    .select(['kind', 'facts'])
    .where('voucher_id', '=', id)
    .execute();
  expect(events).toEqual([
    { kind: 'issued', facts: { hint: code.slice(-4) } },
    { kind: 'reissued', facts: { hint: again.slice(-4), formerHint: code.slice(-4) } },
  ]);
});

test.each(['blocked', 'frozen', 'void', 'expired'] as const)(
  'a voucher that is %s gets no code',
  async (state) => {
    const { id } = await addVoucher(db);
    await db.updateTable('voucher').set({ state }).where('id', '=', id).execute();
    expect(await issue(id)).toBeNull();
  },
);

test('codes are found after the server’s secret has changed, and a lost one stops the start', async () => {
  const [one, two, three] = ['a', 'b', 'c'].map((letter) => letter.repeat(32)) as [string, string, string];
  const code = parseVoucherCode(inventCode());
  if (code === null) throw new Error('An invented code cannot be read');
  const first = (await openVoucherDigests(db, { secret: one, formerSecrets: [] })).code(code);
  const same = (await openVoucherDigests(db, { secret: two, formerSecrets: [three, one] })).code(code);
  expect(same.equals(first)).toBe(true);
  await expect(openVoucherDigests(db, { secret: three, formerSecrets: [one] })).rejects.toThrow(
    'COOKIE_SECRET_BEFORE',
  );
  const still = (await openVoucherDigests(db, { secret: two, formerSecrets: [] })).code(code);
  expect(still.equals(first)).toBe(true);
});
