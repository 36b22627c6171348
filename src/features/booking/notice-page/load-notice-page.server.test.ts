import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../tests/database.ts';
import { buildOrder } from '../../../../tests/factories/booking-order.ts';
import { buildBooking } from '../../../../tests/factories/booking-record.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../../tests/factories/require-view.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { matchPath } from '../../../url.ts';
import type { ListAlternatives } from '../alternatives/alternative.ts';
import type { BookingRecord } from '../model/booking-record.ts';
import { createNoticePageLoader } from './load-notice-page.server.ts';

let database: TestDatabase;
const booking = buildBooking({ state: 'booked', holdState: 'confirmed', paymentState: 'captured' });
const [open, dropped] = ['n'.repeat(22), 'd'.repeat(22)];
const deadline = new Date('2027-04-08T10:00:00Z');

beforeAll(async () => {
  database = await createTestDatabase();
  await database.pool.query(
    `insert into booking (id, checkout_id, attempt, state, "order", booking_number, placed_at, booked_at, company_id)
     values ($1, $2, 1, 'booked', $3, $4, now(), now(), 'default'), ('another0000000000000', 'another', 1, 'booked', $3, 'ZZZZ-2345', now(), now(), 'default')`,
    [booking.id, booking.checkoutId, JSON.stringify(buildOrder()), booking.bookingNumber],
  );
  await database.pool.query(
    `insert into trip_notice (id, booking_id, source, facts, is_significant, without_answer, state, created_at, answer_by)
     values ($1, $3, 'one', '{"kind":"hotel-closed"}', true, 'staff', 'open', now(), $4),
            ($2, $3, 'two', '{"kind":"hotel-closed"}', true, 'staff', 'dropped', now(), $4)`,
    [open, dropped, booking.id, deadline],
  );
});
afterAll(() => database.drop());

function load(
  noticeId: string,
  at: Date,
  trip: BookingRecord | null = booking,
  listAlternatives: ListAlternatives = async () => [],
) {
  const page = createNoticePageLoader({
    db: database.db,
    clock: { now: () => at },
    listAlternatives,
    translate: async (_, trip) => ({
      ...trip,
      hotel: { ...trip.hotel, place: `translated ${trip.hotel.place}` },
    }),
    access: {
      open: async () => trip && { booking: trip, right: 'read', ownsAddress: false, needsSignIn: false },
    },
  });
  const url = new URL(`http://shop.test/de-de/my-trips/${booking.checkoutId}/notice/${noticeId}?key=mine`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The page has a route');
  return page(buildVisit(), match, url, unknownVisitor);
}

const before = new Date(deadline.getTime() - 1);

test('a notice offers its answers and the whole price until its deadline, and none from then on', async () => {
  const { props } = requireView(await load(open, before), 'tripNotice');
  expect(props).toMatchObject({
    answers: ['cancel'],
    state: 'open',
    refund: { amount: invoiceTotalOf(buildOrder().price), promisedOn: '2027-04-22' },
  });
  expect(requireView(await load(open, deadline), 'tripNotice').props.answers).toEqual([]);
});

test('a trip that is cancelled otherwise has no answers, whatever its notice says', async () => {
  const { props } = requireView(await load(open, before, { ...booking, state: 'cancelling' }), 'tripNotice');
  expect(props).toMatchObject({ answers: [], state: 'cancelled' });
});

test('[checkout X-092] an unsent notice, or one of another trip, redirects to the trip, and a stranger to the page for links', async () => {
  const trip = `/de-de/my-trips/${booking.checkoutId}?key=mine`;
  expect((await load(dropped, before))?.redirectTo).toBe(trip);
  expect((await load(open, before, { ...booking, id: 'another0000000000000' }))?.redirectTo).toBe(trip);
  expect((await load(open, before, null))?.redirectTo).toBe('/de-de/my-trips?find=closed');
});

test('alternatives cost as their order will, those within our bound nothing more; none are shown after the deadline', async () => {
  const { price } = buildOrder();
  const base = {
    room: '',
    board: 'breakfast',
    hotel: null,
    otherAirports: [],
    outbound: null,
    inbound: null,
    floorPrice: null,
  } as const;
  const borne = Math.floor((invoiceTotalOf(price) * 10 + 50) / 100);
  const list: ListAlternatives = async () =>
    [-10_000, borne, borne + 4_000].map((more) => ({ ...base, offer: `${more}`, base: price.base + more }));
  const plain = {
    ...booking,
    order: buildOrder({ price: { ...price, memberDiscount: 0, promotion: 0, cardDiscount: 0 } }),
  };
  const { props } = requireView(await load(open, before, plain, list), 'tripNotice');
  const differences = props.alternatives?.listed?.map(({ difference }) => difference) ?? [];
  expect(differences).toEqual([-10_000, 0, expect.any(Number)]);
  expect(differences[2]).toBeGreaterThan(0);
  const takenBack = requireView(await load(open, before, { ...plain, chargedBack: 1 }, list), 'tripNotice');
  expect(takenBack.props.alternatives).toBeNull();
  const late = requireView(await load(open, deadline, plain, list), 'tripNotice');
  expect(late.props.alternatives).toBeNull();
  const down = requireView(await load(open, before, plain, async () => null), 'tripNotice');
  expect(down.props.alternatives?.listed).toBeNull();
});

test('an alternative is priced by the floor price of its own tariff, whatever that of the trip is', async () => {
  const { price, trip } = buildOrder();
  const base = {
    room: '',
    board: 'breakfast',
    hotel: null,
    otherAirports: [],
    outbound: null,
    inbound: null,
  } as const;
  const list: ListAlternatives = async () =>
    [null, price.base].map((floorPrice) => ({
      ...base,
      offer: `${floorPrice}`,
      base: price.base - 100,
      floorPrice,
    }));
  const terms = { ...trip.terms, floorPrice: 1 };
  const discounted = {
    ...booking,
    order: buildOrder({
      trip: { ...trip, terms },
      price: { ...price, memberDiscount: 5_000, promotion: 0, cardDiscount: 0 },
    }),
  };
  const { props } = requireView(await load(open, before, discounted, list), 'tripNotice');
  const [free, bound] = props.alternatives?.listed ?? [];
  expect(free?.difference).toBeLessThan(0);
  // Above its floor there is no room for the discount: we bear what it costs more by that.
  expect(bound?.difference).toBe(0);
});

test('the page of a notice names the place in the language of the visitor', async () => {
  expect(requireView(await load(open, before), 'tripNotice').props.place).toMatch(/^translated /);
});
