import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { fileContents } from '../../../tests/factories/complaint-files.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildTestApp, type TestApp } from '../../../tests/factories/test-app.ts';
import type { CaseFile } from '../../domain/cases/case-file.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

const caseId = '11111111-1111-4111-8111-111111111111';
const fileId = '22222222-2222-4222-8222-222222222222';
const clock = settableClock('2026-11-21T12:00:00Z');
let file: CaseFile;
let database: TestDatabase;
let office: OfficeDeps;
let shop: TestApp;

beforeAll(async () => {
  database = await createTestDatabase();
  office = createOfficeDeps(database.db, clock);
  const open = async (ofCase: string, id: string) =>
    ofCase === caseId && id === fileId
      ? {
          file,
          content: (async function* () {
            yield fileContents.pdf;
          })(),
        }
      : null;
  shop = await buildTestApp({
    pool: database.pool,
    shop: { office: { ...office, cases: { ...office.cases, files: { list: async () => [], open } } } },
  });
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});

const plain = (): CaseFile => ({
  id: fileId,
  name: 'Rechnung ä"\r\n.pdf',
  type: 'application/pdf',
  bytes: fileContents.pdf.length,
  scan: 'unscanned',
});
const read = async (role: StaffRole | null, id = fileId) => {
  const cookie =
    role === null
      ? ''
      : await signInStaff(office.staff, clock, role, `${role}-${Math.random()}@staff.example`);
  return shop.app.inject({
    url: `/_office/case/${caseId}/file/${id}`,
    headers: { host: 'shop.test', cookie },
  });
};

test('a file of a case is a download in a sandbox, never a page of ours, and the audit log names who opened it', async () => {
  file = plain();
  const answer = await read('service');
  expect([answer.statusCode, answer.rawPayload.equals(fileContents.pdf)]).toEqual([200, true]);
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/pdf',
    'content-disposition': "attachment; filename*=UTF-8''Rechnung%20%C3%A4%22%0D%0A.pdf",
    'content-security-policy': "sandbox; default-src 'none'",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
  });
  const { rows } = await database.pool.query(
    'select action, subject, facts from staff_audit where action like $1',
    ['case%'],
  );
  expect(rows).toEqual([{ action: 'case file opened', subject: caseId, facts: { file: fileId } }]);
});

test('a file in which the scanner has found something is served to nobody', async () => {
  file = { ...plain(), scan: 'infected' };
  const answer = await read('service');
  expect(answer.statusCode).toBe(403);
  expect(answer.rawPayload.includes('%PDF')).toBe(false);
});

test.each([
  ['nobody, who is led to the sign-in', null, 303],
  ['an editor', 'editor', 403],
] as const)('a file of a case is not served to %s', async (_who, role, status) => {
  file = plain();
  expect((await read(role)).statusCode).toBe(status);
});

test('a file that the case does not have is not found', async () => {
  expect((await read('service', caseId)).statusCode).toBe(404);
});
