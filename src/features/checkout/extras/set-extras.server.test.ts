import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts, type FakeCheckouts } from '../../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import type { ExtraChoice } from '../../../domain/extras/choose-extras.ts';
import type { Checkout } from '../checkout.ts';
import { acceptPrice, setExtras, setInsuranceMarket } from './set-extras.server.ts';

const visit = buildVisit();
let world: ReturnType<typeof openExtrasService>;
let checkouts: FakeCheckouts;
let checkout: Checkout;

beforeEach(async () => {
  world = openExtrasService();
  checkouts = createFakeCheckouts(world.clock);
  checkout = await beginCheckout(checkouts, 'session of the test', world);
});
afterEach(() => {
  for (const call of ['verify', 'extras'] as const) delete world.supply.faults[call];
});

const deps = () => ({ service: world.service, checkouts });
const stored = () => checkouts.list()[0] as Checkout;
const choose = (ids: readonly ExtraChoice[], total: number | null = null, of = visit) =>
  setExtras(deps(), of, stored(), { choices: ids, total });
const one = (id: string, travellers: readonly number[] = []): ExtraChoice => ({ id, travellers });

describe('choosing extras', () => {
  test('[CAPI-006] [EXTRA-016] replaces the choice before, at the prices of the supplier', async () => {
    await choose([one('car')]);
    const total = checkout.baseTotal + 4 * 1_900 + 2 * 3_200;
    expect(await choose([one('bus'), one('20kg outbound', [0, 2])], total)).toMatchObject({ ok: true });
    expect(stored().extras.map(({ id, amount }) => [id, amount])).toEqual([
      ['bus', 7_600],
      ['20kg outbound', 6_400],
    ]);
    expect(await choose([], checkout.baseTotal)).toMatchObject({ ok: true });
    expect(stored().extras).toEqual([]);
  });

  test.each<[string, ExtraChoice[]]>([
    ['extra-gone', [one('never offered')]],
    ['wrong-travellers', [one('20kg outbound', [4])]],
    ['too-many', [one('bus'), one('private')]],
    ['car-and-transfer', [one('bus'), one('car')]],
  ])('is refused with %s and leaves the choice before', async (reason, choices) => {
    await choose([one('car')]);
    expect(await choose(choices)).toEqual({ ok: false, reason });
    expect(stored().extras.map(({ id }) => id)).toEqual(['car']);
  });

  test.each([-1, 1])('is refused at a total %i cent off', async (off) => {
    const total = checkout.baseTotal + 21_000 + off;
    expect(await choose([one('car')], total)).toEqual({ ok: false, reason: 'price-changed' });
    expect(stored().extras).toEqual([]);
  });

  test('is refused while the supplier does not answer, and where the trip is gone', async () => {
    world.supply.faults.extras = { kind: 'unknown' };
    expect(await choose([one('car')])).toEqual({ ok: false, reason: 'no-answer' });
    world.supply.faults.extras = { kind: 'refused', reason: 'sold-out' };
    expect(await choose([one('car')])).toEqual({ ok: false, reason: 'gone' });
  });

  test('of nothing needs no answer of the supplier', async () => {
    await choose([one('car')]);
    world.supply.faults.extras = { kind: 'unknown' };
    expect(await choose([])).toMatchObject({ ok: true, checkout: { extras: [] } });
  });

  test('[EXTRA-025] has no rental cars at a brand without them', async () => {
    const withoutCars = buildVisit({ flags: { rentalCars: false } });
    expect(await choose([one('car')], null, withoutCars)).toEqual({ ok: false, reason: 'extra-gone' });
  });

  test('has only the kinds of the brand’s range', async () => {
    const { brand } = buildVisit();
    const coverOnly = { ...buildVisit(), brand: { ...brand, range: { extras: ['insurance'] as const } } };
    expect(await choose([one('car')], null, coverOnly)).toEqual({ ok: false, reason: 'extra-gone' });
    expect(await choose([one('cover de')], null, coverOnly)).toMatchObject({ ok: true });
  });

  test('of an insurance sets its market as the country of residence', async () => {
    await choose([one('car')]);
    expect(stored().insuranceMarket).toBeNull();
    await choose([one('cover de')]);
    expect(stored().insuranceMarket).toBe('de');
  });
});

describe('the country of residence', () => {
  test('[CAPI-036] removes insurances of another market and nothing else', async () => {
    await choose([one('cover de'), one('car')]);
    const changed = await setInsuranceMarket(checkouts, stored(), 'at');
    expect([changed?.insuranceMarket, changed?.extras.map(({ id }) => id)]).toEqual(['at', ['car']]);
  });

  test('[CAPI-036] keeps insurances where it stays the same', async () => {
    await choose([one('cover de')]);
    const changed = await setInsuranceMarket(checkouts, stored(), 'de');
    expect(changed?.extras.map(({ id }) => id)).toEqual(['cover de']);
  });
});

describe('another price', () => {
  const accept = (total: number) => acceptPrice(deps(), visit, stored(), total);
  /** The supplier asks for another price from now on. */
  const changePrice = () =>
    world.supply.change([
      { kind: 'rates', planId: checkout.offerKey.planId, from: checkout.offerKey.checkIn, rates: [999] },
    ]);

  test('[CREATE-009] is stored once the shopper agrees to what the supplier asks for', async () => {
    changePrice();
    const refused = await accept(checkout.baseTotal);
    if (refused.ok || refused.reason !== 'price-changed') throw new Error(JSON.stringify(refused));
    expect(refused.newTotal).not.toBe(checkout.baseTotal);
    expect(stored().baseTotal).toBe(checkout.baseTotal);
    expect(await accept(refused.newTotal)).toMatchObject({ ok: true });
    expect(stored().baseTotal).toBe(refused.newTotal);
  });

  test('one cent off the price of the supplier is refused', async () => {
    expect(await accept(checkout.baseTotal - 1)).toEqual({
      ok: false,
      reason: 'price-changed',
      newTotal: checkout.baseTotal,
    });
  });

  test('is refused while the supplier does not answer, and where the trip is gone', async () => {
    world.supply.faults.verify = { kind: 'unknown' };
    expect(await accept(checkout.baseTotal)).toEqual({ ok: false, reason: 'no-answer' });
    world.supply.faults.verify = { kind: 'refused', reason: 'gone' };
    expect(await accept(checkout.baseTotal)).toEqual({ ok: false, reason: 'gone' });
  });
});
