import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { addVoucher } from '../../../../tests/factories/voucher-fixture.ts';
import { readVoucherLiability, voucherLedger } from './voucher-ledger.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const noon = (day: string) => new Date(`${day}T12:00:00Z`);
const midnight = (day: string) => new Date(`${day}T00:00:00Z`);

it('what is owed for vouchers on any past day is one query', async () => {
  const { db } = database;
  const { id: voucherId } = await addVoucher(db);
  const { id: francs } = await addVoucher(db, { currency: 'CHF' });
  const record = (kind: 'correct' | 'expire', currency: 'EUR' | 'CHF', amount: number, day: string) =>
    db.transaction().execute((trx) =>
      voucherLedger[kind](trx, {
        voucherId: currency === 'EUR' ? voucherId : francs,
        currency,
        amount,
        at: noon(day),
      }),
    );
  await record('correct', 'EUR', 10_000, '2026-12-01');
  await record('correct', 'CHF', 5_000, '2026-12-02');
  await record('correct', 'EUR', -1, '2026-12-03');
  await record('expire', 'EUR', 9_999, '2029-12-31');
  const owed = async (day: string) =>
    (await readVoucherLiability(db, midnight(day))).map(({ currency, amount }) => `${currency} ${amount}`);
  expect(await owed('2026-12-01')).toEqual([]);
  expect(await owed('2026-12-02')).toEqual(['EUR 10000']);
  expect(await owed('2026-12-03')).toEqual(['CHF 5000', 'EUR 10000']);
  expect(await owed('2026-12-04')).toEqual(['CHF 5000', 'EUR 9999']);
  expect(await owed('2030-01-01')).toEqual(['CHF 5000']);
});

it('what expires is income, and what staff correct costs margin', async () => {
  const { db, pool } = database;
  const { id: voucherId } = await addVoucher(db);
  const movement = { voucherId, currency: 'EUR', at: noon('2026-12-01') } as const;
  await db.transaction().execute(async (trx) => {
    await voucherLedger.correct(trx, { ...movement, amount: 700 });
    await voucherLedger.expire(trx, { ...movement, amount: 600 });
    // One that came back after it had expired expires again.
    await voucherLedger.expire(trx, { ...movement, amount: 100 });
  });
  const { rows } = await pool.query<{ entry: string }>(
    `select concat_ws(' ', account, sum(amount)) as entry from ledger_entry group by account order by account`,
  );
  expect(rows.map(({ entry }) => entry)).toEqual(['breakage -700', 'margin 700', 'voucher 0']);
});
