import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import {
  openBookingFixture,
  orderTrip,
  plainDocuments,
} from '../../../../tests/factories/booking-fixture.ts';
import type { DocumentRenderer } from '../model/travel-document.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const readState = async (): Promise<string | undefined> =>
  (await database.pool.query<{ state: string }>('select state from booking')).rows[0]?.state;

it('do not delay the shopper: a trip is reported as booked once its payment is captured', async () => {
  const rendered = Promise.withResolvers<void>();
  const documents: DocumentRenderer = {
    ...plainDocuments,
    rest: async (...order) => rendered.promise.then(() => plainDocuments.rest(...order)),
  };
  const fixture = await openBookingFixture(database.pool, { documents });
  const order = await orderTrip(fixture.supply);
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    documents: [{ kind: 'certificate' }],
  });
  expect(await readState()).toBe('writing');
  expect(fixture.sent).toEqual([]);
  expect(await fixture.bookings.findTravelDocument(order.checkoutId, 'invoice', 0)).toBeNull();
  const asked = fixture.bookings.findTravelDocument(order.checkoutId, 'invoice', 10_000);
  rendered.resolve();
  expect(await asked).toMatchObject({ type: 'application/pdf' });
  await expect.poll(() => fixture.sent.map((mail) => mail.split(' ')[0])).toEqual(['confirmation']);
  await fixture.close();
});

it('that cannot be rendered go to manual review; the shopper still sees a booked trip', async () => {
  const documents: DocumentRenderer = {
    ...plainDocuments,
    rest: async () => {
      throw new Error('out of ink');
    },
  };
  const fixture = await openBookingFixture(database.pool, {
    documents,
    timings: { softAfterMs: 20, escalateAfterMs: 200 },
  });
  const order = await orderTrip(fixture.supply);
  await fixture.bookings.place(order, 10_000);
  await expect.poll(readState, { timeout: 5_000 }).toBe('manual-review');
  expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({ state: 'booked' });
  expect(await fixture.bookings.findTravelDocument(order.checkoutId, 'invoice', 10_000)).toBeNull();
  expect(fixture.sent).toEqual([]);
  await fixture.close();
});
