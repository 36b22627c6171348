import { beforeEach, describe, expect, test } from 'vitest';
import { buildSearchVisit } from '../../../tests/factories/build-search-visit.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import type { FlightDetails } from '../../domain/search/offer-query.ts';
import type { PriceFactors } from '../../domain/search/price-factors.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createFakeOffers, type FakeOffer } from '../../ports/offers/fake-offers.ts';
import type { LiveSupply } from '../../ports/supply/supply-port.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { createCheckout } from './create-checkout.server.ts';

type Verified = Awaited<ReturnType<LiveSupply['verify']>>;

const clock = settableClock('2026-11-21T12:00:00Z');
const offer = buildOffer({ total: 100_001 });
const id = encodeOfferId(offer.key);
let checkouts: FakeCheckouts;

beforeEach(() => {
  checkouts = createFakeCheckouts(clock);
});

const confirmAt = (total: number): Verified => ({
  outcome: 'confirmed',
  offer: { ...offer, total },
  at: clock.now().getTime(),
});

function create(
  verified: Verified,
  wish: {
    offer?: string;
    total?: number;
    search?: object;
    session?: string;
    previousSession?: string;
    changes?: string;
  } = {},
  shopper: { memberPercent?: number } = {},
  offers = createFakeOffers([offer]),
) {
  const visit = { ...buildSearchVisit({ clock, offers, verify: async () => verified }), ...shopper };
  return createCheckout(visit, checkouts, {
    session: 'session of the test',
    previousSession: null,
    memberId: null,
    brand: { key: 'abendmeer', company: { id: 'default' } },
    offer: id,
    total: 100_001,
    search: {},
    trackingParams: { utm_source: 'mail' },
    ...wish,
  });
}

test('[DISC-005] a member agrees to the price for members, and the checkout takes the discount off', async () => {
  const created = await create(confirmAt(100_001), { total: 95_001 }, { memberPercent: 5 });
  expect(checkouts.list()).toMatchObject([{ baseTotal: 100_001, memberPercent: 5 }]);
  expect(created).toMatchObject({ value: { cart: { checkout: { amounts: { totalAmount: 95_001 } } } } });
});

test('a checkout carries what the supplier says that early booking has taken off, else nothing', async () => {
  await create({ ...confirmAt(100_001), earlyBooking: 7_350 } as Verified);
  await create(confirmAt(100_001));
  expect(checkouts.list().map(({ baseTotal, earlyBooking }) => [baseTotal, earlyBooking])).toEqual([
    [100_001, 7_350],
    [100_001, 0],
  ]);
});

test('[DISC-005] [CREATE-008] agreeing to the price of everybody returns the price for members', async () => {
  expect(await create(confirmAt(100_001), {}, { memberPercent: 5 })).toMatchObject({
    value: { success: false, changes: [{ oldTotal: 100_001, newTotal: 95_001 }] },
  });
});

test('[CREATE-001] [CAPI-003] an offer that the supplier confirms at the total shown becomes a checkout', async () => {
  const created = await create(confirmAt(100_001));
  const [checkout] = checkouts.list();
  expect(created).toMatchObject({
    ok: true,
    value: { success: true, messages: [], changes: [], cart: { checkout: { id: checkout?.id } } },
  });
  expect(checkout).toMatchObject({
    brand: 'abendmeer',
    companyId: 'default',
    purchase: { currency: 'EUR', rate: '1' },
    baseTotal: 100_001,
    currency: 'EUR',
    offerKey: offer.key,
    party: { adults: 2, childrenBorn: [] },
    trackingParams: { utm_source: 'mail' },
    trip: { hotel: { id: hotelIds.calaBlanca }, nights: 7 },
  });
});

test('[TRAV-007] rooms under different terms become no checkout, whatever asks for it', async () => {
  const room = { planId: offer.key.planId, stay: 50_000, isOnRequest: false, terms: offer.terms };
  const tariff = { ...offer.terms.tariff, cancellation: { freeDays: 3, fees: [] } };
  const other = { ...room, terms: { ...offer.terms, tariff } };
  const confirm = (rooms: readonly (typeof room)[]): Verified => ({
    outcome: 'confirmed',
    offer: { ...offer, total: 100_001, rooms },
    at: clock.now().getTime(),
  });
  expect(await create(confirm([room, room]))).toMatchObject({ value: { success: true } });
  expect(await create(confirm([room, other]))).toMatchObject({
    value: { success: false, cart: null, messages: [{ code: 'no-answer' }] },
  });
});

test('a checkout belongs to the session that created it', async () => {
  await create(confirmAt(100_001));
  const checkoutId = checkouts.list()[0]?.id ?? '';
  expect(await checkouts.find(checkoutId, 'session of the test')).not.toBeNull();
  expect(await checkouts.find(checkoutId, 'another session')).toBeNull();
});

test('a checkout has the party of the search', async () => {
  await create(confirmAt(100_001), { search: { adults: '1', children: '2020-03-01' } });
  expect(checkouts.list()[0]?.party).toMatchObject({ adults: 1, childrenBorn: [expect.any(Number)] });
});

