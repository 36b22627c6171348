import { Kysely, PostgresDialect } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { addBooking, addVoucher } from '../../../../tests/factories/vouchers/voucher-fixture.ts';
import type { Database } from '../../../database/database-types.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { LedgerTransaction } from '../model/ledger.ts';
import { openBookingTables } from '../store/booking-rows.server.ts';
import { insertMovement, insertVoucherMovement } from '../store/insert-movement.server.ts';
import { formatLedgerExport } from './format-ledger-export.ts';
import { listLedgerBalances } from './list-ledger-balances.server.ts';
import { type LedgerSelection, listLedgerLines } from './list-ledger-lines.server.ts';

let database: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const november = { from: new Date('2026-10-31T23:00:00Z'), to: new Date('2026-11-30T23:00:00Z') };

const sale = (change: Partial<LedgerTransaction> = {}): LedgerTransaction => ({
  id: 'm1',
  companyId: 'default',
  kind: 'sale',
  document: 'S-1',
  currency: 'JPY',
  purchase: { currency: 'EUR', rate: '172.9423', day: '2026-11-27' },
  entries: [
    { account: 'shopper', amount: 172_943, purchaseAmount: 100_000 },
    { account: 'supplier', amount: -172_943, purchaseAmount: -100_000 },
  ],
  ...change,
});

