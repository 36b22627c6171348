import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { buildBookedTrip } from '../../../tests/factories/change-order.ts';
import { createFakeBookings, type FakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildTestApp, fromThisSite, noTrips, type TestApp } from '../../../tests/factories/test-app.ts';
import { callerPolicy } from '../../defaults.ts';
import type { BookingOrder } from '../../domain/booking/booking-order.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createCancelPageLoader } from '../../features/booking/cancellation/load-cancel-page.server.ts';
import { createChangeDrafts } from '../../features/booking/changes/change-drafts.server.ts';
import { createExtrasChangeLoader } from '../../features/booking/changes/extras/load-extras-change.server.ts';
import { createChangeJudge } from '../../features/booking/changes/judge-change.ts';
import { createChangePageLoader } from '../../features/booking/changes/load-change-page.server.ts';
import { createChangeReviewPageLoader } from '../../features/booking/changes/load-change-review-page.server.ts';
import { openTripAccess } from '../../features/booking/my-trips/open-trip-access.server.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const drafts = createChangeDrafts('for tests only', clock);
const plain = buildOrder();
const trip = {
  ...plain,
  trip: {
    ...plain.trip,
    terms: {
      ...plain.trip.terms,
      change: { fees: [{ daysBefore: 30, by: 'percent', value: 5 }] },
      nameCorrection: { maxLetters: 2 },
    },
  },
} as const satisfies BookingOrder;
/** Another offer of the hotel costs so much more, in minor units. */
const surcharge = 10_000;

const judge = createChangeJudge({
  clock,
  findOffer: async (_visit, { trip: booked, offerKey, price }) => ({
    outcome: 'confirmed',
    offerKey: { ...offerKey, nights: 9 },
    trip: { ...booked, nights: 9, checkOut: '2027-05-10' },
    base: price.base + surcharge,
    earlyBooking: 0,
    extras: [],
  }),
  askExtras: () => Promise.reject(new Error('No extras here')),
  alternatives: { findNotice: async () => null, listAlternatives: async () => [] },
});

let database: TestDatabase;
let shop: TestApp;
let bookings: FakeBookings;
let signIn: (role: StaffRole, brands?: readonly string[]) => Promise<string>;
/** A session of the service staff. */
let service: string;

beforeAll(async () => {
  database = await createTestDatabase();
  const { db } = database;
  const office = createOfficeDeps(db, clock);
  signIn = (role, brands) =>
    signInStaff(office.staff, clock, role, `${randomUUID()}@staff.example`, brands ?? null);
  const access = openTripAccess({ db, clock, secret: 'for tests', ownsCheckout: async () => false });
  bookings = createFakeBookings();
  shop = await buildTestApp({
    pool: database.pool,
    shop: {
      office,
      bookings,
      loaders: {
        trip_change: createChangePageLoader({ access, clock }),
        trip_change_review: createChangeReviewPageLoader({
          db,
          access,
          drafts,
          judge,
          findChange: async () => null,
          listMethods: () => ['CreditCard'],
          clock,
        }),
        trip_change_extras: createExtrasChangeLoader({
          access,
          drafts,
          clock,
          askExtras: () => Promise.reject(new Error('No extras here')),
        }),
        trip_cancel: createCancelPageLoader({
          access,
          clock,
          translate: async (_, trip) => trip,
          findFreeCancellation: async () => null,
        }),
      },
      trips: { ...noTrips, access, drafts, judge, clock, bookings },
    },
  });
});
afterAll(async () => {
  await shop.app.close();
  await database.drop();
});
beforeEach(async () => {
  bookings.setProgress(null);
  service = await signIn('service');
});

