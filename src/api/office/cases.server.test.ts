import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openCaseFixture } from '../../../tests/factories/case-fixture.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { caseLimits } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { LANGUAGES } from '../../domain/words/language.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let cases: ReturnType<typeof openCaseFixture>;
let served: OfficeApp;
const clock = settableClock('2026-11-21T12:00:00Z');
let kim: string;
let lee: string;

beforeAll(async () => {
  database = await createTestDatabase();
  cases = openCaseFixture(database, clock);
  const deps = createOfficeDeps(database.db, clock);
  office = { ...deps, cases: { ...deps.cases, files: cases.files } };
  served = await openOfficeApp(office);
  kim = await signInStaff(office.staff, clock, 'service', 'kim@staff.example');
  lee = await signInStaff(office.staff, clock, 'admin', 'lee@staff.example');
});
beforeEach(() => clock.advance(60_000));
afterAll(async () => {
  await served.app.close();
  await cases.close();
  await database.drop();
});

const read = (url: string, session = kim, language = 'en') => served.read(url, session, language);
const post = (url: string, form: Record<string, string>, session = kim) => served.post(url, form, session);
const pathOf = (number: string) => `/_office/case/${number}`;

/** Sends a form of the case as it is now. */
async function change(number: string, form: Record<string, string>, session = kim) {
  const { version } = (await cases.read(number)).record;
  return post(`${pathOf(number)}/change?version=${version}`, form, session);
}

/** Opens a case whose receipt is sent: nothing changes it by itself any more. */
async function openCase(traits: Parameters<typeof cases.open>[0] = {}) {
  const opened = await cases.open(traits);
  await expect.poll(async () => (await cases.read(opened.caseNumber)).record.state).toBe('acknowledged');
  return opened;
}

test.each(LANGUAGES)(
  'the page of a request leads to its hotel, and offers no decision, thanks or compensation, in %s',
  async (language) => {
    const { caseNumber } = await cases.openRequest({ lastName: 'Roomseeker' });
    await expect.poll(async () => (await cases.read(caseNumber)).record.state).toBe('acknowledged');
    const { body, statusCode } = await read(pathOf(caseNumber), kim, language);
    expect(statusCode).toBe(200);
    expect(body).toContain('href="https://abendmeer.example/de-de/hotel/majorca/cala-blanca-1?duration=7"');
    for (const words of ['Hotel Cala Blanca', '2 adults', 'A shower without a step.', 'value="answer"'])
      expect(body).toContain(words);
    for (const form of ['value="decide"', 'value="thank"', 'value="compensate"'])
      expect(body).not.toContain(form);
    expect(body).not.toMatch(/office\.|mail\.case/);
    expect((await read('/_office/cases', kim, language)).body).toContain('Roomseeker');
  },
);

test('the list shows what waits, the soonest due first, and is searched without names in addresses', async () => {
  const { caseNumber } = await openCase({ lastName: 'Sought' });
  const list = await read('/_office/cases');
  expect(list.statusCode).toBe(200);
  expect(list.body).toContain(caseNumber);
  const found = await post('/_office/cases/search', { text: 'Sought', due: 'all' });
  expect(found.statusCode).toBe(303);
  expect(String(found.headers.location)).not.toContain('Sought');
  const results = await read(String(found.headers.location));
  expect(results.body).toContain(caseNumber);
  const none = await post('/_office/cases/search', { text: 'Unsought' });
  expect((await read(String(none.headers.location))).body).toContain('No case found.');
  const overdue = await read('/_office/cases?due=overdue');
  expect(overdue.body).not.toContain(caseNumber);
});

test('editors see no cases, and who is not signed in is sent to the sign-in', async () => {
  const { caseNumber } = await openCase();
  const editor = await signInStaff(office.staff, clock, 'editor');
  for (const path of ['/_office/cases', pathOf(caseNumber), '/_office/cases/templates']) {
    expect((await read(path, editor)).statusCode).toBe(403);
    expect((await read(path, '')).headers.location).toContain('/_office/sign-in');
  }
  expect((await change(caseNumber, { change: 'note', note: 'x' }, editor)).statusCode).toBe(403);
});

test.each(LANGUAGES)('a case is shown with all of its parts in %s', async (language) => {
  const { caseId, caseNumber } = await openCase({ text: '<script>alert(1)</script>\nSecond line' });
  await cases.receive(caseId, {
    text: '<img src=x onerror=alert(2)>\n\n> quoted',
    from: 'other@traveller.example',
    attachments: [{ name: 'room.png', content: Buffer.from('x') }],
  });
  await change(caseNumber, { change: 'compensate', kind: 'goodwill', amount: '12,50' });
  await change(caseNumber, { change: 'note', note: 'For colleagues' });
  await change(caseNumber, { change: 'ask', text: 'Which room?' });
  const page = await read(pathOf(caseNumber), kim, language);
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('<script>alert');
  expect(page.body).not.toContain('<img src=x');
  expect(page.body).toContain('&lt;script&gt;alert(1)');
  for (const part of ['room.png', 'For colleagues', 'Which room?', '12.50', 'other@traveller.example'])
    expect(page.body).toContain(part);
});

test('an answer goes to the guest, and the audit log names who wrote it', async () => {
  const { caseNumber } = await openCase();
  const answer = await change(caseNumber, { change: 'answer', text: 'We have asked the hotel.' });
  expect(answer.headers.location).toBe(`${pathOf(caseNumber)}?outcome=done`);
  expect((await read(String(answer.headers.location))).body).toContain('Saved.');
  cases.mails.wake();
  await expect
    .poll(() => cases.mail.taken.some(({ text }) => text.includes('We have asked the hotel.')))
    .toBe(true);
  const log = await read('/_office/audit', lee);
  expect(log.body).toContain(caseNumber);
  expect(log.body).toContain('<div>Case changed</div>');
});

