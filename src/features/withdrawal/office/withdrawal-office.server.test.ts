import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { addVoucherBooking, buildVoucherSale } from '../../../../tests/factories/vouchers/voucher-sale.ts';
import { withdrawalPolicy } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { Withdrawal, WithdrawalOutcome } from '../withdrawal.ts';
import type { WithdrawalList, WithdrawalOffice } from './withdrawal-list.ts';
import {
  countOpenWithdrawals,
  createWithdrawalOffice,
  createWithdrawalTaskList,
} from './withdrawal-office.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);
beforeEach(async () => {
  await db.deleteFrom('withdrawal').execute();
  await db.deleteFrom('booking').execute();
});

const clock = settableClock('2026-12-05T09:00:00Z');
const receivedAt = new Date('2026-12-01T09:00:00Z');

/** What is on the first page of a list. */
const read = async (office: WithdrawalOffice, list: WithdrawalList) =>
  (await office.list({ brands: everyBrand, list, page: 1 })).withdrawals;

/** @param traits `hours` after the usual time of receipt */
async function addWithdrawal(
  traits: { outcome?: WithdrawalOutcome; orderNumber?: string; email?: string; hours?: number } = {},
) {
  const id = randomUUID();
  const { outcome = 'unknown', orderNumber = 'ABCD-2345', email = 'MIRA@example.org', hours = 0 } = traits;
  const at = new Date(receivedAt.getTime() + hours * 3_600_000);
  await db
    .insertInto('withdrawal')
    .values({
      id,
      brand: 'abendmeer',
      language: 'en',
      origin: 'https://shop.example',
      name: 'Mira Muster',
      order_number: orderNumber,
      email,
      received_at: at,
      acknowledged_at: receivedAt,
      due_at: receivedAt,
      outcome,
    })
    .execute();
  return id;
}

/** The sale of a voucher to mira@example.org. @returns its number */
async function addSale(): Promise<string> {
  const { id, number } = await addVoucherBooking(db, buildVoucherSale());
  await db.updateTable('booking').set({ booked_at: receivedAt }).where('id', '=', id).execute();
  return number;
}

function openOffice(answer: () => Promise<WithdrawalOutcome>) {
  const asked: Withdrawal[] = [];
  const due: string[] = [];
  const reported: unknown[] = [];
  const office = createWithdrawalOffice({
    db,
    clock,
    contracts: [
      {
        withdraw: (withdrawal) => {
          asked.push(withdrawal);
          return answer();
        },
      },
    ],
    onSettled: () => void due.push('due'),
    report: (error) => void reported.push(error),
  });
  return { office, asked, due, reported };
}

test('a withdrawal without a contract is a task, due when the money has to be back, and counted', async () => {
  const id = await addWithdrawal();
  await addWithdrawal({ outcome: 'accepted' });
  expect(await createWithdrawalTaskList(db)(everyBrand)).toMatchObject([
    {
      id: `withdrawal-${id}`,
      path: '/_office/withdrawals',
      number: 'ABCD-2345',
      subject: 'Mira Muster',
      since: receivedAt,
      dueAt: new Date('2026-12-15T09:00:00Z'),
    },
  ]);
  expect(await countOpenWithdrawals(db)).toBe(1);
});

test('staff see what was written, and the orders that may be meant', async () => {
  const number = await addSale();
  const id = await addWithdrawal({ orderNumber: 'the one of last week' });
  const { office } = openOffice(async () => 'unknown');
  expect(await read(office, 'open')).toMatchObject([
    {
      id,
      orderNumber: 'the one of last week',
      name: 'Mira Muster',
      email: 'MIRA@example.org',
      candidates: [{ bookingNumber: number, kind: 'voucher', customer: 'Mira Muster' }],
    },
  ]);
  expect(await office.findOrder(number.toLowerCase().replace('-', ' '), everyBrand)).toMatchObject({
    bookingNumber: number,
  });
});

