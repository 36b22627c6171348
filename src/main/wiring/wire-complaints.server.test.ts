import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildComplaint, openCaseFixture } from '../../../tests/factories/case-fixture.ts';
import { digestToken } from '../../database/token.server.ts';
import type { OpenCase } from '../../domain/cases/complaint.ts';
import { type SentComplaint, sendComplaint } from '../../features/complaints/send-complaint.server.ts';
import { solveChallenge } from '../../ports/captcha/altcha/browser/solve-challenge.ts';
import { openLog } from '../../server/process/open-log.server.ts';
import { readEnv } from '../settings/env.server.ts';
import { wireCaptcha } from './wire-captcha.server.ts';
import { wireComplaintFiles, wireComplaints } from './wire-complaints.server.ts';

const folder = mkdtempSync(join(tmpdir(), 'complaints-'));
let database: TestDatabase;
let fixture: ReturnType<typeof openCaseFixture>;
let bookingNumber: string;
beforeAll(async () => {
  database = await createTestDatabase();
  fixture = openCaseFixture(database);
  const id = await fixture.seedBooking();
  const row = await database.db
    .selectFrom('booking')
    .select('booking_number')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  bookingNumber = row.booking_number ?? '';
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => database.pool.query('delete from complaint_submission'));

/** The shop's own wiring, with the real case handling behind it. */
function wire(settings: Readonly<Record<string, string>> = {}, openCase: OpenCase = fixture.openCase) {
  const env = readEnv({ DATA_DIR: folder, ...settings });
  const deps = {
    env,
    pool: database.pool,
    log: openLog('error', { write: () => undefined }),
    cookieSecret: 'a secret for tests that nobody else has',
  };
  const captcha = wireCaptcha(deps, database.db);
  const files = wireComplaintFiles(deps, database.db);
  const { sending, uploads } = wireComplaints(deps, { db: database.db, files, captcha, openCase });
  return { sending: { ...sending, lookupMs: 1 }, uploads, captcha };
}

/** A form about a booking that exists, as its customer has sent it. */
const sent = (formKey: string, traits: Partial<SentComplaint> = {}): SentComplaint => ({
  complaint: buildComplaint({ orderId: bookingNumber }),
  source: { brand: 'abendmeer', language: 'de', locale: 'de-de', origin: 'https://abendmeer.example' },
  asker: { visitorId: 'visitor', network: null },
  fileIds: [],
  formKey,
  captchaToken: null,
  ...traits,
});
const countCases = async () =>
  Number((await database.pool.query('select count(*) from complaint_case')).rows[0].count);

test('a process that dies between opening a case and recording so opens no second one', async () => {
  const before = await countCases();
  const dying = wire({}, async (newCase) => {
    await fixture.openCase(newCase);
    throw new Error('The process ends here');
  });
  await expect(sendComplaint(dying.sending, sent('crash'))).rejects.toThrow('The process ends here');
  expect(await countCases()).toBe(before + 1);
  const again = await sendComplaint(wire().sending, sent('crash'));
  expect(again).toMatchObject({ success: true, caseNumber: expect.stringMatching(/^C-/) });
  expect(await sendComplaint(wire().sending, sent('crash'))).toEqual(again);
  expect(await countCases()).toBe(before + 1);
});

test('a form that a process has claimed and left is taken by the next one, with the case it has opened', async () => {
  const before = await countCases();
  const key = digestToken('visitor left');
  const { complaint, source } = sent('left');
  const { id } = await database.db.selectFrom('booking').select('id').executeTakeFirstOrThrow();
  const opened = await fixture.openCase({ complaint, source, bookingId: id, submissionKey: key });
  // What the process leaves that was killed: a claim whose time is over.
  await database.pool.query(
    `insert into complaint_submission (key, sent_at, opening_until) values ($1, now(), now() - interval '1 second')`,
    [key],
  );
  expect(await sendComplaint(wire().sending, sent('left'))).toEqual({
    success: true,
    caseNumber: opened.caseNumber,
  });
  expect(await countCases()).toBe(before + 1);
});

test('other forms of the same visitor open cases of their own', async () => {
  const { sending } = wire();
  const [one, other] = [
    await sendComplaint(sending, sent('one')),
    await sendComplaint(sending, sent('other')),
  ];
  expect(one).toMatchObject({ success: true });
  expect(other).not.toEqual(one);
});

test('[CONTACT-022] without a captcha a complaint needs none', async () => {
  const { sending, captcha } = wire();
  expect([captcha.browser.kind, sending.captcha]).toEqual(['none', null]);
  expect(await sendComplaint(sending, sent('no captcha'))).toMatchObject({ success: true });
});

test('[CONTACT-021] with a captcha a complaint without its solution is not taken, and opens nothing', async () => {
  const before = await countCases();
  const { sending, captcha } = wire({ CAPTCHA_PROVIDER: 'altcha' });
  const refused = { success: false, error: 'captchaFailed' };
  expect(await sendComplaint(sending, sent('captcha'))).toEqual(refused);
  expect(await sendComplaint(sending, sent('captcha', { captchaToken: 'made up' }))).toEqual(refused);
  expect(await countCases()).toBe(before);
  const captchaToken = await solveChallenge(await captcha.createChallenge(), new AbortController());
  expect(await sendComplaint(sending, sent('captcha', { captchaToken }))).toMatchObject({ success: true });
  expect(await sendComplaint(sending, sent('captcha again', { captchaToken }))).toEqual(refused);
  expect(await countCases()).toBe(before + 1);
});
