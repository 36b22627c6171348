import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  findLedgerFaults,
  openCaseFixture,
  seedColleague,
} from '../../../../tests/factories/case-fixture.ts';
import { caseLimits, caseTimings, retention } from '../../../defaults.ts';
import { everyBrand } from '../../../domain/staff/brand-scope.ts';
import type { CaseStaff } from '../model/case-record.ts';
import { dutyDueAt } from '../model/deadlines.ts';
import { eraseCases } from './erase-cases.server.ts';
import { listOwnCases } from './list-own-cases.server.ts';

let database: TestDatabase;
let fixture: ReturnType<typeof openCaseFixture>;
let kim: CaseStaff;
let lee: CaseStaff;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = openCaseFixture(database);
  kim = await seedColleague(database, 'Kim');
  lee = await seedColleague(database, 'Lee');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
  expect(fixture.reports).toEqual([]);
});

/** Opens a case and waits for its receipt. */
async function openCase(traits: Parameters<typeof fixture.open>[0] = {}) {
  const opened = await fixture.open(traits);
  await expect.poll(() => stateOf(opened.caseNumber)).toBe('acknowledged');
  return opened;
}
const stateOf = async (number: string) => (await fixture.read(number)).record.state;
const versionOf = async (number: string) => (await fixture.read(number)).record.version;
const as = async (number: string, staff = kim) => ({ staff, version: await versionOf(number) });
const mailsTo = (address: string) => fixture.mail.taken.filter(({ to }) => to.address === address);

test('a receipt is sent at once with number, dates of the promise and an address for answers', async () => {
  const { caseNumber } = await openCase({ email: 'receipt@traveller.example' });
  expect(caseNumber).toMatch(/^C-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);
  const [receipt] = mailsTo('receipt@traveller.example');
  expect(receipt?.subject).toBe(`We have received your message: ${caseNumber}`);
  expect(receipt?.text).toContain('First answer at the latest on: Monday 9 March 2026');
  expect(receipt?.text).toContain('Decision at the latest on: Friday 1 May 2026');
  expect(receipt?.replyTo).toMatch(/^case\+[0-9a-f]{32}@operator\.example$/);
  expect(receipt?.isPersonal).toBeUndefined();
});

test('a receipt is retried until the mail server has an answer, and the guest gets one', async () => {
  await fixture.settle();
  fixture.mail.next.push('unknown-but-taken');
  const { caseNumber } = await fixture.open({ email: 'twice@traveller.example' });
  await expect
    .poll(async () => (await fixture.read(caseNumber)).mails.map(({ tries }) => tries))
    .toEqual([1]);
  expect(await stateOf(caseNumber)).toBe('new');
  await database.pool.query(`update case_mail set next_at = now() where state = 'due'`);
  fixture.mails.wake();
  await expect.poll(() => stateOf(caseNumber)).toBe('acknowledged');
  expect(mailsTo('twice@traveller.example')).toHaveLength(1);
});

test('a refused mail is a task for staff until one arrives', async () => {
  await fixture.settle();
  fixture.mail.next.push('refused');
  const { caseId, caseNumber } = await fixture.open({ email: 'wrong@traveller.example' });
  const undelivered = async () => (await fixture.read(caseNumber)).record.undeliveredAt;
  await expect.poll(undelivered).not.toBeNull();
  const tasks = await fixture.listTasks(everyBrand);
  expect(tasks.filter(({ number }) => number === caseNumber).map(({ toDo }) => toDo)).toEqual([
    'office.task.answerCase',
    'office.task.reachGuest',
  ]);
  const mail = { text: 'Good news', isQuestion: false };
  expect(await fixture.service.answer(caseId, await as(caseNumber), mail)).toBe('done');
  await expect.poll(undelivered).toBeNull();
});

