import { expect, test } from 'vitest';
import { swissBrand } from '../../../tests/factories/brands/swiss-brand.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { fakeCatalogue } from '../../../tests/factories/search-world.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import { type Exchange, type PurchaseCurrency, pricedIn } from '../../domain/money/purchase-currency.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createExtrasService } from '../../features/checkout/extras/extras-service.server.ts';
import { createExtrasPageLoader } from '../../features/checkout/extras/load-extras-page.server.ts';
import { createFakeOffers } from '../../ports/offers/fake-offers.ts';
import type { SupplyExtra } from '../../ports/supply/supply-port.ts';
import { UnavailableError } from '../../site/unavailable-error.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { createSearch } from '../../trip-search/visit/create-search.server.ts';
import { matchPath } from '../../url.ts';
import { createCheckout } from './create-checkout.server.ts';

const clock = settableClock('2026-11-21T12:00:00Z');
const offer = buildOffer({ total: 100_000 });
const bus: SupplyExtra = {
  id: 'bus',
  kind: 'transfer',
  variant: 'bus',
  leg: null,
  price: 1_600,
  per: 'traveller',
};

const inFrancs = {
  locale: 'de-de',
  language: 'de',
  currency: 'CHF',
  homeCountry: 'CH',
  brandName: 'Abendmeer',
} as const;

/** A shop that buys in euros, at a rate and a price that the test changes. */
async function openShop() {
  const now = { rate: '0.943542' as string | null, total: 100_000, supply: 'EUR' as CurrencyCode };
  const asked: string[] = [];
  const offers = createFakeOffers([offer]);
  const live = {
    verify: async () =>
      ({
        outcome: 'confirmed',
        offer: { ...offer, total: now.total, stay: now.total - offer.outbound - offer.inbound },
        at: clock.now().getTime(),
        priceByKind: { adult: now.total, child: null, infant: null },
      }) as const,
    async extras() {
      asked.push('extras');
      return { outcome: 'confirmed', extras: [bus], seatMaps: [] } as const;
    },
  };
  const search = createSearch({
    offers,
    supply: { catalogue: fakeCatalogue(), live },
    history: { find: async () => null },
    findPurchase: (charged: CurrencyCode): PurchaseCurrency | null =>
      now.rate === null || charged !== 'CHF' ? null : { currency: 'EUR', rate: now.rate },
    clock,
    report: (error) => {
      throw error;
    },
  });
  await search.refresh();
  const checkouts = createFakeCheckouts(clock);
  const create = (total: number) =>
    createCheckout(search.visit(inFrancs), checkouts, {
      session: 'session of the test',
      previousSession: null,
      memberId: null,
      brand: { key: 'abendmeer', company: { id: 'default' } },
      offer: encodeOfferId(offer.key),
      total,
      search: {},
      trackingParams: {},
    });
  const isPricedAs = (exchange: Exchange) => pricedIn(now.supply)(exchange);
  const service = createExtrasService({ live, clock, isPricedAs });
  const openExtras = createExtrasPageLoader({ checkouts, service, clock, isUnderWay: async () => false });
  return { now, asked, search, checkouts, create, service, openExtras };
}

test('[CREATE-008] a rate that changes between search and checkout is announced with the old price and the new one', async () => {
  const shop = await openShop();
  shop.now.rate = '0.9445';
  expect(await shop.create(94_355)).toMatchObject({
    value: {
      success: false,
      messages: [{ code: 'price-changed' }],
      changes: [{ oldTotal: 94_355, newTotal: 94_450 }],
    },
  });
  expect(shop.checkouts.list()).toEqual([]);
});

