import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { openCaseFixture } from '../../../tests/factories/case-fixture.ts';
import { createFakePriceHistory } from '../../../tests/factories/price-past.ts';
import { fakeCatalogue, hotelIds } from '../../../tests/factories/search-world.ts';
import { buildTestApp, fromThisSite, type TestApp } from '../../../tests/factories/test-app.ts';
import { createFormReplies } from '../../database/form-replies.server.ts';
import { retention, roomRequestPolicy } from '../../defaults.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { eraseCases, eraseRequestsOf } from '../../features/cases/store/erase-cases.server.ts';
import { hasOpenedCase } from '../../features/cases/store/has-opened-case.server.ts';
import { listOwnCases } from '../../features/cases/store/list-own-cases.server.ts';
import { eraseRoomRequests } from '../../features/room-requests/erase-room-requests.server.ts';
import { createRoomRequestPageLoader } from '../../features/room-requests/load-room-request-page.server.ts';
import type { RoomRequestsDeps } from '../../features/room-requests/room-requests-deps.server.ts';
import { formatTripLine } from '../../features/search/results/format-trip-line.ts';
import type { CaptchaPort } from '../../ports/captcha/captcha-port.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import { createSearch } from '../../trip-search/visit/create-search.server.ts';

const secret = 'a secret for tests of requests, long enough';
const clock = settableClock('2027-03-01T10:00:00Z');
let database: TestDatabase;
let cases: ReturnType<typeof openCaseFixture>;
let deps: RoomRequestsDeps;
let shop: TestApp;

const openShop = (captcha?: CaptchaPort) =>
  buildTestApp({
    shop: {
      search: deps.search as ReturnType<typeof createSearch>,
      roomRequests: deps,
      loaders: { room_request: createRoomRequestPageLoader(deps) },
      ...(captcha === undefined ? {} : { captcha }),
    },
  });

beforeAll(async () => {
  database = await createTestDatabase();
  cases = openCaseFixture(database, clock);
  const search = createSearch({
    offers: createFakeOffers(),
    supply: { catalogue: fakeCatalogue(), live: { verify: async () => ({ outcome: 'unknown' }) } },
    history: createFakePriceHistory(),
    clock,
    report: () => {},
  });
  await search.refresh();
  deps = {
    db: database.db,
    clock,
    search,
    openCase: cases.openCase,
    hasOpenedCase: (submissionKey) => hasOpenedCase(database.db, submissionKey),
    replies: createFormReplies(database.db, clock, {
      secret,
      purpose: 'room request reply',
      lifetimeMs: 60_000,
    }),
    secret,
    formatTripLine,
  };
  shop = await openShop();
});
beforeEach(async () => {
  // Mails that are still under way hold locks.
  await cases.settle();
  clock.set('2027-03-01T10:00:00Z');
  await database.pool.query('truncate room_request, complaint_case cascade');
});
afterAll(async () => {
  await shop.app.close();
  await cases.close();
  await database.drop();
});

