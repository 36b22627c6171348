import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { findOwnBooking } from './find-own-booking.server.ts';

let database: TestDatabase;
const id = 'abcdefghijkl01234567';

beforeAll(async () => {
  database = await createTestDatabase();
  const built = buildOrder();
  const order = {
    ...built,
    travellers: built.travellers.map((traveller, at) => ({
      ...traveller,
      lastName: at === 0 ? 'Müller-Lüdenscheidt' : 'O’Hara',
    })),
    billing: { ...built.billing, lastName: 'Groß' },
    contact: { ...built.contact, email: 'Ada@Example.com' },
  };
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, company_id)
     values ($1, 'c', 1, 'booked', $2, 'AB12-CD34', now(), 'default')`,
    [id, JSON.stringify(order)],
  );
});
afterAll(() => database.drop());

const find = (bookingNumber: string, email: string, lastName: string, brand = 'abendmeer') =>
  findOwnBooking(database.db, { brand, bookingNumber, email, lastName });

test.each([
  ['the address of the contact', 'AB12-CD34', 'ada@example.com', 'Nobody'],
  ['the address in other letters', 'AB12-CD34', ' ADA@example.COM', 'Nobody'],
  ['the name of the lead', 'AB12-CD34', 'x@example.com', 'Müller-Lüdenscheidt'],
  ['the name without marks', 'AB12-CD34', 'x@example.com', 'muller ludenscheidt'],
  ['the name with ue', 'AB12-CD34', 'x@example.com', 'Mueller-Luedenscheidt'],
  ['the name of the invoice, with ss', 'AB12-CD34', 'x@example.com', 'GROSS'],
  ['the number in small letters without a hyphen', 'ab12 cd34', 'x@example.com', 'Groß'],
])('finds a booking by its number and %s', async (_what, number, email, lastName) => {
  expect(await find(number, email, lastName)).toEqual({ bookingId: id });
});

test.each([
  ['another person', 'AB12-CD34', 'eve@example.com', 'Eve'],
  ['part of a name', 'AB12-CD34', 'eve@example.com', 'Müller'],
  ['no name', 'AB12-CD34', '', ''],
  ['another number', 'AB12-CD35', 'ada@example.com', 'Groß'],
  ['the words that stand for nobody', 'ZZ99-ZZ99', '?', '?'],
  ['a number with more to it', "AB12-CD34' or 1=1", 'ada@example.com', 'Groß'],
])('[CONTACT-060] finds nothing for %s', async (_what, number, email, lastName) => {
  expect(await find(number, email, lastName)).toBeNull();
});

test('a booking of another brand is not found: whose site is asked, their staff answer', async () => {
  expect(await find('AB12-CD34', 'ada@example.com', 'Groß', 'tagwind')).toBeNull();
});
