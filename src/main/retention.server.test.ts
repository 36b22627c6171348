import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderStay,
  payWith,
  plainDocuments,
} from '../../tests/factories/booking-fixture.ts';
import { buildOrder } from '../../tests/factories/booking-order.ts';
import { buildNewCheckout } from '../../tests/factories/build-new-checkout.ts';
import { buildComplaint } from '../../tests/factories/case-fixture.ts';
import { createStaffTestStores, signInStaff } from '../../tests/factories/office-deps.ts';
import { buildVoucherInfo } from '../../tests/factories/vouchers/voucher-sale.ts';
import type { Database } from '../database/database-types.ts';
import { complaintFiles, lastSearchLifetimeMs, retention, sessionLifetimes, tripCodes } from '../defaults.ts';
import { deleteExpired } from '../demo/supplier/holds/delete-expired.server.ts';
import type { BookingOrder } from '../domain/booking/booking-order.ts';
import { dayAt } from '../domain/time/calendar-day.ts';
import { createMemberBookings } from '../features/booking/member-bookings.server.ts';
import { createOfficeService } from '../features/booking/office/office-service.server.ts';
import { openCaseTables } from '../features/cases/store/case-rows.server.ts';
import { createOpenCase } from '../features/cases/store/open-case.server.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';
import { createCaseFiles } from '../features/complaints/uploads/case-files.server.ts';
import { openFileFolder } from '../features/complaints/uploads/file-folder.server.ts';
import { createStagedUploads } from '../features/complaints/uploads/staged-uploads.server.ts';
import { createFavoritesStore } from '../features/favorites/favorites-store.server.ts';
import { createLoyaltyLinks } from '../features/loyalty/loyalty-links.server.ts';
import { requestConsents } from '../features/newsletter/consent-log.server.ts';
import { createVoucherCheckoutStore } from '../features/vouchers/sale/voucher-checkout-store.server.ts';
import { createWithdrawals } from '../features/withdrawal/withdrawals.server.ts';
import { openOutboxMail } from '../ports/mail/outbox/outbox-mail.server.ts';
import { openCombinedDb } from '../ports/supply/combined/combined-rows.server.ts';
import { forgetTrips } from '../ports/supply/combined/forget-trips.server.ts';
import {
  countOverdueBookings,
  erasePersonalData,
  RETENTION_JOBS,
  wireRetention,
} from './wiring/wire-retention.server.ts';

/** The periods of `src/defaults.ts` that end what names a shopper; staff are named as long as their account and the audit log. */
const periods = {
  stagedMs: complaintFiles.stagedLifetimeMs,
  checkoutsMs: retention.checkoutsMs,
  failedOrdersMs: retention.failedOrdersMs,
  mailsMs: retention.mailsMs,
  favoritesSeconds: sessionLifetimes.favoritesSeconds * 1_000,
  casesMs: retention.casesMs,
  bookingsMs: retention.bookingsMs,
  membersMs: retention.membersMs,
  searchesMs: lastSearchLifetimeMs,
  newsletterPendingMs: retention.newsletterPendingMs,
  priceAlertsPendingMs: retention.priceAlertsPendingMs,
  reviewsMs: retention.reviewsMs,
} as const;

/**
 * Whom each table names, and which retention period ends it. A table that is missing here does not compile: say of a new one
 * whom it names, seed it below, and have it erased. `booking` also ends with `failedOrdersMs`. The demo's identity provider keeps its
 * accounts until their owners delete them (embedded-identity.server.test.ts), the newsletter its contacts until they unsubscribe, and its
 * tasks until they are done (newsletter.server.test.ts).
 */
const people: Record<
  keyof Database,
  | 'nobody'
  | 'staff'
  | 'guestsMs'
  | 'accounts'
  | 'subscription'
  | Exclude<keyof typeof periods, 'failedOrdersMs'>