/** A booked trip of a brand; its number and its checkout. */
async function book(state = 'booked', brand = 'abendmeer') {
  const random = randomUUID().replaceAll('-', '');
  const checkoutId = `trip-${random.slice(0, 17)}`;
  const number = `${random.slice(0, 4)}-${random.slice(4, 8)}`.toUpperCase();
  const order = { ...trip, brand, checkoutId };
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, supplier_number, placed_at, booked_at, company_id)
     values ($1, $2, 1, $3, $4, $5, $6, now(), now(), 'default')`,
    [random.slice(0, 20), checkoutId, state, JSON.stringify(order), number, `S${random.slice(0, 10)}`],
  );
  return { checkoutId, number };
}

type Form = Readonly<Record<string, string>>;

const post = (url: string, cookie: string, form: Form | readonly (readonly [string, string])[] = {}) =>
  shop.app.inject({
    method: 'POST',
    url,
    headers: {
      ...fromThisSite,
      host: 'shop.test',
      cookie,
      'content-type': 'application/x-www-form-urlencoded',
    },
    payload: new URLSearchParams(form as Record<string, string>).toString(),
  });

const read = (url: string, cookie: string) =>
  shop.app.inject({ url, headers: { host: 'shop.test', cookie } });

/** Begins to change a trip for a caller. @returns the cookies of the browser */
async function begin(number: string, staff = service): Promise<string> {
  const answer = await post(`/_office/booking/${number}/caller`, staff);
  expect(answer.statusCode).toBe(303);
  const mark = answer.cookies.find(({ name }) => name.endsWith('caller'));
  return `${staff}; ${mark?.name}=${mark?.value}`;
}

const names = (first: string): readonly (readonly [string, string])[] =>
  trip.travellers.flatMap(({ firstName, lastName }, at) => [
    ['firstName', at === 0 ? first : firstName] as const,
    ['lastName', lastName] as const,
  ]);

const draftOf = (location: unknown): string =>
  new URL(String(location), 'http://shop.test').searchParams.get('draft') ?? '';

const rename = (checkoutId: string, cookie: string, first: string) =>
  post(`/de-de/ajax/trip/${checkoutId}/quote-change`, cookie, names(first));
const rebook = (checkoutId: string, cookie: string) =>
  post(`/de-de/ajax/trip/${checkoutId}/quote-rebooking`, cookie, { offer: 'an-offer' });
const place = (checkoutId: string, cookie: string, form: Form) =>
  post(`/de-de/ajax/trip/${checkoutId}/place-change`, cookie, form);

async function listAudit(subject: string): Promise<readonly string[]> {
  const { rows } = await database.pool.query<{ action: string }>(
    'select action from staff_audit where subject = $1 order by id',
    [subject],
  );
  return rows.map(({ action }) => action);
}

const [lead] = trip.travellers;
/** A name with as many letters more as the tariff allows to correct. */
const corrected = `${lead?.firstName}aa`;

test('staff correct a name for a caller, free of charge and at once; order and audit log name them', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const { headers, statusCode } = await rename(checkoutId, cookie, corrected);
  expect(statusCode).toBe(303);
  const placed = await place(checkoutId, cookie, { draft: draftOf(headers.location) });
  expect(placed.headers.location).toContain('change=');
  expect(bookings.orders.at(-1)).toMatchObject({
    kind: 'change',
    change: 'name',
    tripCheckoutId: checkoutId,
    changedBy: 'service',
    payment: { method: 'None' },
  });
  expect(bookings.orders.at(-1)).not.toHaveProperty('after.price.askedByLink');
  expect(await listAudit(number)).toEqual(['change for caller begun', 'changed for caller']);
});

test('a change that is sent again is one entry of the audit log', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const { headers } = await rename(checkoutId, cookie, corrected);
  const draft = draftOf(headers.location);
  const both = await Promise.all([
    place(checkoutId, cookie, { draft }),
    place(checkoutId, cookie, { draft }),
  ]);
  const again = await place(checkoutId, cookie, { draft });
  for (const { headers: leads } of [...both, again]) expect(leads.location).toContain('change=');
  expect(await listAudit(number)).toEqual(['change for caller begun', 'changed for caller']);
});

test.each([
  ['one letter more than the tariff allows', `${corrected}a`],
  ['another person’s name', 'Ottokar'],
])('%s is ordered for no caller', async (_what, first) => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const before = bookings.orders.length;
  const { headers } = await rename(checkoutId, cookie, first);
  await place(checkoutId, cookie, { draft: draftOf(headers.location) });
  expect(bookings.orders).toHaveLength(before);
});

test('staff rebook for a caller; the difference is asked for by link at the amount that was shown', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const { headers } = await rebook(checkoutId, cookie);
  const draft = draftOf(headers.location);
  const before = bookings.orders.length;
  const other = await place(checkoutId, cookie, { draft, link: '1' });
  expect(other.headers.location).toContain('changed=');
  expect(bookings.orders).toHaveLength(before);
  const judged = await judge(
    buildBookedTrip({ order: trip }),
    { kind: 'offer', offer: 'an-offer' },
    buildVisit(),
  );
  if (judged.kind !== 'quoted') throw new Error(judged.kind);
  const { charge } = judged.quote;
  expect(charge).toBeGreaterThan(surcharge / 2);
  const answer = await place(checkoutId, cookie, { draft, link: String(charge) });
  expect(answer.headers.location).toContain('change=');
  expect(bookings.orders.at(-1)).toMatchObject({
    change: 'dates',
    changedBy: 'service',
    price: { base: 0 },
    after: { price: { askedByLink: charge } },
    payment: { method: 'None' },
  });
});

test('[checkout X-092] the session opens no other trip, and the browser of nobody else this one', async () => {
  const [own, other] = [await book(), await book()];
  const cookie = await begin(own.number);
  expect((await rename(other.checkoutId, cookie, corrected)).statusCode).toBe(404);
  expect((await rename(own.checkoutId, service, corrected)).statusCode).toBe(404);
  const [, mark = ''] = cookie.split('; ');
  expect((await rename(own.checkoutId, mark, corrected)).statusCode).toBe(404);
  expect((await rename(own.checkoutId, `${await signIn('service')}; ${mark}`, corrected)).statusCode).toBe(
    404,
  );
});

test('[checkout X-092] a session that books for a caller changes no trip', async () => {
  const { checkoutId } = await book();
  const begun = await post('/_office/caller', service, { action: 'begin' });
  const mark = begun.cookies.find(({ name }) => name.endsWith('caller'));
  const cookie = `${service}; ${mark?.name}=${mark?.value}`;
  expect((await rename(checkoutId, cookie, corrected)).statusCode).toBe(404);
});

test.each([
  ['ajax/trip', 'cancel', { fee: '1', refund: '2' }],
  ['ajax/trip', 'export-data', {}],
  ['ajax/trip', 'erase-data', {}],
  ['ajax/trip', 'quote-extras', {}],
  ['ajax/trip', 'quote-rebooking', { offer: 'an-offer', notice: 'n'.repeat(22) }],
] as const)('[checkout X-092] in the session /%s/…/%s is refused', async (folder, call, form) => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const answer = await post(`/de-de/${folder}/${checkoutId}/${call}`, cookie, {
    ...form,
    return: `/de-de/my-trips/${checkoutId}`,
  });
  expect(answer.statusCode).toBe(404);
});

test('[checkout X-092] in the session the pages of extras and of the cancellation do not open', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  for (const page of ['change/extras', 'cancel']) {
    const { statusCode, headers } = await read(`/de-de/my-trips/${checkoutId}/${page}`, cookie);
    expect([page, statusCode, headers.location]).toEqual([page, 302, '/de-de/my-trips?find=closed']);
  }
});

test('the summary says until when the link is to be paid, and takes no payment', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const { headers } = await rebook(checkoutId, cookie);
  const { statusCode, body } = await read(String(headers.location), cookie);
  expect(statusCode).toBe(200);
  expect(body).toContain('Per Link zu zahlen');
  expect(body).toContain('fällig bis');
  expect(body).toContain('"linkDueOn":"2026-12-05"');
  expect(body).toMatch(/name="link" value="[1-9]\d*"/);
  expect(body).not.toContain('type="radio"');
});

test('[checkout X-092] in the session a change is not paid with a card or an account', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const draft = encodeURIComponent(drafts.seal(checkoutId, { kind: 'offer', offer: 'an-offer' }));
  const account = { holderName: 'Mira Muster', iban: 'DE02120300000000202051' };
  const bodies = {
    pay: { data: { amount: 1, selectedPayment: 'BankAccount', payment: account } },
    'get-payment': {},
    finalize: { data: { threeDsResult: 'Cancelled' } },
  };
  for (const [call, payload] of Object.entries(bodies)) {
    const answer = await shop.app.inject({
      method: 'POST',
      url: `/de-de/ajax/trip-change/${checkoutId}/${call}?draft=${draft}`,
      headers: { ...fromThisSite, host: 'shop.test', cookie },
      payload,
    });
    expect([call, answer.statusCode]).toEqual([call, 404]);
  }
});

test('the session ends by a press and by itself', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const page = () => read(`/de-de/my-trips/${checkoutId}/change`, cookie);
  const shown = await page();
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('/_office/caller');
  expect(shown.body).not.toContain('change/extras');
  expect(shown.headers['cache-control']).toBe('private, no-store');
  const ended = await post('/_office/caller', cookie, { action: 'end' });
  expect(ended.headers['set-cookie']).toContainEqual(expect.stringMatching(/caller=;/));
  try {
    for (const part of [0.3, 0.3, 0.3]) {
      clock.advance(callerPolicy.sessionMs * part);
      expect((await page()).statusCode).toBe(200);
    }
    clock.advance(callerPolicy.sessionMs * 0.1);
    expect((await page()).statusCode).toBe(302);
    expect((await rename(checkoutId, cookie, corrected)).statusCode).toBe(404);
  } finally {
    clock.set('2026-11-28T12:00:00Z');
  }
});

test('a trip that is cancelled is changed for nobody, also in a session that was begun before', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  const { headers } = await rename(checkoutId, cookie, corrected);
  await database.pool.query("update booking set state = 'cancelled' where checkout_id = $1", [checkoutId]);
  const before = bookings.orders.length;
  await place(checkoutId, cookie, { draft: draftOf(headers.location) });
  expect(bookings.orders).toHaveLength(before);
  const again = await post(`/_office/booking/${number}/caller`, service);
  expect(again.headers.location).toContain('outcome=not-possible');
  expect(again.cookies.filter(({ name }) => name.endsWith('caller'))).toEqual([]);
});

test('who is no service staff, or of another brand, begins no session; nor does anybody on another brand’s site', async () => {
  const own = await book();
  const beginAs = (cookie: string, number = own.number) => post(`/_office/booking/${number}/caller`, cookie);
  expect((await beginAs(await signIn('editor'))).statusCode).toBe(403);
  expect((await beginAs(await signIn('service', ['tagwind']))).statusCode).toBe(404);
  expect((await beginAs('')).headers.location).toContain('sign-in');
  const foreign = await book('booked', 'tagwind');
  const elsewhere = await beginAs(service, foreign.number);
  expect(elsewhere.headers.location).toContain('outcome=not-possible');
  for (const { number } of [own, foreign]) expect(await listAudit(number)).toEqual([]);
});

test('a booking’s page offers the change of a booked trip, for another brand’s by a link to its site', async () => {
  const show = async ({ number }: { readonly number: string }) =>
    (await read(`/_office/booking/${number}`, service)).body;
  const own = await book();
  const form = `action="/_office/booking/${own.number}/caller"`;
  expect(await show(own)).toContain(form);
  const foreign = await book('booked', 'tagwind');
  const other = await show(foreign);
  expect(other).not.toContain('/caller"');
  expect(other).toContain(`href="${trip.origin}/_office/booking/${foreign.number}"`);
  const cancelled = await show(await book('cancelled'));
  expect(cancelled).not.toContain('/caller"');
});

test('an account that is no service staff any more loses the session', async () => {
  const { checkoutId, number } = await book();
  const cookie = await begin(number);
  await database.pool.query("update staff set role = 'editor'");
  expect((await rename(checkoutId, cookie, corrected)).statusCode).toBe(404);
});
