import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../tests/factories/booking-record.ts';
import { buildTestApp, noTrips } from '../../../tests/factories/test-app.ts';
import {
  buildWalletCertificates,
  buildWalletSettings,
} from '../../../tests/factories/wallet/build-wallet-settings.ts';
import { requestsPerMinute, tripCodes } from '../../defaults.ts';
import type { BookingRecord } from '../../features/booking/model/booking-record.ts';
import type { TripRight, TripVisitor } from '../../features/booking/my-trips/trip-access.ts';
import type { WalletIssuer } from '../../features/booking/my-trips/wallet/wallet-issuer.ts';
import { readWalletSettings } from '../../features/booking/my-trips/wallet/wallet-settings.server.ts';
import type { TripCallDeps } from './trip-calls.server.ts';

const checkoutId = 'checkout-of-a-test-123';
const page = `/de-de/my-trips/${checkoutId}`;
const now = new Date('2027-01-10T12:00:00Z');

interface Opening {
  readonly walletIssuer?: WalletIssuer | null;
  readonly hasMap?: boolean;
  readonly booking?: BookingRecord;
}

/** A shop with one booked trip, which opens with the key `mine` to read, and after the code `123456` to act. */
async function open(
  right: TripRight | null = 'read',
  { walletIssuer = null, hasMap = true, booking = buildBooking({ order: buildOrder() }) }: Opening = {},
) {
  const visitors: TripVisitor[] = [];
  const questions: object[] = [];
  const trips: TripCallDeps = {
    access: {
      open: async (_id, visitor) => {
        visitors.push(visitor);
        const granted = (visitor.tripGrants?.[checkoutId] ?? 0) > now.getTime();
        const found = granted ? 'act' : visitor.key === 'mine' ? right : null;
        return found && { booking, right: found, ownsAddress: granted, needsSignIn: false };
      },
    },
    codes: { send: async () => 'too-many', check: async (_id, _browser, code) => code === '123456' },
    links: {
      request: async (question) => {
        questions.push(question);
      },
    },
    data: { export: async () => ({ of: 'Ada' }), isErasable: async () => true, erase: async () => true },
    bookings: {
      findTravelDocument: async (_id, kind) =>
        kind === 'calendar'
          ? { name: 'Reise.ics', type: 'text/calendar', content: new TextEncoder().encode('BEGIN') }
          : null,
    },
    listRefunds: async () => [
      { id: 'due', amount: 12_345, promisedOn: '2027-01-24', isDone: false, isByVoucher: false },
      { id: 'made', amount: 1_000, promisedOn: '2027-01-20', isDone: true, isByVoucher: false },
    ],
    walletIssuer,
    maps: { render: async (_visit, { hotel }, size) => (hasMap ? `<svg>${size} ${hotel.id}</svg>` : null) },
    clock: { now: () => now },
  };
  const { app } = await buildTestApp({
    shop: { trips: { ...noTrips, ...trips, bookings: { ...noTrips.bookings, ...trips.bookings } } },
  });
  const post = (path: string, body: Record<string, string>, cookie = '') =>
    app.inject({
      method: 'POST',
      url: `/de-de/ajax/trip/${path}`,
      headers: {
        host: 'shop.test',
        origin: 'http://shop.test',
        'content-type': 'application/x-www-form-urlencoded',
        ...(cookie === '' ? {} : { cookie }),
      },
      payload: new URLSearchParams(body).toString(),
    });
  const get = (url: string) => app.inject({ url, headers: { host: 'shop.test' } });
  return { app, post, get, visitors, questions };
}

test('[checkout X-092] sending a code answers the same for a trip of somebody else', async () => {
  const { app, post } = await open();
  const own = await post(`${checkoutId}/send-code`, { return: `${page}?key=mine` });
  expect(own.headers.location).toBe(`${page}?key=mine&code=too-many#code`);
  const other = await post(`${checkoutId}/send-code`, { return: `${page}?key=other` });
  expect(other).toMatchObject({ statusCode: 303 });
  expect(other.headers.location).toBe(`${page}?key=other&code=sent#code`);
  await app.close();
});

