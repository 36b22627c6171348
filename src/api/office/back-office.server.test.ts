import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { type OfficeApp, openOfficeApp } from '../../../tests/factories/office/office-app.ts';
import { createOfficeDeps, signInStaff } from '../../../tests/factories/office-deps.ts';
import type { StaffRole } from '../../domain/staff/staff.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createBookingStore } from '../../features/booking/store/booking-store.server.ts';
import type { OfficeDeps } from './serving/office-deps.server.ts';

let database: TestDatabase;
let office: OfficeDeps;
let served: OfficeApp;
const clock = settableClock('2026-11-21T12:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  office = createOfficeDeps(database.db, clock);
  served = await openOfficeApp(office, { scripts: ['/assets/passkeys.js'] });
});
beforeEach(() => clock.advance(60_000));
afterAll(async () => {
  await served.app.close();
  await database.drop();
});

const read = (url: string, session = '') => served.read(url, session);
const post = (url: string, form: Record<string, string>, session = '') => served.post(url, form, session);

/** Searches as the form does, and follows to the results. */
async function search(text: string, session: string) {
  const { headers } = await post('/_office/search', { in: 'bookings', text, state: '' }, session);
  return read(String(headers.location), session);
}

const signIn = (role: StaffRole) =>
  signInStaff(office.staff, clock, role, `${role}-${clock.now().getTime()}@service.example`);

/** Creates a booking that needs manual review and returns its number. */
async function placeBooking(state: string): Promise<string> {
  const order = buildOrder({ checkoutId: `checkout-${clock.now().getTime()}-${state}` });
  const booking = await createBookingStore(database.db).begin(order, clock.now(), {
    holder: 'test',
    leaseMs: 0,
  });
  if (booking === null) throw new Error('The checkout is new');
  await database.pool.query(
    `update booking set state = $2, payment_state = 'captured', hold_state = 'confirmed', next_at = null,
       reason = case when $2 = 'manual-review' then 'provider-silent' end,
       resume_state = case when $2 = 'manual-review' then 'writing' end where id = $1`,
    [booking.id, state],
  );
  return booking.bookingNumber;
}

const kindsOf = async (table: 'booking_event' | 'staff_audit', column: string) =>
  (await database.pool.query(`select ${column} as word from ${table} order by id desc limit 3`)).rows.map(
    ({ word }) => word,
  );

test('bookings are visible after signing in only', async () => {
  const number = await placeBooking('booked');
  for (const url of [
    '/_office',
    `/_office/booking/${number}`,
    `/_office/booking/${number}/cancellation`,
    `/_office/booking/${number}/document/invoice`,
  ]) {
    const answer = await read(url, 'staff=made-up');
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(`/_office/sign-in?to=${encodeURIComponent(url)}`);
    expect(answer.body).toBe('');
  }
  const decision = { decision: 'cancel', note: 'please', fee: '0', refund: '199200' };
  expect((await post(`/_office/booking/${number}/decision`, decision)).statusCode).toBe(303);
});

test('editors do not see bookings', async () => {
  expect((await read('/_office', await signIn('editor'))).statusCode).toBe(403);
});

test('a wrong password is refused without naming the wrong part', async () => {
  const answer = await post('/_office/enter', { email: 'a@b.example', password: 'x', code: '123456' });
  expect(answer.statusCode).toBe(401);
  expect(answer.body).toContain('role="alert"');
  expect(answer.cookies).toEqual([]);
});

test('a session cookie is hidden from scripts and other sites, and ends with signing out', async () => {
  const session = await signIn('service');
  expect((await read('/_office', session)).statusCode).toBe(200);
  const answer = await post('/_office/sign-out', {}, session);
  expect(answer.statusCode).toBe(303);
  expect((await read('/_office', session)).statusCode).toBe(303);
});

test('staff find a booking by number, e-mail or last name, and see what happened to it', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  for (const text of [number, 'ana@traveller', 'núñ']) {
    expect((await search(text, session)).body).toContain(number);
  }
  expect((await search('nobody', session)).body).toContain('No booking found');
  expect((await search(number, session)).body).toMatch(/Hotel Cala Blava<br\/?><small>Sat 1 May 2027/);
  const shown = await read(`/_office/booking/${number}`, session);
  expect(shown.body).toContain('Hotel Cala Blava');
  expect(shown.body).toContain('Order placed');
  expect(shown.body).toMatch(new RegExp(`<title>${number} `));
  expect(await kindsOf('staff_audit', 'action')).toContain('looked');
});

