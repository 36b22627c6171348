import { expect, test } from 'vitest';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { openSearchApp } from '../../../tests/factories/open-search-app.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { requireView } from '../../../tests/factories/require-view.ts';
import { hotelIds } from '../../../tests/factories/search-world.ts';
import type { Visit } from '../../site/visit.ts';
import { unknownVisitor } from '../../site/visitor.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { createAlertPageLoader } from './load-alert-pages.server.ts';

const selling = await openSearchApp();

const loader = createAlertPageLoader({
  search: selling.search,
  clock: selling.clock,
  formatTripLine: () => 'the trip',
  alerts: { findPending: async () => null, list: async () => null, openTyped: () => null },
  findCustomer: async (id) => (id === 'verified' ? { email: 'ana@member.example' } : {}),
});

async function load(query: string, memberId: string | null = null, shopper: Partial<Visit> = {}) {
  const url = new URL(`http://shop.test/de-de/price-alert?${query}`);
  const match = { name: 'price_alert', kind: 'page', params: { _locale: 'de-de' } } as const;
  const page = await loader({ ...buildVisit(), ...shopper }, match, url, { ...unknownVisitor, memberId });
  return requireView(page, 'priceAlert').props;
}

test('a member finds the verified address in the form, and no other one', async () => {
  selling.offers.set([buildOffer()]);
  expect((await load('duration=7', 'verified')).email).toBe('ana@member.example');
  expect((await load('duration=7', 'unverified')).email).toBe('');
  expect((await load('duration=7')).email).toBe('');
});

test('a member is shown the public price, and that there is a lower one', async () => {
  selling.offers.set([buildOffer({ total: 100_001 })]);
  const brand = { ...buildVisit().brand, membershipDiscountPercent: 5 };
  const member = { nickname: 'Ana', isEmailVerified: true };
  const props = await load('destinations=1001', 'verified', { brand, member });
  expect(props).toMatchObject({ price: { total: 100_001, perPerson: 50_001 }, hasMemberPrice: true });
  expect((await load('destinations=1001', null, { brand })).hasMemberPrice).toBe(false);
});

test('the trip that was shown is named with its airport, room and board; its page is one press away', async () => {
  const offer = buildOffer({ roomId: 2, board: 'half_board' });
  selling.offers.set([offer]);
  const query = `hotel=${hotelIds.calaBlanca}&offer=${encodeOfferId(offer.key)}`;
  const { watch, action, endsOn } = await load(query);
  expect(watch).toMatchObject({
    name: 'Hotel Cala Blanca',
    details: 'from Frankfurt am Main · Suite · Half board',
    isHotel: true,
  });
  expect(watch.path).toBe(
    '/de-de/hotel/majorca/cala-blanca-1000001?airports=FRA&arrival=PMI&departureDate=2027-05-01&returnDate=2027-05-08&duration=7&exact=1&board=half_board&rooms=suite',
  );
  expect(action).toBe(`/de-de/price-alert?${query}`);
  // 90 days after 21 November 2026; the trip departs on 1 May.
  expect(endsOn).toBe('2027-02-19');
});

test('an alert that is asked for shortly before the departure ends the day before', async () => {
  const offer = buildOffer({ departure: '2026-12-20' });
  selling.offers.set([offer]);
  const query = `hotel=${hotelIds.calaBlanca}&offer=${encodeOfferId(offer.key)}`;
  expect((await load(query)).endsOn).toBe('2026-12-19');
});

test('an offer that is gone, or of another hotel, leaves the search to be watched', async () => {
  selling.offers.set([]);
  const gone = encodeOfferId(buildOffer().key);
  const { watch, price } = await load(`hotel=${hotelIds.aether}&offer=${gone}&stars=4&cancel=free`);
  expect(watch).toMatchObject({ name: 'Æther & <Söl> Palace', details: '2 more filters' });
  expect(price).toBeNull();
});

test('what a form has added to the address is not sent again', async () => {
  selling.offers.set([buildOffer()]);
  const props = await load('duration=7&fault=invalid-target&target=12%2C5');
  expect(props).toMatchObject({
    action: '/de-de/price-alert?duration=7',
    fault: 'invalid-target',
    target: '12,5',
  });
  expect((await load('duration=7&fault=made-up')).fault).toBeNull();
});