test('a number that is typed otherwise finds its order, and each withdrawal has its own', async () => {
  const number = await addSale();
  const other = await addSale();
  await addWithdrawal({ orderNumber: ` ${number.toLowerCase().replace('-', ' ')}.`, email: 'x@example.org' });
  await addWithdrawal({ orderNumber: other, email: 'y@example.org', hours: 1 });
  const { office } = openOffice(async () => 'unknown');
  expect(await read(office, 'open')).toMatchObject([
    { email: 'x@example.org', candidates: [{ bookingNumber: number }] },
    { email: 'y@example.org', candidates: [{ bookingNumber: other }] },
  ]);
});

/** Withdrawals that mean no order, as a program sends them. */
async function addStrangers(count: number): Promise<void> {
  for (let at = 0; at < count; at++) await addWithdrawal({ email: `stranger-${at}@example.org` });
}

test('thousands that mean no order hide none that may: those come first, and the others have pages', async () => {
  await addStrangers(withdrawalPolicy.listed + 1);
  await addSale();
  const later = await addWithdrawal({ hours: 2 });
  const earlier = await addWithdrawal({ hours: 1 });
  const { office } = openOffice(async () => 'unknown');
  const first = await office.list({ brands: everyBrand, list: 'open', page: 1 });
  expect(first.withdrawals.slice(0, 2).map(({ id }) => id)).toEqual([earlier, later]);
  expect(first.page).toMatchObject({ pages: 2, count: withdrawalPolicy.listed + 3 });
  const second = await office.list({ brands: everyBrand, list: 'open', page: 2 });
  expect(second.withdrawals).toHaveLength(3);
  const shown = [...first.withdrawals, ...second.withdrawals].map(({ id }) => id);
  expect(new Set(shown).size).toBe(withdrawalPolicy.listed + 3);
});

test('thousands that mean no order are one task, and each that may mean one is its own', async () => {
  await addStrangers(3);
  await addSale();
  const later = await addWithdrawal({ hours: 2 });
  const earlier = await addWithdrawal({ hours: 1 });
  const tasks = await createWithdrawalTaskList(db)(everyBrand);
  expect(tasks).toHaveLength(3);
  expect(tasks.slice(0, 2).map(({ id }) => id)).toEqual([`withdrawal-${earlier}`, `withdrawal-${later}`]);
});

test('the withdrawal that staff are about to settle comes first, on whatever page it is', async () => {
  await addStrangers(withdrawalPolicy.listed);
  const last = await addWithdrawal({ email: 'last@example.org', hours: 9 });
  const { office } = openOffice(async () => 'unknown');
  const { withdrawals } = await office.list({ brands: everyBrand, list: 'open', page: 1, first: last });
  expect(withdrawals[0]?.id).toBe(last);
});

test('a withdrawal that is connected to an order is carried out for it, as of its receipt, and recorded', async () => {
  const number = await addSale();
  const id = await addWithdrawal();
  const { office, asked, due } = openOffice(async () => 'accepted');
  expect(
    await office.settle(id, { name: 'Ada', brands: everyBrand }, { kind: 'connect', bookingNumber: number }),
  ).toBe('done');
  expect(asked).toMatchObject([
    { id, orderNumber: number, email: 'mira@example.org', brand: 'abendmeer', receivedAt },
  ]);
  expect(due).toEqual(['due']);
  expect(await read(office, 'open')).toEqual([]);
  expect(await read(office, 'settled')).toMatchObject([
    {
      id,
      settlement: { at: clock.now(), by: 'Ada', outcome: 'accepted', bookingNumber: number, reason: '' },
    },
  ]);
  expect(await countOpenWithdrawals(db)).toBe(0);
});

test('a withdrawal that is closed keeps who, when and why', async () => {
  const id = await addWithdrawal();
  const { office, asked } = openOffice(async () => 'accepted');
  const reason = 'No order is yours.';
  expect(await office.settle(id, { name: 'Ada', brands: everyBrand }, { kind: 'close', reason })).toBe(
    'done',
  );
  expect(asked).toEqual([]);
  expect(await read(office, 'settled')).toMatchObject([
    { settlement: { at: clock.now(), by: 'Ada', outcome: 'closed', bookingNumber: null, reason } },
  ]);
});

