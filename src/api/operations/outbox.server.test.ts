import fastify from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { openOutboxMail } from '../../ports/mail/outbox/outbox-mail.server.ts';
import { registerSecurityHeaders } from '../../server/http/security-headers.server.ts';
import { registerOutbox } from './outbox.server.ts';

async function openOffice() {
  const database = await createTestDatabase();
  const outbox = openOutboxMail(database.db, settableClock('2026-11-21T12:00:00Z'));
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler).setSerializerCompiler(serializerCompiler);
  registerSecurityHeaders(app, { isHttps: false, isDevelopment: false });
  registerOutbox(app, outbox);
  return {
    outbox,
    get: (address: string) => app.inject({ url: address }),
    close: async () => {
      await app.close();
      await database.drop();
    },
  };
}

const mail = {
  id: 'booking-1-confirmation',
  to: { name: 'Ana', address: 'ana@traveller.example' },
  from: { name: 'Abendmeer', address: 'hallo@abendmeer.example' },
  subject: 'Gebucht <b>',
  text: 'Guten Tag',
  html: '<p style="color:red">Guten Tag</p><script>alert(1)</script>',
  attachments: [
    { name: 'Rechnung ä.pdf', type: 'application/pdf' as const, content: Uint8Array.of(1, 2, 3) },
  ],
};

test('the outbox lists mails, shows one and opens what is attached', async () => {
  const office = await openOffice();
  expect((await office.get('/_outbox')).body).toContain('No mail yet.');
  await office.outbox.send(mail, 1_000);
  expect((await office.get('/_outbox')).body).toContain('Gebucht &lt;b&gt;');
  const shown = await office.get('/_outbox?mail=booking-1-confirmation');
  expect(shown.body).toContain('Rechnung ä.pdf');
  const paper = await office.get('/_outbox?mail=booking-1-confirmation&part=0');
  expect([...paper.rawPayload]).toEqual([1, 2, 3]);
  expect(paper.headers['content-type']).toBe('application/pdf');
  expect((await office.get('/_outbox?mail=booking-1-confirmation&part=1')).statusCode).toBe(404);
  await office.close();
});

test('a mail as HTML may style itself, and nothing else', async () => {
  const office = await openOffice();
  await office.outbox.send(mail, 1_000);
  const drawn = await office.get('/_outbox?mail=booking-1-confirmation&part=html');
  expect(drawn.body).toBe(mail.html);
  expect(drawn.headers['content-security-policy']).toBe(
    "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox",
  );
  await office.close();
});

test('the outbox shows a mail with the pictures inside it, and loads nothing', async () => {
  const office = await openOffice();
  const logo = {
    name: 'logo.png',
    type: 'image/png',
    content: Uint8Array.of(7, 8),
    contentId: 'logo',
  } as const;
  const html = '<p><img src="cid:logo" alt="Abendmeer"></p>';
  await office.outbox.send({ ...mail, html, attachments: [...mail.attachments, logo] }, 1_000);
  const shown = await office.get('/_outbox?mail=booking-1-confirmation&part=html');
  expect(shown.body).toContain('<img src="data:image/png;base64,Bwg=" alt="Abendmeer">');
  expect(shown.headers['content-security-policy']).toContain('img-src data:; sandbox');
});