test('what is searched for stands in no address, and in the audit log only the bookings that it showed', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const { statusCode, headers } = await post(
    '/_office/search',
    { in: 'bookings', text: 'Núñez', state: 'booked' },
    session,
  );
  expect(statusCode).toBe(303);
  const address = String(headers.location);
  expect(decodeURIComponent(address)).not.toMatch(/Núñez/i);
  const page = await read(address, session);
  expect(page.body).toContain('value="Núñez"');
  expect(page.body).toContain(number);
  expect(page.body).toMatch(/<form class="search" (?=[^>]*method="post")[^>]*action="\/_office\/search"/);
  await search(number.toLowerCase(), session);
  await search('nobody', session);
  const { rows } = await database.pool.query(
    `select subject, facts from staff_audit where action = 'searched' order by id desc limit 3`,
  );
  expect(rows).toEqual([
    { subject: '', facts: { bookings: '' } },
    { subject: '', facts: { bookings: number } },
    { subject: '', facts: { bookings: expect.stringContaining(number) } },
  ]);
});

test('filters and order keep each other, and a page past the last is the last', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const filters = { brand: 'abendmeer', departureFrom: '2027-05-01', placedTo: '', sort: '-total' };
  const { headers } = await post(
    '/_office/search',
    { in: 'bookings', text: number, state: '', ...filters },
    session,
  );
  const address = new URL(String(headers.location), 'http://localhost');
  expect(Object.fromEntries(address.searchParams)).toEqual({
    brand: 'abendmeer',
    departureFrom: '2027-05-01',
    sort: '-total',
    search: expect.any(String),
  });
  const { body } = await read(`${address.pathname}${address.search}&page=7`, session);
  expect(body).toContain(number);
  expect(body).toContain('<input type="hidden" name="sort" value="-total"/>');
  const [, total = '', placed = ''] =
    /aria-sort="descending"><a href="([^"]+)">Total.*?<a href="([^"]+)">Ordered/s.exec(body) ?? [];
  const search = address.searchParams.get('search') ?? '';
  for (const [link, sort] of [
    [total, 'total'],
    [placed, '-placed'],
  ] as const) {
    const next = new URL(link.replaceAll('&amp;', '&'), 'http://localhost').searchParams;
    expect(Object.fromEntries(next)).toEqual({
      brand: 'abendmeer',
      departureFrom: '2027-05-01',
      search,
      sort,
    });
  }
});

test.each(['departureFrom=2027-02-30', 'page=0', 'page=1.5', 'placedTo=tomorrow', 'decide=2'])(
  'an address of the list with %s is refused',
  async (query) => {
    expect((await read(`/_office?${query}`, await signIn('service'))).statusCode).toBe(400);
  },
);

test('the address of a search shows it to the member who searched alone', async () => {
  const { headers } = await post(
    '/_office/search',
    { in: 'bookings', text: 'nobody' },
    await signIn('service'),
  );
  clock.advance(60_000);
  const page = await read(String(headers.location), await signIn('service'));
  expect(page.statusCode).toBe(200);
  expect(page.body).not.toContain('nobody');
});

test('a booking’s file says who travels, what was bought with the trip, where the invoice goes and which site sold it', async () => {
  const session = await signIn('service');
  const { body } = await read(`/_office/booking/${await placeBooking('booked')}`, session);
  const words = body.replace(/<[^>]+>/g, '\n').replaceAll('&#x27;', "'");
  expect(words).toContain('Ana Núñez, born 29 February 1988');
  expect(words).toMatch(/20 kg · [^:]+: 64\.00\s€/);
  expect(words).toContain('Germany');
  expect(words).toContain('/de-de');
});

test('a booking that the provider has reported something about comes first, until staff have looked at it', async () => {
  const session = await signIn('service');
  const number = await placeBooking('failed');
  clock.advance(60_000);
  const newer = await placeBooking('booked');
  await database.pool.query(`update booking set attention = '{refund-failed}' where booking_number = $1`, [
    number,
  ]);
  const list = async () => (await read('/_office', session)).body;
  expect((await list()).indexOf(number)).toBeLessThan((await list()).indexOf(newer));
  expect(await list()).toContain('Refund came back');
  const address = `/_office/booking/${number}/decision`;
  const answer = await post(address, { decision: 'seen', note: 'paid out by transfer' }, session);
  expect(answer.headers.location).toContain('outcome=done');
  expect(await list()).not.toContain('Refund came back');
  expect(await kindsOf('booking_event', 'kind')).toContain('staff-seen');
});