test('staff answer, ask, note, assign, decide and close, and the timeline names them', async () => {
  const { caseId, caseNumber } = await openCase();
  const { service } = fixture;
  expect(await service.assign(caseId, await as(caseNumber), lee)).toBe('done');
  expect(await service.note(caseId, await as(caseNumber), 'Asked the hotel')).toBe('done');
  expect(await service.answer(caseId, await as(caseNumber), { text: 'A question', isQuestion: true })).toBe(
    'done',
  );
  expect(await stateOf(caseNumber)).toBe('waiting-for-guest');
  expect(await service.decide(caseId, await as(caseNumber, lee), 'We decide so')).toBe('done');
  expect(await service.move(caseId, await as(caseNumber), 'closed', 'All paid')).toBe('done');
  const file = await fixture.read(caseNumber);
  expect(file.record).toMatchObject({ state: 'closed', assignedTo: lee });
  expect(file.events.filter(({ by }) => by !== null).map(({ kind, by }) => `${kind} ${by}`)).toEqual([
    'assigned Kim',
    'note Kim',
    'asked Kim',
    'decided Lee',
    'moved Kim',
  ]);
  await expect
    .poll(() => mailsTo('ana@traveller.example').filter(({ subject }) => subject.includes(caseNumber)))
    .toHaveLength(3);
  const decision = mailsTo('ana@traveller.example').find(({ text }) => text.includes('We decide so'));
  expect(decision).toMatchObject({
    subject: `Our decision on your complaint: ${caseNumber}`,
    isPersonal: true,
  });
});

test('a change of a case that somebody else has changed meanwhile is not made', async () => {
  const { caseId, caseNumber } = await openCase();
  const seen = await as(caseNumber);
  expect(await fixture.service.note(caseId, { ...seen, staff: lee }, 'First')).toBe('done');
  const mail = { text: 'Second', isQuestion: false };
  expect(await fixture.service.answer(caseId, seen, mail)).toBe('moved');
  expect((await fixture.read(caseNumber)).messages).toEqual([]);
});

test('a compliment ends with thanks and has no deadline', async () => {
  const { caseId, caseNumber } = await openCase({ reason: 'compliment', email: 'happy@traveller.example' });
  expect(mailsTo('happy@traveller.example')[0]?.text).not.toContain('at the latest');
  expect((await fixture.read(caseNumber)).record).toMatchObject({ answeredAt: null });
  const task = (await fixture.listTasks(everyBrand)).find(({ number }) => number === caseNumber);
  expect(task).toMatchObject({ toDo: 'office.task.thankGuest', dueAt: null, place: 'cases' });
  expect(await fixture.service.decide(caseId, await as(caseNumber), 'x')).toBe('not-possible');
  expect(await fixture.service.thank(caseId, await as(caseNumber), 'Thank you')).toBe('done');
  expect(await stateOf(caseNumber)).toBe('thanked');
});

test('tasks name the deadline that comes next, soonest first', async () => {
  const { caseId, caseNumber } = await openCase();
  const start = fixture.clock.now();
  const taskOf = async () =>
    (await fixture.listTasks(everyBrand)).find(({ number }) => number === caseNumber);
  expect(await taskOf()).toMatchObject({
    toDo: 'office.task.answerCase',
    dueAt: dutyDueAt('answer', start),
    subject: 'Ana Quincek',
    path: `/_office/case/${caseNumber}`,
  });
  await fixture.service.answer(caseId, await as(caseNumber), { text: 'x', isQuestion: false });
  expect(await taskOf()).toMatchObject({ dueAt: dutyDueAt('decision', start) });
  const dues = (await fixture.listTasks(everyBrand)).map(
    ({ dueAt }) => dueAt?.getTime() ?? Number.POSITIVE_INFINITY,
  );
  expect(dues).toEqual([...dues].sort((one, other) => one - other));
});

