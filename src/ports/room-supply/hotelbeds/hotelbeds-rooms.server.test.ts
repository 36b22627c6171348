import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import { buildTravellers } from '../../supply/supply-under-test.ts';
import { openAnsweringServer } from '../../supply/vendor/vendor-under-test.ts';
import type { RoomQuestion } from '../room-supply-port.ts';
import { createHotelbedsRooms } from './hotelbeds-rooms.server.ts';

const clock = settableClock('2026-03-02T06:00:00Z');
const checkIn = requireDay('2026-05-04');
const question: RoomQuestion = {
  hotelCode: '1234',
  roomCode: 'DBL.ST',
  boardCode: 'BB',
  checkIn,
  nights: 7,
  party: { adults: 2, childrenBorn: [] },
  bookingDay: 20_000,
  isPackage: true,
  freeUntil: null,
  currency: 'EUR',
};

let server: Awaited<ReturnType<typeof openAnsweringServer>>;
let reports: string[];
beforeAll(async () => {
  server = await openAnsweringServer();
});
afterAll(() => server.close());
beforeEach(() => {
  reports = [];
  server.received.length = 0;
});

const openRooms = () =>
  createHotelbedsRooms({
    origin: server.origin,
    credentials: { apiKey: 'a key', secret: 'a secret' },
    callTimeoutMs: 2_000,
    buyTimeoutMs: 2_000,
    clock,
    report: (error) => void reports.push(String(error)),
  });
const call = () => ({
  signal: AbortSignal.timeout(2_000),
  timeoutMs: 2_000,
  willSend: async () => {},
});
const path = (rest: string) => `/hotel-api/1.0${rest}`;
const sentTo = (rest: string) => server.received.filter((each) => each.path === path(rest));

const buildRate = (different: object = {}) => ({
  rateKey: '20260504|20260511|W|1|1234|DBL.ST|x|BB||1~2~0||N@1',
  rateType: 'BOOKABLE',
  net: '612.34',
  allotment: 3,
  paymentType: 'AT_WEB',
  packaging: false,
  boardCode: 'BB',
  cancellationPolicies: [{ amount: '612.34', from: '2026-04-30T23:59:00+02:00' }],
  ...different,
});
const buildHotel = (rates: readonly object[], different: object = {}) => ({
  code: 1234,
  currency: 'EUR',
  rooms: [{ code: 'DBL.ST', rates }],
  ...different,
});
const available = (...rates: readonly object[]) => ({
  body: { hotels: { hotels: [buildHotel(rates)], total: 1 } },
});
const failure = (status: number, code: string, message = '') => ({
  status,
  body: { error: { code, message } },
});
const verify = (different: Partial<RoomQuestion> = {}) =>
  openRooms().verify({ ...question, ...different }, call());

