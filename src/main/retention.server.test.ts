import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
  payWith,
} from '../../tests/factories/booking-fixture.ts';
import { buildOrder } from '../../tests/factories/booking-order.ts';
import type { Database } from '../database/database-types.ts';
import { deleteExpired } from '../demo/supplier/holds/delete-expired.server.ts';
import type { BookingOrder } from '../domain/booking/booking-order.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';
import { openOutbox } from '../ports/mail/outbox/outbox-mail.server.ts';
import { erasePersonalData } from './wiring/wire-retention.server.ts';

/**
 * Where people are named, and which retention period ends it. A table that is missing here does not compile: say of a new one
 * whom it names, and have it erased.
 */
const people: Record<
  keyof Database,
  'nobody' | 'staff' | 'visitor key' | 'checkoutsMs' | 'bookingsMs' | 'mailsMs' | 'guestsMs'
> = {
  booking: 'bookingsMs',
  booking_event: 'nobody',
  booking_mail: 'nobody',
  booking_paper: 'bookingsMs',
  booking_sequence: 'nobody',
  booking_source: 'nobody',
  booking_step: 'bookingsMs',
  checkout: 'checkoutsMs',
  company: 'nobody',
  content_document: 'nobody',
  content_draft: 'staff',
  content_presence: 'staff',
  content_redirect: 'nobody',
  content_schedule: 'staff',
  content_seed: 'nobody',
  content_version: 'staff',
  favorite: 'visitor key',
  favorite_list: 'visitor key',
  ledger_entry: 'nobody',
  ledger_transaction: 'nobody',
  mail: 'mailsMs',
  mail_attachment: 'mailsMs',
  media_item: 'staff',
  migration: 'nobody',
  offered_price: 'nobody',
  payment_message: 'nobody',
  server_secret: 'nobody',
  staff: 'staff',
  staff_audit: 'staff',
  staff_challenge: 'staff',
  staff_passkey: 'staff',
  staff_session: 'staff',
  staff_set_up: 'staff',
  supply_log: 'nobody',
  supply_log_identity: 'nobody',
  'payment_provider.call': 'nobody',
  'payment_provider.card': 'nobody',
  'payment_provider.movement': 'nobody',
  'payment_provider.notice': 'nobody',
  'payment_provider.payment': 'nobody',
  'payment_vendor.call': 'nobody',
  'payment_vendor.ending': 'nobody',
  'payment_vendor.lease': 'nobody',
  'payment_vendor.payment': 'nobody',
  'payment_vendor.refund': 'nobody',
  'supplier.airline': 'nobody',
  'supplier.call': 'nobody',
  'supplier.feed': 'nobody',
  'supplier.feed_end': 'nobody',
  'supplier.flights': 'nobody',
  'supplier.hold': 'guestsMs',
  'supplier.hotel': 'nobody',
  'supplier.hotel_entry': 'nobody',
  'supplier.nights': 'nobody',
  'supplier.plan': 'nobody',
  'supplier.room': 'nobody',
  'supplier.taken_seat': 'nobody',
  'supplier.world': 'nobody',
};

const day = 86_400_000;
let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

/** People whose every field carries a word that stands nowhere else. */
function peopleOf(word: string): Pick<BookingOrder, 'travellers' | 'contact' | 'billing' | 'comments'> {
  const { travellers, contact, billing } = buildOrder();
  const names = { firstName: `${word}a`, lastName: `${word}b` };
  return {
    travellers: travellers.map((traveller) => ({ ...traveller, ...names })),
    contact: { ...contact, email: `${word}@example.com` },
    billing: { ...billing, ...names, street: `${word} Road 1`, city: `${word}ville` },
    comments: `A cot for ${word}`,
  };
}

