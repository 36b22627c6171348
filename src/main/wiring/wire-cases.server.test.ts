import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  buildComplaint,
  createFakeCaseFiles,
  openCaseFixture,
} from '../../../tests/factories/case-fixture.ts';
import { sendGuestMail } from '../../../tests/factories/send-guest-mail.ts';
import { brandsAsShipped } from '../../brands/load-brands.server.ts';
import { everyBrand } from '../../domain/staff/brand-scope.ts';
import { createFakeMail } from '../../ports/mail/fake-mail.ts';
import { openLog } from '../../server/process/open-log.server.ts';
import { readEnv } from '../settings/env.server.ts';
import { wireCases } from './wire-cases.server.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const sourceOf = {
  brand: 'abendmeer',
  language: 'de',
  locale: 'de-de',
  origin: 'https://abendmeer.example',
} as const;

async function wire(settings: Record<string, string>) {
  const mail = createFakeMail();
  const { files, stored } = createFakeCaseFiles();
  const lines: string[] = [];
  const cases = await wireCases(
    {
      env: readEnv(settings),
      pool: database.pool,
      log: openLog('error', { write: (line) => void lines.push(line) }),
      cookieSecret: 'a secret for tests that nobody else has',
    },
    { db: database.db, mail, liveBrands: brandsAsShipped, files },
  );
  return { cases, mail, stored, lines };
}

test('a guest answers the receipt by a mail program, and the answer is in the case', async () => {
  const shop = await wire({ INBOUND_MAIL_ADDRESS: 'case@operator.example', INBOUND_SMTP_PORT: '0' });
  const fixture = openCaseFixture(database);
  const { caseNumber } = await shop.cases.openCase({
    complaint: buildComplaint(),
    source: sourceOf,
    bookingId: await fixture.seedBooking(),
    submissionKey: randomBytes(32),
  });
  // Any process sends what is due: the other one has another server's secret, and another address for the same case.
  const receipts = () => [...shop.mail.taken, ...fixture.mail.taken];
  await expect.poll(() => receipts().length).toBe(1);
  const [receipt] = receipts();
  await sendGuestMail(shop.cases.inboundPort ?? 0, {
    to: receipt?.replyTo ?? '',
    subject: `Re: ${receipt?.subject}`,
    text: 'Zwei Fotos anbei.',
    files: ['a.png', 'b.png'],
  });
  const file = await shop.cases.office.service.open(caseNumber);
  expect(file?.messages).toMatchObject([{ direction: 'in', body: 'Zwei Fotos anbei.' }]);
  expect(shop.stored.map(({ file: { name } }) => name)).toEqual(['a.png', 'b.png']);
  expect((await shop.cases.listTasks(everyBrand)).map(({ number }) => number)).toContain(caseNumber);
  await fixture.close();
  await shop.cases.close();
  expect(shop.lines).toEqual([]);
});

test('a shop without a mailbox opens no port, and its mails name no address for answers', async () => {
  const shop = await wire({});
  expect(shop.cases.inboundPort).toBeNull();
  const fixture = openCaseFixture(database);
  const bookingId = await fixture.seedBooking();
  await fixture.close();
  const submissionKey = randomBytes(32);
  await shop.cases.openCase({ complaint: buildComplaint(), source: sourceOf, bookingId, submissionKey });
  await expect.poll(() => shop.mail.taken.length).toBe(1);
  expect(shop.mail.taken[0]?.replyTo).toBeUndefined();
  expect(shop.mail.taken[0]?.text).not.toContain('Sie können auf diese E-Mail antworten');
  await shop.cases.close();
});