> = {
  booking: 'bookingsMs',
  booking_event: 'bookingsMs',
  booking_mail: 'nobody',
  booking_document: 'bookingsMs',
  booking_sequence: 'nobody',
  booking_source: 'nobody',
  booking_step: 'bookingsMs',
  cancellation_invoice: 'nobody',
  due_refund: 'bookingsMs',
  page_change: 'nobody',
  shard_plan: 'nobody',
  shard_ranking: 'nobody',
  shard_replica: 'nobody',
  sign_in_throttle: 'nobody',
  request_count: 'nobody',
  voucher_offer: 'bookingsMs',
  incident: 'nobody',
  trip_code: 'nobody',
  payment_request: 'bookingsMs',
  supplier_notice_cursor: 'nobody',
  trip_notice: 'nobody',
  waiting_notice: 'nobody',
  case_address: 'nobody',
  case_compensation: 'nobody',
  case_event: 'casesMs',
  case_mail: 'nobody',
  case_message: 'casesMs',
  case_template: 'nobody',
  checkout: 'checkoutsMs',
  partner_checkout: 'nobody',
  voucher_checkout: 'checkoutsMs',
  voucher_stock: 'nobody',
  voucher_delivery: 'nobody',
  withdrawal: 'casesMs',
  code_miss: 'nobody',
  combined_trip: 'guestsMs',
  supplier_webhook: 'nobody',
  company: 'nobody',
  database_restore: 'nobody',
  restore_finding: 'staff',
  complaint_case: 'casesMs',
  // Files of cases end with their case.
  complaint_file: 'stagedMs',
  complaint_miss: 'nobody',
  // Encrypted, for an hour.
  complaint_reply: 'nobody',
  complaint_submission: 'nobody',
  content_document: 'nobody',
  captcha_used: 'nobody',
  content_draft: 'staff',
  content_presence: 'staff',
  content_redirect: 'nobody',
  content_schedule: 'staff',
  content_seed: 'nobody',
  content_version: 'staff',
  exchange_rate: 'nobody',
  favorite: 'favoritesSeconds',
  favorite_list: 'favoritesSeconds',
  guest_review: 'reviewsMs',
  guest_review_picture: 'reviewsMs',
  ledger_entry: 'nobody',
  ledger_transaction: 'nobody',
  loyalty_credit: 'bookingsMs',
  // Of guests, as long as their checkout; a member's link ends with the account.
  loyalty_link: 'checkoutsMs',
  loyalty_link_attempt: 'nobody',
  mail: 'mailsMs',
  mail_attachment: 'mailsMs',
  media_item: 'staff',
  member: 'membersMs',
  member_preference: 'membersMs',
  member_search: 'searchesMs',
  member_session: 'membersMs',
  migration: 'nobody',
  // A pending consent alone has the address; all others, suppressed addresses and requests have digests.
  newsletter_consent: 'newsletterPendingMs',
  newsletter_key: 'nobody',
  newsletter_reading: 'nobody',
  newsletter_request: 'nobody',
  newsletter_suppression: 'nobody',
  newsletter_task: 'subscription',
  payment_message: 'nobody',
  // Its prices and mails name nobody and go with it; requests have digests.
  price_alert: 'priceAlertsPendingMs',
  price_alert_mail: 'nobody',
  price_alert_price: 'nobody',
  price_alert_request: 'nobody',
  room_request: 'nobody',
  price_history: 'nobody',
  price_history_end: 'nobody',
  promotion: 'nobody',
  promotion_use: 'nobody',
  retention_job: 'nobody',
  sale_step_count: 'nobody',
  saved_traveller: 'membersMs',
  server_secret: 'nobody',
  sign_in_attempt: 'nobody',
  staff: 'staff',
  staff_audit: 'staff',
  staff_challenge: 'staff',
  staff_passkey: 'staff',
  staff_session: 'staff',
  staff_set_up: 'staff',
  supply_log: 'nobody',
  supply_log_identity: 'nobody',
  usual_price: 'nobody',
  voucher: 'nobody',
  voucher_correction: 'nobody',
  voucher_event: 'nobody',
  voucher_key: 'nobody',
  voucher_movement: 'nobody',
  'identity_provider.account': 'accounts',
  'identity_provider.mailed_link': 'accounts',
  'identity_provider.passkey': 'accounts',
  'identity_provider.record': 'accounts',
  'identity_provider.signing_key': 'nobody',
  'loyalty_programme.call': 'nobody',
  'loyalty_programme.code': 'nobody',
  'loyalty_programme.credit': 'nobody',
  'loyalty_programme.member': 'accounts',
  'loyalty_programme.movement': 'nobody',
  'loyalty_programme.reservation': 'nobody',
  'loyalty_programme.token': 'nobody',
  'newsletter.contact': 'subscription',
  'newsletter.list_member': 'subscription',
  'payment_provider.call': 'nobody',
  'payment_provider.card': 'nobody',
  'payment_provider.movement': 'nobody',
  'payment_provider.notice': 'nobody',
  'payment_provider.payment': 'nobody',
  'payment_vendor.call': 'nobody',
  'payment_vendor.ending': 'nobody',
  'payment_vendor.lease': 'nobody',
  'payment_vendor.message': 'nobody',
  'payment_vendor.payment': 'nobody',
  'payment_vendor.refund': 'nobody',
  'supplier.airline': 'nobody',
  'supplier.airport': 'nobody',
  'supplier.call': 'nobody',
  'supplier.delivery': 'staff',
  'supplier.delivery_piece': 'nobody',
  'supplier.extra_goods': 'nobody',
  'supplier.feed': 'nobody',
  'supplier.feed_arrival': 'nobody',
  'supplier.feed_end': 'nobody',
  'supplier.flights': 'nobody',
  'supplier.hold': 'guestsMs',
  'supplier.hotel': 'nobody',
  'supplier.notice': 'nobody',
  'supplier.hotel_entry': 'nobody',
  'supplier.hotel_picture': 'nobody',
  // Names of reviewers as a portal publishes them; they go when a delivery leaves them out.
  'supplier.hotel_review': 'nobody',
  'supplier.hotel_text': 'nobody',
  'supplier.nights': 'nobody',
  'supplier.place': 'nobody',
  'supplier.oneway_departure': 'nobody',
  'supplier.oneway_flight': 'nobody',
  'supplier.picture_file': 'nobody',
  'supplier.plan': 'nobody',
  'supplier.refused_currency': 'nobody',
  'supplier.room': 'nobody',
  'supplier.source': 'nobody',
  'supplier.taken_seat': 'nobody',
  'supplier.world': 'nobody',
};