test('what two members of staff settle is settled once', async () => {
  const id = await addWithdrawal();
  const { office, due } = openOffice(async () => 'accepted');
  const close = () =>
    office.settle(id, { name: 'Ada', brands: everyBrand }, { kind: 'close', reason: 'No order is yours.' });
  const outcomes = await Promise.all([close(), close()]);
  expect(outcomes.filter((outcome) => outcome === 'done')).toHaveLength(1);
  expect(due).toEqual(['due']);
});

test('while a withdrawal is carried out, nobody closes it', async () => {
  const number = await addSale();
  const id = await addWithdrawal();
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<WithdrawalOutcome>();
  const { office, due } = openOffice(() => {
    begun.resolve();
    return ended.promise;
  });
  const carriedOut = office.settle(
    id,
    { name: 'Ada', brands: everyBrand },
    { kind: 'connect', bookingNumber: number },
  );
  await begun.promise;
  expect(
    await office.settle(
      id,
      { name: 'Ben', brands: everyBrand },
      { kind: 'close', reason: 'No order is yours.' },
    ),
  ).toBe('busy');
  ended.resolve('accepted');
  expect(await carriedOut).toBe('done');
  expect(due).toEqual(['due']);
  expect(await read(office, 'settled')).toMatchObject([
    { settlement: { by: 'Ada', outcome: 'accepted', bookingNumber: number } },
  ]);
});

test('what was carried out is recorded over a closing that came before its end', async () => {
  const number = await addSale();
  const id = await addWithdrawal();
  const { office, due } = openOffice(async () => {
    // Its lease has expired, and somebody has closed it.
    await db
      .updateTable('withdrawal')
      .set({ outcome: 'closed', settled_at: clock.now(), settled_by: 'Ben', answered_at: clock.now() })
      .execute();
    return 'accepted';
  });
  expect(
    await office.settle(id, { name: 'Ada', brands: everyBrand }, { kind: 'connect', bookingNumber: number }),
  ).toBe('done');
  expect(due).toEqual(['due']);
  const row = await db.selectFrom('withdrawal').selectAll().executeTakeFirstOrThrow();
  expect(row).toMatchObject({ outcome: 'accepted', settled_number: number, answered_at: null });
});

test('what staff could not settle is free again', async () => {
  const id = await addWithdrawal();
  const { office } = openOffice(async () => 'accepted');
  expect(
    await office.settle(
      id,
      { name: 'Ada', brands: everyBrand },
      { kind: 'connect', bookingNumber: 'AAAA-2222' },
    ),
  ).toBe('no-order');
  expect(
    await office.settle(
      id,
      { name: 'Ben', brands: everyBrand },
      { kind: 'close', reason: 'No order is yours.' },
    ),
  ).toBe('done');
});

test('a number of no order settles nothing', async () => {
  const id = await addWithdrawal();
  const { office, asked } = openOffice(async () => 'accepted');
  expect(
    await office.settle(
      id,
      { name: 'Ada', brands: everyBrand },
      { kind: 'connect', bookingNumber: 'AAAA-2222' },
    ),
  ).toBe('no-order');
  expect(asked).toEqual([]);
  expect(await countOpenWithdrawals(db)).toBe(1);
});

test.each([
  ['cannot be ended', async () => 'unknown' as const, 0],
  ['is in progress', () => Promise.reject(new Error('The trip is not at rest')), 1],
])('a withdrawal from a contract that %s stays open', async (_, answer, reports) => {
  const number = await addSale();
  const id = await addWithdrawal();
  const { office, reported } = openOffice(answer);
  expect(
    await office.settle(id, { name: 'Ada', brands: everyBrand }, { kind: 'connect', bookingNumber: number }),
  ).toBe('not-possible');
  expect(reported).toHaveLength(reports);
  expect(await countOpenWithdrawals(db)).toBe(1);
});

test('the orders of an address are found by an index', async () => {
  const plan = await db.transaction().execute(async (trx) => {
    // So few rows would be read whole.
    await sql`set local enable_seqscan = off`.execute(trx);
    return sql<object>`explain select id from booking where lower("order" -> 'contact' ->> 'email') = 'mira@example.org'`.execute(
      trx,
    );
  });
  expect(JSON.stringify(plan.rows)).toContain('booking_contact_email');
});
