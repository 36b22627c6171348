import { afterAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { addVoucherBooking, buildVoucherSale } from '../../../tests/factories/vouchers/voucher-sale.ts';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { Mail, MailOutcome } from '../../ports/mail/mail-port.ts';
import { createWithdrawalOffice } from './office/withdrawal-office.server.ts';
import type { WithdrawalOutcome, WithdrawalStatement } from './withdrawal.ts';
import { startWithdrawalWorker } from './withdrawal-worker.server.ts';
import { createWithdrawals, eraseWithdrawals } from './withdrawals.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

/** Receives a statement and carries it out: contracts answer in turn, and so does the mail server; the last answer repeats. */
async function withdraw(
  outcomes: readonly WithdrawalOutcome[],
  answers: readonly MailOutcome[] = ['taken'],
  statement: Partial<WithdrawalStatement> = {},
) {
  await db.deleteFrom('withdrawal').execute();
  const clock = settableClock('2026-11-28T12:34:00Z');
  const sent: Mail[] = [];
  const asked: string[] = [];
  const worker = () =>
    startWithdrawalWorker({
      db,
      clock,
      mail: {
        send: async (mail) => {
          sent.push(mail);
          return answers[Math.min(sent.length, answers.length) - 1] ?? 'unknown';
        },
        close: async () => {},
      },
      brands: brandsAsShipped,
      contracts: outcomes.map((outcome) => ({
        withdraw: async ({ orderNumber }) => {
          asked.push(orderNumber);
          return outcome;
        },
      })),
      report: (error) => {
        throw error;
      },
    });
  const receivedAt = await createWithdrawals(db, clock, () => {}).receive({
    brand: 'abendmeer',
    language: 'en',
    origin: 'https://shop.example',
    name: 'Mira Muster',
    orderNumber: 'ABCD-2345',
    email: 'mira@example.org',
    ...statement,
  });
  const read = () =>
    db.selectFrom('withdrawal').selectAll().where('id', 'not like', 'earlier-%').executeTakeFirstOrThrow();
  const run = async () => {
    const { attempts } = await read();
    const running = worker();
    running.wake();
    await vi.waitFor(async () => expect((await read()).attempts).toBeGreaterThan(attempts), {
      timeout: 5_000,
    });
    await running.close();
    return read();
  };
  return { clock, sent, asked, run, receivedAt };
}

test('a withdrawal is acknowledged by mail, with what it says and when it arrived', async () => {
  const { sent, run, receivedAt, clock } = await withdraw(['accepted']);
  expect(receivedAt).toEqual(clock.now());
  expect(await run()).toMatchObject({ outcome: 'accepted', acknowledged_at: clock.now() });
  expect(sent).toHaveLength(1);
  expect(sent[0]).toMatchObject({
    to: { name: 'Mira Muster', address: 'mira@example.org' },
    subject: 'We have received your withdrawal (order ABCD-2345)',
  });
  for (const words of [
    'Mira Muster',
    'ABCD-2345',
    'mira@example.org',
    '28 Nov 2026',
    '13:34',
    'full amount back',
  ])
    expect(sent[0]?.text).toContain(words);
});

test.each([
  ['redeemed', 'already been redeemed'],
  ['late', 'period of 14 days was over'],
  ['unknown', 'found no order'],
  ['insurance', 'Your trip stays booked'],
  ['no-right', 'less than a month'],
  ['trip', 'cancel the trip under “My trips”'],
] as const)('a withdrawal that is %s is acknowledged, too, and says so', async (outcome, words) => {
  const { sent, run } = await withdraw([outcome]);
  expect(await run()).toMatchObject({ outcome });
  expect(sent[0]?.text).toContain(words);
});

test.each([
  ['name', 'http://evil.example/x'],
  ['name', '=1+1'],
  ['name', 'Mira\u202eMuster'],
  ['orderNumber', 'http://evil.example claim your refund'],
  ['orderNumber', 'ABCD-23456'],
])('a mail repeats no %s that reads %j', async (field, text) => {
  const { sent, run } = await withdraw(['unknown'], ['taken'], { [field]: text });
  await run();
  const { subject, text: words, html } = sent[0] ?? {};
  for (const part of [subject, words, html]) expect(part).not.toContain(text);
  if (field === 'name') expect(sent[0]?.to).toEqual({ name: '', address: 'mira@example.org' });
});

test('an address has three acknowledgements a day, and the fourth once the first is a day old', async () => {
  const { clock, sent, run } = await withdraw(['accepted']);
  const earlier = { brand: 'abendmeer', language: 'en', origin: 'x', name: 'x', order_number: 'x' };
  await db
    .insertInto('withdrawal')
    .values(
      [0, 1, 2].map((hours) => ({
        ...earlier,
        id: `earlier-${hours}`,
        email: 'Mira@example.org',
        received_at: clock.now(),
        due_at: clock.now(),
        acknowledged_at: new Date(clock.now().getTime() - hours * 3_600_000),
      })),
    )
    .execute();
  const dueAt = new Date(clock.now().getTime() + 22 * 3_600_000);
  expect(await run()).toMatchObject({ outcome: 'accepted', acknowledged_at: null, due_at: dueAt });
  expect(sent).toEqual([]);
  clock.set(dueAt);
  expect(await run()).toMatchObject({ acknowledged_at: dueAt });
  expect(sent).toHaveLength(1);
});

test('the first kind of contract that knows the number decides', async () => {
  const { asked, run } = await withdraw(['unknown', 'accepted', 'late']);
  expect(await run()).toMatchObject({ outcome: 'accepted' });
  expect(asked).toHaveLength(2);
});

test('a mail without an answer is sent again under its id, and the contract is not asked again', async () => {
  const { clock, sent, asked, run } = await withdraw(['accepted'], ['unknown', 'taken']);
  expect(await run()).toMatchObject({ outcome: 'accepted', acknowledged_at: null });
  clock.advance(60_000);
  expect(await run()).toMatchObject({ acknowledged_at: clock.now() });
  expect(new Set(sent.map(({ id }) => id)).size).toBe(1);
  expect(sent).toHaveLength(2);
  expect(asked).toHaveLength(1);
});

test('what staff have settled has a second mail, with their words and an id of its own', async () => {
  const { clock, sent, asked, run } = await withdraw(['unknown'], ['taken', 'taken']);
  const first = await run();
  const office = createWithdrawalOffice({
    db,
    clock,
    contracts: [],
    onSettled: () => {},
    report: () => {},
  });
  clock.advance(60_000);
  const reason = 'You have withdrawn from this order before.';
  expect(await office.settle(first.id, { name: 'Ada', brands: everyBrand }, { kind: 'close', reason })).toBe(
    'done',
  );
  expect(await run()).toMatchObject({
    outcome: 'closed',
    acknowledged_at: first.acknowledged_at,
    answered_at: clock.now(),
  });
  expect(sent.map(({ id }) => id)).toEqual([`withdrawal-${first.id}`, `withdrawal-${first.id}-closed`]);
  expect(sent[1]?.text).toContain(reason);
  expect(asked).toHaveLength(1);
});

const never = new Date(0);

test('a statement that staff have settled is erased only after its second mail', async () => {
  const { clock, run } = await withdraw(['unknown']);
  const { id } = await run();
  const receivedBefore = new Date(clock.now().getTime() + 1);
  const office = createWithdrawalOffice({ db, clock, contracts: [], onSettled: () => {}, report: () => {} });
  await office.settle(
    id,
    { name: 'Ada', brands: everyBrand },
    { kind: 'close', reason: 'No order is yours.' },
  );
  const ended = { receivedBefore, unsettledBefore: never };
  expect(await eraseWithdrawals(db, ended, 10)).toBe(0);
  await run();
  expect(await eraseWithdrawals(db, ended, 10)).toBe(1);
});

test('an open statement that means no order is erased after a time of its own, also where its mail still waits', async () => {
  const { clock, run } = await withdraw(['unknown'], ['unknown']);
  await run();
  const later = new Date(clock.now().getTime() + 1);
  expect(await eraseWithdrawals(db, { receivedBefore: never, unsettledBefore: clock.now() }, 10)).toBe(0);
  expect(await eraseWithdrawals(db, { receivedBefore: never, unsettledBefore: later }, 10)).toBe(1);
});

test('an open statement that may mean an order is kept as long as those that were carried out', async () => {
  const { clock, run } = await withdraw(['unknown']);
  await run();
  const { id } = await addVoucherBooking(db, buildVoucherSale());
  await db.updateTable('booking').set({ booked_at: clock.now() }).where('id', '=', id).execute();
  const later = new Date(clock.now().getTime() + 1);
  expect(await eraseWithdrawals(db, { receivedBefore: never, unsettledBefore: later }, 10)).toBe(0);
  expect(await eraseWithdrawals(db, { receivedBefore: later, unsettledBefore: later }, 10)).toBe(1);
  await db.deleteFrom('booking').execute();
});

test('a statement is erased once its time is over, and not before it was acknowledged', async () => {
  const { clock, run } = await withdraw(['accepted']);
  const later = new Date(clock.now().getTime() + 1);
  const ended = { receivedBefore: later, unsettledBefore: later };
  expect(await eraseWithdrawals(db, ended, 10)).toBe(0);
  await run();
  expect(await eraseWithdrawals(db, { ...ended, receivedBefore: clock.now() }, 10)).toBe(0);
  expect(await eraseWithdrawals(db, ended, 10)).toBe(1);
});