test('the return key submits no decision', async () => {
  const session = await signIn('service');
  const { body } = await read(`/_office/booking/${await placeBooking('manual-review')}`, session);
  const [form = ''] = /<form class="decide".*?<\/form>/s.exec(body) ?? [];
  expect(form).toContain('<textarea id="note"');
  expect(form).not.toContain('<input');
});

test('a decision needs a reason, is recorded with a name, and is made once', async () => {
  const session = await signIn('service');
  const number = await placeBooking('manual-review');
  const address = `/_office/booking/${number}/decision`;
  const refused = await post(address, { decision: 'retry', note: 'ab ' }, session);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toMatch(/<textarea [^>]*aria-invalid="true" aria-describedby="note-error">ab</);
  expect(refused.body).toContain('Please give a reason of at least 3 characters.');
  expect(
    (await post(address, { decision: 'retry', note: 'asked by phone' }, session)).headers.location,
  ).toContain('outcome=done');
  expect((await post(address, { decision: 'retry', note: 'aga' }, session)).headers.location).toContain(
    'not-possible',
  );
  expect(await kindsOf('booking_event', 'kind')).toContain('staff-retry');
  expect(await kindsOf('staff_audit', 'action')).toContain('decided');
  expect(await kindsOf('staff_audit', `facts ->> 'outcome'`)).toEqual(['not-possible', 'done', null]);
});

/** Reads the second step of a cancellation: its words, and the amounts that its form sends. */
async function readCancellation(number: string, session: string) {
  const { body } = await read(`/_office/booking/${number}/cancellation`, session);
  const hidden = Object.fromEntries(
    [...body.matchAll(/<input type="hidden" name="(\w+)" value="(\d+)"/g)].map(
      ([, name = '', value = '']) => [name, value],
    ),
  );
  const words = body.replace(/<style.*?<\/style>/s, '').replace(/<[^>]+>/g, '\n');
  return { body, words, hidden };
}

test('a trip is cancelled in a second step that shows fee, refund and means', async () => {
  const session = await signIn('admin');
  const number = await placeBooking('booked');
  const file = await read(`/_office/booking/${number}`, session);
  expect(file.body).toContain(`href="/_office/booking/${number}/cancellation"`);
  expect(file.body).not.toMatch(/value="cancel(ling)?"/);
  const { words, hidden } = await readCancellation(number, session);
  expect(words).toMatch(/Cancellation fee\s+0\.00\s€\s+Refund\s+1\s992\.00\s€/);
  expect(words).toContain('the way it was paid: Credit Card');
  expect(words).toMatch(/Cancel and refund 1\s992\.00\s€/);
  const answer = await post(
    `/_office/booking/${number}/decision`,
    { decision: 'cancel', note: 'ill', ...hidden },
    session,
  );
  expect(answer.headers.location).toContain('outcome=done');
  expect(await kindsOf('booking_event', 'kind')).toContain('staff-cancel');
});

test.each([
  ['free', 0, 'nothing was paid', 'Cancel (nothing was paid)'],
  ['charged-back', 199_200, 'taken the payment back', 'Cancel without a refund'],
  ['captured', 199_200, 'taken the payment back', 'Cancel without a refund'],
])(
  'of a payment that is %s, with %i charged back, no refund is promised',
  async (state, back, where, button) => {
    const session = await signIn('service');
    const number = await placeBooking('booked');
    await database.pool.query(
      `update booking set payment_state = $2, charged_back = $3, "order" = case $2 when 'free'
         then jsonb_set("order", '{price,memberDiscount}', '99999999') else "order" end where booking_number = $1`,
      [number, state, back],
    );
    const { words } = await readCancellation(number, session);
    expect(words).toMatch(/Refund\s+0\.00\s€/);
    expect(words).toContain(where);
    expect(words).toContain(button);
    expect(words).not.toContain('Cancel and refund');
  },
);