/** Moves money for a booking. @returns its number */
async function move(movement: LedgerTransaction, at: string): Promise<string> {
  const id = await addBooking(database.db);
  await database.db
    .transaction()
    .execute((trx) => insertMovement(openBookingTables(trx), id, movement, new Date(at)));
  return `${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
}

/** Moves the money of a gift voucher without a booking. */
async function moveVoucher(id: string, companyId: string, at: string): Promise<void> {
  const voucher = await addVoucher(database.db, { companyId });
  const entries = [
    { account: 'margin', amount: 99, purchaseAmount: 99 },
    { account: 'voucher', amount: -99, purchaseAmount: -99 },
  ] as const;
  const correction = { kind: 'voucher-correction', document: 'V-1', currency: 'EUR' } as const;
  const purchase = { currency: 'EUR', rate: '1' } as const;
  const movement = { ...correction, id, companyId, purchase, entries };
  await database.db
    .transaction()
    .execute((trx) => insertVoucherMovement(openBookingTables(trx), voucher.id, movement, new Date(at)));
}

/** Moves instants to parts of a millisecond, which our clock does not have; movements are never changed otherwise. */
async function setInstants(instants: Readonly<Record<string, string>>): Promise<void> {
  await database.pool.query('alter table ledger_transaction disable trigger append_only');
  for (const [ending, at] of Object.entries(instants))
    await database.pool.query(`update ledger_transaction set at = $2 where id like '%-' || $1`, [ending, at]);
  await database.pool.query('alter table ledger_transaction enable trigger append_only');
}

async function exportLines(change: Partial<LedgerSelection> = {}): Promise<readonly string[]> {
  const selection = { ...november, brands: everyBrand, companyId: null, ...change };
  let file = '';
  for await (const part of formatLedgerExport(listLedgerLines(database.db, selection))) file += part;
  return file.replace('\uFEFF', '').split('\r\n').slice(0, -1);
}

test('a line names both amounts in the decimals of their currencies, the rate and the day of the rate', async () => {
  const number = await move(sale(), '2026-11-28T12:00:00Z');
  expect(await exportLines()).toEqual([
    'day,movement,company,brand,booking,invoice,kind,document,account,amount,currency,purchase amount,purchase currency,rate,rate day',
    `2026-11-28,m1,default,abendmeer,${number},,sale,S-1,shopper,172943,JPY,1000.00,EUR,172.9423,2026-11-27`,
    `2026-11-28,m1,default,abendmeer,${number},,sale,S-1,supplier,-172943,JPY,-1000.00,EUR,172.9423,2026-11-27`,
  ]);
});

test('a trip that is bought in what is charged has the rate 1 and no day of it', async () => {
  const entries = sale().entries.map((entry) => ({ ...entry, purchaseAmount: entry.amount }));
  await move(
    sale({ currency: 'EUR', purchase: { currency: 'EUR', rate: '1' }, entries }),
    '2026-11-28T12:00:00Z',
  );
  const [, line = ''] = await exportLines();
  expect(line.split(',').slice(9)).toEqual(['1729.43', 'EUR', '1729.43', 'EUR', '1', '']);
});

test('a month ends at midnight of the shop, movements are in order of time, other brands stay out', async () => {
  await move(sale({ id: 'before' }), '2026-10-31T22:59:59.999Z');
  await move(sale({ id: 'last' }), '2026-11-30T22:59:59.999Z');
  await move(sale({ id: 'first' }), '2026-10-31T23:00:00Z');
  await move(sale({ id: 'after' }), '2026-11-30T23:00:00Z');
  const movements = (await exportLines()).slice(1).map((line) => line.split(',')[1]);
  expect(movements).toEqual(['first', 'first', 'last', 'last']);
  expect(await exportLines({ brands: ['tagwind'] })).toHaveLength(1);
  expect(await exportLines({ brands: ['abendmeer'] })).toHaveLength(5);
});

test('movements of one millisecond are in the order of the database, and each is in one part', async () => {
  await move(sale({ id: 'z-first' }), '2026-11-28T12:00:00Z');
  await move(sale({ id: 'b-second' }), '2026-11-28T12:00:00Z');
  await move(sale({ id: 'c-second' }), '2026-11-28T12:00:00Z');
  await move(sale({ id: 'a-third' }), '2026-11-28T12:00:00Z');
  await setInstants({ second: '2026-11-28T12:00:00.000300Z', third: '2026-11-28T12:00:00.000700Z' });
  const parts: (readonly string[])[] = [];
  for await (const part of listLedgerLines(database.db, {
    ...november,
    brands: everyBrand,
    companyId: null,
    atOnce: 1,
  }))
    parts.push(part.map(({ movement }) => movement));
  expect(parts).toEqual(['z-first', 'b-second', 'c-second', 'a-third'].map((id) => [id, id]));
});

test('each part but the first is found by the index of time and id', async () => {
  for (let at = 0; at < 3; at += 1) await move(sale({ id: `m${at}` }), `2026-11-2${at}T12:00:00Z`);
  const asked: { readonly text: string; readonly values: readonly unknown[] }[] = [];
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query: { sql: text, parameters } }) => void asked.push({ text, values: parameters }),
  });
  const selection = { ...november, brands: everyBrand, companyId: null, atOnce: 1 };
  for await (const _ of listLedgerLines(db, selection));
  const [, next] = asked.filter(({ text }) => text.includes('"ledger_transaction" as "movement"'));
  const client = await database.pool.connect();
  try {
    // A table of three rows is read whole: what is tested is that no sorting is needed.
    await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
    const { rows } = await client.query<{ 'QUERY PLAN': string }>(`explain ${next?.text}`, [
      ...(next?.values ?? []),
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(
      /Index (?:Only )?Scan using ledger_transaction_by_time on ledger_transaction movement/,
    );
    expect(plan).toMatch(/Index Cond: .*ROW\(at, id\) > ROW\(/);
    expect(plan).not.toContain('Sort');
  } finally {
    client.release(true);
  }
});

test('the lines of a booking name its invoice', async () => {
  await move(sale(), '2026-11-28T12:00:00Z');
  await database.pool.query(`update booking set invoice_number = 'ABM-1'`);
  const invoices = (await exportLines()).slice(1).map((line) => line.split(',')[5]);
  expect(invoices).toEqual(['ABM-1', 'ABM-1']);
});

test('the files of all companies have each line once, also what a gift voucher moves without a booking', async () => {
  await database.pool.query(`insert into company (id, name) values ('other', 'Other AG')`);
  await moveVoucher('mine', 'default', '2026-11-15T12:00:00Z');
  await moveVoucher('theirs', 'other', '2026-11-16T12:00:00Z');
  const [, ...all] = await exportLines();
  expect(all).toHaveLength(4);
  const [, ...mine] = await exportLines({ companyId: 'default' });
  const [, ...theirs] = await exportLines({ companyId: 'other' });
  expect([...mine, ...theirs]).toEqual(all);
  expect(theirs).toEqual([
    '2026-11-16,theirs,other,abendmeer,,,voucher-correction,V-1,margin,0.99,EUR,0.99,EUR,1,',
    '2026-11-16,theirs,other,abendmeer,,,voucher-correction,V-1,voucher,-0.99,EUR,-0.99,EUR,1,',
  ]);
  expect(await exportLines({ companyId: 'other', brands: ['tagwind'] })).toHaveLength(1);
});

test('the balances of a month are of one company and carry what was before it', async () => {
  await database.pool.query(`insert into company (id, name) values ('other', 'Other AG')`);
  await moveVoucher('before', 'default', '2026-10-31T22:59:59.999Z');
  await moveVoucher('first', 'default', '2026-10-31T23:00:00Z');
  await moveVoucher('theirs', 'other', '2026-11-15T12:00:00Z');
  await moveVoucher('after', 'default', '2026-11-30T23:00:00Z');
  expect(await listLedgerBalances(database.db, 'default', november)).toEqual([
    { account: 'margin', currency: 'EUR', moved: 99, balance: 198 },
    { account: 'voucher', currency: 'EUR', moved: -99, balance: -198 },
  ]);
});
