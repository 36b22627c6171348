import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { openMailServer } from '../../tests/factories/mail-server.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../tests/factories/mailings/newsletter-fixture.ts';
import type { MailPort } from '../ports/mail/mail-port.ts';
import { createSmtpMail } from '../ports/mail/smtp/smtp-mail.server.ts';

/** What a mail server gets of the newsletter: the mails of its use cases, through the adapter that production has. */
let server: Awaited<ReturnType<typeof openMailServer>>;
let database: TestDatabase;
let fixture: NewsletterFixture;
let smtp: MailPort;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
  server = await openMailServer();
  smtp = createSmtpMail({
    url: server.url,
    db: database.db,
    clock: fixture.clock,
    report: (error) => {
      throw error;
    },
  });
});
afterAll(async () => {
  await smtp.close();
  await server.close();
  await fixture.close();
  await database.drop();
});

/** The latest mail to a reader, as a mail server takes it. */
async function deliver(email: string) {
  const latest = fixture.mailsTo(email).at(-1);
  if (latest === undefined) throw new Error('There is no mail');
  expect(await smtp.send(latest, 5_000)).toBe('taken');
  const taken = server.received.at(-1);
  if (taken === undefined) throw new Error('The server got nothing');
  const header = (name: string) => taken.mail.headers.find(({ key }) => key === name)?.value;
  return { ...taken, header };
}

test('[RFC 8058] mails to readers can be unsubscribed from with one click, those that ask for a consent cannot', async () => {
  const email = 'reads@reader.example';
  await fixture.subscribe(email);
  await fixture.settle();
  const asks = await deliver(email);
  expect(asks.header('list-unsubscribe')).toBeUndefined();
  expect(asks.header('list-unsubscribe-post')).toBeUndefined();
  expect(asks.header('auto-submitted')).toBe('auto-generated');

  await fixture.confirm(email);
  await fixture.settle();
  const { to, header } = await deliver(email);
  expect(to).toEqual([email]);
  expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
  const address = new URL(/^<(https:[^>]+)>$/.exec(header('list-unsubscribe') ?? '')?.[1] ?? '');
  expect(`${address.origin}${address.pathname}`).toMatch(/^https:\/\/www\.abendmeer\.example\/de-de\//);
  expect(address.href).not.toContain('reader');
  const recipient = address.searchParams.get('newsletter_recipient') ?? '';
  const list = address.searchParams.get('newsletter_unsubscribe_list_id') ?? '';
  const visit = fixture.visitOf('abendmeer');
  expect(await fixture.newsletter.unsubscribeByLink(recipient, list, visit)).toBe(true);
  await fixture.settle();
  expect(await fixture.listsOf(email)).toEqual([]);
});

test('line breaks and HTML in a name that an import has brought make no header, recipient or element', async () => {
  const email = 'imported@reader.example';
  await fixture.enrol(email);
  const read = await fixture.contacts.read(email);
  if (read.outcome !== 'found') throw new Error('The contact is there');
  const firstName = 'Ana\r\nBcc: all@reader.example\r\nX-Evil: 1';
  const lastName = '<script>alert(1)</script>"><a href="https://evil.example">';
  await fixture.contacts.update(email, { ...read.contact, firstName, lastName });
  await fixture.subscribe(email);
  await fixture.settle();
  const { to, mail, header } = await deliver(email);
  expect(to).toEqual([email]);
  expect(mail.bcc ?? []).toEqual([]);
  expect(header('x-evil')).toBeUndefined();
  expect(mail.to?.map(({ name, address }) => [name, address])).toEqual([['', email]]);
  expect(mail.html).toContain('&lt;script&gt;');
  expect(mail.html).not.toMatch(/<script|href="https:\/\/evil/);
});