test('a checkout keeps the rate that it was created at, whatever rates do afterwards', async () => {
  const shop = await openShop();
  expect(await shop.create(94_355)).toMatchObject({ value: { success: true } });
  const [checkout] = shop.checkouts.list();
  if (checkout === undefined) throw new Error('There is no checkout');
  expect(checkout).toMatchObject({
    baseTotal: 94_355,
    boughtBase: 100_000,
    currency: 'CHF',
    purchase: { currency: 'EUR', rate: '0.943542' },
    priceByKind: { adult: 94_355, child: null, infant: null },
  });
  shop.now.rate = '2';
  expect(await shop.service.requestPrice(checkout)).toMatchObject({
    state: 'sold',
    total: 94_355,
    bought: 100_000,
    priceByKind: { adult: 94_355, child: null, infant: null },
  });
  expect(await shop.service.requestOffer(checkout, null)).toMatchObject({
    state: 'offered',
    extras: [{ price: 1_510, bought: 1_600 }],
  });
});

test('[CREATE-009] a price that the supplier changes during the checkout is another one at the rate of the checkout', async () => {
  const shop = await openShop();
  await shop.create(94_355);
  const [checkout] = shop.checkouts.list();
  if (checkout === undefined) throw new Error('There is no checkout');
  Object.assign(shop.now, { rate: '0.5', total: 110_000 });
  expect(await shop.service.requestPrice(checkout)).toMatchObject({ total: 103_790, bought: 110_000 });
});

test('a price of the supplier that is charged alike is stored without asking, and premiums are asked for again', async () => {
  const shop = await openShop();
  shop.now.total = 100_003;
  await shop.create(94_358);
  const [before] = shop.checkouts.list();
  if (before === undefined) throw new Error('There is no checkout');
  await shop.service.loadOffer(before, null);
  await shop.service.loadOffer(before, null);
  expect(shop.asked).toHaveLength(1);
  shop.now.total = 100_004;
  const url = new URL(`http://shop.test/de-de/booking/${before.id}/ancillaries`);
  const match = matchPath(url.pathname, ['de-de']);
  if (match === null) throw new Error('The step has a route');
  const visitor = { ...unknownVisitor, session: 'session of the test' };
  const page = await shop.openExtras(buildVisit({ brand: swissBrand }), match, url, visitor);
  expect(page).toMatchObject({ code: 200, props: { change: null } });
  const [after] = shop.checkouts.list();
  expect(after).toMatchObject({ baseTotal: 94_358, boughtBase: 100_004 });
  expect(shop.asked).toHaveLength(2);
  await shop.service.loadOffer({ ...before, boughtBase: 100_004 }, null);
  expect(shop.asked).toHaveLength(3);
});

test('a checkout that began while goods were priced in another currency is gone, and nothing is asked for', async () => {
  const shop = await openShop();
  await shop.create(94_355);
  const [checkout] = shop.checkouts.list();
  if (checkout === undefined) throw new Error('There is no checkout');
  shop.now.supply = 'CHF';
  const gone = { state: 'gone', reason: 'gone' };
  expect(await shop.service.requestPrice(checkout)).toEqual(gone);
  expect(await shop.service.loadOffer(checkout, null)).toEqual(gone);
  expect(shop.asked).toEqual([]);
});

test('without a rate nothing is sold, and hotels are found as before', async () => {
  const shop = await openShop();
  shop.now.rate = null;
  const visit = shop.search.visit(inFrancs);
  expect(visit.catalogue.hotels.size).toBeGreaterThan(0);
  await expect(shop.create(94_355)).rejects.toThrow(UnavailableError);
});

test('the rate of an order holds for its changes, unless goods are priced in another currency by now', async () => {
  const shop = await openShop();
  const pinned = { currency: 'EUR', rate: '0.9' } as const;
  expect(shop.search.visit({ ...inFrancs, pinned }).purchase).toEqual(pinned);
  shop.now.rate = null;
  expect(shop.search.visit({ ...inFrancs, pinned }).purchase).toEqual(pinned);
  shop.now.rate = '0.943542';
  const old = { currency: 'CHF', rate: '1' } as const;
  expect(shop.search.visit({ ...inFrancs, pinned: old }).purchase).toBeNull();
});