test('a trip whose fee is not the one that was shown is not cancelled', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const address = `/_office/booking/${number}/decision`;
  const cancel = { decision: 'cancel', note: 'ill' };
  expect((await post(address, cancel, session)).statusCode).toBe(400);
  const { hidden } = await readCancellation(number, session);
  const cheaper = await post(address, { ...cancel, ...hidden, fee: '1' }, session);
  expect(cheaper.headers.location).toBe(`/_office/booking/${number}/cancellation?outcome=fee-changed`);
  expect((await read(String(cheaper.headers.location), session)).body).toContain(
    'Nothing has been cancelled',
  );
  expect((await read(`/_office/booking/${number}`, session)).body).toContain('data-state="booked"');
});

test('a cancellation without a reason is shown again with its error in the language of the page', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const { hidden } = await readCancellation(number, session);
  const refused = await post(
    `/_office/booking/${number}/decision`,
    { decision: 'cancel', note: 'no', ...hidden },
    session,
  );
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('Please give a reason of at least 3 characters.');
  expect(refused.body).toMatch(/<form class="decide" (?=[^>]*novalidate)/i);
  expect(refused.body).toMatch(/Cancel and refund 1\s992\.00\s€/);
});

test('the second step cancels a booking in manual review, too, and one that is not sold has none', async () => {
  const session = await signIn('service');
  const number = await placeBooking('manual-review');
  await database.pool.query(`update booking set reason = 'documents-fail' where booking_number = $1`, [
    number,
  ]);
  expect((await read(`/_office/booking/${number}`, session)).body).not.toContain('value="cancelling"');
  const { body, hidden } = await readCancellation(number, session);
  expect(body).toMatch(/<button (?=[^>]*name="decision")[^>]*value="cancelling"/);
  const answer = await post(
    `/_office/booking/${number}/decision`,
    { decision: 'cancelling', note: 'ill', ...hidden },
    session,
  );
  expect(answer.headers.location).toContain('outcome=done');
  const failed = await readCancellation(await placeBooking('failed'), session);
  expect(failed.body).not.toContain('name="fee"');
});

test('a cancellation with a full fee refunds nothing and is still shown', async () => {
  const session = await signIn('service');
  const number = await placeBooking('cancelled');
  await database.pool.query(
    `insert into ledger_transaction (id, booking_id, company_id, kind, document, currency, at)
     select id || '-1-cancellation', id, company_id, 'cancellation', 'SX4T7PQRSTU', 'EUR', now() from booking where booking_number = $1`,
    [number],
  );
  const shown = await read(`/_office/booking/${number}`, session);
  expect(shown.statusCode).toBe(200);
  expect(shown.body).toContain('<code>SX4T7PQRSTU</code>');
});

test('the ledger of a month is loaded for every company or for one, and the audit log says which', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  await database.pool.query(
    `with moved as (insert into ledger_transaction (id, booking_id, company_id, kind, document, currency, at)
       select id || '-1-sale', id, company_id, 'sale', 'S-1', 'EUR', '2026-03-15' from booking
       where booking_number = $1 returning id)
     insert into ledger_entry select id, account, amount, amount, 'EUR', 1 from moved,
       (values ('shopper', 100), ('supplier', -100)) as entry (account, amount)`,
    [number],
  );
  const load = (query: string) => read(`/_office/ledger/export?month=${query}`, session);
  const all = await load('2026-03');
  expect(all.headers['content-disposition']).toBe('attachment; filename="ledger-2026-03.csv"');
  expect(all.body.split(number)).toHaveLength(3);
  const one = await load('2026-03&company=default');
  expect(one.headers['content-disposition']).toBe('attachment; filename="ledger-default-2026-03.csv"');
  expect(one.body).toBe(all.body);
  expect((await load('2026-03&company=tagwind')).body).not.toContain(number);
  expect(await kindsOf('staff_audit', 'subject')).toContain('ledger-default-2026-03');
  for (const refused of ['2026-13', '2026-03&company=', '2026-03&company=a%22b'])
    expect((await load(refused)).statusCode).toBe(400);
});