test('[checkout X-092] the right code sets a cookie that lets this browser act for a quarter of an hour', async () => {
  const { app, post, visitors } = await open();
  const wrong = await post(`${checkoutId}/check-code`, {
    code: '654321',
    return: `${page}?key=mine&code=sent`,
  });
  expect(wrong.headers.location).toBe(`${page}?key=mine&code=wrong#code`);
  expect(wrong.cookies).toEqual([]);
  const right = await post(`${checkoutId}/check-code`, {
    code: '123456',
    return: `${page}?key=mine&code=wrong`,
  });
  expect(right.headers.location).toBe(`${page}?key=mine#code`);
  const [cookie] = right.cookies;
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', maxAge: tripCodes.grantMs / 1_000 });
  const sent = `${cookie?.name}=${encodeURIComponent(cookie?.value ?? '')}`;
  const exported = await post(`${checkoutId}/export-data`, { return: page }, sent);
  expect(exported.json()).toEqual({ of: 'Ada' });
  expect(visitors.at(-1)?.tripGrants).toEqual({ [checkoutId]: now.getTime() + tripCodes.grantMs });
  await app.close();
});

test('[checkout X-092] the right code without the trip is a wrong one', async () => {
  const { app, post } = await open();
  const stranger = await post(`${checkoutId}/check-code`, { code: '123456', return: page });
  expect(stranger.headers.location).toBe(`${page}?code=wrong#code`);
  expect(stranger.cookies).toEqual([]);
  await app.close();
});

test('[checkout X-092] a grant that was changed, or made for another trip, counts nothing', async () => {
  const { app, post, visitors } = await open();
  const right = await post(`${checkoutId}/check-code`, { code: '123456', return: `${page}?key=mine` });
  const value = right.cookies[0]?.value ?? '';
  const later = value.replace(/^\d/, '9');
  for (const [name, text] of [
    [`trip_${checkoutId}`, later],
    ['trip_another-trip-1234567', value],
  ] as const) {
    await post(`${checkoutId}/export-data`, { return: page }, `${name}=${encodeURIComponent(text)}`);
    expect(visitors.at(-1)?.tripGrants).toBeUndefined();
  }
  await app.close();
});

test('[checkout X-092] the link of a mail exports nothing', async () => {
  const { app, post } = await open();
  expect(await post(`${checkoutId}/export-data`, { return: `${page}?key=mine` })).toMatchObject({
    statusCode: 403,
  });
  expect(await post(`${checkoutId}/export-data`, { return: page })).toMatchObject({ statusCode: 404 });
  expect(await post(`${checkoutId}/erase-data`, { return: `${page}?key=mine` })).toMatchObject({
    statusCode: 403,
  });
  await app.close();
});

test('[checkout X-092] after the code a guest has their data deleted, and is led away from the trip', async () => {
  const { app, post } = await open('act');
  const answer = await post(`${checkoutId}/erase-data`, { return: `${page}?key=mine` });
  expect(answer.headers.location).toBe('/de-de/my-trips?find=erased#find');
  await app.close();
});

test.each([
  ['another site', 'https://evil.example/de-de/my-trips/checkout-of-a-test-123'],
  ['another page', '/de-de/account'],
  ['another trip', '/de-de/my-trips/checkout-of-a-test-1234'],
  ['nothing', ''],
])('a form never leads to %s', async (_where, target) => {
  const { app, post } = await open();
  const answer = await post(`${checkoutId}/send-code`, { return: target });
  expect(answer.headers.location).toBe(`${page}?code=sent#code`);
  await app.close();
});

test('a form leads back to the page below a trip that it is on', async () => {
  const { app, post } = await open();
  const answer = await post(`${checkoutId}/send-code`, { return: `${page}/cancel?key=other` });
  expect(answer.headers.location).toBe(`${page}/cancel?key=other&code=sent#code`);
  await app.close();
});

test('[checkout X-092] looking for a trip answers the same, whatever is typed', async () => {
  const { app, post, questions } = await open();
  const answer = await post('find', { bookingNumber: 'ab12 cd34', email: 'ada@example.com' });
  expect(answer.headers.location).toBe('/de-de/my-trips?find=asked#find');
  expect(questions).toEqual([{ bookingNumber: 'ab12 cd34', email: 'ada@example.com' }]);
  await app.close();
});