test('staff are reminded once when a deadline is near and once when it is over, by any number of processes', async () => {
  const { caseNumber } = await openCase();
  const due = dutyDueAt('answer', fixture.clock.now());
  const start = fixture.clock.now();
  const noticesAt = async (at: number) => {
    fixture.clock.set(new Date(at));
    await Promise.all([fixture.remind(), fixture.remind(), fixture.remind()]);
    return (await fixture.read(caseNumber)).events.flatMap(({ kind, facts }) =>
      kind === 'reminded' ? [facts.notice] : [],
    );
  };
  const near = due.getTime() - caseTimings.answerWarningMs;
  expect(await noticesAt(near - 1)).toEqual([]);
  expect(await noticesAt(near)).toEqual(['answer-near']);
  expect(await noticesAt(due.getTime())).toEqual(['answer-near']);
  expect(await noticesAt(due.getTime() + 1)).toEqual(['answer-near', 'answer-overdue']);
  const reminders = () =>
    fixture.mail.taken.filter(({ subject, to }) => subject.includes(caseNumber) && to.name === 'Abendmeer');
  await expect.poll(() => reminders().length).toBe(2);
  expect(reminders()[0]?.text).toContain(`https://abendmeer.example/_office/case/${caseNumber}`);
  expect(reminders()[0]?.replyTo).toBeUndefined();
  fixture.clock.set(start);
});

test('a small compensation is granted by one person, paid out, and balances in the ledger', async () => {
  const { caseId, caseNumber } = await openCase({ email: 'paid@traveller.example' });
  const { compensations } = fixture;
  const amount = caseLimits.maxUnconfirmedAmount;
  const grant = { kind: 'goodwill', amount } as const;
  expect(await compensations.propose(caseId, await as(caseNumber), grant)).toBe('done');
  const [granted] = (await fixture.read(caseNumber)).compensations;
  expect(granted).toMatchObject({ state: 'confirmed', amount, currency: 'EUR', proposedBy: kim });
  expect(await findLedgerFaults(database)).toEqual([]);
  expect(await fixture.service.decide(caseId, await as(caseNumber), 'We are sorry')).toBe('done');
  await expect
    .poll(() =>
      mailsTo('paid@traveller.example').some(({ text }) => text.includes('Goodwill payment: 250.00')),
    )
    .toBe(true);
  const id = granted?.id ?? '';
  expect(await compensations.end(caseId, await as(caseNumber), id, 'withdrawn')).toBe('not-possible');
  expect(await compensations.end(caseId, await as(caseNumber), id, 'paid-out')).toBe('done');
  expect(await compensations.end(caseId, await as(caseNumber), id, 'paid-out')).toBe('not-possible');
  expect(await findLedgerFaults(database)).toEqual([]);
});

test('one cent above the limit a second person confirms, and nobody decides before', async () => {
  const { caseId, caseNumber } = await openCase();
  const { compensations } = fixture;
  const grant = { kind: 'price-reduction', amount: caseLimits.maxUnconfirmedAmount + 1 } as const;
  expect(await compensations.propose(caseId, await as(caseNumber), grant)).toBe('done');
  const id = (await fixture.read(caseNumber)).compensations[0]?.id ?? '';
  expect((await fixture.listTasks(everyBrand)).map(({ toDo }) => toDo)).toContain(
    'office.task.confirmCompensation',
  );
  expect(await fixture.service.decide(caseId, await as(caseNumber), 'x')).toBe('not-possible');
  expect(await compensations.end(caseId, await as(caseNumber), id, 'confirmed')).toBe('same-person');
  expect(await compensations.end(caseId, await as(caseNumber, lee), id, 'confirmed')).toBe('done');
  expect(await findLedgerFaults(database)).toEqual([]);
});

test('many small compensations of a booking are one above the limit', async () => {
  const { caseId, caseNumber } = await openCase();
  const { compensations } = fixture;
  const propose = async (amount: number) =>
    compensations.propose(caseId, await as(caseNumber), { kind: 'goodwill', amount });
  expect(await propose(caseLimits.maxUnconfirmedAmount)).toBe('done');
  expect(await propose(1)).toBe('done');
  const states = (await fixture.read(caseNumber)).compensations.map(({ state }) => state);
  expect(states.toSorted()).toEqual(['confirmed', 'proposed']);
});

test('nobody gets back more than was paid, whatever the number of cases', async () => {
  const { caseId, caseNumber } = await openCase();
  const { record } = await fixture.read(caseNumber);
  const limit = await fixture.compensations.findLimit(record.bookingId);
  const most = limit?.amount ?? 0;
  const propose = async (amount: number) =>
    fixture.compensations.propose(caseId, await as(caseNumber), { kind: 'goodwill', amount });
  expect(await propose(most + 1)).toBe('amount-too-high');
  expect(await propose(most)).toBe('done');
  expect(await propose(1)).toBe('amount-too-high');
});