test('the page of a booking lists its events, payments and mails in words', async () => {
  const session = await signIn('service');
  const number = await placeBooking('manual-review');
  await database.pool.query(
    `with b as (select id, company_id from booking where booking_number = $1),
       step as (insert into booking_step (booking_id, name, input, outcome, at)
         select id, 'proceed-2', '', '{"outcome":"refused","reason":"challenge-refused"}', now() from b),
       event as (insert into booking_event (booking_id, at, kind, facts)
         select id, now(), 'manual-review', '{"reason":"provider-silent","in":"writing"}' from b),
       mail as (insert into booking_mail (booking_id, kind, state, tries) select id, 'soft-booked', 'taken', 2 from b)
     insert into ledger_transaction (id, booking_id, company_id, kind, document, currency, at)
     select id || '-1-refund', id, company_id, 'refund', 'RF4T7PQRSTU', 'EUR', now() from b`,
    [number],
  );
  const { body } = await read(`/_office/booking/${number}`, session);
  const words = body.replace(/<style.*?<\/style>/s, '').replace(/<[^>]+>/g, '');
  expect(words).toContain('Credit Card, collected');
  expect(words).toContain('Needs a decision · The payment provider does not answer · Issuing the documents');
  expect(words).toMatch(/Refund, .+ RF4T7PQRSTU/);
  expect(words).toContain('Continue the payment · refused challenge-refused');
  expect(words).toContain('Booking being checked · sent · 2 attempts');
});

test('a decision that the state does not allow is not made', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const answer = await post(
    `/_office/booking/${number}/decision`,
    { decision: 'refunding', note: 'no reason' },
    session,
  );
  expect(answer.headers.location).toContain('not-possible');
});

test('[checkout X-092] staff send the link to a booking again without a reason, and the audit log says who', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  await database.pool.query('update booking set booked_at = now() where booking_number = $1', [number]);
  expect((await read(`/_office/booking/${number}`, session)).body).toContain('Send link again');
  const answer = await post(`/_office/booking/${number}/decision`, { decision: 'link' }, session);
  expect(answer.headers.location).toContain('done');
  const { rows } = await database.pool.query(
    `select m.kind, m.state, e.facts ->> 'by' as by from booking b
     join booking_mail m on m.booking_id = b.id join booking_event e on e.booking_id = b.id and e.kind = 'staff-link'
     where booking_number = $1`,
    [number],
  );
  expect(rows).toEqual([{ kind: 'link', state: 'due', by: expect.any(String) }]);
  const { body } = await read(`/_office/booking/${number}`, session);
  expect(body).toContain('Link sent again');
  const without = await post(`/_office/booking/${number}/decision`, { decision: 'cancel' }, session);
  expect(without.statusCode).toBe(400);
});

test('a booking or document that does not exist is not found', async () => {
  const session = await signIn('service');
  expect((await read('/_office/booking/AAAA-AAAA', session)).statusCode).toBe(404);
  const number = await placeBooking('booked');
  expect((await read(`/_office/booking/${number}/document/invoice`, session)).statusCode).toBe(404);
});

test('a payment is asked for by link and withdrawn, with amount and day, and only while something is owed', async () => {
  const number = await placeBooking('booked');
  const session = await signIn('service');
  const address = `/_office/booking/${number}/decision`;
  const asked = { decision: 'request-payment', amount: '200,00', dueOn: '2026-11-30', note: 'Please pay' };
  expect(await post(address, asked, session)).toMatchObject({ statusCode: 400 });
  await database.pool.query(
    `update booking set "order" = "order" || '{"instalments": {"deposit": 100000, "balance": 99200, "dueOn": "2027-04-03"}}'
     where booking_number = $1`,
    [number],
  );
  const open = (await read(`/_office/booking/${number}`, session)).body;
  expect(open).toContain('Still owed');
  expect(open).toContain('value="992.00"');
  expect((await post(address, { ...asked, note: 'a' }, session)).statusCode).toBe(400);
  for (const wrong of [{ amount: 'much' }, { amount: '992,01' }, { dueOn: '2026-11-20' }, { dueOn: 'soon' }])
    expect(await post(address, { ...asked, ...wrong }, session)).toMatchObject({ statusCode: 400 });
  expect((await post(address, asked, session)).headers.location).toContain('outcome=done');
  const requested = (await read(`/_office/booking/${number}`, session)).body;
  for (const words of ['200.00', 'Open', 'Payment requested', 'Withdraw request'])
    expect(requested).toContain(words);
  expect((await post(address, { decision: 'withdraw-payment' }, session)).headers.location).toContain(
    'outcome=done',
  );
  expect((await read(`/_office/booking/${number}`, session)).body).toContain('Withdrawn');
});

