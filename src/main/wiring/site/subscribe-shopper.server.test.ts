import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import {
  type NewsletterFixture,
  openNewsletterFixture,
} from '../../../../tests/factories/mailings/newsletter-fixture.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { subscribeShopper } from './subscribe-shopper.server.ts';

let database: TestDatabase;
let fixture: NewsletterFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openNewsletterFixture(database);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

function order(email: string, newsletter: boolean) {
  const { contact, ...rest } = buildOrder({ language: 'es' });
  return { ...rest, contact: { ...contact, email, newsletter } };
}
const listConsents = async () =>
  (
    await database.pool.query(
      'select email, source, text_version, list, language, state from newsletter_consent',
    )
  ).rows;

test('who has ticked the newsletter in the checkout is asked by mail, with a consent record of that form', async () => {
  await subscribeShopper(fixture.newsletter, brandsAsShipped, order('Without@traveller.example', false));
  expect(await listConsents()).toEqual([]);
  for (const _ of [1, 2])
    await subscribeShopper(fixture.newsletter, brandsAsShipped, order('With@traveller.example', true));
  await fixture.settle();
  expect(await listConsents()).toEqual([
    {
      email: 'with@traveller.example',
      source: 'checkout',
      text_version: 'checkout-2026-11',
      list: 'abendmeer.offers',
      language: 'es',
      state: 'pending',
    },
  ]);
  expect(fixture.mailsTo('with@traveller.example').map(({ subject }) => subject)).toEqual([
    'Confirme su suscripción al boletín de Abendmeer',
  ]);
  expect(await fixture.listsOf('with@traveller.example')).toEqual([]);
  await fixture.confirm('with@traveller.example');
  await fixture.settle();
  expect(await fixture.listsOf('with@traveller.example')).toEqual(['abendmeer.offers']);
});
