import type { PoolClient } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { type BookingFixture, openBookingFixture, orderTrip } from '../factories/booking-fixture.ts';
import { pollTimeout } from '../poll-timeout.ts';
import { reconcileLedger } from './reconcile-ledger.ts';

let database: TestDatabase;
let fixture: BookingFixture;

/** What a test breaks is whole again for the next one. */
let client: PoolClient;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  const placed = await fixture.bookings.place(await orderTrip(fixture.supply), 10_000);
  expect(placed?.state).toBe('booked');
  // The shopper is told before the documents are written, and until then the booking is in progress: the rules skip it.
  await vi.waitFor(
    async () =>
      expect((await database.pool.query('select state from booking')).rows).toEqual([{ state: 'booked' }]),
    pollTimeout,
  );
  client = await database.pool.connect();
  for (const payment of fixture.payments.list()) await savePayment(payment);
});
beforeEach(() => client.query('begin').then(() => {}));
afterEach(() => client.query('rollback').then(() => {}));
afterAll(async () => {
  client.release();
  await fixture.close();
  await database.drop();
});

/** The provider of these tests has its books in memory; here they are written as the embedded one's are. */
async function savePayment({
  reference,
  captured,
}: {
  readonly reference: string;
  readonly captured: number;
}): Promise<void> {
  await client.query(
    `insert into payment_provider.payment (id, reference, amount, currency, method, state, authorised, captured, refunded, granted_until, created_at)
     values ($1, $1, $2, 'EUR', 'CreditCard', 'captured', $2, $2, 0, now(), now())`,
    [reference, captured],
  );
  await client.query(
    `insert into payment_provider.movement (payment_id, kind, amount, at) values ($1, 'captured', $2, now())`,
    [reference, captured],
  );
}

/** A voucher that the ledger owes. @param amount minor units @returns its id */
async function addLedgerVoucher(amount: number): Promise<string> {
  await client.query(
    `insert into voucher (id, company_id, brand, market, currency, face_amount, state, expires_on, created_at)
     values ('gift', 'default', 'abendmeer', 'de', 'EUR', $1, 'ordered', '2029-12-31', now())`,
    [amount],
  );
  await moveLedgerVoucher('gift', 'issue', amount);
  return 'gift';
}

/** Moves the balance of a voucher and the ledger alike. */
async function moveLedgerVoucher(id: string, kind: 'issue' | 'correction', amount: number): Promise<void> {
  await client.query(
    'insert into voucher_movement (voucher_id, at, kind, amount) values ($1, now(), $2, $3)',
    [id, kind, amount],
  );
  await client.query('set constraints all deferred');
  await client.query(
    `with t as (insert into ledger_transaction (id, voucher_id, company_id, kind, document, currency, at)
       values ($1 || $2, $1, 'default', 'voucher-correction', $1, 'EUR', now()) returning id)
     insert into ledger_entry select id, account, amount, amount, 'EUR', 1 from t,
       (values ('voucher', -$3::bigint), ('margin', $3::bigint)) as entry (account, amount)`,
    [id, kind, amount],
  );
  await client.query('set constraints all immediate');
}

const listRules = async () => (await reconcileLedger(client)).map(({ rule }) => rule);