describe('availability', () => {
  test('is asked for one room with a signature of the moment', async () => {
    server.answers = { [`POST ${path('/hotels')}`]: available(buildRate()) };
    const born = requireDay('2020-05-04');
    const verified = await verify({ party: { adults: 2, childrenBorn: [born] } });
    expect(verified).toEqual({
      outcome: 'confirmed',
      quote: {
        rateKey: buildRate().rateKey,
        total: 612_34,
        currency: 'EUR',
        cancellation: [{ from: Date.UTC(2026, 3, 30, 21, 59), fee: 612_34 }],
        localCharges: [],
      },
    });
    const [asked] = server.received;
    const seconds = clock.now().getTime() / 1000;
    expect(asked?.headers).toMatchObject({
      'api-key': 'a key',
      'x-signature': createHash('sha256').update(`a keya secret${seconds}`).digest('hex'),
    });
    expect(asked?.body).toEqual({
      stay: { checkIn: '2026-05-04', checkOut: '2026-05-11' },
      occupancies: [{ rooms: 1, adults: 2, children: 1, paxes: [{ type: 'CH', age: 6 }] }],
      hotels: { hotel: [1234] },
    });
  });

  test('takes the cheapest rate of room and board', async () => {
    server.answers = {
      [`POST ${path('/hotels')}`]: available(
        buildRate({ boardCode: 'HB', net: '1.00' }),
        buildRate({ net: '700.00' }),
        buildRate({ net: '650.00', rateKey: 'cheap' }),
        buildRate({ net: '600.00', allotment: 0 }),
      ),
    };
    expect(await verify()).toMatchObject({ quote: { rateKey: 'cheap', total: 650_00 } });
  });

  test('checks a rate that has to be, and takes its new key and price', async () => {
    const checked = buildHotel([buildRate({ rateKey: 'new', net: '640.00' })]);
    server.answers = {
      [`POST ${path('/hotels')}`]: available(buildRate({ rateType: 'RECHECK', rateKey: 'old' })),
      [`POST ${path('/checkrates')}`]: { body: { hotel: checked } },
    };
    expect(await verify()).toMatchObject({ quote: { rateKey: 'new', total: 640_00 } });
    expect(sentTo('/checkrates')[0]?.body).toEqual({ rooms: [{ rateKey: 'old' }] });
  });

  test('sells no rate whose price the hotel binds, also where that is seen when it is checked', async () => {
    const bound = buildRate({ hotelMandatory: true, sellingRate: '720.00' });
    const free = buildRate({ net: '650.00' });
    server.answers = { [`POST ${path('/hotels')}`]: available(bound, free) };
    expect(await verify()).toMatchObject({ quote: { total: 650_00 } });
    server.answers = {
      [`POST ${path('/hotels')}`]: available(buildRate({ rateType: 'RECHECK' })),
      [`POST ${path('/checkrates')}`]: { body: { hotel: buildHotel([bound]) } },
    };
    expect(await verify()).toEqual({ outcome: 'refused', reason: 'not-allowed' });
  });

  test('says what is paid on the spot', async () => {
    const taxes = [
      { included: true, amount: '9.00', currency: 'EUR' },
      { included: false, amount: '21.00', currency: 'USD' },
    ];
    server.answers = {
      [`POST ${path('/hotels')}`]: available(buildRate({ taxes: { allIncluded: false, taxes } })),
    };
    expect(await verify()).toMatchObject({
      quote: { localCharges: [{ kind: 'other', amount: '21.00', currency: 'USD' }] },
    });
    server.answers = {
      [`POST ${path('/hotels')}`]: available(buildRate({ taxes: { allIncluded: false } })),
    };
    expect(await verify()).toEqual({ outcome: 'unknown' });
  });

  test.each([
    ['a rate for packages without flights', { packaging: true }, { isPackage: false }, 'not-allowed'],
    ['a rate that is paid at the hotel', { paymentType: 'AT_HOTEL' }, {}, 'not-allowed'],
    ['another board', {}, { boardCode: 'AI' }, 'gone'],
    ['another room', {}, { roomCode: 'SUI' }, 'gone'],
    ['another hotel', {}, { hotelCode: '1' }, 'gone'],
    ['another currency', {}, { currency: 'CHF' } as const, 'other-currency'],
  ])('refuses %s', async (_, rate, different, reason) => {
    server.answers = { [`POST ${path('/hotels')}`]: available(buildRate(rate)) };
    expect(await verify(different)).toEqual({ outcome: 'refused', reason });
  });

  test.each([
    ['the day before it costs something', '2026-04-30', { outcome: 'confirmed' }],
    ['the day after', '2026-05-01', { outcome: 'refused', reason: 'not-allowed' }],
  ])('has to be free to cancel as long as we sell it so: until %s', async (_, day, outcome) => {
    server.answers = { [`POST ${path('/hotels')}`]: available(buildRate()) };
    expect(await verify({ freeUntil: requireDay(day) })).toMatchObject(outcome);
  });

  test('sells a rate for packages with flights', async () => {
    server.answers = { [`POST ${path('/hotels')}`]: available(buildRate({ packaging: true })) };
    expect(await verify()).toMatchObject({ outcome: 'confirmed' });
  });

  test.each([[{ body: { hotels: { total: 0 } } }], [{ body: {} }]])('finds nothing in %j', async (answer) => {
    server.answers = { [`POST ${path('/hotels')}`]: answer };
    expect(await verify()).toEqual({ outcome: 'refused', reason: 'gone' });
  });

  test.each([
    [{ status: 403, body: { error: 'Quota exceeded' } }, 'the quota of calls is used up'],
    [{ status: 403, body: { error: 'Authorization field invalid' } }, 'clock of this machine'],
    [failure(500, 'SYSTEM_ERROR'), 'Answer 500'],
    [failure(400, 'SOMETHING_NEW'), 'has no meaning'],
    [null, 'No answer'],
    [
      available(buildRate({ cancellationPolicies: [{ amount: '1', from: '2026-04-30T23:59:00' }] })),
      'offset',
    ],
    [available(buildRate({ net: '612.345' })), 'whole minor units'],
  ])('is unknown after %j, and says why', async (answer, named) => {
    server.answers = { [`POST ${path('/hotels')}`]: answer };
    expect(await verify()).toEqual({ outcome: 'unknown' });
    expect(reports.join()).toContain(named);
  });
});

const quote = {
  rateKey: 'a|key',
  total: 612_34,
  currency: 'EUR',
  cancellation: [],
  localCharges: [],
} as const;
const buildBooking = (different: object = {}) => ({
  reference: '1-3816646',
  clientReference: 'ours',
  status: 'CONFIRMED',
  totalNet: 612.34,
  currency: 'EUR',
  hotel: { cancellationAmount: 0 },
  ...different,
});

