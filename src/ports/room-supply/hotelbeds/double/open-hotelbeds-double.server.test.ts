import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { settableClock } from '../../../../domain/time/clock.ts';
import { type HotelbedsDouble, openHotelbedsDouble, signHotelbeds } from './open-hotelbeds-double.server.ts';

// biome-ignore lint/suspicious/noExplicitAny: a test reads the vendor's JSON as it comes
type Json = any;

const start = '2026-11-29T08:00:00Z';
let clock = settableClock(start);
let hotelbeds: HotelbedsDouble;

beforeEach(async () => {
  clock = settableClock(start);
  hotelbeds = await openHotelbedsDouble({ now: () => clock.now() });
});
afterEach(() => hotelbeds.close());

async function call(method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await fetch(`${hotelbeds.origin}/hotel-api/1.0${path}`, {
    method,
    headers: {
      'api-key': hotelbeds.apiKey,
      'x-signature': signHotelbeds(hotelbeds.apiKey, hotelbeds.secret, clock.now()),
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    text,
    gatewayError: response.headers.get('x-mashery-error-code'),
    json: (isJson ? JSON.parse(text) : null) as Json,
  };
}

const stay = { checkIn: '2027-03-01', checkOut: '2027-03-08' };
const couple = { rooms: 1, adults: 2, children: 0 };
const family = { rooms: 1, adults: 2, children: 1, paxes: [{ type: 'CH', age: 8 }] };

const search = (change: object = {}) =>
  call('POST', '/hotels', { stay, occupancies: [couple], hotels: { hotel: [4711, 4712] }, ...change });

async function findRate(wanted: Readonly<Record<string, unknown>>, change: object = {}): Promise<Json> {
  const { hotels } = (await search(change)).json.hotels;
  const rates = hotels.flatMap(({ rooms }: Json) => rooms.flatMap(({ rates: own }: Json) => own));
  return rates.find((rate: Json) => Object.entries(wanted).every(([name, value]) => rate[name] === value));
}
const findFree = () => findRate({ boardCode: 'BB', rateType: 'BOOKABLE', packaging: false });

const toBooking = (rate: Json, change: object = {}) => ({
  holder: { name: 'Ana', surname: 'Mörk' },
  clientReference: 'FW-1',
  rooms: [{ rateKey: rate.rateKey }],
  ...change,
});
const book = (rate: Json, change: object = {}) => call('POST', '/bookings', toBooking(rate, change));
const list = (query = '') => call('GET', `/bookings?start=2026-11-01&end=2026-11-30&from=1&to=25${query}`);

describe('the gateway', () => {
  it('answers 403 for a wrong key, a wrong signature and a spent quota alike, told apart by a header', async () => {
    const wrongKey = await call('GET', '/status', undefined, { 'api-key': 'other' });
    const wrongSecret = await call('GET', '/status', undefined, {
      'x-signature': signHotelbeds(hotelbeds.apiKey, 'other', clock.now()),
    });
    hotelbeds.control.misbehave({ call: 'status', kind: 'over-quota' });
    const spent = await call('GET', '/status');
    expect([wrongKey, wrongSecret, spent].map(({ status, gatewayError }) => [status, gatewayError])).toEqual([
      [403, 'ERR_403_DEVELOPER_INACTIVE'],
      [403, 'ERR_403_NOT_AUTHORIZED'],
      [403, 'ERR_403_DEVELOPER_OVER_RATE'],
    ]);
    expect(spent.json).toBeNull();
  });

  it.each([
    [-61, 403],
    [-60, 200],
    [60, 200],
    [61, 403],
  ])('a signature that is %i seconds off has status %i', async (seconds, status) => {
    const at = new Date(clock.now().getTime() + seconds * 1000);
    const signature = signHotelbeds(hotelbeds.apiKey, hotelbeds.secret, at);
    expect((await call('GET', '/status', undefined, { 'x-signature': signature })).status).toBe(status);
  });

  it('wants JSON, sent and accepted', async () => {
    expect((await call('POST', '/hotels', {}, { 'content-type': 'text/plain' })).status).toBe(415);
    expect((await call('GET', '/status', undefined, { accept: 'application/xml' })).status).toBe(406);
  });
});

describe('a search', () => {
  it('gives rates with text amounts, policies by the hotel’s clocks and taxes', async () => {
    const { hotels } = (await search()).json;
    expect(hotels).toMatchObject({ total: 2, checkIn: '2027-03-01', checkOut: '2027-03-08' });
    expect(hotels.hotels[0]).toMatchObject({
      code: 4711,
      currency: 'EUR',
      minRate: '490.00',
      maxRate: '1470.00',
    });
    const rate = await findFree();
    expect(rate).toMatchObject({
      net: '637.00',
      allotment: 5,
      paymentType: 'AT_WEB',
      cancellationPolicies: [
        { amount: '318.50', from: '2027-02-22T23:59:00+01:00' },
        { amount: '637.00', from: '2027-02-28T23:59:00+01:00' },
      ],
      taxes: { allIncluded: true, taxes: [{ included: true, amount: '21.00', currency: 'EUR' }] },
    });
  });

  it('names children’s ages, taxes of the place, a binding selling price and rates for packages', async () => {
    const child = await findRate({ boardCode: 'BB', packaging: false }, { occupancies: [family] });
    expect(child).toMatchObject({ net: '726.25', children: 1, childrenAges: '8' });
    expect(await findRate({ boardCode: 'AI' })).toMatchObject({
      hotelMandatory: true,
      sellingRate: '1764.00',
      taxes: { allIncluded: false, taxes: [{ included: false, amount: '31.50' }] },
    });
    expect(await findRate({ packaging: true })).toMatchObject({ net: '490.00' });
    expect(await findRate({ packaging: true }, { filter: { packaging: false } })).toBeUndefined();
  });

  it('has a summer offset where the hotel has one', async () => {
    const summer = { stay: { checkIn: '2027-07-10', checkOut: '2027-07-11' } };
    const rate = await findRate({ boardCode: 'BB' }, summer);
    expect(rate.cancellationPolicies[0].from).toBe('2027-07-03T23:59:00+02:00');
  });

  it('finds nothing where an occupancy has no room', async () => {
    const crowd = { rooms: 1, adults: 5, children: 0 };
    expect((await search({ occupancies: [couple, crowd] })).json.hotels).toEqual({ total: 0 });
  });

  it.each<[object, string]>([
    [{ stay: { ...stay, nights: 7 } }, 'INVALID_REQUEST'],
    [{ stay: { checkIn: '2027-02-30', checkOut: '2027-03-08' } }, 'INVALID_REQUEST'],
    [{ hotels: { hotel: ['4711'] } }, 'INVALID_REQUEST'],
    [{ hotels: { hotel: Array.from({ length: 2001 }, (_, index) => index) } }, 'INVALID_DATA'],
    [{ stay: { checkIn: '2026-11-28', checkOut: '2026-12-08' } }, 'INVALID_DATA'],
    [{ stay: { checkIn: '2027-03-08', checkOut: '2027-03-08' } }, 'INVALID_DATA'],
    [{ occupancies: [{ rooms: 1, adults: 2, children: 1 }] }, 'INVALID_DATA'],
  ])('refuses %j with %s', async (change, code) => {
    const reply = await search(change);
    expect([reply.status, reply.json.error.code]).toEqual([400, code]);
    expect(reply.json.auditData.token).toEqual(expect.any(String));
  });
});

describe('a check of rates', () => {
  it('is needed for RECHECK and gives another key with the price of now', async () => {
    const rate = await findRate({ rateType: 'RECHECK' });
    const early = await book(rate);
    expect([early.status, early.json.error.code]).toEqual([400, 'INVALID_DATA']);
    hotelbeds.control.raisePrices(10);
    const checked = (await call('POST', '/checkrates', { rooms: [{ rateKey: rate.rateKey }] })).json.hotel;
    const [fresh] = checked.rooms[0].rates;
    expect(fresh).toMatchObject({ rateType: 'BOOKABLE', net: '616.00' });
    expect(fresh.rateKey).not.toBe(rate.rateKey);
    expect(checked.totalNet).toBe('616.00');
    expect((await book(fresh)).json.booking.totalNet).toBe(616);
  });

  it('takes no RECHECK and BOOKABLE together, and no rooms of two hotels', async () => {
    const [recheck, free] = [await findRate({ rateType: 'RECHECK' }), await findFree()];
    const check = (...keys: Json[]) =>
      call('POST', '/checkrates', { rooms: keys.map(({ rateKey }) => ({ rateKey })) });
    expect((await check(recheck, free)).status).toBe(400);
    expect((await check(free, await findRate({ boardCode: 'RO' }))).status).toBe(400);
    expect((await check(free)).status).toBe(200);
  });
});

describe('a rateKey', () => {
  it('is exact, and lives for minutes', async () => {
    const rate = await findFree();
    expect((await book({ rateKey: rate.rateKey.toLowerCase() })).json.error.code).toBe('INVALID_DATA');
    expect((await book({ rateKey: rate.rateKey.replaceAll('|', '%7C') })).json.error.code).toBe(
      'INVALID_DATA',
    );
    clock.advance(10 * 60_000 - 1);
    expect((await book(rate)).status).toBe(200);
    clock.advance(1);
    expect((await book(rate)).json.error.message).toContain('expired');
  });
});

describe('a booking', () => {
  it('is confirmed with totals as numbers and found by reference', async () => {
    const reply = await book(await findFree(), { remark: 'Late arrival' });
    expect(reply.json.booking).toMatchObject({
      reference: expect.stringMatching(/^1-\d{7}$/),
      clientReference: 'FW-1',
      status: 'CONFIRMED',
      totalNet: 637,
      currency: 'EUR',
      hotel: { code: 4711, totalNet: '637.00', rooms: [{ code: 'DBL.ST', rates: [{ net: '637.00' }] }] },
    });
    const read = await call('GET', `/bookings/${reply.json.booking.reference}`);
    expect(read.json.booking).toEqual(reply.json.booking);
    expect((await call('GET', '/bookings/1-0')).status).toBe(404);
  });

  it.each<[string, object]>([
    ['an empty clientReference', { clientReference: '' }],
    ['a clientReference of 21 characters', { clientReference: 'F'.repeat(21) }],
    ['a holder of 51 characters', { holder: { name: 'A'.repeat(51), surname: 'B' } }],
    ['a remark of 2001 characters', { remark: 'x'.repeat(2001) }],
    ['a tolerance below zero', { tolerance: -1 }],
    ['no rooms', { rooms: [] }],
    ['an unknown field', { reference: 'FW-1' }],
    ['a text as tolerance', { tolerance: '2' }],
  ])('is refused with %s', async (_name, change) => {
    expect((await book(await findFree(), change)).status).toBe(400);
    expect(hotelbeds.control.bookings()).toEqual([]);
  });

  it('names the people of the search', async () => {
    const rate = await findRate({ boardCode: 'BB', packaging: false }, { occupancies: [family] });
    const bookWith = (...paxes: object[]) => book(rate, { rooms: [{ rateKey: rate.rateKey, paxes }] });
    const [adult, child] = [
      { type: 'AD', name: 'Ana' },
      { type: 'CH', age: 8 },
    ];
    expect((await bookWith(adult, adult)).status).toBe(400);
    expect((await bookWith(adult, adult, { ...child, age: 9 })).status).toBe(400);
    expect((await bookWith(adult, adult, child)).status).toBe(200);
  });

  it('needs payment details where the hotel is paid', async () => {
    expect((await book(await findRate({ paymentType: 'AT_HOTEL' }))).status).toBe(402);
  });

  it('takes a higher price within its tolerance alone', async () => {
    const rate = await findFree();
    hotelbeds.control.raisePrices(3);
    const refused = await book(rate, { tolerance: 2 });
    expect([refused.status, refused.json.error.code]).toEqual([500, 'PRODUCT_ERROR']);
    expect((await book(rate, { tolerance: 3 })).json.booking.totalNet).toBe(656.11);
  });

  it('is refused once the last room is taken, and the same request with 410 for 15 minutes', async () => {
    const [one, two] = [await findRate({ boardCode: 'AI' }), await findRate({ boardCode: 'AI' })];
    expect((await book(one)).status).toBe(200);
    expect((await book(two)).json.error.code).toBe('PRODUCT_ERROR');
    const again = await book(two);
    expect([again.status, again.json.error.code]).toEqual([410, 'INVALID_DATA']);
    expect(await findRate({ boardCode: 'AI' })).toBeUndefined();
    hotelbeds.control.sellOut(4711, 'DBL.ST');
    expect((await book(await findRate({ boardCode: 'RO' }), { paymentData: {} })).status).toBe(200);
    expect(await findFree()).toBeUndefined();
  });

  it('is made again with the same clientReference, and the list finds both', async () => {
    const rate = await findFree();
    await book(rate);
    await book(rate);
    await book(rate, { clientReference: 'FW-2' });
    expect((await list('&clientReference=FW-1')).json.bookings).toMatchObject({
      total: 2,
      bookings: [{ clientReference: 'FW-1' }, { clientReference: 'FW-1' }],
    });
    expect((await list()).json.bookings.total).toBe(3);
  });
});

describe('the list of bookings', () => {
  it('needs days and places, and knows its parameters', async () => {
    await book(await findFree());
    expect((await call('GET', '/bookings?clientReference=FW-1')).status).toBe(400);
    expect((await list('&reference=FW-1')).json.error.code).toBe('INVALID_REQUEST');
    expect((await list('&filterType=CHECKIN')).json.bookings.total).toBe(0);
    const byArrival = await call(
      'GET',
      '/bookings?start=2027-03-01&end=2027-03-01&from=1&to=1&filterType=CHECKIN',
    );
    expect(byArrival.json.bookings.total).toBe(1);
  });
});

describe('a cancellation', () => {
  const cancel = (reference: string, query = '') => call('DELETE', `/bookings/${reference}${query}`);

  it('is simulated by that word alone, and answers as if it were done', async () => {
    const { reference } = (await book(await findFree())).json.booking;
    clock.set('2027-02-23T00:00:00Z');
    const simulated = (await cancel(reference, '?cancellationFlag=SIMULATION')).json.booking;
    expect(simulated).toMatchObject({ status: 'CANCELLED', hotel: { cancellationAmount: 318.5 } });
    expect((await call('GET', `/bookings/${reference}`)).json.booking.status).toBe('CONFIRMED');
    expect(hotelbeds.control.bookings()[0]?.status).toBe('CONFIRMED');
  });

  it.each(['', '?cancellationFlag=CANCELLATION', '?cancellationFlag=SIMULATED', '?cancellationFlag=dry-run'])(
    'is done with "%s"',
    async (query) => {
      const { reference } = (await book(await findFree())).json.booking;
      const { booking } = (await cancel(reference, query)).json;
      expect(booking).toMatchObject({
        status: 'CANCELLED',
        hotel: { cancellationAmount: 0 },
        pendingAmount: 0,
      });
      expect(hotelbeds.control.bookings()).toMatchObject([{ status: 'CANCELLED', cancellationAmount: 0 }]);
      expect((await cancel(reference)).status).toBe(400);
      expect((await list('&status=CONFIRMED')).json.bookings.total).toBe(0);
      expect((await list('&status=CANCELLED')).json.bookings.total).toBe(1);
    },
  );
});

describe('faults', () => {
  it('an answer is lost after the booking, which the list then has; a request before it', async () => {
    const rate = await findFree();
    hotelbeds.control.misbehave({ call: 'bookings', kind: 'request-lost' });
    await expect(book(rate)).rejects.toThrow();
    expect(hotelbeds.control.bookings()).toEqual([]);
    hotelbeds.control.misbehave({ call: 'bookings', kind: 'answer-lost' });
    await expect(book(rate)).rejects.toThrow();
    expect((await list('&clientReference=FW-1')).json.bookings.total).toBe(1);
  });

  it('an answer never comes though the booking was made', async () => {
    const rate = await findFree();
    hotelbeds.control.misbehave({ call: 'bookings', kind: 'hangs' });
    const lost = book(rate).catch(() => 'closed');
    await expect.poll(() => hotelbeds.control.bookings()).toHaveLength(1);
    expect(hotelbeds.control.calls().at(-1)).toMatchObject({ call: 'bookings', status: 0 });
    await hotelbeds.close();
    expect(await lost).toBe('closed');
  });

  it.each([
    ['rate-limited', 429],
    ['server-error', 500],
    ['unavailable', 503],
    ['over-rate', 403],
    ['sold-out', 500],
  ] as const)('%s is %i without a booking', async (kind, status) => {
    const rate = await findFree();
    hotelbeds.control.misbehave({ call: 'bookings', kind });
    expect((await book(rate)).status).toBe(status);
    expect(hotelbeds.control.bookings()).toEqual([]);
  });

  it('an answer is empty or no JSON', async () => {
    hotelbeds.control.misbehave({ call: 'any', kind: 'empty' });
    hotelbeds.control.misbehave({ call: 'any', kind: 'not-json' });
    expect((await call('GET', '/status')).text).toBe('');
    expect((await call('GET', '/status')).text).toContain('<html>');
    hotelbeds.control.misbehave({ call: 'any', kind: 'unavailable', times: 9 });
    hotelbeds.control.behave();
    expect((await call('GET', '/status')).json.status).toBe('OK');
  });
});