describe('the reconciliation', () => {
  it('finds no fault in a paid booking', async () => {
    expect(await reconcileLedger(client)).toEqual([]);
  });

  it('finds a charge without a booking', async () => {
    await savePayment({ reference: `${'a'.repeat(20)}-1`, captured: 500 });
    expect(await listRules()).toContain('every charge has one booking or is refunded');
    expect(await listRules()).toContain('the ledger has what the provider captured and refunded');
  });

  it('finds a booking without its charge, and a ledger that differs', async () => {
    await client.query('delete from payment_provider.movement');
    await client.query('delete from payment_provider.payment');
    expect(await listRules()).toContain('no booking without a charge');
    expect(await listRules()).toContain('every document in the ledger exists at the supplier or provider');
  });

  it('finds money taken twice', async () => {
    await client.query(
      `insert into payment_provider.movement (payment_id, kind, amount, at) select payment_id, kind, amount, at from payment_provider.movement`,
    );
    expect(await listRules()).toContain('the provider captures a payment at most once');
  });

  it('finds a refunded charge of a trip that is still booked', async () => {
    await client.query('update payment_provider.payment set refunded = captured');
    await client.query(
      `insert into payment_provider.movement (payment_id, kind, amount, at) select payment_id, 'refunded', amount, at from payment_provider.movement`,
    );
    expect(await listRules()).toContain('no booking without a charge');
  });

  it('finds a trip of the supplier that is cancelled while the shopper has paid', async () => {
    await client.query(`update supplier.hold set state = 'cancelled', fee = 0`);
    expect(await listRules()).toContain('every charge has one booking or is refunded');
    expect(await listRules()).toContain('the ledger has what the supplier is owed');
  });

  it('finds a trip whose price is missing at the supplier', async () => {
    await client.query(`update supplier.hold set offer = offer - 'total'`);
    expect(await listRules()).toEqual(['the ledger has what the supplier is owed']);
  });

  it('finds an order that names no company', async () => {
    await client.query(`update booking set "order" = "order" - 'companyId'`);
    expect(await listRules()).toEqual(['an order, its changes and its payments have one company']);
  });

  it('finds a trip that was sold without an order', async () => {
    await client.query(
      `insert into supplier.hold select (h).* from (
         select jsonb_populate_record(h, '{"id": "other", "booking_number": "S-OTHER"}') as h from supplier.hold h) other`,
    );
    expect(await listRules()).toEqual([
      'the ledger has what the supplier is owed',
      'every trip sold has one sale in the ledger',
      'no trip without a booking',
      'no booking without a charge',
    ]);
  });

  it('finds a seat that was sold twice', async () => {
    const seat = JSON.stringify([{ kind: 'seat', leg: 'outbound', variant: '1A', amount: 0 }]);
    await client.query('update supplier.hold set extras = $1', [seat]);
    expect(await listRules()).toEqual([]);
    await client.query(
      `insert into supplier.hold select (h).* from (select jsonb_populate_record(h,
         '{"id": "other", "booking_number": null, "state": "held"}') as h from supplier.hold h) other`,
    );
    expect(await listRules()).toEqual(['no seat is sold twice']);
  });

  it('finds an unrecorded chargeback once its webhook is delivered, not before', async () => {
    await client.query(
      `insert into payment_provider.movement (payment_id, kind, amount, at) select payment_id, 'chargeback', amount, at from payment_provider.movement`,
    );
    await client.query(
      `insert into payment_provider.notice (id, reference, event, shop_origin, due_at, created_at) select 'n', reference, 'chargeback', '', now(), now() from payment_provider.payment`,
    );
    expect(await listRules()).toEqual([]);
    await client.query('update payment_provider.notice set delivered_at = now()');
    expect(await listRules()).toEqual(['the ledger has what the provider captured and refunded']);
  });

  it.each([
    `update booking set invoice_number = null`,
    `update booking_sequence set last = last + 1 where name like '%-S%'`,
  ])('finds gaps in numbers: %s', async (change) => {
    await client.query(change);
    expect(await listRules()).toEqual(['document numbers have no duplicates and no gaps']);
  });

  it('finds a voucher that has another balance than the ledger', async () => {
    const sold = await addLedgerVoucher(5_000);
    expect(await listRules()).toEqual([]);
    await client.query(
      `insert into voucher_movement (voucher_id, at, kind, amount) values ($1, now(), 'correction', 1)`,
      [sold],
    );
    expect(await reconcileLedger(client)).toEqual([
      { rule: 'vouchers have what the ledger says', subject: sold, company: 'default' },
    ]);
  });

  it('finds what the ledger owes for a voucher that has no movement of it', async () => {
    const sold = await addLedgerVoucher(5_000);
    await client.query('set session_replication_role = replica');
    await client.query('delete from voucher_movement where voucher_id = $1', [sold]);
    await client.query('set session_replication_role = default');
    expect(await reconcileLedger(client)).toEqual([
      { rule: 'vouchers have what the ledger says', subject: sold, company: 'default' },
    ]);
  });

  it('finds a voucher that has paid more than it had', async () => {
    const sold = await addLedgerVoucher(5_000);
    // The ledger agrees, so that this rule alone sees it.
    await moveLedgerVoucher(sold, 'correction', -5_001);
    expect(await reconcileLedger(client)).toEqual([
      { rule: 'no voucher pays more than it has', subject: sold, company: 'default' },
    ]);
  });

  it('finds an authorisation that is neither captured nor voided', async () => {
    await client.query(
      `insert into payment_provider.payment (id, reference, amount, currency, method, state, authorised, captured, refunded, granted_until, created_at)
       values ('p', 'abc-1', 5, 'EUR', 'CreditCard', 'authorised', 5, 0, 0, now(), now())`,
    );
    expect(await listRules()).toEqual(['no authorisation stays open']);
  });
});