describe('booking', () => {
  const party = { adults: 1, childrenBorn: [requireDay('2020-01-01')] };
  const travellers = buildTravellers({ party: { adults: 2, childrenBorn: [] } });
  const book = (remark = '') =>
    openRooms().book({ reference: 'ours', quote, checkIn, travellers, party, remark }, call());

  test('names everybody, allows no higher price, and passes a wish on', async () => {
    server.answers = { [`POST ${path('/bookings')}`]: { body: { booking: buildBooking() } } };
    expect(await book('Quiet, please')).toEqual({
      outcome: 'confirmed',
      booking: { bookingReference: '1-3816646', net: 612_34, currency: 'EUR', state: 'booked' },
    });
    expect(sentTo('/bookings')[0]?.body).toEqual({
      holder: { name: 'Ada', surname: 'Lovelace 0' },
      rooms: [
        {
          rateKey: 'a|key',
          paxes: [
            { roomId: 1, type: 'AD', name: 'Ada', surname: 'Lovelace 0' },
            { roomId: 1, type: 'CH', age: 6, name: 'Ada', surname: 'Lovelace 1' },
          ],
        },
      ],
      clientReference: 'ours',
      remark: 'Quiet, please',
      tolerance: 0,
    });
  });

  test.each([
    [failure(400, 'INVALID_REQUEST'), { outcome: 'refused', reason: 'rejected' }],
    [failure(400, 'PRICE_INCREASED'), { outcome: 'refused', reason: 'price-changed' }],
    [failure(500, 'SYSTEM_ERROR'), { outcome: 'unknown' }],
    [{ status: 403, body: { error: 'Quota exceeded' } }, { outcome: 'not-done' }],
    [{ body: { booking: buildBooking({ clientReference: 'other' }) } }, { outcome: 'unknown' }],
    [{ body: { booking: buildBooking({ status: 'PRECONFIRMED' }) } }, { outcome: 'unknown' }],
    [null, { outcome: 'unknown' }],
  ])(
    'a booking that was not made is refused, one that may have been is open: %j',
    async (answer, outcome) => {
      server.answers = { [`POST ${path('/bookings')}`]: answer };
      expect(await book()).toEqual(outcome);
    },
  );

  test('is found by our reference, the one that is not cancelled first', async () => {
    const find = () => openRooms().find({ reference: 'ours', since: requireDay('2026-03-01') }, call());
    const list = (...bookings: readonly object[]) => {
      server.answers = {
        [`GET ${path('/bookings')}`]: { body: { bookings: { bookings, total: bookings.length } } },
      };
    };
    list(buildBooking({ reference: '1-1', status: 'CANCELLED' }), buildBooking());
    expect(await find()).toMatchObject({ booking: { bookingReference: '1-3816646', state: 'booked' } });
    expect(server.received[0]?.path).toContain('start=2026-02-28&end=2026-03-03&filterType=CREATION');
    expect(server.received[0]?.path).toContain('clientReference=ours');
    list(buildBooking({ clientReference: 'other' }));
    expect(await find()).toEqual({ outcome: 'confirmed', booking: null });
    list(buildBooking(), buildBooking({ reference: '1-2' }));
    expect(await find()).toEqual({ outcome: 'unknown' });
  });
});

describe('cancelling', () => {
  const reference = '1-3816646';
  const asked = { bookingReference: reference, fee: 61_20, currency: 'EUR' } as const;
  const answer = (different: object = {}) => ({
    body: {
      booking: buildBooking({ hotel: { cancellationAmount: 61.2, currency: 'EUR' }, ...different }),
    },
  });
  const flags = () =>
    server.received.map((each) => new URL(each.path, server.origin).searchParams.toString());

  test('is simulated first, and the two words are the only ones that are sent', async () => {
    server.answers = {
      [`DELETE ${path(`/bookings/${reference}`)}`]: ({ path: asked }) =>
        answer({ status: asked.includes('SIMULATION') ? 'CONFIRMED' : 'CANCELLED' }),
    };
    const rooms = openRooms();
    expect(await rooms.quoteCancellation({ bookingReference: reference }, call())).toEqual({
      outcome: 'confirmed',
      fee: 61_20,
      currency: 'EUR',
    });
    expect(await rooms.cancel(asked, call())).toEqual({ outcome: 'confirmed' });
    expect(flags()).toEqual(['cancellationFlag=SIMULATION', 'cancellationFlag=CANCELLATION']);
  });

  test.each([
    ['a booking that is not cancelled', answer()],
    [
      'another fee than was quoted',
      answer({ status: 'CANCELLED', hotel: { cancellationAmount: 61.21, currency: 'EUR' } }),
    ],
    ['another booking', answer({ reference: '1-1', status: 'CANCELLED' })],
    ['nothing', null],
  ])('is unknown where the answer is about %s', async (_, answered) => {
    server.answers = { [`DELETE ${path(`/bookings/${reference}`)}`]: answered };
    expect(await openRooms().cancel(asked, call())).toEqual({ outcome: 'unknown' });
  });
});
