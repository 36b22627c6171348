import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../tests/database.ts';
import { type BookingFixture, openBookingFixture, orderTrip } from '../../tests/factories/booking-fixture.ts';
import { createBruteOffers } from '../../tests/factories/brute-offers.ts';
import { createCheckout } from '../api/checkout/create-checkout.server.ts';
import { buildOfferRequest } from '../demo/supplier/supplier-under-test.server.ts';
import { priceOfBase } from '../domain/money/package-price.ts';
import { type Day, dayAt, formatDay, requireDay } from '../domain/time/calendar-day.ts';
import { feeByTerms } from '../features/booking/office/quote-cancellation.ts';
import { createBookingStore } from '../features/booking/store/booking-store.server.ts';
import { createCheckoutStore } from '../features/checkout/checkout-store.server.ts';
import { createExtrasService } from '../features/checkout/extras/extras-service.server.ts';
import { supplyCallOptions } from '../ports/supply/supply-under-test.ts';
import { loadSupply } from '../server/supply/load-supply.server.ts';
import { loadShownOffer } from '../trip-search/offers/load-shown-offer.server.ts';
import { encodeOfferId } from '../trip-search/offers/offer-id.server.ts';
import { createSearch, type Search } from '../trip-search/visit/create-search.server.ts';

const hour = 3_600_000;
/** The plan of the small world is free to cancel until two weeks before arrival. */
const freeDays = 14;
const shopper = {
  locale: 'de-de',
  language: 'de',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: 'Abendmeer',
} as const;

let database: TestDatabase;
let fixture: BookingFixture;

beforeAll(async () => {
  database = await createTestDatabase();
  fixture = await openBookingFixture(database.pool);
});
afterAll(async () => {
  await fixture.close();
  await database.drop();
});

/** A search of the supplier's offers, where a shopper who books on a day or before pays a tenth less. */
async function searchWithDiscountUntil(bookUntil: Day): Promise<Search> {
  const discount = {
    percent: 10,
    bookUntil,
    daysAhead: 0,
    arrivalFrom: bookUntil,
    arrivalTo: bookUntil + 99,
  };
  await database.pool.query(
    `update supplier.plan set facts = jsonb_set(facts, '{earlyBookings}', $2) where id = $1`,
    [buildOfferRequest().key.planId, JSON.stringify([discount])],
  );
  const { supply, clock, reports } = fixture;
  const offers = createBruteOffers();
  await loadSupply(supply.feed, offers, clock, 0);
  const report = (error: unknown) => void (reports as unknown[]).push(error);
  const search = createSearch({ offers, supply, history: { find: async () => null }, clock, report });
  await search.refresh();
  return search;
}

/** Goes the whole way at the present moment, from the search to a booking and its cancellation. */
async function buy(search: Search, checkIn: Day) {
  const { clock, supply, bookings } = fixture;
  const visit = search.visit(shopper);
  const offer = encodeOfferId(buildOfferRequest({ checkIn }).key);
  const shown = await loadShownOffer(visit, {}, { hotelId: undefined, offer });
  const total = shown.ok ? shown.value.offer?.price.totalAmount : undefined;
  if (total === undefined) throw new Error(`The search does not find it: ${JSON.stringify(shown)}`);
  const checkouts = createCheckoutStore(database.db, clock);
  const session = randomBytes(16).toString('base64url');
  const brand = { key: 'abendmeer', company: { id: 'default' } };
  const wanted = {
    session,
    previousSession: null,
    memberId: null,
    brand,
    offer,
    total,
    search: {},
    trackingParams: {},
  };
  const created = await createCheckout(visit, checkouts, wanted);
  const checkoutId = created.ok ? (created.value.cart?.checkout.id ?? '') : '';
  const checkout = await checkouts.find(checkoutId, session);
  if (checkout === null) throw new Error(`No checkout: ${JSON.stringify(created)}`);
  const atCheckout = await createExtrasService({
    live: supply.live,
    clock,
    isPricedAs: () => true,
  }).requestPrice(checkout);
  const { trip, baseTotal } = checkout;
  const order = await orderTrip(supply, { checkIn }, { checkoutId, trip, price: priceOfBase(baseTotal) });
  const progress = await bookings.place(order, 10_000);
  const booking = await createBookingStore(database.db).findLatest(checkoutId);
  const bookingNumber = booking?.supplierNumber ?? '';
  const cancelled = await supply.live.cancel({ bookingNumber }, supplyCallOptions());
  return {
    today: formatDay(visit.today),
    prices: [total, atCheckout.state === 'sold' ? atCheckout.total : atCheckout.state, booking?.holdTotal],
    state: progress?.state,
    fees: [
      cancelled.outcome === 'confirmed' ? cancelled.fee : cancelled.outcome,
      feeByTerms(order, dayAt(clock.now())),
    ],
  };
}

test.each([
  ['the day of 23 hours', '2026-03-29'],
  ['the day of 25 hours', '2026-10-25'],
  ['New Year’s Eve', '2026-12-31'],
])(
  'every hour around %s, search, checkout, order and supplier have the same day',
  async (_what, date) => {
    const deadline = requireDay(date);
    const search = await searchWithDiscountUntil(deadline);
    const first = Date.parse(`${date}T00:00:00Z`) - 3 * hour;
    const seen = new Map<string, Set<string>>();
    for (let hours = 0; hours <= 29; hours += 1) {
      const moment = new Date(first + hours * hour);
      fixture.clock.set(moment);
      const bought = await buy(search, deadline + freeDays);
      const [price, ...otherPrices] = bought.prices;
      const [fee, ...otherFees] = bought.fees;
      const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Berlin' }).format(moment);
      expect({ moment, ...bought }).toEqual({
        moment,
        today,
        prices: [price, ...otherPrices.map(() => price)],
        state: 'booked',
        fees: [fee, ...otherFees.map(() => fee)],
      });
      seen.set(today, (seen.get(today) ?? new Set()).add(`${price} ${fee}`));
    }
    const [before, on, after] = [-1, 0, 1].map((days) => [...(seen.get(formatDay(deadline + days)) ?? [])]);
    expect(before).toHaveLength(1);
    expect(on).toEqual(before);
    expect(after).toHaveLength(1);
    expect(after).not.toEqual(on);
    await search.close();
  },
  60_000,
);
