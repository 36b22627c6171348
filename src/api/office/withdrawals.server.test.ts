import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { addVoucherBooking, buildVoucherSale } from '../../../tests/factories/vouchers/voucher-sale.ts';
import { withdrawalPolicy } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import { createWithdrawalOffice } from '../../features/withdrawal/office/withdrawal-office.server.ts';

let database: TestDatabase;
let served: OfficeApp;
let kim: string;
let number: string;
const clock = settableClock('2026-11-28T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const withdrawals = createWithdrawalOffice({
    db,
    clock,
    contracts: [{ withdraw: async () => 'accepted' }],
    onSettled: () => undefined,
    report: () => undefined,
  });
  const office = { ...createOfficeDeps(db, clock), withdrawals };
  served = await openOfficeApp(office);
  kim = await signInStaff(office.staff, clock, 'service', 'kim@staff.example');
  const sale = await addVoucherBooking(db, buildVoucherSale());
  await db.updateTable('booking').set({ booked_at: clock.now() }).execute();
  number = sale.number;
});
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

async function addWithdrawal(): Promise<string> {
  const id = randomUUID();
  const at = clock.now();
  const typed = { name: 'Mira <b>Muster', order_number: 'ABCD-2346', email: 'mira@example.org' };
  const made = { brand: 'abendmeer', language: 'de', origin: 'x', received_at: at, due_at: at };
  await database.db
    .insertInto('withdrawal')
    .values({ id, ...typed, ...made, outcome: 'unknown' })
    .execute();
  return id;
}

const settle = (id: string, form: Record<string, string>) =>
  served.post(`/_office/withdrawals/${id}`, form, kim);

test('staff look at the order that is meant, carry the withdrawal out for it, and see who has', async () => {
  const id = await addWithdrawal();
  const list = (await served.read('/_office/withdrawals', kim)).body;
  expect(list).toContain('Mira &lt;b&gt;Muster');
  const link = `/_office/withdrawals?chosen=${id}&amp;number=${number}`;
  expect(list).toContain(link);
  expect(list).not.toContain('value="connect"');
  const chosen = (await served.read(link.replace('&amp;', '&'), kim)).body;
  expect(chosen).toContain('value="connect"');
  const answer = await settle(id, { decision: 'connect', number });
  expect(answer).toMatchObject({
    statusCode: 303,
    headers: { location: '/_office/withdrawals?outcome=done' },
  });
  const settled = (await served.read('/_office/withdrawals?list=settled', kim)).body;
  expect(settled).toContain('Voucher withdrawn from');
  expect(settled).toContain(number);
  expect(await settle(id, { decision: 'connect', number })).toMatchObject({
    headers: { location: '/_office/withdrawals?outcome=moved' },
  });
  const audited = await database.db
    .selectFrom('staff_audit')
    .select(['action', 'subject'])
    .where('action', '=', 'withdrawal settled')
    .where('subject', '=', number)
    .execute();
  expect(audited).toEqual([{ action: 'withdrawal settled', subject: number }]);
});

test('a withdrawal is closed with a reason; one that is too short is typed again', async () => {
  const id = await addWithdrawal();
  const refused = await settle(id, { decision: 'close', reason: 'no' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain(`aria-describedby="reason-${id}-error"`);
  const answer = await settle(id, { decision: 'close', reason: 'No order of yours has this number.' });
  expect(answer.headers.location).toBe('/_office/withdrawals?outcome=done');
  expect((await served.read('/_office/withdrawals?list=settled', kim)).body).toContain(
    'No order of yours has this number.',
  );
});

test('a number of no order is an error at its field', async () => {
  const id = await addWithdrawal();
  const answer = await served.read(`/_office/withdrawals?chosen=${id}&number=AAAA-9999`, kim);
  expect(answer.statusCode).toBe(400);
  expect(answer.body).toContain(`aria-describedby="number-${id}-error"`);
  expect(answer.body).toContain('value="AAAA-9999"');
});

test('the list has pages, and a form that is refused comes first on the one that is shown', async () => {
  // Those of other tests came at the same moment and may be last.
  await database.db.deleteFrom('withdrawal').execute();
  const ids: string[] = [];
  for (let at = 0; at <= withdrawalPolicy.listed; at++) ids.push(await addWithdrawal());
  expect((await served.read('/_office/withdrawals', kim)).body).toContain(
    'href="/_office/withdrawals?list=open&amp;page=2"',
  );
  const [last = ''] =
    /(?<=id="withdrawal-)[^"]+/.exec((await served.read('/_office/withdrawals?page=9', kim)).body) ?? [];
  expect(ids).toContain(last);
  const refused = (await settle(last, { decision: 'close', reason: 'no' })).body;
  expect(/(?<=id="withdrawal-)[^"]+/.exec(refused)?.[0]).toBe(last);
  await database.db.deleteFrom('withdrawal').execute();
});

test.each(LANGUAGES)('all texts of the page exist in %s', async (language) => {
  await addWithdrawal();
  for (const list of ['open', 'settled'])
    expect((await served.read(`/_office/withdrawals?list=${list}`, kim, language)).body).not.toContain(
      'office.',
    );
});

test('nobody but the service staff sees or settles withdrawals', async () => {
  expect((await served.read('/_office/withdrawals', '')).statusCode).toBe(303);
  const id = await addWithdrawal();
  const answer = await served.post(
    `/_office/withdrawals/${id}`,
    { decision: 'close', reason: 'Nothing' },
    '',
  );
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toContain('/_office/sign-in');
});
