import { afterEach, beforeEach, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { openBookingDesk, orderTrip, plainPapers } from '../../../../tests/factories/booking-desk.ts';
import type { PaperMaker } from '../model/papers.ts';

let database: TestDatabase;

beforeEach(async () => {
  database = await createTestDatabase();
});
afterEach(() => database.drop());

const readState = async (): Promise<string | undefined> =>
  (await database.pool.query<{ state: string }>('select state from booking')).rows[0]?.state;

it('keep no shopper waiting: a trip is told as booked when its money is taken', async () => {
  const drawn = Promise.withResolvers<void>();
  const papers: PaperMaker = {
    ...plainPapers,
    rest: async (...order) => drawn.promise.then(() => plainPapers.rest(...order)),
  };
  const desk = await openBookingDesk(database.pool, { papers });
  const order = await orderTrip(desk.supply);
  expect(await desk.bookings.place(order, 10_000)).toMatchObject({
    state: 'booked',
    papers: [{ kind: 'certificate' }],
  });
  expect(await readState()).toBe('writing');
  expect(desk.sent).toEqual([]);
  expect(await desk.bookings.findPaper(order.checkoutId, 'invoice', 0)).toBeNull();
  const asked = desk.bookings.findPaper(order.checkoutId, 'invoice', 10_000);
  drawn.resolve();
  expect(await asked).toMatchObject({ type: 'application/pdf' });
  await expect.poll(() => desk.sent.map((mail) => mail.split(' ')[0])).toEqual(['confirmation']);
  await desk.close();
});

it('that cannot be made come into a person’s hands; the shopper stays booked and reads no doubts', async () => {
  const papers: PaperMaker = {
    ...plainPapers,
    rest: async () => {
      throw new Error('out of ink');
    },
  };
  const desk = await openBookingDesk(database.pool, { papers, pace: { softAfter: 20, personLimit: 200 } });
  const order = await orderTrip(desk.supply);
  await desk.bookings.place(order, 10_000);
  await expect.poll(readState, { timeout: 5_000 }).toBe('needs-person');
  expect(await desk.bookings.follow(order.checkoutId, 0)).toMatchObject({ state: 'booked' });
  expect(await desk.bookings.findPaper(order.checkoutId, 'invoice', 10_000)).toBeNull();
  expect(desk.sent).toEqual([]);
  await desk.close();
});
