import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { buildMail, proveMail } from '../conformance.ts';
import type { Outbox } from '../outbox-port.ts';
import { openOutboxMail } from './outbox-mail.server.ts';

let database: TestDatabase;
let outbox: Outbox;
const clock = settableClock('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  outbox = openOutboxMail(database.db, clock);
});
beforeEach(async () => {
  await database.pool.query('delete from mail');
});
afterAll(() => database.drop());

proveMail(() => ({ port: outbox, received }));

async function received() {
  const entries = (await outbox.list(10)).toReversed();
  return Promise.all(
    entries.map(async ({ id, to, attachments, ...mail }) => ({
      ...mail,
      to: to.address,
      attachments: await Promise.all(
        attachments.map(async ({ position, name, type, contentId }) => ({
          name,
          type,
          contentId,
          content: (await outbox.findAttachment(id, position))?.content ?? new Uint8Array(),
        })),
      ),
    })),
  );
}

test('the outbox lists the newest first, at most as many as requested', async () => {
  for (const id of ['first-mail', 'second-mail', 'third-mail']) {
    clock.advance(1000);
    await outbox.send(buildMail({ id }), 1_000);
  }
  expect((await outbox.list(2)).map(({ id }) => id)).toEqual(['third-mail', 'second-mail']);
});

test('returns null for an attachment that does not exist', async () => {
  await outbox.send(buildMail(), 1_000);
  expect(await outbox.findAttachment('booking-1-confirmation', 1)).toBeNull();
  expect(await outbox.findAttachment('another', 0)).toBeNull();
});
