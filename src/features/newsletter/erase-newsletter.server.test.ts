import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../../tests/factories/mailings/newsletter-fixture.ts';
import { newsletterPolicy, retention } from '../../defaults.ts';
import { eraseNewsletter } from './erase-newsletter.server.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
});
beforeEach(async () => {
  await database.pool.query('truncate newsletter_consent, newsletter_request, newsletter_suppression');
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

function erase(limit = 100): Promise<number> {
  const now = fixture.clock.now();
  const ago = (milliseconds: number) => new Date(now.getTime() - milliseconds);
  return eraseNewsletter(
    database.db,
    {
      now,
      requestedBefore: ago(retention.newsletterPendingMs),
      endedBefore: ago(retention.newsletterConsentsMs),
    },
    limit,
  );
}

const countRows = async (table: string) =>
  (await database.pool.query(`select 1 from ${table}`)).rowCount ?? 0;

test('an address that nobody confirms is gone after its period, and not a moment before', async () => {
  await fixture.subscribe('pending@reader.example');
  await fixture.settle();
  fixture.clock.advance(retention.newsletterPendingMs);
  await erase();
  expect(await countRows('newsletter_consent')).toBe(1);
  fixture.clock.advance(1);
  await erase();
  expect(await countRows('newsletter_consent')).toBe(0);
});

test('the proof of a consent stays while it holds, and for its period after its end; a suppression stays', async () => {
  const email = 'ended@reader.example';
  await fixture.enrol(email);
  fixture.clock.advance(10 * retention.newsletterConsentsMs);
  await erase();
  expect(await countRows('newsletter_consent')).toBe(1);
  await fixture.newsletter.unsubscribe(email, '', fixture.visitOf('abendmeer'), null);
  await fixture.settle();
  fixture.clock.advance(retention.newsletterConsentsMs);
  await erase();
  expect(await countRows('newsletter_consent')).toBe(1);
  fixture.clock.advance(1);
  await erase();
  expect(await countRows('newsletter_consent')).toBe(0);
  expect(await countRows('newsletter_suppression')).toBe(2);
});

test('who asked how often is forgotten when it no longer counts', async () => {
  await fixture.subscribe('asked@reader.example', { network: '203.0.113.7' });
  fixture.clock.advance(newsletterPolicy.mailWindowMs);
  await erase();
  expect(await countRows('newsletter_request')).toBe(1);
  fixture.clock.advance(1);
  await erase();
  expect(await countRows('newsletter_request')).toBe(0);
});

test('a batch says how many it had, so that the rest follows', async () => {
  for (const at of [1, 2, 3]) await fixture.subscribe(`batch-${at}@reader.example`);
  fixture.clock.advance(retention.newsletterPendingMs + 1);
  expect([await erase(2), await erase(2), await erase(2)]).toEqual([2, 1, 0]);
});
