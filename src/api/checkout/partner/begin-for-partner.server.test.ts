import { beforeEach, expect, test } from 'vitest';
import { buildSearchVisit } from '../../../../tests/factories/build-search-visit.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../../tests/factories/fake-checkouts.ts';
import { buildOffer } from '../../../../tests/factories/fake-offer.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { settableClock } from '../../../domain/time/clock.ts';
import { createFakeOffers } from '../../../ports/offers/fake-offers.ts';
import { encodeOfferId } from '../../../trip-search/offers/offer-id.server.ts';
import { type BeginForPartnerDeps, beginForPartner } from './begin-for-partner.server.ts';

const clock = settableClock('2026-11-21T12:00:00Z');
const offer = buildOffer({ total: 100_001 });
const search = {
  visit: () =>
    buildSearchVisit({
      clock,
      offers: createFakeOffers([offer]),
      verify: async () => ({ outcome: 'confirmed', offer, at: clock.now().getTime() }),
    }),
};

interface Begun {
  readonly checkoutId: string;
  key: string;
  isOpened: boolean;
}

/** References of partners in memory; each key is named after the number of keys before. */
function createFakePartnerCheckouts() {
  const begun = new Map<string, Begun>();
  let keys = 0;
  const nameOf = (partner: string, reference: string) => `${partner} ${reference}`;
  return {
    begun,
    async find(partner: string, reference: string) {
      return begun.get(nameOf(partner, reference)) ?? null;
    },
    async issueKey(partner: string, reference: string, checkoutId: string) {
      const known = begun.get(nameOf(partner, reference));
      if (known !== undefined && (known.isOpened || known.checkoutId !== checkoutId)) return null;
      keys += 1;
      const key = `key-${keys}`;
      begun.set(nameOf(partner, reference), { checkoutId, key, isOpened: false });
      return key;
    },
  };
}

let checkouts: FakeCheckouts;
let partnerCheckouts: ReturnType<typeof createFakePartnerCheckouts>;

beforeEach(() => {
  checkouts = createFakeCheckouts(clock);
  partnerCheckouts = createFakePartnerCheckouts();
});

const begin = (reference: string, wish: { total?: number; offer?: string } = {}, shop = {}) => {
  const deps: BeginForPartnerDeps = { search, checkouts, partnerCheckouts, ...shop };
  return beginForPartner(deps, {
    partner: 'travelblog',
    reference,
    visit: buildVisit(),
    origin: 'https://shop.test',
    session: `session of ${reference}`,
    offer: encodeOfferId(offer.key),
    total: 100_001,
    search: {},
    trackingParams: { utm_source: 'blog', other: 'x' },
    ...wish,
  });
};

test('[CAPI-040] a confirmed offer becomes a checkout of the brand, and an address opens it', async () => {
  const begun = await begin('shopper-1');
  const [checkout] = checkouts.list();
  expect(checkout).toMatchObject({
    brand: buildVisit().brand.key,
    baseTotal: 100_001,
    trackingParams: { utm_source: 'blog' },
  });
  expect(begun).toEqual({
    ok: true,
    value: {
      success: true,
      cart: { checkout: { id: checkout?.id } },
      messages: [],
      changes: [],
      address: `https://shop.test/de-de/booking/${checkout?.id}/open?key=key-1`,
    },
  });
});

test('[CAPI-040] the reference of an earlier call is its checkout, at a new address', async () => {
  await begin('shopper-1');
  expect(await begin('shopper-1')).toMatchObject({
    value: { address: expect.stringContaining('?key=key-2') },
  });
  expect(checkouts.list()).toHaveLength(1);
  await begin('shopper-2');
  expect(checkouts.list()).toHaveLength(2);
});

test('[CAPI-040] a checkout that a browser has opened gets no further address', async () => {
  await begin('shopper-1');
  for (const begun of partnerCheckouts.begun.values()) begun.isOpened = true;
  expect(await begin('shopper-1')).toEqual({ ok: false, reason: 'opened-already' });
});

test('[CAPI-040] of two calls with a reference at once, both return the checkout that was stored first', async () => {
  const [one, two] = await Promise.all([begin('shopper-1'), begin('shopper-1')]);
  const [stored] = partnerCheckouts.begun.values();
  for (const begun of [one, two])
    expect(begun).toMatchObject({ value: { cart: { checkout: { id: stored?.checkoutId } } } });
});

test('[CAPI-040] another price begins nothing, and says the price that it is', async () => {
  expect(await begin('shopper-1', { total: 90_000 })).toMatchObject({
    ok: true,
    value: { success: false, cart: null, address: null, changes: [{ newTotal: 100_001 }] },
  });
  expect(checkouts.list()).toEqual([]);
  expect(partnerCheckouts.begun.size).toBe(0);
});

test('an offer id that cannot be read is refused by its name', async () => {
  expect(await begin('shopper-1', { offer: 'nothing' })).toMatchObject({ ok: false, reason: 'invalid' });
});

test('a checkout whose reference is lost while it begins is a bug, not an answer', async () => {
  const forgetful = { find: async () => null, issueKey: async () => null };
  await expect(begin('shopper-1', {}, { partnerCheckouts: forgetful })).rejects.toThrow('lost');
});