const page = `/de-de/room-request?hotel=${hotelIds.calaBlanca}&exact=1&departureDate=2027-05-01&returnDate=2027-05-08`;
const filled = {
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@traveller.example',
  phone: '',
  needs: 'Bodengleiche Dusche',
  consent: 'yes',
};
const send = (fields: Record<string, string>, { app } = shop, url = page) =>
  app.inject({
    method: 'POST',
    url,
    headers: { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
const numbers = async () =>
  (await database.pool.query<{ number: string }>('select number from complaint_case')).rows.map(
    ({ number }) => number,
  );
const openOne = async () => cases.read((await numbers())[0] ?? '');
const plain = (html: string) => html.replaceAll('\u00a0', ' ').replaceAll('&nbsp;', ' ');

test('the page names hotel, days and travellers, says that nothing is booked, and is a plain form', async () => {
  const { body, statusCode } = await shop.app.inject(page);
  expect(statusCode).toBe(200);
  for (const part of [
    'Hotel Cala Blanca',
    '2 Erwachsene',
    'nichts gebucht, nichts reserviert und nichts berechnet',
    'method="post"',
    'name="needs"',
    '<meta name="robots" content="noindex',
  ])
    expect(plain(body)).toContain(part);
});

test('a hotel that the brand does not sell has no such page and takes no request', async () => {
  const url = '/de-de/room-request?hotel=999999';
  expect((await shop.app.inject(url)).statusCode).toBe(404);
  expect((await send(filled, shop, url)).statusCode).toBe(404);
  expect(await numbers()).toEqual([]);
});

test('a request is a case for staff with a receipt by mail; no booking comes of it', async () => {
  const answer = await send(filled);
  expect([answer.statusCode, answer.headers.location]).toEqual([303, `${page}&outcome=sent`]);
  await cases.settle();
  const { record } = await openOne();
  expect(record).toMatchObject({
    reason: 'accessible-room',
    bookingId: null,
    bookingNumber: null,
    source: { brand: 'abendmeer', language: 'de', locale: 'de-de' },
    complaint: {
      hotelName: 'Hotel Cala Blanca',
      text: 'Bodengleiche Dusche',
      phone: null,
      path: expect.stringContaining('departureDate=2027-05-01'),
    },
  });
  const mail = cases.mail.taken.findLast(({ to }) => to.address === filled.email);
  for (const part of [
    record.number,
    'Hotel Cala Blanca',
    'nichts gebucht, nichts reserviert',
    '8. März 2027',
  ])
    expect(plain(mail?.text ?? '')).toContain(part);
  expect(mail?.replyTo).toContain('case+');
  expect(await cases.listTasks(null)).toMatchObject([
    { number: record.number, toDo: 'office.task.answerCase' },
  ]);
  expect((await database.pool.query('select 1 from booking')).rowCount).toBe(0);
  expect((await shop.app.inject(`${page}&outcome=sent`)).body).toContain('Ihre Anfrage ist angekommen');
});

test('staff answer by mail and close the request; it is neither decided nor compensated', async () => {
  await send(filled);
  await cases.settle();
  const { record } = await openOne();
  const staff = { id: '00000000-0000-4000-8000-000000000001', name: 'Kim' };
  await database.pool.query(
    `insert into staff (id, email, name, role, password, code_secret, created_at)
     values ($1, 'kim@staff.example', 'Kim', 'service', '', '', now()) on conflict do nothing`,
    [staff.id],
  );
  const actor = async () => ({ staff, version: (await openOne()).record.version });
  const compensation = { kind: 'goodwill', amount: 100 } as const;
  expect(await cases.service.decide(record.id, await actor(), 'No')).toBe('not-possible');
  expect(await cases.compensations.propose(record.id, await actor(), compensation)).toBe('not-possible');
  expect(
    await cases.service.answer(record.id, await actor(), { text: 'Zimmer 12 passt.', isQuestion: false }),
  ).toBe('done');
  await cases.settle();
  const mail = cases.mail.taken.findLast(({ to }) => to.address === filled.email);
  expect(mail?.text).toContain('Zimmer 12 passt.');
  expect(await cases.listTasks(null)).toMatchObject([{ toDo: 'office.task.closeRequest' }]);
  expect(await cases.service.move(record.id, await actor(), 'closed', '')).toBe('done');
  expect(await cases.listTasks(null)).toEqual([]);
});

test('the same request sent twice on a day opens one case', async () => {
  await Promise.all([send(filled), send(filled)]);
  await send(filled);
  expect(await numbers()).toHaveLength(1);
  await send({ ...filled, needs: 'Ein Bett mit 60 cm Höhe' });
  expect(await numbers()).toHaveLength(2);
});

test.each([
  ['no needs', { needs: ' ' }, 'Bitte ausfüllen.'],
  ['an address that is none', { email: 'ada@traveller' }, 'Bitte geben Sie eine E-Mail-Adresse an'],
  ['no consent', { consent: '' }, 'Bitte ausfüllen.'],
])(
  'with %s the form comes back with all that was typed, for its sender alone',
  async (_what, wrong, words) => {
    const answer = await send({ ...filled, ...wrong });
    const back = String(answer.headers.location);
    expect(back).not.toContain('Lovelace');
    const cookie = [answer.headers['set-cookie']]
      .flat()
      .map((each) => String(each).split(';')[0])
      .join('; ');
    const { body } = await shop.app.inject({ url: back, headers: { cookie } });
    for (const part of [words, 'value="Lovelace"', 'Die Anfrage ist noch nicht gesendet'])
      expect(plain(body)).toContain(part);
    expect((await shop.app.inject(back)).body).not.toContain('Lovelace');
    expect(await numbers()).toEqual([]);
  },
);

test('receipts to one address are limited for a day', async () => {
  const ask = (at: number) => send({ ...filled, needs: `Wunsch ${at}` });
  for (let at = 0; at < roomRequestPolicy.requestsPerAddress; at += 1) await ask(at);
  expect((await ask(99)).headers.location).toContain('reply=');
  expect(await numbers()).toHaveLength(roomRequestPolicy.requestsPerAddress);
  clock.advance(roomRequestPolicy.requestWindowMs + 1);
  expect((await ask(99)).headers.location).toContain('outcome=sent');
});

test('the same request pressed again is taken and counts for no limit', async () => {
  for (let time = 0; time < roomRequestPolicy.requestsPerAddress + 1; time += 1)
    expect((await send(filled)).headers.location).toContain('outcome=sent');
  expect(await numbers()).toHaveLength(1);
  expect((await send({ ...filled, needs: 'Eine Dusche ohne Stufe' })).headers.location).toContain(
    'outcome=sent',
  );
  expect(await numbers()).toHaveLength(2);
});

test('a shop with a captcha takes no request without its token', async () => {
  const guarded = await openShop({
    browser: { kind: 'proof-of-work' },
    origins: [],
    verify: async (token) => (token === 'solved' ? 'passed' : 'failed'),
    createChallenge: async () => ({}),
  });
  expect((await send(filled, guarded)).headers.location).toContain('reply=');
  expect(await numbers()).toEqual([]);
  expect((await send({ ...filled, captcha: 'solved' }, guarded)).headers.location).toContain('outcome=sent');
  await guarded.app.close();
});

test('a member takes the requests of their address along, and an erased account leaves none', async () => {
  await send(filled);
  clock.advance(1_000);
  await send({ ...filled, needs: 'Ein anderer Wunsch' });
  await send({ ...filled, email: 'somebody-else@example.com' });
  const { email } = filled;
  const own = await listOwnCases(database.db, { email: email.toUpperCase() });
  expect(own).toMatchObject([
    { complaint: { reason: 'accessible-room', text: filled.needs } },
    { complaint: { text: 'Ein anderer Wunsch' } },
  ]);
  const deps = { db: database.db, files: cases.files };
  expect(await eraseRequestsOf(deps, email, clock.now())).toBe(2);
  expect(await listOwnCases(database.db, { email })).toEqual([]);
  const { rows } = await database.pool.query(
    'select state, is_waiting, complaint is null as is_erased from complaint_case order by received_at, is_waiting',
  );
  expect(rows.filter(({ is_erased }) => is_erased)).toEqual([
    { state: 'closed', is_waiting: false, is_erased: true },
    { state: 'closed', is_waiting: false, is_erased: true },
  ]);
  expect(rows.filter(({ is_erased }) => !is_erased)).toHaveLength(1);
});

test('a request that has ended keeps its end when who asked is erased', async () => {
  await send(filled);
  await cases.settle();
  await database.pool.query("update complaint_case set state = 'decided', ended_at = $1", [clock.now()]);
  const ask = () => eraseRequestsOf({ db: database.db, files: cases.files }, filled.email, clock.now());
  expect(await ask()).toBe(1);
  const { rows } = await database.pool.query('select state, is_waiting from complaint_case');
  expect(rows).toEqual([{ state: 'decided', is_waiting: false }]);
});

test('a request that has ended loses its people as any case does, and who asked is forgotten', async () => {
  await send(filled);
  await cases.settle();
  await database.pool.query("update complaint_case set state = 'closed', ended_at = $1, is_waiting = false", [
    clock.now(),
  ]);
  clock.advance(retention.casesMs + 1);
  const now = clock.now();
  const endedBefore = new Date(now.getTime() - retention.casesMs);
  expect(await eraseCases({ db: database.db, files: cases.files }, { endedBefore, now }, 10)).toBe(1);
  expect((await openOne()).record.complaint).toBeNull();
  expect(await eraseRoomRequests(database.db, now, 10)).toBe(1);
});