/** Every table in which a word stands, whatever the column. */
async function findTables(word: string): Promise<string[]> {
  const found: string[] = [];
  for (const table of Object.keys(people)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} as t where t::text ilike ${`%${word}%`}`.execute(
      database.db,
    );
    if (rows[0]?.count !== 0) found.push(table);
  }
  return found.sort();
}

async function beginCheckout(word: string): Promise<string> {
  const { brand, companyId, currency, purchase, offerKey, party, trip, travellers, contact } = buildOrder();
  const store = createCheckoutStore(database.db, fixture.clock);
  const checkout = await store.create(randomBytes(16).toString('base64url'), {
    brand,
    companyId,
    currency,
    purchase,
    offerKey,
    party,
    trip,
    baseTotal: 33_196,
    trackingParams: {},
  });
  await store.change(checkout, {
    step: 'travellers',
    travellers: travellers.map((traveller) => ({ ...traveller, lastName: word })),
    contact,
    comments: '',
    firstPersonBilled: true,
  });
  return checkout.id;
}

const erase = () => erasePersonalData(database.db, fixture.clock);

test('an abandoned checkout is deleted after 30 days', async () => {
  await beginCheckout('Quincea');
  fixture.clock.advance(30 * day);
  await erase();
  expect(await findTables('Quincea')).toEqual(['checkout']);
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quincea')).toEqual([]);
});

test('names of a failed order are gone after 90 days, and the order still counts', async () => {
  const order = await orderTrip(fixture.supply, {}, { ...peopleOf('Quinceb'), payment: payWith('refused') });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed' });
  fixture.clock.advance(90 * day);
  await erase();
  expect(await findTables('Quinceb')).toContain('booking');
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quinceb')).toEqual([]);
  expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({ state: 'failed' });
});

test('a booking keeps its names as long as tax law asks, then its trip and its books alone', async () => {
  const payment = { method: 'BankAccount', holderName: 'Quincec d', iban: 'DE89370400440532013000' } as const;
  const order = await orderTrip(fixture.supply, {}, { ...peopleOf('Quincec'), payment });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(() => isUnderWay(order.checkoutId), { timeout: 10_000 }).toBe(false);
  fixture.clock.advance(10 * 366 * day);
  await erase();
  expect(await findTables('Quincec')).toContain('booking');
  const books = await listBooks(order.checkoutId);
  expect(books.length).toBeGreaterThan(0);
  fixture.clock.advance(366 * day + 1);
  await erase();
  expect(await findTables('Quincec')).toEqual(['supplier.hold']);
  expect(await listBooks(order.checkoutId)).toEqual(books);
  expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({
    state: 'booked',
    order: { price: order.price, travellers: order.travellers.map(() => ({ lastName: '', birthDate: '' })) },
  });
});

test('guests whose stay is over for half a year are unknown to the embedded supplier', async () => {
  await deleteExpired({ db: database.db, clock: fixture.clock });
  expect(await findTables('Quince')).toEqual([]);
});

test('a mail is deleted after 180 days, with its attachments', async () => {
  const attachments = [{ name: 'Quinced.pdf', type: 'application/pdf', content: Buffer.from('x') }] as const;
  const address = { name: 'Quinced', address: 'quinced@example.com' };
  const mail = {
    id: 'retention-mail',
    to: address,
    from: address,
    subject: 'x',
    text: 'x',
    html: 'x',
    attachments,
  };
  await openOutbox(database.db, fixture.clock).send(mail, 1_000);
  fixture.clock.advance(180 * day);
  await erase();
  expect(await findTables('Quinced')).toEqual(['mail', 'mail_attachment']);
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quinced')).toEqual([]);
});

async function isUnderWay(checkoutId: string): Promise<boolean> {
  const bookings = database.db.selectFrom('booking').select('is_under_way');
  const { is_under_way } = await bookings.where('checkout_id', '=', checkoutId).executeTakeFirstOrThrow();
  return is_under_way === true;
}

async function listBooks(checkoutId: string) {
  return database.db
    .selectFrom('ledger_transaction')
    .innerJoin('ledger_entry', 'ledger_entry.transaction_id', 'ledger_transaction.id')
    .innerJoin('booking', 'booking.id', 'ledger_transaction.booking_id')
    .select(['ledger_transaction.id', 'account', 'amount'])
    .where('checkout_id', '=', checkoutId)
    .orderBy('ledger_transaction.id')
    .orderBy('account')
    .execute();
}
