import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { createStaffTestStores, signInStaff } from '../../../tests/factories/office-deps.ts';
import { storeCheckout } from '../../../tests/factories/paying/store-checkout.ts';
import { restoreLimits } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { prepareRestored } from '../../features/restore/prepare-restored.server.ts';
import { readOwnBooks } from '../../features/restore/read-own-books.server.ts';
import { findUncompared, saveComparison } from '../../features/restore/restore-findings.server.ts';
import { readSupplyLogId } from '../../ports/supply-log/supply-log-rows.server.ts';

const clock = settableClock('2026-12-01T12:00:00Z');
let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const count = async (table: string) => {
  const { rows } = await database.pool.query<{ count: number }>(
    `select count(*)::int as count from ${table}`,
  );
  return rows[0]?.count;
};

test('a restored database gives no number twice, forgets open purchases and sessions, and waits for a comparison', async () => {
  const { db, pool } = database;
  const madeAt = new Date('2026-11-30T02:00:00Z');
  expect(await findUncompared(db)).toBeNull();
  await pool.query(
    `insert into booking_sequence (name, last) values ('ABE-R2026-', 41), ('ABE-R2025-', 900)`,
  );
  await pool.query(`update company set document_prefix = 'TAG' where id = 'default'`);
  await storeCheckout(db, clock);
  await signInStaff(createStaffTestStores(db, clock).staff, clock, 'service', 'kim@staff.example');
  const { skipped, endedCheckouts, endedSessions } = await prepareRestored(db, { madeAt, now: clock.now() });
  const { skippedNumbers } = restoreLimits;
  expect(skipped['ABE-R2026-']).toEqual({ first: 42, last: 41 + skippedNumbers });
  // A series that has begun since the backup.
  expect(skipped['TAG-K2026-']).toEqual({ first: 1, last: skippedNumbers });
  expect([endedCheckouts, endedSessions]).toEqual([1, 1]);
  expect([await count('checkout'), await count('staff_session')]).toEqual([0, 0]);
  expect(await findUncompared(db)).toEqual(madeAt);
  await saveComparison(db, [], clock.now());
  expect(await findUncompared(db)).toBeNull();
});

test('the supply log of a restored database has another name than the lost one, whose numbers it gives again', async () => {
  const { db, drop } = await createTestDatabase();
  onTestFinished(drop);
  const lost = await readSupplyLogId(db);
  await prepareRestored(db, { madeAt: clock.now(), now: clock.now() });
  expect(await readSupplyLogId(db)).not.toBe(lost);
});

test('a link that was made after the restore is not among those that may be paid already', async () => {
  const { db, pool, drop } = await createTestDatabase();
  onTestFinished(drop);
  const storeLink = async (id: string, madeAt: Date) => {
    await pool.query(
      `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
       values (rpad($2, 20, 'a'), $1, 1, 'booked', '{"brand": "abendmeer", "companyId": "default", "currency": "EUR"}', $1, now(), now(), 'default')`,
      [id, id],
    );
    await pool.query(
      `insert into payment_request (id, booking_id, amount, purpose, due_on, token_digest, created_at)
       values ($1, rpad($3, 20, 'a'), 40000, 'balance', '2027-01-01', $1, $2)`,
      [id, madeAt, id],
    );
  };
  const readLinks = async () => (await readOwnBooks(db)).links.map(({ id }) => id);
  const restoredAt = clock.now();
  await storeLink('old', new Date(restoredAt.getTime() - 1));
  expect(await readLinks()).toEqual([]);
  await prepareRestored(db, { madeAt: new Date('2026-11-30T02:00:00Z'), now: restoredAt });
  await storeLink('new', new Date(restoredAt.getTime() + 1));
  expect(await readLinks()).toEqual(['old']);
});

test('a link that may be paid already is withdrawn, and stays so when a later comparison does not name it', async () => {
  const { db, pool } = database;
  await pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
     values ('aaaaaaaaaaaaaaaaaaaa', 'trip', 1, 'booked', '{"brand": "abendmeer", "companyId": "default", "currency": "EUR"}', 'AB12-CD34', now(), now(), 'default')`,
  );
  await pool.query(
    `insert into payment_request (id, booking_id, amount, purpose, due_on, token_digest, created_at)
     values ('link', 'aaaaaaaaaaaaaaaaaaaa', 40000, 'balance', '2027-01-01', 'digest', now())`,
  );
  const link = {
    kind: 'link-withdrawn',
    subject: 'link',
    companyId: 'default',
    bookingNumber: 'AB12-CD34',
    amount: 40_000,
    currency: 'EUR',
  } as const;
  await saveComparison(db, [link], clock.now());
  expect(await saveComparison(db, [], clock.now())).toBe(1);
  const { rows } = await pool.query('select state from payment_request');
  expect(rows).toEqual([{ state: 'withdrawn' }]);
});
