import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewComplaint } from '../../src/domain/cases/complaint.ts';
import { systemClock } from '../../src/domain/time/clock.ts';
import { createComplaintReplies } from '../../src/features/complaints/complaint-replies.server.ts';
import { createLookupMisses } from '../../src/features/complaints/lookup-misses.server.ts';
import type { CaptchaCheck } from '../../src/features/complaints/send-complaint.server.ts';
import { createCaseFiles } from '../../src/features/complaints/uploads/case-files.server.ts';
import { openFileFolder } from '../../src/features/complaints/uploads/file-folder.server.ts';
import { createStagedUploads } from '../../src/features/complaints/uploads/staged-uploads.server.ts';
import type { VirusScanPort } from '../../src/ports/virus-scan/virus-scan-port.ts';
import { createTestDatabase, type TestDatabase } from '../database.ts';
import { buildMultipart, type FormPart } from './multipart.ts';
import { buildTestApp, fromThisSite, type TestApp } from './test-app.ts';

const secret = 'a secret for tests of complaints, long enough';

/** Fields of a complaint as the call takes them. */
export const sentComplaint = {
  reason: 'complaint',
  orderId: 'AB12-CD34',
  contactTourGuideOnSite: 'true',
  salutation: 'FEMALE',
  firstName: 'Ada',
  lastName: 'Lovelace',
  country: 'DE',
  email: 'ada@example.com',
  text: 'The pool was empty.',
};

/** A shop that takes complaints about one booking, AB12-CD34 of Lovelace, and opens cases in a list. */
export async function openComplaintShop(
  options: { readonly captcha?: CaptchaCheck; readonly scanner?: VirusScanPort } = {},
) {
  const database: TestDatabase = await createTestDatabase();
  const path = mkdtempSync(join(tmpdir(), 'complaints-'));
  const folder = openFileFolder(path);
  const cases: (NewComplaint & { readonly caseId: string })[] = [];
  const { db } = database;
  const clock = systemClock;
  const files = { db, clock, folder, scanner: options.scanner ?? null };
  const uploads = createStagedUploads(files);
  const caseFiles = createCaseFiles(files);
  const questions: unknown[] = [];
  const app: TestApp = await buildTestApp({
    pool: database.pool,
    shop: {
      complaints: {
        uploads,
        secret,
        replies: createComplaintReplies(db, clock, secret),
        sending: {
          db,
          clock,
          uploads,
          misses: createLookupMisses(db, clock, secret),
          captcha: options.captcha ?? null,
          lookupMs: 1,
          findBooking: async (question) => {
            questions.push(question);
            const isTheirs = question.bookingNumber === 'AB12-CD34' && question.lastName === 'Lovelace';
            return isTheirs ? { bookingId: 'booking1' } : null;
          },
          openCase: async (newCase) => {
            const caseId = crypto.randomUUID();
            cases.push({ ...newCase, caseId });
            return { caseId, caseNumber: `C-${cases.length}` };
          },
        },
      },
    },
  });
  const visitors = new Map<string, string>();
  /** Sends a form as a program, or with `accept` as a browser without script; the visitor is known again by name. */
  async function send(
    parts: readonly FormPart[],
    headers: Readonly<Record<string, string>> = {},
    visitor = 'Ada',
  ) {
    const form = buildMultipart(parts);
    const cookie = visitors.get(visitor);
    const answer = await app.app.inject({
      method: 'POST',
      url: '/de-de/ajax/complaint-form',
      headers: {
        ...fromThisSite,
        accept: 'application/json',
        ...form.headers,
        ...(cookie === undefined ? {} : { cookie }),
        ...headers,
      },
      payload: form.payload,
    });
    remember(visitor, answer.cookies);
    return answer;
  }
  function remember(visitor: string, cookies: readonly { readonly name: string; readonly value: string }[]) {
    const known = cookies.find(({ name }) => name.endsWith('visitor'));
    if (known !== undefined) visitors.set(visitor, `${known.name}=${known.value}`);
  }
  /** Calls one of the upload's calls. */
  async function upload(method: 'GET' | 'POST', address: string, body?: Buffer | object, visitor = 'Ada') {
    const cookie = visitors.get(visitor);
    const isPart = Buffer.isBuffer(body);
    const answer = await app.app.inject({
      method,
      url: `/de-de/ajax/complaint-upload${address}`,
      headers: {
        ...fromThisSite,
        ...(body === undefined
          ? {}
          : { 'content-type': isPart ? 'application/octet-stream' : 'application/json' }),
        ...(cookie === undefined ? {} : { cookie }),
      },
      ...(body === undefined ? {} : { payload: isPart ? body : JSON.stringify(body) }),
    });
    remember(visitor, answer.cookies);
    return answer;
  }
  return {
    app: app.app,
    database,
    cases,
    caseFiles,
    questions,
    uploads,
    folder,
    files,
    send,
    upload,
    cookieOf: (visitor = 'Ada') => visitors.get(visitor) ?? '',
    /** What is on disk. */
    listDisk: () => readdirSync(path),
    countRows: async (table: 'complaint_file' | 'complaint_submission') =>
      Number((await database.pool.query(`select count(*) from ${table}`)).rows[0]?.count),
    async close() {
      await app.app.close();
      await database.drop();
      rmSync(path, { recursive: true, force: true });
    },
  };
}

export const fieldsOf = (fields: Readonly<Record<string, string>>): FormPart[] =>
  Object.entries(fields).map(([name, value]) => ({ name, value }));
