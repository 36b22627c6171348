import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { proveNewsletter, testLists } from '../conformance.ts';
import type { NewsletterPort } from '../newsletter-port.ts';
import { createPostgresNewsletter } from './postgres-newsletter.server.ts';

let database: TestDatabase;
let port: NewsletterPort;

beforeAll(async () => {
  database = await createTestDatabase();
  port = createPostgresNewsletter(database.db);
});
afterAll(() => database.drop());

proveNewsletter(() => port);

test('a contact goes with its last list, in the database, too', async () => {
  const email = 'last@reader.example';
  const count = async () =>
    (await database.pool.query('select 1 from newsletter.contact where email = $1', [email])).rowCount;
  await port.subscribe({ email, lists: testLists, language: 'fr' });
  await port.unsubscribe(email, testLists.slice(0, 2));
  expect(await count()).toBe(1);
  await port.unsubscribe(email, testLists.slice(2));
  expect(await count()).toBe(0);
});