test('an empty message, note or amount is shown again with its error', async () => {
  const { caseNumber } = await openCase();
  for (const form of [
    { change: 'answer', text: '  ' },
    { change: 'note', note: '' },
    { change: 'closed', note: '' },
  ]) {
    const refused = await change(caseNumber, form);
    expect(refused.statusCode).toBe(400);
    expect(refused.body).toContain('Please write a text.');
  }
  const refused = await change(caseNumber, { change: 'compensate', amount: '12,345' });
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Please enter an amount');
  expect(refused.body).toContain('value="12,345"');
});

test('an answer of the greatest length is taken, one character more is not', async () => {
  const { caseNumber } = await openCase();
  const text = 'ü'.repeat(caseLimits.maxAnswerLength);
  expect((await change(caseNumber, { change: 'answer', text })).statusCode).toBe(303);
  expect((await change(caseNumber, { change: 'answer', text: `${text}x` })).statusCode).toBe(400);
});

test('what was written stays in the form where somebody else was faster', async () => {
  const { caseNumber } = await openCase();
  const { version } = (await cases.read(caseNumber)).record;
  await change(caseNumber, { change: 'note', note: 'Faster' }, lee);
  const late = await post(`${pathOf(caseNumber)}/change?version=${version}`, {
    change: 'answer',
    text: 'A long answer',
  });
  expect(late.statusCode).toBe(409);
  expect(late.body).toContain('A long answer');
  expect(late.body).toContain('has changed meanwhile');
  expect((await cases.read(caseNumber)).messages).toEqual([]);
});

test('a template fills the answer in the language of the guest; staff change it and bring it back', async () => {
  const { caseNumber } = await openCase({ firstName: 'Eva', lastName: 'Lang' });
  const filled = async () => (await change(caseNumber, { change: 'template', topic: 'documents' })).body;
  expect(await filled()).toContain(`your documents for case ${caseNumber} have arrived`);
  const save = (body: string) =>
    post('/_office/cases/templates/change', { topic: 'documents', of: 'en', body });
  expect((await save('Dear {name}, thanks for {number}: {amount}')).statusCode).toBe(303);
  expect(await filled()).toContain(`Dear Eva Lang, thanks for ${caseNumber}: …`);
  expect((await read('/_office/cases/templates?of=en')).body).toContain('Dear {name}');
  expect((await save('')).statusCode).toBe(303);
  expect(await filled()).toContain('have arrived');
});

test('a template is added below what was typed, by the form alone, and changes nothing of the case', async () => {
  const { caseNumber } = await openCase();
  const { version } = (await cases.read(caseNumber)).record;
  const typed = 'Dear Ana,\n  you are <right>.';
  const page = await change(caseNumber, { change: 'template', topic: 'refusal', text: typed });
  expect(page.statusCode).toBe(200);
  const field = /<textarea id="answer-text"[^>]*>([^<]*)</.exec(page.body)?.[1] ?? '';
  expect(field).toMatch(/^\n?Dear Ana,\n {2}you are &lt;right&gt;\.\n\n\S/);
  const none = await change(caseNumber, { change: 'template', topic: '', text: typed });
  expect(none.body).toContain('you are &lt;right&gt;.</textarea>');
  expect((await cases.read(caseNumber)).record.version).toBe(version);
});

test('the list is sorted by its headings and filtered by who looks after a case', async () => {
  const first = await openCase({ lastName: 'Aardvark' });
  const last = await openCase({ lastName: 'Zyxter' });
  const at = (body: string, { caseNumber }: { caseNumber: string }) => body.indexOf(`>${caseNumber}<`);
  const list = (await read('/_office/cases?sort=guest')).body;
  expect(at(list, first)).toBeGreaterThan(0);
  expect(at(list, last)).toBeGreaterThan(at(list, first));
  const other = (await read('/_office/cases?sort=-guest')).body;
  expect(at(other, first)).toBeGreaterThan(at(other, last));
  const { body } = await read('/_office/cases?assignedTo=nobody&due=overdue');
  expect(body).toContain('aria-current="page"');
  const filtered = await post('/_office/cases/search', { due: 'all', state: 'closed', sort: '-due' });
  expect(filtered.headers.location).toBe('/_office/cases?state=closed&sort=-due&due=all');
  expect((await read('/_office/cases?page=99')).statusCode).toBe(200);
});

test('a high compensation is confirmed by a second person and paid out once', async () => {
  const { caseNumber } = await openCase();
  await change(caseNumber, { change: 'compensate', kind: 'price-reduction', amount: '250.01' });
  const compensation = (await cases.read(caseNumber)).compensations[0]?.id ?? '';
  expect((await read(pathOf(caseNumber))).body).toContain('A second person has to confirm.');
  const own = await change(caseNumber, { change: 'confirm', compensation });
  expect(own.headers.location).toContain('outcome=same-person');
  const second = await change(caseNumber, { change: 'confirm', compensation }, lee);
  expect(second.headers.location).toContain('outcome=done');
  expect((await change(caseNumber, { change: 'pay-out', compensation })).headers.location).toContain('done');
  const again = await change(caseNumber, { change: 'pay-out', compensation });
  expect(again.headers.location).toContain('outcome=not-possible');
  const none = await change(caseNumber, { change: 'confirm', compensation: '' });
  expect(none.headers.location).toContain('outcome=not-possible');
});

test('a case of another form of number does not exist', async () => {
  expect((await read('/_office/case/C-0000-0000')).statusCode).toBe(404);
  expect((await read('/_office/case/x')).statusCode).toBe(404);
});