test('a goodwill, a note and a request for payment that are refused are shown again with what was typed', async () => {
  const number = await placeBooking('booked');
  const session = await signIn('service');
  const address = `/_office/booking/${number}/decision`;
  await database.pool.query(
    `update booking set "order" = "order" || '{"instalments": {"deposit": 100000, "balance": 99200, "dueOn": "2027-04-03"}}'
     where booking_number = $1`,
    [number],
  );
  const refused = [
    [{ decision: 'goodwill', amount: 'abc', note: 'The pool was closed' }, ['abc', 'The pool was closed']],
    [
      { decision: 'goodwill', amount: '999999', note: 'The pool was closed' },
      ['999999', 'The pool was closed'],
    ],
    [{ decision: 'goodwill', amount: '12,50', note: 'a' }, ['12,50']],
    [{ decision: 'note', note: 'b' }, ['>b</textarea>']],
    [
      { decision: 'request-payment', amount: '99999', dueOn: '2026-11-30', note: 'Please pay' },
      ['99999', '2026-11-30', 'Please pay'],
    ],
  ] as const;
  for (const [body, typed] of refused) {
    const answer = await post(address, body, session);
    expect(answer.statusCode).toBe(400);
    for (const words of typed) expect(answer.body).toContain(words);
  }
  const { rows } = await database.pool.query('select count(*)::int as n from due_refund');
  expect(rows[0]?.n).toBe(0);
});

test('staff send the documents of a booked trip again, with their name in its timeline, and of no other', async () => {
  const number = await placeBooking('booked');
  const session = await signIn('service');
  const address = `/_office/booking/${number}/decision`;
  const find = async () =>
    (
      await database.pool.query(
        `select m.state, m.copy, (select facts ->> 'by' from booking_event e where e.booking_id = b.id and e.kind = 'staff-documents') as by
         from booking b left join booking_mail m on m.booking_id = b.id and m.kind = 'confirmation' where b.booking_number = $1`,
        [number],
      )
    ).rows[0];
  await database.pool.query(
    `insert into booking_mail (booking_id, kind, state) select id, 'confirmation', 'taken' from booking where booking_number = $1
     on conflict (booking_id, kind) do update set state = 'taken'`,
    [number],
  );
  const notYet = await post(address, { decision: 'documents' }, session);
  expect(notYet.headers.location).toContain('outcome=not-possible');
  await database.pool.query('update booking set booked_at = now() where booking_number = $1', [number]);
  const answer = await post(address, { decision: 'documents' }, session);
  expect(answer.headers.location).toContain('outcome=done');
  expect(await find()).toMatchObject({ state: 'due', copy: 2, by: expect.any(String) });
  await database.pool.query(
    `update booking set state = 'cancelled', supplier_fee = 0 where booking_number = $1`,
    [number],
  );
  expect((await post(address, { decision: 'documents' }, session)).headers.location).toContain(
    'outcome=not-possible',
  );
  const editor = await signIn('editor');
  expect((await post(address, { decision: 'documents' }, editor)).statusCode).toBe(403);
});