const day = 86_400_000;
let database: TestDatabase;
let fixture: BookingFixture;
/** Trips of the small world can be booked then. */
let start: number;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool, {
    documents: {
      certificate: plainDocuments.certificate,
      cancellationInvoice: plainDocuments.cancellationInvoice,
      rest: async (order, numbers, ...others) =>
        (await plainDocuments.rest(order, numbers, ...others)).map((document) => ({
          ...document,
          content: Buffer.from(`${order.billing.lastName} ${document.kind}`),
        })),
    },
  });
  start = fixture.clock.now().getTime();
});
beforeEach(() => fixture.clock.advance(start - fixture.clock.now().getTime()));
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

/** Every table in which a word stands, whatever the column; bytes count as text, too. */
async function findTables(word: string): Promise<string[]> {
  const found: string[] = [];
  const hex = Buffer.from(word).toString('hex');
  for (const table of Object.keys(people)) {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} as t
      where t::text ilike ${`%${word}%`} or t::text ilike ${`%${hex}%`}`.execute(database.db);
    if (rows[0]?.count !== 0) found.push(table);
  }
  return found.sort();
}

const tablesOf = (...labels: readonly string[]) =>
  Object.entries(people)
    .filter(([, label]) => labels.includes(label))
    .map(([table]) => table)
    .sort();

async function seedCheckout(word: string): Promise<string> {
  const { travellers, contact } = buildOrder();
  const store = createCheckoutStore(database.db, fixture.clock);
  const checkout = await store.create(randomBytes(16).toString('base64url'), buildNewCheckout());
  await store.change(checkout, {
    step: 'travellers',
    travellers: travellers.map((traveller) => ({ ...traveller, lastName: word })),
    contact,
    comments: '',
    firstPersonBilled: true,
  });
  const member = { memberNumber: '992200000000017', firstName: 'Ana', lastName: word };
  const owner = { memberId: null, session: checkout.firstSession };
  await createLoyaltyLinks(database.db, fixture.clock, 'a secret').save(owner, member, 'a token');
  return checkout.id;
}

/** The form of a gift voucher, and a withdrawal that is acknowledged. */
async function seedVoucherCheckout(word: string): Promise<void> {
  const store = createVoucherCheckoutStore(database.db, fixture.clock);
  const { id } = await store.create({
    visitorId: 'visitor',
    memberId: null,
    brand: 'abendmeer',
    companyId: 'default',
    currency: 'EUR',
    amount: 100_00,
  });
  const info = buildVoucherInfo();
  await store.setInfo(id, { ...info, buyer: { ...info.buyer, lastName: word } }, null);
  await createWithdrawals(database.db, fixture.clock, () => {}).receive({
    brand: 'abendmeer',
    language: 'en',
    origin: 'https://shop.example',
    name: word,
    orderNumber: 'ABCD-2345',
    email: 'mira@example.org',
  });
  await database.db.updateTable('withdrawal').set({ acknowledged_at: fixture.clock.now() }).execute();
}

/** A trip of live suppliers. */
async function seedLiveTrip(word: string): Promise<void> {
  const { travellers } = peopleOf(word);
  await database.db
    .insertInto('combined_trip')
    .values({
      id: 'live.a',
      hold_key: 'a hold of a live trip',
      digest: '',
      state: 'booked',
      booking_number: 'LAAAAAAAAAA',
      offer: JSON.stringify({ key: { checkIn: dayAt(fixture.clock.now()) + 10, nights: 7 } }),
      travellers: JSON.stringify(travellers),
      created_at: fixture.clock.now(),
    })
    .execute();
}

/** A booked trip, with a note of staff and with an answer of the supplier that names its guests. */
async function seedBooking(word: string): Promise<BookingOrder> {
  const payment = { method: 'BankAccount', holderName: `${word} d`, iban: 'DE89370400440532013000' } as const;
  const order = await orderStay(fixture.supply, { ...peopleOf(word), payment });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  await expect.poll(() => isUnderWay(order.checkoutId), { timeout: 10_000 }).toBe(false);
  // Taking the mail is an entry of the booking's history.
  await expect.poll(() => countDueMails(order.checkoutId), { timeout: 10_000 }).toBe(0);
  await database.db
    .updateTable('booking_step')
    .set({ outcome: sql<string>`outcome || jsonb_build_object('guest', ${word}::text)` })
    .execute();
  await database.db
    .updateTable('booking')
    .set({ attention: ['chargeback'] })
    .where('checkout_id', '=', order.checkoutId)
    .execute();
  await database.db
    .insertInto('loyalty_credit')
    .values({
      booking_id: await findBookingId(order.checkoutId),
      traveller: '0',
      member_number: '992200000000017',
      last_name: word,
      points: 100,
      state: 'credited',
      due_at: fixture.clock.now(),
    })
    .execute();
  const office = createOfficeService({ db: database.db, clock: fixture.clock });
  const note = { by: 'Kim', note: `${word} has called` };
  const bookingId = await findBookingId(order.checkoutId);
  expect(await office.settleAttention(bookingId, note)).toBe('done');
  const { offerKey, trip, extras, insuranceMarket, travellers, price } = order;
  await database.db
    .updateTable('booking')
    .set({
      amended: JSON.stringify({
        offerKey,
        trip,
        extras,
        insuranceMarket,
        travellers: travellers.map((each) => ({
          ...each,
          correctedFrom: { firstName: word, lastName: word },
        })),
        price,
      }),
    })
    .where('id', '=', bookingId)
    .execute();
  await database.db
    .insertInto('due_refund')
    .values({
      id: `refund-of-${bookingId}`,
      booking_id: bookingId,
      amount: 100,
      reason: 'goodwill',
      note: `${word} has called`,
      created_at: fixture.clock.now(),
      promised_on: '2026-03-16',
      state: 'refunded',
    })
    .execute();
  await database.db
    .insertInto('voucher_offer')
    .values({
      id: `offer-of-${bookingId}`,
      due_refund_id: `refund-of-${bookingId}`,
      amount: 100,
      bonus: 0,
      offered_by: 'Ada',
      note: `${word} would take a voucher`,
      offered_at: fixture.clock.now(),
      ends_at: fixture.clock.now(),
      next_at: fixture.clock.now(),
      mail_state: 'ended',
    })
    .execute();
  await database.db
    .insertInto('payment_request')
    .values({
      id: `payment-of-${bookingId}`,
      booking_id: bookingId,
      amount: 100,
      purpose: 'request',
      note: `${word} has called`,
      requested_by: null,
      due_on: '2026-03-16',
      token_digest: `digest-of-${bookingId}`,
      state: 'withdrawn',
      created_at: fixture.clock.now(),
      ended_at: fixture.clock.now(),
      next_at: null,
    })
    .execute();
  return order;
}

async function seedMail(word: string): Promise<void> {
  const attachments = [{ name: `${word}.pdf`, type: 'application/pdf', content: Buffer.from('x') }] as const;
  const address = { name: word, address: `${word}@example.com` };
  const mail = {
    id: `mail-of-${word}`,
    to: address,
    from: address,
    subject: 'x',
    text: 'x',
    html: 'x',
    attachments,
  };
  await openOutboxMail(database.db, fixture.clock).send(mail, 1_000);
}

async function seedFavorites(word: string): Promise<string> {
  const owner = word.padEnd(22, '_');
  await createFavoritesStore(database.db, fixture.clock).add(owner, {
    hotelId: 7,
    offer: null,
    shownTotal: null,
    search: {},
  });
  return owner;
}

/** A member whose browser is still signed in; returns the id. */
async function seedMember(word: string): Promise<string> {
  const now = fixture.clock.now();
  const { rows } = await database.pool.query<{ member_id: string }>(
    `with m as (
       insert into member (id, issuer, subject, email, is_email_verified, nickname, created_at, signed_in_at)
       values (gen_random_uuid(), 'https://issuer.example', $1, $2, true, $1, $3, $3) returning id),
     p as (insert into member_preference (member_id, language) select id, $1 from m),
     f as (
       insert into member_search (member_id, search_key, search, searched_at)
       select id, $1, jsonb_build_object('locationName', $1::text), $3 from m),
     s as (
       insert into saved_traveller (id, member_id, gender, title, first_name, last_name, birth_date, nationality, saved_at)
       select gen_random_uuid(), id, 'FEMALE', '', $1, $1, '1990-05-01', 'DE', $3 from m)
     insert into member_session (token_digest, member_id, tokens, begun_at, used_at, expires_at)
     select $4, id, $1, $3, $3, $3::timestamptz + interval '9 years' from m returning member_id`,
    [word, `${word.toLowerCase()}@traveller.example`, now, Buffer.from(word)],
  );
  return rows[0]?.member_id ?? '';
}

/** Somebody who has asked for the newsletter and not confirmed it. */
async function seedConsent(word: string): Promise<void> {
  await database.db.transaction().execute((trx) =>
    requestConsents(trx, {
      digest: Buffer.from('a digest'),
      email: `${word.toLowerCase()}@reader.example`,
      formerEmail: `${word.toLowerCase()}@former.example`,
      brand: 'abendmeer',
      lists: ['abendmeer.offers'],
      source: 'form',
      language: 'de',
      at: fixture.clock.now(),
    }),
  );
}

/** Somebody who has asked for a price alert and not confirmed it. */
async function seedPriceAlert(word: string): Promise<void> {
  const now = fixture.clock.now();
  const bytes = Buffer.from('a digest');
  await database.pool.query(
    `insert into price_alert (id, email, address_digest, brand, market, locale, language, origin, search, watch_key, name, currency, token_digest,
       token_until, requested_at, next_check_at)
     values ('alert', $1, $2, 'abendmeer', 'de', 'de-de', 'de', 'https://shop.example', '{}', '[]', 'Crete', 'EUR', $2, $3, $3, $3)`,
    [`${word.toLowerCase()}@reader.example`, bytes, now],
  );
}

/** A member of staff, with a row of theirs in each table that names them. */
async function seedStaff(word: string): Promise<string> {
  const { db, pool } = database;
  const email = `${word.toLowerCase()}@staff.example`;
  await signInStaff(createStaffTestStores(db, fixture.clock).staff, fixture.clock, 'admin', email);
  const { id } = await db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const document = randomUUID();
  const [bytes, now] = [Buffer.from(word), fixture.clock.now()];
  await pool.query(
    `insert into content_document (id, brand, kind, slug, body) values ($1, 'abendmeer', 'page', 'kreta', '{}')`,
    [document],
  );
  for (const [statement, values] of [
    [
      `insert into staff_passkey (id, staff_id, host, public_key, counter, transports, name, made_at) values ('k', $1, 'h', $2, 0, '{}', 'Phone', $3)`,
      [id, bytes, now],
    ],
    [`insert into staff_challenge (digest, staff_id, expires_at) values ($2, $1, $3)`, [id, bytes, now]],
    [
      `insert into staff_set_up (staff_id, token_digest, code_secret, expires_at) values ($1, $2, 'x', $3)`,
      [id, bytes, now],
    ],
    [
      `insert into supplier.delivery (id, state, sent_at, sent_by, is_full, findings, decided_at, decided_by) values ($2, 'refused', $3, '', false, '[]', $3, $1)`,
      [id, randomUUID(), now],
    ],
    [
      `insert into restore_finding (kind, subject, found_at, settled_at, settled_by) values ('unknown-payment', 'one-1', $2, $2, $1)`,
      [id, now],
    ],
    [
      `insert into content_draft (document_id, brand, kind, slug, body, revision, edited_by, edited_at) values ($2, 'abendmeer', 'page', 'kreta', '{}', 1, $1, $3)`,
      [id, document, now],
    ],
    [
      `insert into content_presence (document_id, window_id, staff_id, is_editing, seen_at) values ($2, $4, $1, true, $3)`,
      [id, document, now, randomUUID()],
    ],
    [
      `insert into content_schedule (document_id, slug, body, revision, due_at, note, scheduled_by, scheduled_at) values ($2, 'kreta', '{}', 1, $3, '', $1, $3)`,
      [id, document, now],
    ],
    [
      `insert into content_version (document_id, version, brand, kind, slug, body, at, published_by, note) values ($2, 9, 'abendmeer', 'page', 'kreta', '{}', $3, $1, '')`,
      [id, document, now],
    ],
    [
      `insert into media_item (id, name, digest, picture, width, height, uploaded_by, uploaded_at, changed_by, changed_at) values ('abcdefghijkl0123456789ab', 'Beach', $2, $2, 10, 10, $1, $3, $1, $3)`,
      [id, bytes, now],
    ],
  ] as const)
    await pool.query(statement, [...values]);
  return id;
}

/** A complaint that was closed, with a mail and a note; returns the id. */
async function seedCase(word: string): Promise<string> {
  const { db } = database;
  const { id } = await db.selectFrom('booking').select('id').limit(1).executeTakeFirstOrThrow();
  const open = createOpenCase({ db, clock: fixture.clock, sendMails: () => undefined });
  const { caseId } = await open({
    complaint: buildComplaint({ lastName: word }),
    source: { brand: 'abendmeer', language: 'de', locale: 'de-de', origin: 'https://abendmeer.example' },
    bookingId: id,
    submissionKey: randomBytes(32),
  });
  const at = fixture.clock.now();
  const of = { case_id: caseId, at };
  const mail = { direction: 'in', sender: word, subject: '', body: word } as const;
  await openCaseTables(db)
    .insertInto('case_message')
    .values({ id: randomUUID(), ...of, ...mail })
    .execute();
  const facts = JSON.stringify({ note: word });
  await openCaseTables(db)
    .insertInto('case_event')
    .values({ ...of, kind: 'note', facts })
    .execute();
  await openCaseTables(db)
    .updateTable('complaint_case')
    .set({ state: 'closed', ended_at: at, is_waiting: false, due_at: null })
    .where('id', '=', caseId)
    .execute();
  return caseId;
}

/** A published review with a picture. */
async function seedReview(word: string): Promise<void> {
  const { id } = await database.db.selectFrom('booking').select('id').limit(1).executeTakeFirstOrThrow();
  await database.pool.query(
    `with r as (
       insert into guest_review (booking_id, brand, hotel_id, stayed_until, language, state, content, changed_at, decided_by)
       values ($1, 'abendmeer', 7, '2026-03-16', 'de', 'published', jsonb_build_object('name', $2::text), $3, 'Kim') returning id)
     insert into guest_review_picture (id, review_id, picture, width, height, added_at)
     select 'abcdefghijkl0123456789ab', id, convert_to($2, 'utf8'), 10, 10, $3 from r`,
    [id, word, fixture.clock.now()],
  );
}

const uploadsFolder = openFileFolder(mkdtempSync(join(tmpdir(), 'retention-')));

/** A file that was sent ahead; returns its id. */
async function seedStagedFile(word: string): Promise<string> {
  const uploads = createStagedUploads({
    db: database.db,
    clock: fixture.clock,
    folder: uploadsFolder,
    scanner: null,
  });
  const owner = { owner: randomBytes(32), network: null };
  const begun = await uploads.begin(owner, { name: `${word}.pdf`, bytes: 9 });
  if ('refused' in begun) throw new Error(begun.refused);
  await uploads.append(owner.owner, begun.id, 0, Readable.from([Buffer.from('%PDF-')]));
  return begun.id;
}

const erasing = () => {
  const deps = { db: database.db, clock: fixture.clock };
  const caseFiles = createCaseFiles({ ...deps, folder: uploadsFolder, scanner: null });
  return { ...deps, caseFiles, uploadsFolder };
};
const erase = () => erasePersonalData(erasing());

test('the tables that name people are those that are labelled so, and each label ends what it says', async () => {
  await seedVoucherCheckout('Quincex');
  await seedCheckout('Quincex');
  await seedBooking('Quincex');
  await seedLiveTrip('Quincex');
  await seedCase('Quincex');
  await seedReview('Quincex');
  await seedMail('Quincex');
  await seedFavorites('Quincex');
  await seedMember('Quincex');
  await seedConsent('Quincex');
  await seedPriceAlert('Quincex');
  const fileId = await seedStagedFile('Quincex');
  expect(await findTables('Quincex')).toEqual(tablesOf(...Object.keys(periods), 'guestsMs'));
  // Many tables name a member of staff by the id alone.
  expect(await findTables(await seedStaff('Quincest'))).toEqual(tablesOf('staff'));

  const seededAt = fixture.clock.now().getTime();
  let left: readonly string[] = Object.keys(periods);
  for (const period of [...new Set(Object.values(periods))].sort((one, other) => one - other)) {
    const ending = left.filter((label) => periods[label as keyof typeof periods] === period);
    fixture.clock.advance(seededAt + period - fixture.clock.now().getTime());
    await erase();
    expect(await findTables('Quincex')).toEqual(tablesOf(...left, 'guestsMs'));
    fixture.clock.advance(1);
    await erase();
    left = left.filter((label) => !ending.includes(label));
    expect(await findTables('Quincex')).toEqual(tablesOf(...left, 'guestsMs'));
  }
  expect(await uploadsFolder.sizeOf(fileId)).toBeNull();
  // The suppliers forget their guests by themselves.
  await deleteExpired({ db: database.db, clock: fixture.clock });
  await forgetTrips({ db: openCombinedDb(database.db), clock: fixture.clock });
  expect(await findTables('Quincex')).toEqual([]);
});

test('names of a failed order are gone after 90 days, and the order still counts', async () => {
  const order = await orderStay(fixture.supply, { ...peopleOf('Quinceb'), payment: payWith('refused') });
  expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'failed' });
  fixture.clock.advance(90 * day);
  await erase();
  expect(await findTables('Quinceb')).toContain('booking');
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quinceb')).not.toContain('booking');
  expect(await fixture.bookings.follow(order.checkoutId, 0)).toMatchObject({ state: 'failed' });
});

test('a booking keeps its names as long as tax law asks, then its trip, history and books alone', async () => {
  const order = await seedBooking('Quincec');
  const before = await countRows(order.checkoutId);
  const books = await listBooks(order.checkoutId);
  expect(books.length).toBeGreaterThan(0);
  fixture.clock.advance(10 * 366 * day);
  await erase();
  expect(await countRows(order.checkoutId)).toEqual(before);
  fixture.clock.advance(366 * day + 1);
  await erase();
  expect(before).toMatchObject({ booking_document: 3, booking_step: expect.any(Number) });
  expect(await countRows(order.checkoutId)).toEqual({ ...before, booking_document: 0, booking_step: 0 });
  expect(await listBooks(order.checkoutId)).toEqual(books);
  const progress = await fixture.bookings.follow(order.checkoutId, 0);
  expect(progress).toMatchObject({
    state: 'booked',
    order: { price: order.price, travellers: order.travellers.map(() => ({ lastName: '', birthDate: '' })) },
  });
  // As in the order, whose contact names no country: it becomes neither null nor a country.
  expect(progress).toHaveProperty('order.contact', { email: '', phone: '', newsletter: false });
});

test('a code for a trip is gone after a day, or with the people of its booking', async () => {
  const { checkoutId } = await seedBooking('Quincek');
  const id = await findBookingId(checkoutId);
  const addCode = () =>
    database.db
      .insertInto('trip_code')
      .values({
        booking_id: id,
        code_digest: Buffer.from('digest'),
        browser: Buffer.from('browser'),
        sent_at: fixture.clock.now(),
        expires_at: fixture.clock.now(),
      })
      .execute();
  const countCodes = async () =>
    (await database.db.selectFrom('trip_code').select('id').where('booking_id', '=', id).execute()).length;
  await addCode();
  fixture.clock.advance(tripCodes.storedMs - 1);
  await erase();
  expect(await countCodes()).toBe(1);
  fixture.clock.advance(1);
  await erase();
  expect(await countCodes()).toBe(0);

  fixture.clock.advance(retention.bookingsMs);
  await addCode();
  await erase();
  expect(await countCodes()).toBe(0);
});

test('of a booking’s history only the notes of staff can be taken away', async () => {
  const order = await seedBooking('Quincen');
  const id = await findBookingId(order.checkoutId);
  const change = (set: string) =>
    database.pool.query(`update booking_event set ${set} where booking_id = $1 and facts ? 'note'`, [id]);
  for (const set of [
    `facts = '{}'`,
    `facts = facts || '{"note": "another"}'`,
    `facts = facts || '{"note": "", "by": "x"}'`,
    `kind = 'placed', facts = facts || '{"note": ""}'`,
  ])
    await expect(change(set)).rejects.toThrow('booking_event is append-only');
  await expect(database.pool.query('delete from booking_event')).rejects.toThrow('append-only');
  expect((await change(`facts = facts || '{"note": ""}'`)).rowCount).toBe(1);
});

test('a booking that waits for staff keeps its names, and the metrics count it until it is settled', async () => {
  const deps = { db: database.db, clock: fixture.clock };
  const order = await seedBooking('Quincew');
  const settle = (attention: readonly string[] | null) =>
    database.pool.query('update booking set attention = $1 where checkout_id = $2', [
      attention,
      order.checkoutId,
    ]);
  await settle(['chargeback']);
  fixture.clock.advance(retention.bookingsMs);
  expect(await countOverdueBookings(deps)).toBe(0);
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quincew')).toContain('booking');
  expect(await countOverdueBookings(deps)).toBe(1);
  await settle(null);
  await erase();
  expect(await findTables('Quincew')).not.toContain('booking');
  expect(await countOverdueBookings(deps)).toBe(0);
});

test('a member’s bookings outlive the checkout they were ordered in, until people are taken out of them', async () => {
  const [member, other] = [await seedMember('Quincem'), await seedMember('Quinceo')];
  const [checkouts, bookings] = [
    createCheckoutStore(database.db, fixture.clock),
    createMemberBookings(database.db),
  ];
  const session = () => randomBytes(16).toString('base64url');
  const place = async ({ id, revision }: { readonly id: string; readonly revision: number }) => {
    const people = peopleOf('Quincem');
    const order = await orderStay(fixture.supply, {
      ...people,
      // The member's verified address.
      contact: { ...people.contact, email: 'quincem@traveller.example' },
      payment: payWith('granted'),
      checkoutId: id,
      checkoutRevision: revision,
    });
    expect(await fixture.bookings.place(order, 10_000)).toMatchObject({ state: 'booked' });
  };
  await place(await checkouts.create(session(), buildNewCheckout(), null, member));
  await bookings.adopt(member);
  // Ordered as a guest, who signs in afterwards.
  const guest = session();
  await place(await checkouts.create(guest, buildNewCheckout()));
  await checkouts.adopt(guest, member);
  await bookings.adopt(member);
  expect(await bookings.list(member)).toHaveLength(2);

  fixture.clock.advance(retention.checkoutsMs + 1);
  await erase();
  expect(await findTables('Quincem')).not.toContain('checkout');
  expect(await bookings.list(member)).toMatchObject([{ order: { travellers: [{}, {}] } }, {}]);
  expect(await bookings.list(other)).toEqual([]);
  fixture.clock.advance(retention.bookingsMs);
  await erase();
  expect(await bookings.list(member)).toEqual([]);
});

test('a booking stays when its member goes', async () => {
  const member = await seedMember('Quinced');
  const checkout = await createCheckoutStore(database.db, fixture.clock).create(
    randomBytes(16).toString('base64url'),
    buildNewCheckout(),
    null,
    member,
  );
  const traits = {
    payment: payWith('granted'),
    checkoutId: checkout.id,
    checkoutRevision: checkout.revision,
  };
  const order = await orderStay(fixture.supply, traits);
  const source = { session: 'session', address: null, memberId: member, card: null };
  expect(await fixture.bookings.place(order, 10_000, source)).toMatchObject({ state: 'booked' });
  expect(await createMemberBookings(database.db).list(member)).toHaveLength(1);
  await database.db.deleteFrom('member').where('id', '=', member).execute();
  expect(await findBookingId(order.checkoutId)).not.toBe('');
  expect(await createMemberBookings(database.db).list(member)).toEqual([]);
});

test('what was read of a booking before it was anonymised can no longer be saved', async () => {
  const order = await seedBooking('Quincev');
  const version = () =>
    database.db
      .selectFrom('booking')
      .select('version')
      .where('checkout_id', '=', order.checkoutId)
      .executeTakeFirst();
  const read = await version();
  fixture.clock.advance(retention.bookingsMs + 1);
  await erase();
  expect((await version())?.version).toBe((read?.version ?? 0) + 1);
});

test('favourites that their owner looks at stay as long as the cookie that opens them', async () => {
  const owner = await seedFavorites('Quincef');
  const store = createFavoritesStore(database.db, fixture.clock);
  fixture.clock.advance(100 * day);
  expect(await store.list(owner)).toHaveLength(1);
  fixture.clock.advance(180 * day);
  await erase();
  expect(await findTables('Quincef')).toEqual(['favorite', 'favorite_list']);
  fixture.clock.advance(1);
  await erase();
  expect(await findTables('Quincef')).toEqual([]);
});

test('more than a batch is erased to its end', async () => {
  for (let count = 0; count < 5; count += 1) await seedCheckout('Quinceg');
  fixture.clock.advance(retention.checkoutsMs + 1);
  await erasePersonalData(erasing(), 2);
  expect(await findTables('Quinceg')).toEqual([]);
});

test('the jobs are the rows of the table', async () => {
  const rows = await database.db.selectFrom('retention_job').select('name').execute();
  expect(rows.map(({ name }) => name).sort()).toEqual([...RETENTION_JOBS].sort());
});

test('at the start of a process each job runs, and an hour later again, in one process at a time', async () => {
  const { db } = database;
  const reports: unknown[] = [];
  const start = () => wireRetention(erasing(), (error) => void reports.push(error));
  const listDue = async () => {
    const rows = await db.selectFrom('retention_job').select(['due_at', 'locked_until']).execute();
    return rows.filter(({ due_at, locked_until }) => due_at <= new Date() || locked_until !== null);
  };
  await seedCheckout('Quinceh');
  fixture.clock.advance(retention.checkoutsMs + 1);
  // A process that has just died still has the lease of one of them.
  const dead = { locked_by: 'dead', locked_until: sql<Date>`clock_timestamp() + interval '1 hour'` };
  await db.updateTable('retention_job').set(dead).where('name', '=', 'checkouts').execute();
  const workers = [start(), start()];
  await expect.poll(listDue).toHaveLength(1);
  expect(await findTables('Quinceh')).toEqual(['checkout']);
  await db.updateTable('retention_job').set({ locked_until: null }).execute();
  workers[0]?.wake();
  await expect.poll(listDue).toHaveLength(0);
  expect(await findTables('Quinceh')).toEqual([]);
  await Promise.all(workers.map((worker) => worker.close()));
  const { rows } = await database.pool.query<{ minutes: number }>(
    'select extract(epoch from due_at - now())::float8 / 60 as minutes from retention_job',
  );
  for (const { minutes } of rows) expect(Math.round(minutes)).toBe(60);
  expect(reports).toEqual([]);
});

async function isUnderWay(checkoutId: string): Promise<boolean> {
  const bookings = database.db.selectFrom('booking').select('is_under_way');
  const { is_under_way } = await bookings.where('checkout_id', '=', checkoutId).executeTakeFirstOrThrow();
  return is_under_way === true;
}

async function countDueMails(checkoutId: string): Promise<number> {
  const due = database.db.selectFrom('booking_mail').select('kind').where('state', '=', 'due');
  return (await due.where('booking_id', '=', await findBookingId(checkoutId)).execute()).length;
}

async function findBookingId(checkoutId: string): Promise<string> {
  const bookings = database.db.selectFrom('booking').select('id').where('checkout_id', '=', checkoutId);
  return (await bookings.executeTakeFirstOrThrow()).id;
}

/** Rows of each table that belong to a booking. */
async function countRows(checkoutId: string): Promise<Record<string, number>> {
  const id = await findBookingId(checkoutId);
  const tables = ['booking_event', 'booking_document', 'booking_step', 'booking_mail', 'ledger_transaction'];
  const counts = await Promise.all(
    tables.map(async (table) => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${sql.table(table)} where booking_id = ${id}`.execute(database.db);
      return [table, rows[0]?.count ?? 0] as const;
    }),
  );
  return Object.fromEntries(counts);
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
