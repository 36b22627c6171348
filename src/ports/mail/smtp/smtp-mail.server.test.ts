import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { buildMail, proveMail } from '../conformance.ts';
import type { MailPort } from '../mail-port.ts';
import { createSmtpMail } from './smtp-mail.server.ts';

/** Response of the server to the next message instead of accepting it; `silent` never answers. */
let next: { readonly code: number } | 'silent' | 'taken-then-silent' | null = null;
const messages: Email[] = [];
/** Reply codes for the next recipient and for the next connection. */
let nextRecipient: number | null = null;
let nextGuest: number | null = null;
const failures: string[] = [];
const refuse = (responseCode: number) =>
  Object.assign(new Error('No, ana@traveller.example'), { responseCode });
const server = new SMTPServer({
  authOptional: true,
  disabledCommands: ['STARTTLS'],
  onConnect(_session, done) {
    const code = nextGuest;
    nextGuest = null;
    done(code === null ? null : refuse(code));
  },
  onRcptTo(_address, _session, done) {
    const code = nextRecipient;
    nextRecipient = null;
    done(code === null ? null : refuse(code));
  },
  onData(stream, _session, done) {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', async () => {
      const said = next;
      next = null;
      if (said === 'silent') return;
      if (said !== null && said !== 'taken-then-silent') {
        return done(Object.assign(new Error('No'), { responseCode: said.code }));
      }
      messages.push(await PostalMime.parse(Buffer.concat(chunks)));
      if (said === null) done();
    });
  },
});

let database: TestDatabase;
let mail: MailPort;

function openMail(url: string): MailPort {
  const clock = settableClock('2026-11-21T12:00:00Z');
  return createSmtpMail({ url, db: database.db, clock, report: (error) => failures.push(error.message) });
}

beforeAll(async () => {
  database = await createTestDatabase();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  const { port } = server.server.address() as AddressInfo;
  mail = openMail(`smtp://127.0.0.1:${port}`);
});
beforeEach(async () => {
  messages.length = 0;
  failures.length = 0;
  await database.pool.query('delete from mail');
});
afterAll(async () => {
  await new Promise<void>((resolve) => server.close(() => resolve()));
  await database.drop();
});

proveMail(() => ({
  port: mail,
  received: async () =>
    messages.map((message) => ({
      to: message.to?.[0]?.address ?? '',
      subject: message.subject ?? '',
      text: message.text ?? '',
      html: message.html ?? '',
      attachments: message.attachments.map(({ filename, mimeType, content, contentId }) => ({
        name: filename ?? '',
        type: mimeType,
        contentId: contentId?.replaceAll(/[<>]/g, '') ?? null,
        content: new Uint8Array(content as ArrayBuffer),
      })),
    })),
}));

test('[RFC 8058] a newsletter says where programs unsubscribe, and a mail of staff where answers go', async () => {
  const header = (name: string) => messages.at(-1)?.headers.find(({ key }) => key === name)?.value;
  await mail.send(buildMail({ unsubscribeAt: 'https://abendmeer.example/u/1' }), 5_000);
  expect(header('list-unsubscribe')).toBe('<https://abendmeer.example/u/1>');
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  expect(header('auto-submitted')).toBe('auto-generated');
  await mail.send(
    buildMail({ id: 'case-1-answer', replyTo: 'case+1@abendmeer.example', isPersonal: true }),
    5_000,
  );
  expect(messages.at(-1)?.replyTo?.[0]?.address).toBe('case+1@abendmeer.example');
  expect(header('list-unsubscribe')).toBeUndefined();
  expect(header('auto-submitted')).toBeUndefined();
});

test('a permanent error refuses the mail', async () => {
  next = { code: 550 };
  expect(await mail.send(buildMail(), 2_000)).toBe('refused');
});

test('a temporary error leaves the mail unknown', async () => {
  next = { code: 451 };
  expect(await mail.send(buildMail(), 2_000)).toBe('unknown');
  expect(await mail.send(buildMail(), 2_000)).toBe('taken');
});

test.each([
  [451, 'unknown'],
  [530, 'unknown'],
  [550, 'refused'],
] as const)('a server that answers %i to a recipient leaves the mail %s', async (code, outcome) => {
  nextRecipient = code;
  expect(await mail.send(buildMail(), 2_000)).toBe(outcome);
});

test('a server that refuses the login loses no mail, and the operator reads why, but not whose mail it was', async () => {
  nextGuest = 554;
  expect(await mail.send(buildMail(), 2_000)).toBe('unknown');
  expect(failures).toEqual([expect.stringMatching(/^The mail server takes no mails now \(.*554/)]);
  expect(failures[0]).not.toContain('@');
  expect(await mail.send(buildMail(), 2_000)).toBe('taken');
});

test('a server that stops answering leaves the mail unknown, and a retry has the same message id', async () => {
  next = 'taken-then-silent';
  expect(await mail.send(buildMail(), 300)).toBe('unknown');
  expect(await mail.send(buildMail(), 2_000)).toBe('taken');
  expect(messages).toHaveLength(2);
  expect(messages[0]?.messageId).toBe(messages[1]?.messageId);
});

test('an unreachable server is an unknown outcome', async () => {
  expect(await openMail('smtp://127.0.0.1:1').send(buildMail(), 1_000)).toBe('unknown');
  expect(failures).toEqual(['The mail server takes no mails now (ESOCKET to CONN), see SMTP_URL']);
});