describe('the ledger', () => {
  const add = async (amounts: readonly number[]) => {
    // As at the end of the transaction.
    await client.query('set constraints all deferred');
    const accounts = ['shopper', 'provider', 'supplier'];
    const rows = amounts.map((amount, at) => `('new', '${accounts[at]}', ${amount}, ${amount}, 'EUR', 1)`);
    await client.query(
      `with t as (insert into ledger_transaction (id, booking_id, company_id, kind, document, currency, at)
         select 'new', id, company_id, 'sale', 'x', 'EUR', now() from booking returning *)
       insert into ledger_entry values ${rows.join(', ')}`,
    );
    await client.query('set constraints all immediate');
  };

  it('accepts entries that sum to zero', async () => {
    await expect(add([5, -3, -2])).resolves.toBeUndefined();
  });

  it('refuses entries that do not sum to zero', async () => {
    await expect(add([5, -3, -1])).rejects.toThrow('does not sum to zero');
  });

  it('refuses a single entry', async () => {
    await expect(add([1])).rejects.toThrow('does not sum to zero');
  });

  it.each([
    ['another amount', `2, 'EUR', 1`],
    ['another rate', `1, 'EUR', 0.5`],
  ])('refuses %s for what was bought in the charged currency', async (_, purchase) => {
    await client.query('set constraints ledger_entry_balances deferred');
    await client.query('set constraints ledger_entry_converts immediate');
    const [{ id }] = (await client.query<{ id: string }>('select id from ledger_transaction limit 1'))
      .rows as [{ id: string }];
    await expect(
      client.query(`insert into ledger_entry values ($1, 'margin', 1, ${purchase})`, [id]),
    ).rejects.toThrow('two amounts in one currency');
  });

  it('takes a line that was bought in another currency, with its rate', async () => {
    await client.query('set constraints ledger_entry_balances deferred');
    await client.query('set constraints ledger_entry_converts immediate');
    const [{ id }] = (await client.query<{ id: string }>('select id from ledger_transaction limit 1'))
      .rows as [{ id: string }];
    await client.query(`insert into ledger_entry values ($1, 'margin', 94, 100, 'CHF', 0.9412)`, [id]);
    const { rows } = await client.query(
      `select amount, purchase_amount, purchase_currency, exchange_rate from ledger_entry where transaction_id = $1 and account = 'margin'`,
      [id],
    );
    expect(rows).toEqual([
      { amount: '94', purchase_amount: '100', purchase_currency: 'CHF', exchange_rate: '0.9412' },
    ]);
  });

  it('refuses an entry that is added later', async () => {
    const [{ id }] = (await client.query<{ id: string }>('select id from ledger_transaction limit 1'))
      .rows as [{ id: string }];
    await client.query('set constraints all immediate');
    await expect(
      client.query(`insert into ledger_entry values ($1, 'margin', 1, 1, 'EUR', 1)`, [id]),
    ).rejects.toThrow('does not sum to zero');
  });

  it.each([
    'update ledger_entry set amount = 1',
    'delete from ledger_entry',
    'truncate ledger_entry',
    `update ledger_transaction set document = ''`,
    'delete from ledger_transaction',
    `update booking_event set kind = ''`,
    'delete from booking_event',
  ])('refuses to %s', async (statement) => {
    await expect(client.query(statement)).rejects.toThrow('append-only');
  });
});
