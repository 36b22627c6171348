import { expect, test } from 'vitest';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { fakeCatalogue } from '../../../tests/factories/search-world.ts';
import { pricedIn } from '../../domain/money/purchase-currency.ts';
import type { PriceRule, SaleChannel } from '../../domain/search/prices/price-rule.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { createSearch } from '../../trip-search/visit/create-search.server.ts';
import { createCheckout } from './create-checkout.server.ts';

const clock = settableClock('2026-11-21T12:00:00Z');
const offer = buildOffer({ total: 100_000 });

/** 10 % and 20 euros a booking, by phone 15 more, up to the next ten less one. */
const rule: PriceRule = {
  key: 'tenth',
  marginBasisPoints: 1_000,
  perBooking: 2_000,
  fees: { phone: 1_500 },
  rounding: { step: 1_000, below: 100 },
};

const shopper = {
  locale: 'de-de',
  language: 'de',
  currency: 'EUR',
  homeCountry: 'DE',
  brandName: 'Abendmeer',
} as const;

/** A shop that buys at a price that the test changes. */
async function openShop() {
  const now = { total: 100_000 };
  const live = {
    verify: async () =>
      ({
        outcome: 'confirmed',
        offer: { ...offer, total: now.total, stay: now.total - offer.outbound - offer.inbound },
        at: clock.now().getTime(),
        priceByKind: { adult: now.total, child: null, infant: null },
        earlyBooking: 10_000,
      }) as const,
    extras: async () => ({ outcome: 'confirmed', extras: [], seatMaps: [] }) as const,
  };
  const search = createSearch({
    offers: createFakeOffers([offer]),
    supply: { catalogue: fakeCatalogue(), live },
    history: { find: async () => null },
    clock,
    report: (error) => {
      throw error;
    },
  });
  await search.refresh();
  const checkouts = createFakeCheckouts(clock);
  const create = (total: number, channel: SaleChannel, priceRules: readonly PriceRule[] = [rule]) =>
    createCheckout(search.visit({ ...shopper, priceRules, channel }), checkouts, {
      session: 'session of the test',
      previousSession: null,
      memberId: null,
      brand: { key: 'abendmeer', company: { id: 'default' } },
      offer: encodeOfferId(offer.key),
      total,
      search: {},
      trackingParams: {},
    });
  const service = createExtrasService({ live, clock, isPricedAs: pricedIn(null) });
  return { now, search, checkouts, create, service };
}

test.each([
  ['web', 112_900],
  ['partner', 112_900],
  ['phone', 113_900],
] as const)('a checkout by %s is created at the price of the rule and pins it', async (channel, total) => {
  const shop = await openShop();
  expect(await shop.create(total, channel)).toMatchObject({ value: { success: true } });
  const [checkout] = shop.checkouts.list();
  const amount = channel === 'phone' ? 3_500 : 2_000;
  expect(checkout).toMatchObject({
    baseTotal: total,
    boughtBase: 100_000,
    priceByKind: { adult: total, child: null, infant: null },
    earlyBooking: 11_000,
    purchase: {
      currency: 'EUR',
      rate: '1',
      markup: { rule: 'tenth', marginBasisPoints: 1_000, amount, step: 1_000, below: 100 },
    },
  });
});

test('what the supplier asks is no price at which a brand with a rule sells', async () => {
  const shop = await openShop();
  const answer = await shop.create(100_000, 'web');
  expect(answer).toMatchObject({ value: { success: false, changes: [{ newTotal: 112_900 }] } });
  expect(shop.checkouts.list()).toEqual([]);
});

test('a price that the supplier changes during the checkout is another one by the rule of the checkout', async () => {
  const shop = await openShop();
  await shop.create(112_900, 'web');
  const [checkout] = shop.checkouts.list();
  if (checkout === undefined) throw new Error('There is no checkout');
  shop.now.total = 110_000;
  expect(await shop.service.requestPrice(checkout)).toMatchObject({ total: 123_900, bought: 110_000 });
});

test('an order keeps its markup, whatever the rules of now are', async () => {
  const shop = await openShop();
  const markup = { rule: 'old', marginBasisPoints: 0, amount: 1, step: 1, below: 0 };
  const pinned = { currency: 'EUR', rate: '1', markup } as const;
  const visit = shop.search.visit({ ...shopper, priceRules: [rule], pinned });
  const query = {
    name: 'offer',
    key: offer.key,
    party: { adults: 2, childrenBorn: [] },
    bookingDay: visit.today,
  } as const;
  expect((await visit.queryOffers(query)).answer?.offer).toMatchObject({ total: 100_001, bought: 100_000 });
});

test('a rule for other hotels leaves the price as it is bought, and nothing is pinned', async () => {
  const shop = await openShop();
  const elsewhere = { ...rule, hotels: { withoutHotels: [offer.key.hotelId] } };
  expect(await shop.create(100_000, 'web', [elsewhere])).toMatchObject({ value: { success: true } });
  const [checkout] = shop.checkouts.list();
  expect(checkout?.purchase).toEqual({ currency: 'EUR', rate: '1' });
});