test('a case that has ended is erased after its period, with its files; one that waits stays', async () => {
  const { caseId, caseNumber } = await openCase({ lastName: 'Quincez' });
  const waiting = await openCase({ lastName: 'Quincez' });
  await fixture.receive(caseId, { attachments: [{ name: 'a.png', content: Buffer.from('x') }] });
  await fixture.service.decide(caseId, await as(caseNumber), 'No');
  const ended = fixture.clock.now();
  const erase = (at: number) =>
    eraseCases(
      { db: database.db, files: fixture.files },
      { endedBefore: new Date(at - retention.casesMs), now: new Date(at) },
      100,
    );
  await erase(ended.getTime() + retention.casesMs);
  expect((await fixture.read(caseNumber)).record.complaint).not.toBeNull();
  const owed = await openCase({ lastName: 'Quincez' });
  const grant = { kind: 'goodwill', amount: 100 } as const;
  expect(await fixture.compensations.propose(owed.caseId, await as(owed.caseNumber), grant)).toBe('done');
  await fixture.service.decide(owed.caseId, await as(owed.caseNumber), 'Yes');
  await erase(ended.getTime() + retention.casesMs + 1);
  expect((await fixture.read(owed.caseNumber)).record.complaint).not.toBeNull();
  const file = await fixture.read(caseNumber);
  expect(file).toMatchObject({ events: [], messages: [], mails: [], record: { complaint: null } });
  expect(fixture.stored.filter((each) => each.caseId === caseId)).toEqual([]);
  expect((await fixture.read(waiting.caseNumber)).record.complaint?.lastName).toBe('Quincez');
});

test('cases are found by number, booking, name and address, in any spelling and in part', async () => {
  const { caseNumber } = await openCase({
    firstName: 'Zoë',
    lastName: 'Müßig',
    email: 'zoe.m@traveller.example',
  });
  const { record } = await fixture.read(caseNumber);
  const find = async (text: string) => {
    const query = { text, state: null, assignedTo: null, due: 'all', sort: null, page: 1 } as const;
    return (await fixture.service.search({ brands: everyBrand, ...query, limit: 10 })).cases.map(
      ({ number }) => number,
    );
  };
  for (const text of [
    caseNumber,
    'muessig',
    'zoe mus',
    'zoe.m@traveller.example',
    record.bookingNumber ?? '',
  ])
    expect(await find(text), text).toContain(caseNumber);
  expect(await find('nobody-of-this-name')).toEqual([]);
});

test('the export of a member holds the complaints about the bookings of this member, without notes', async () => {
  const { caseId, caseNumber } = await openCase({ text: 'The pool was closed' });
  await fixture.service.note(caseId, await as(caseNumber), 'Internal');
  await fixture.receive(caseId, { text: 'Any news?' });
  const { rows } = await database.pool.query<{ id: string }>(
    `with m as (
       insert into member (id, issuer, subject, email, is_email_verified, nickname, created_at, signed_in_at)
       values (gen_random_uuid(), 'https://issuer.example', 's', 'ana@traveller.example', true, 'Ana', now(), now()) returning id)
     update booking set member_id = m.id, member_acts = true from m where booking.id = $1 returning m.id`,
    [(await fixture.read(caseNumber)).record.bookingId],
  );
  const found = await listOwnCases(database.db, { memberId: rows[0]?.id ?? '' });
  expect(found).toMatchObject([
    { number: caseNumber, complaint: { text: 'The pool was closed' }, messages: [{ body: 'Any news?' }] },
  ]);
  expect(JSON.stringify(found)).not.toContain('Internal');
  expect(await listOwnCases(database.db, { memberId: crypto.randomUUID() })).toEqual([]);
  const bookingId = (await fixture.read(caseNumber)).record.bookingId ?? '';
  expect(await listOwnCases(database.db, { bookingId })).toEqual(found);
  await database.pool.query('update booking set member_acts = false where id = $1', [bookingId]);
  expect(await listOwnCases(database.db, { memberId: rows[0]?.id ?? '' })).toEqual([]);
});