test('[checkout X-092] documents open with the link of the mail, and for nobody else', async () => {
  const { app, get } = await open();
  const calendar = await get(`${page}/document/calendar?key=mine`);
  expect(calendar).toMatchObject({ statusCode: 200, body: 'BEGIN' });
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.headers['cache-control']).toBe('private, no-store');
  for (const address of [`${page}/document/calendar`, `${page}/document/invoice?key=mine`])
    expect(await get(address)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test('[checkout X-092] the promised day of a refund is a whole day of the calendar, for those who may open the trip', async () => {
  const { app, get } = await open();
  const calendar = await get(`${page}/refund/due?key=mine`);
  expect(calendar.headers['content-type']).toContain('text/calendar');
  expect(calendar.headers['cache-control']).toBe('private, no-store');
  expect(calendar.body).toContain('DTSTART;VALUE=DATE:20270124');
  expect(calendar.body).toContain('DTEND;VALUE=DATE:20270125');
  expect(calendar.body.replaceAll('\r\n ', '')).toMatch(/SUMMARY:.*123\\?[.,]45/);
  for (const address of [
    `${page}/refund/due`,
    `${page}/refund/made?key=mine`,
    `${page}/refund/other?key=mine`,
  ])
    expect(await get(address)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test('[checkout X-092] the map of a trip opens with the link of the mail, and for nobody else', async () => {
  const { app, get } = await open();
  const map = await get(`${page}/map-wide.svg?key=mine`);
  expect([map.statusCode, map.body]).toEqual([200, `<svg>wide ${buildOrder().trip.hotel.id}</svg>`]);
  expect(map.headers).toMatchObject({
    'content-type': 'image/svg+xml',
    'cache-control': 'private, no-store',
  });
  for (const address of [
    `${page}/map-wide.svg`,
    `${page}/map-wide.svg?key=other`,
    `${page}/map-huge.svg?key=mine`,
  ])
    expect(await get(address)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test('a trip whose hotel nobody can place has no map', async () => {
  const { app, get } = await open('read', { hasMap: false });
  expect(await get(`${page}/map-narrow.svg?key=mine`)).toMatchObject({ statusCode: 404 });
  await app.close();
});

const signer = readWalletSettings(buildWalletSettings(buildWalletCertificates()));
const issuer = signer && { ...signer, validUntil: new Date('2028-01-01T00:00:00Z') };

test('[checkout X-092] the pass for a wallet opens with the link of the mail, and for nobody else', async () => {
  const { app, get } = await open('read', { walletIssuer: issuer });
  const pass = await get(`${page}/wallet?key=mine`);
  expect(pass.statusCode).toBe(200);
  expect(pass.headers).toMatchObject({
    'content-type': 'application/vnd.apple.pkpass',
    'cache-control': 'private, no-store',
  });
  expect(pass.rawPayload.subarray(0, 2).toString()).toBe('PK');
  for (const address of [`${page}/wallet`, `${page}/wallet?key=other`])
    expect(await get(address)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test.each([
  ['that is over', buildBooking({ order: buildTripUntil('2027-01-09') })],
  ['that is cancelled', buildBooking({ order: buildOrder(), state: 'cancelled', supplierFee: 0 })],
])('a trip %s has no pass', async (_which, booking) => {
  const { app, get } = await open('read', { walletIssuer: issuer, booking });
  expect(await get(`${page}/wallet?key=mine`)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test('an address asks for so many passes a minute, and its trips stay within reach', async () => {
  const { app } = await open();
  const get = (url: string) =>
    app.inject({ url, remoteAddress: '203.0.113.9', headers: { host: 'shop.test' } });
  for (let count = 0; count < requestsPerMinute.passes; count += 1)
    expect((await get(`${page}/wallet?key=mine`)).statusCode).toBe(404);
  expect((await get(`${page}/wallet?key=mine`)).statusCode).toBe(429);
  expect((await get(`${page}/document/calendar?key=mine`)).statusCode).toBe(200);
  await app.close();
});

function buildTripUntil(checkOut: string) {
  const order = buildOrder();
  return {
    ...order,
    trip: { ...order.trip, checkIn: '2027-01-02', checkOut, outbound: null, inbound: null },
  };
}

test('without a certificate a trip has no pass', async () => {
  const { app, get } = await open();
  expect(await get(`${page}/wallet?key=mine`)).toMatchObject({ statusCode: 404 });
  await app.close();
});

test('the script for reading offline may fetch from this site, and nothing else', async () => {
  const { app, get } = await open();
  const script = await get('/trip-worker.js');
  expect(script.headers['content-type']).toContain('text/javascript');
  expect(script.headers['content-security-policy']).toMatch(/connect-src 'self'.*frame-ancestors 'none'/);
  await app.close();
});
