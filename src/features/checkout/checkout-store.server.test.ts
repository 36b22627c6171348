import { randomBytes } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { createTestDatabase } from '../../../tests/database.ts';
import { buildNewCheckout } from '../../../tests/factories/build-new-checkout.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { settableClock } from '../../domain/time/clock.ts';
import { createCheckoutStore } from './checkout-store.server.ts';

const database = await createTestDatabase();
const clock = settableClock('2026-11-22T12:00:00Z');
afterAll(() => database.drop());

const fields = buildNewCheckout();
const key = () => randomBytes(16).toString('base64url');

describe.each([
  ['the database', createCheckoutStore(database.db, clock)],
  ['the fake', createFakeCheckouts(clock)],
])('sessions in %s', (_where, checkouts) => {
  const begin = (session: string, previous: string | null = null) =>
    checkouts.create(session, fields, previous);
  const opens = async ({ id }: { readonly id: string }, session: string | null) =>
    (await checkouts.find(id, session)) !== null;

  test('[checkout X-092] a new checkout opens for its own session, and not for the one before', async () => {
    const [planted, own] = [key(), key()];
    const checkout = await begin(own, planted);
    expect([await opens(checkout, planted), await opens(checkout, null)]).toEqual([false, false]);
    expect(await opens(checkout, own)).toBe(true);
    expect(await opens(checkout, planted)).toBe(false);
  });

  test('earlier checkouts pass to the new session once the browser has shown it, and the old one ends', async () => {
    const [one, two, three] = [key(), key(), key()];
    const first = await begin(one);
    const second = await begin(two, one);
    expect(await opens(second, two)).toBe(true);
    const third = await begin(three, two);
    expect(await opens(first, three)).toBe(true);
    for (const checkout of [first, second, third]) {
      expect(await opens(checkout, three)).toBe(true);
      for (const old of [one, two]) expect(await opens(checkout, old)).toBe(false);
    }
  });

  test('an answer that never arrived takes nothing away', async () => {
    const [one, lost, two] = [key(), key(), key()];
    const first = await begin(one);
    await begin(lost, one);
    expect(await opens(first, one)).toBe(true);
    const second = await begin(two, one);
    expect([await opens(first, two), await opens(second, two)]).toEqual([true, true]);
  });

  test('a session of before opens nothing by beginning another checkout', async () => {
    const [planted, own, attacker] = [key(), key(), key()];
    await begin(planted);
    const checkout = await begin(own, planted);
    expect(await opens(checkout, own)).toBe(true);
    await begin(attacker, planted);
    for (const session of [planted, attacker]) expect(await opens(checkout, session)).toBe(false);
    expect(await opens(checkout, own)).toBe(true);
  });

  test('every checkout of a browser knows its first session, also one begun with an older one', async () => {
    const [one, two, three, again] = [key(), key(), key(), key()];
    const begun = [await begin(one), await begin(two, one)];
    await opens({ id: begun[1]?.id ?? '' }, two);
    begun.push(await begin(three, two));
    await opens({ id: begun[2]?.id ?? '' }, three);
    begun.push(await begin(again, two), await begin(key(), one));
    expect(begun.map(({ firstSession }) => firstSession)).toEqual(begun.map(() => one));
  });

  test('a checkout knows the one it follows, until extras are chosen what is left to carry over', async () => {
    const [one, two] = [key(), key()];
    const { id } = await begin(one);
    const former = { id, total: 33_196, hasExtrasLeft: true };
    const next = await checkouts.create(two, { ...fields, former }, one);
    expect((await checkouts.find(next.id, two))?.former).toEqual(former);
    await checkouts.change(next, { step: 'price', baseTotal: 1, priceByKind: null, earlyBooking: 0 });
    expect((await checkouts.find(next.id, two))?.former).toEqual(former);
    await checkouts.change(next, { step: 'extras', extras: [], insuranceMarket: null });
    expect((await checkouts.find(next.id, two))?.former).toEqual({ ...former, hasExtrasLeft: false });
    expect((await checkouts.find(id, two))?.former).toBeUndefined();
  });

  test('a session has a successor from the next checkout on', async () => {
    const [one, two] = [key(), key()];
    await begin(one);
    expect(await checkouts.hasSuccessor(one)).toBe(false);
    await begin(two, one);
    expect([await checkouts.hasSuccessor(one), await checkouts.hasSuccessor(two)]).toEqual([true, false]);
  });
});