describe('a checkout that changes another one', () => {
  const begin = async () => {
    await create(confirmAt(100_001));
    const [former] = checkouts.list();
    if (former === undefined) throw new Error('No checkout');
    return former;
  };
  const next = { session: 'second', previousSession: 'session of the test', search: { adults: '3' } };

  test('knows what the trip cost, and whether there are extras to carry over', async () => {
    const former = await begin();
    await create(confirmAt(100_001), { ...next, changes: former.id });
    expect(checkouts.list()[1]?.former).toEqual({ id: former.id, total: 100_001, hasExtrasLeft: false });
  });

  test('follows none that is not its own', async () => {
    const former = await begin();
    await create(confirmAt(100_001), { ...next, previousSession: 'of somebody else', changes: former.id });
    await create(confirmAt(100_001), { ...next, changes: 'unknown' });
    expect(checkouts.list().map((checkout) => checkout.former)).toEqual([undefined, undefined, undefined]);
  });
});

describe('no checkout is created', () => {
  test.each([100_000, 100_002])(
    '[CREATE-003] [CREATE-008] at another price, here %i, and both totals are returned',
    async (now) => {
      expect(await create(confirmAt(now))).toEqual({
        ok: true,
        value: {
          success: false,
          cart: null,
          ancillaries: [],
          messages: [{ code: 'price-changed' }],
          changes: [{ type: 'price', offerId: id, oldTotal: 100_001, newTotal: now }],
        },
      });
      expect(checkouts.list()).toEqual([]);
    },
  );

  test.each<[string, Verified]>([
    ['gone', { outcome: 'refused', reason: 'gone' }],
    ['sold-out', { outcome: 'refused', reason: 'sold-out' }],
    ['not-allowed', { outcome: 'refused', reason: 'not-allowed' }],
    ['no-answer', { outcome: 'unknown' }],
  ])('[CREATE-003] [CREATE-004] with the reason %s of the supplier', async (code, verified) => {
    const { value } = (await create(verified)) as { value: object };
    expect(value).toMatchObject({ success: false, cart: null, messages: [{ code }], changes: [] });
    expect(checkouts.list()).toEqual([]);
  });

  test.each([
    ['what is not the id of an offer', { offer: 'x' }],
    ['a search that cannot be read', { search: { adults: '99' } }],
  ])('for %s', async (_case, wish) => {
    expect(await create(confirmAt(100_001), wish)).toMatchObject({ ok: false });
    expect(checkouts.list()).toEqual([]);
  });
});

test('[CREATE-009] [CREATE-010] the changed price creates a checkout once the shopper agrees to it', async () => {
  await create(confirmAt(100_002));
  expect(await create(confirmAt(100_002), { total: 100_002 })).toMatchObject({ value: { success: true } });
  expect(checkouts.list()).toMatchObject([{ baseTotal: 100_002 }]);
});

describe('of an offer that the index does not sell', () => {
  const { outbound, inbound } = requireFlights(offer);

  /** An index that knows these flights and sells nothing. */
  function buildEmptyIndex(known: Partial<Pick<PriceFactors, 'outbounds' | 'inbounds'>>) {
    const offers = createFakeOffers();
    offers.setFactors({ airports: [], plans: [], outbounds: [], inbounds: [], airlines: [], ...known });
    return offers;
  }

  test('[CREATE-001] [CREATE-009] the price of the supplier creates a checkout that names its flights', async () => {
    const toFull = (flight: FlightDetails) => ({ ...flight, fare: 10_000, seats: 0 });
    const other = { ...toFull(outbound), id: 12, number: 999 };
    const index = buildEmptyIndex({ outbounds: [other, toFull(outbound)], inbounds: [toFull(inbound)] });
    const created = await create(confirmAt(90_000), { total: 90_000 }, {}, index);
    expect(created).toMatchObject({ value: { success: true, messages: [], changes: [] } });
    expect(checkouts.list()).toMatchObject([
      {
        baseTotal: 90_000,
        trip: {
          outbound: { flightNumber: '7Q 111', departure: '2027-05-01T06:05', baggage: 'baggage' },
          inbound: { flightNumber: '7Q 121', departure: '2027-05-08T06:05' },
        },
      },
    ]);
  });

  test.each<[string, Partial<PriceFactors>]>([
    ['either flight', {}],
    ['the way back', { outbounds: [{ ...outbound, fare: 10_000 }] }],
    ['the way there', { inbounds: [{ ...inbound, fare: 10_000 }] }],
  ])('[CREATE-004] none is created that could not name %s', async (_case, known) => {
    const created = await create(confirmAt(100_001), {}, {}, buildEmptyIndex(known));
    expect(created).toMatchObject({
      value: { success: false, cart: null, messages: [{ code: 'no-answer' }] },
    });
    expect(checkouts.list()).toEqual([]);
  });

  test('a stay without flights needs none', async () => {
    const stay = buildOffer({ isHotelOnly: true });
    const verified: Verified = { outcome: 'confirmed', offer: stay, at: clock.now().getTime() };
    const wish = { offer: encodeOfferId(stay.key), search: { hotelOnly: '1' } };
    expect(await create(verified, wish, {}, createFakeOffers())).toMatchObject({ value: { success: true } });
    expect(checkouts.list()).toMatchObject([{ trip: { outbound: null, inbound: null } }]);
  });
});

function requireFlights({ flights }: FakeOffer) {
  if (flights === null) throw new Error('The offer has flights');
  return flights;
}