test('service staff publish a review or refuse it with a reason, the audit log says who, and no other role reads it', async () => {
  const number = await placeBooking('booked');
  const session = await signIn('service');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into guest_review (booking_id, brand, hotel_id, stayed_until, language, state, content, changed_at)
     select id, 'abendmeer', 7, '2026-11-20', 'en', 'new',
       '{"rating": 2, "scores": {"food": 1}, "party": "couple", "title": "<b>Cold</b> soup", "text": "Every day.", "name": "Ada L."}', now()
     from booking where booking_number = $1 returning id`,
    [number],
  );
  const id = rows[0]?.id ?? '';
  const address = `/_office/reviews/${id}`;
  const list = (await read('/_office/reviews', session)).body;
  for (const words of [
    '&lt;b&gt;Cold&lt;/b&gt; soup',
    'Every day.',
    'Overall 2 of 6 · Food 1 · as a couple',
    number,
  ])
    expect(list).toContain(words);
  const readAt = (body: string) => /name="read" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const listedAt = readAt(list);
  const short = await post(address, { decision: 'refuse', reason: 'no', read: listedAt }, session);
  expect(short.statusCode).toBe(400);
  expect(short.body).toContain('>no</textarea>');
  const publish = { decision: 'publish', read: listedAt };
  expect((await post(address, publish, session)).headers.location).toContain('outcome=done');
  expect((await post(address, publish, session)).headers.location).toContain('outcome=moved');
  const published = (await read('/_office/reviews?list=published', session)).body;
  expect(published).toContain('Every day.');
  const refuse = { decision: 'refuse', reason: 'It names a waiter', read: readAt(published) };
  const taken = await post(address, refuse, session);
  expect(taken.headers.location).toContain('outcome=done');
  expect((await kindsOf('staff_audit', 'action')).slice(0, 2)).toEqual([
    'review refused',
    'review published',
  ]);
  for (const role of ['editor', 'publisher'] as const) {
    const other = await signIn(role);
    expect((await read('/_office/reviews', other)).statusCode).toBe(403);
    expect((await post(address, publish, other)).statusCode).toBe(403);
  }
});

test('a review is published without a picture only with a reason, and the choice can be changed later', async () => {
  const session = await signIn('service');
  const number = await placeBooking('booked');
  const { rows } = await database.pool.query<{ id: string }>(
    `insert into guest_review (booking_id, brand, hotel_id, stayed_until, language, state, content, changed_at)
     select id, 'abendmeer', 7, '2026-11-20', 'en', 'new',
       '{"rating": 5, "scores": {}, "party": "couple", "title": "Fine", "text": "By the sea.", "name": "Ada L."}', now()
     from booking where booking_number = $1 returning id`,
    [number],
  );
  const id = rows[0]?.id ?? '';
  const picture = 'k3v9x0q2m7b4a8ca8c776554';
  await database.pool.query(
    `insert into guest_review_picture (id, review_id, picture, width, height, added_at) values ($1, $2, '\\x00', 4, 3, now())`,
    [picture, id],
  );
  const address = `/_office/reviews/${id}`;
  const readAt = (body: string) => /name="read" value="([^"]+)"/.exec(body)?.[1] ?? '';
  const list = (await read('/_office/reviews', session)).body;
  expect(list).toContain(`/${picture}.webp`.replace(picture, `upload.${picture}`));
  const choice = { decision: 'publish', pictures: 'chosen', leave: picture, read: readAt(list) };
  const short = await post(address, { ...choice, pictureReason: 'no' }, session);
  expect(short.statusCode).toBe(400);
  expect(short.body).toContain('>no</textarea>');
  const taken = await post(address, { ...choice, pictureReason: 'It shows another guest' }, session);
  expect(taken.headers.location).toContain('outcome=done');
  const published = (await read('/_office/reviews?list=published', session)).body;
  expect(published).toContain('1 picture not shown: It shows another guest');
  expect(published).not.toContain(`upload.${picture}`);
  expect(published).toMatch(
    new RegExp(
      `<img[^>]* src="${address}/picture/${picture}"[^>]*>(?:(?!</label>).)*Picture 1 \\(not shown\\)</label>`,
    ),
  );
  const shown = await read(`${address}/picture/${picture}`, session);
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp']);
  const editor = await signIn('editor');
  expect((await read(`${address}/picture/${picture}`, editor)).statusCode).toBe(403);
  const file = (await read('/_office/reviews?list=published&format=csv', session)).body;
  expect(file).toContain('pictures left out');
  const again = { decision: 'publish', pictures: 'chosen', read: readAt(published) };
  expect((await post(address, again, session)).headers.location).toContain('outcome=done');
  const shownAgain = (await read('/_office/reviews?list=published', session)).body;
  expect(shownAgain).toContain(`upload.${picture}`);
  const log = await database.pool.query(
    `select facts from staff_audit where action = 'review published' and subject = $1 order by id`,
    [number],
  );
  expect(log.rows.map(({ facts }) => facts)).toEqual([
    { picturesLeftOut: 1, pictureReason: 'It shows another guest' },
    { picturesLeftOut: 0 },
  ]);
  const refuse = { decision: 'refuse', reason: 'It names a waiter', read: readAt(shownAgain) };
  expect((await post(address, refuse, session)).headers.location).toContain('outcome=done');
  const refused = (await read('/_office/reviews?list=refused', session)).body;
  expect(refused).toContain(`src="${address}/picture/${picture}"`);
  expect(refused).not.toContain('name="leave"');
});
