import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { openCaseFixture, seedColleague } from '../../../../tests/factories/case-fixture.ts';
import { caseTimings } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import { createReplyAddresses } from '../mails/reply-addresses.server.ts';

let database: TestDatabase;
let fixture: ReturnType<typeof openCaseFixture>;
let kim: { readonly id: string; readonly name: string };

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = openCaseFixture(database);
  kim = await seedColleague(database, 'Kim');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
  expect(fixture.reports).toEqual([]);
});

async function decide(caseId: string, number: string) {
  const { version } = (await fixture.read(number)).record;
  expect(await fixture.service.decide(caseId, { staff: kim, version }, 'No')).toBe('done');
}

test('an answer lands in its case with its files, and staff see that the guest waits', async () => {
  const { caseId, caseNumber } = await fixture.open();
  await expect.poll(async () => (await fixture.read(caseNumber)).record.state).toBe('acknowledged');
  await fixture.receive(caseId, {
    text: 'See the photo.\n\nOn Mon, 2 Mar 2026, Abendmeer wrote:\n> Do you have photos?',
    attachments: [
      { name: 'room.png', content: Buffer.from('x') },
      { name: 'bad.exe', content: Buffer.from('x') },
    ],
    attachmentsLeftOut: 2,
  });
  const { record, messages, events } = await fixture.read(caseNumber);
  expect(record.guestWaitsSince).toEqual(fixture.clock.now());
  expect(messages).toMatchObject([
    { direction: 'in', body: 'See the photo.', sender: 'ana@traveller.example' },
  ]);
  expect(messages[0]?.quoted).toContain('> Do you have photos?');
  expect(events.map(({ kind, facts }) => [kind, facts]).slice(-4)).toEqual([
    ['guest-mail', {}],
    ['file-added', { file: 'room.png' }],
    ['file-refused', { file: 'bad.exe' }],
    ['file-refused', { left: 2 }],
  ]);
});

test('the same mail is stored once, also where it comes twice at the same time', async () => {
  const { caseId, caseNumber } = await fixture.open();
  const mail = { messageId: '<same@traveller.example>' };
  await Promise.all([fixture.receive(caseId, mail), fixture.receive(caseId, mail)]);
  await fixture.receive(caseId, mail);
  expect((await fixture.read(caseNumber)).messages).toHaveLength(1);
});

test('a mail of a program is recorded, reopens nothing and is answered by nobody', async () => {
  const { caseId, caseNumber } = await fixture.open();
  await expect.poll(async () => (await fixture.read(caseNumber)).record.state).toBe('acknowledged');
  await decide(caseId, caseNumber);
  await expect
    .poll(() => fixture.mail.taken.filter(({ subject }) => subject.includes(caseNumber)).length)
    .toBe(2);
  await fixture.receive(caseId, { isAutomatic: true });
  const file = await fixture.read(caseNumber);
  expect(file.record).toMatchObject({ state: 'decided', guestWaitsSince: null });
  expect(file.messages.at(-1)).toMatchObject({ isAutomatic: true });
  expect(file.mails.filter(({ state }) => state === 'due')).toEqual([]);
});

test('a mail after the end reopens the case; one after the period is stored and waits for staff', async () => {
  const { caseId, caseNumber } = await fixture.open();
  const late = await fixture.open();
  await decide(caseId, caseNumber);
  await decide(late.caseId, late.caseNumber);
  const start = fixture.clock.now();
  fixture.clock.advance(caseTimings.reopenMs);
  await fixture.receive(caseId);
  fixture.clock.advance(1);
  await fixture.receive(late.caseId);
  expect((await fixture.read(caseNumber)).record.state).toBe('reopened');
  expect((await fixture.read(late.caseNumber)).record.state).toBe('decided');
  const tasks = (await fixture.listTasks(everyBrand)).filter(({ number }) =>
    [caseNumber, late.caseNumber].includes(number),
  );
  expect(tasks.map(({ toDo }) => toDo)).toEqual(['office.task.answerCase', 'office.task.replyToGuest']);
  fixture.clock.set(start);
});

test('only an address with the token of a case is ours, in any case of letters', async () => {
  const { caseId } = await fixture.open();
  const address = (await fixture.addresses.addressOf(caseId)) ?? '';
  const accepts = (text: string) => fixture.handler.accepts(text);
  expect(await accepts(address)).toBe(true);
  expect(await accepts(address.toUpperCase())).toBe(true);
  for (const other of [
    'case@operator.example',
    address.replace(/\+(.)/, (_, letter) => (letter === '0' ? '+1' : '+0')),
    address.replace('operator', 'another'),
    address.replace('case+', 'cases+'),
    `${address}.evil.example`,
    `case+${'a'.repeat(5_000)}@operator.example`,
  ])
    expect(await accepts(other), other).toBe(false);
});

test('the table of addresses holds no token, and a new secret of the server keeps old addresses', async () => {
  const { caseId } = await fixture.open();
  const address = (await fixture.addresses.addressOf(caseId)) ?? '';
  const [, token = ''] = /\+(.+)@/.exec(address) ?? [];
  const { rows } = await database.pool.query<{ row: string }>('select t::text as row from case_address t');
  expect(rows.some(({ row }) => row.includes(token))).toBe(false);
  const later = createReplyAddresses(database.db, { mailbox: 'case@operator.example', secret: 'another' });
  const next = (await later.addressOf(caseId)) ?? '';
  expect(next).not.toBe(address);
  expect(await later.findCase(address)).toBe(caseId);
  expect(await later.findCase(next)).toBe(caseId);
});

test('a shop without a mailbox has no addresses', async () => {
  const { caseId } = await fixture.open();
  const none = createReplyAddresses(database.db, { mailbox: null, secret: 'a secret' });
  expect(await none.addressOf(caseId)).toBeNull();
  expect(await none.findCase('case+00@operator.example')).toBeNull();
});
