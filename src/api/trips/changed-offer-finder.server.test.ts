import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import {
  type BookingFixture,
  openBookingFixture,
  orderTrip,
} from '../../../tests/factories/booking-fixture.ts';
import { tripOf } from '../../../tests/factories/booking-order.ts';
import { createBruteOffers } from '../../../tests/factories/brute-offers.ts';
import { orderChange } from '../../../tests/factories/change-order.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { smallPlans } from '../../demo/supplier/store/small-world.server.ts';
import { buildOfferRequest } from '../../demo/supplier/supplier-under-test.server.ts';
import { chooseExtras } from '../../domain/extras/choose-extras.ts';
import type { OfferKey } from '../../domain/search/offer-query.ts';
import { currentOrder } from '../../features/booking/model/booking-record.ts';
import { quoteChange } from '../../features/booking/model/quote-change.ts';
import { supplyCallOptions } from '../../ports/supply/supply-under-test.ts';
import { loadSupply } from '../../server/supply/load-supply.server.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { createSearch, type Search } from '../../trip-search/visit/create-search.server.ts';
import { createChangedOfferFinder } from './changed-offer-finder.server.ts';

let database: TestDatabase;
let fixture: BookingFixture;
let search: Search;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
  const { supply, clock } = fixture;
  const offers = createBruteOffers();
  await loadSupply(supply.feed, offers, clock, 0);
  const report = (error: unknown) => {
    throw error;
  };
  search = createSearch({ offers, supply, history: { find: async () => null }, clock, report });
  await search.refresh();
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

/** A booked trip with priority boarding and a seat for the first traveller on each flight; each test has days of its own. */
async function bookWithSeats(weeks: number) {
  const request = buildOfferRequest({ checkIn: buildOfferRequest().key.checkIn + weeks * 14 });
  const offered = await fixture.supply.live.extras(
    { ...request, insuranceMarket: null },
    supplyCallOptions(),
  );
  if (offered.outcome !== 'confirmed') throw new Error(offered.outcome);
  const wanted = (['outbound', 'inbound'] as const).flatMap((leg) =>
    (['seat', 'priority_boarding'] as const).map((kind) =>
      offered.extras.find((extra) => extra.kind === kind && extra.leg === leg),
    ),
  );
  const choices = wanted.map((extra) => ({ id: extra?.id ?? '', travellers: [0] }));
  const chosen = chooseExtras(choices, offered.extras, ['adult', 'adult'], offered.seatMaps);
  if (!chosen.ok) throw new Error(chosen.reason);
  const plain = await orderTrip(fixture.supply, request.key);
  const price = { ...plain.price, extras: chosen.extras.map(({ amount }) => amount) };
  return fixture.book({ ...plain, extras: chosen.extras, price });
}

async function findOther(trip: Awaited<ReturnType<typeof bookWithSeats>>, different: Partial<OfferKey>) {
  const order = tripOf(currentOrder(trip));
  const findOffer = createChangedOfferFinder({
    search,
    supply: fixture.supply.live,
    describeTrip: async () => order.trip,
  });
  const offer = encodeOfferId({ ...order.offerKey, ...different });
  const found = await findOffer(buildVisit(), order, offer, 'any-hotel', trip.supplierNumber);
  if (found.outcome !== 'confirmed') throw new Error(found.outcome);
  return { order, found };
}

const lanes = ['priority_boarding inbound', 'priority_boarding outbound'];
const namesOf = (extras: readonly { readonly kind: string; readonly leg: string | null }[]) =>
  extras.map(({ kind, leg }) => `${kind} ${leg}`).toSorted();

test('another board on the same flights has the lanes of the trip, and is booked with them; seats that its supplier offers nobody are left out', async () => {
  const trip = await bookWithSeats(0);
  const { order, found } = await findOther(trip, { planId: smallPlans.byArrival });
  expect(namesOf(order.extras)).toEqual([...lanes, 'seat inbound', 'seat outbound']);
  expect(namesOf(found.extras)).toEqual(lanes);
  const { offerKey, extras, base } = found;
  const { insuranceMarket, travellers, price } = order;
  const amounts = extras.map(({ amount }) => amount);
  const quote = quoteChange(price, { base, extras: amounts, floorPrice: null }, 0);
  const after = { offerKey, trip: found.trip, extras, insuranceMarket, travellers };
  await fixture.book(orderChange(trip, { change: 'room', after, quote }));
  const changed = tripOf(currentOrder(await fixture.find(trip.checkoutId)));
  expect(namesOf(changed.extras)).toEqual(lanes);
});

test('another flight home has the lane of the trip, at its price there', async () => {
  const trip = await bookWithSeats(2);
  const { offerKey } = tripOf(trip.order);
  const inbound = offerKey.inbound && { ...offerKey.inbound, day: offerKey.inbound.day + 1 };
  const { found } = await findOther(trip, { nights: offerKey.nights + 1, inbound });
  expect(namesOf(found.extras)).toEqual(lanes);
});
