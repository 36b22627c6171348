import { afterAll, beforeEach, expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../tests/factories/extras-fixture.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { createFakeCheckouts } from '../../../tests/factories/fake-checkouts.ts';
import { buildTestApp, fromThisSite, sessionCookie } from '../../../tests/factories/test-app.ts';
import { buildInfoPayload } from '../../../tests/factories/travellers.ts';
import { buildPath } from '../../url.ts';

/** Sessions of three visitors, and the one that the last of them begins in another tab. */
const [session, stranger, busy, newer] = ['S', 'T', 'U', 'N'].map((letter) => letter.repeat(22)) as [
  string,
  string,
  string,
  string,
];
const world = openExtrasService();
const checkouts = createFakeCheckouts(world.clock);
let meanwhile = async () => {};
const bookings = {
  ...createFakeBookings(),
  follow: async () => {
    await meanwhile();
    return null;
  },
};
const { app } = await buildTestApp({ shop: { checkouts, bookings } });
beforeEach(() => {
  meanwhile = async () => {};
});
afterAll(() => app.close());

/** The session's cookie in the answer of a call about a checkout that another session, or the same one, has begun. */
async function callWith(as: string, beganIn = as) {
  const checkout = await beginCheckout(checkouts, beganIn, world);
  const answer = await app.inject({
    method: 'POST',
    url: buildPath('do_info_set', { _locale: 'de-de', checkoutId: checkout.id }),
    payload: { data: buildInfoPayload(checkout) },
    headers: { ...fromThisSite, cookie: sessionCookie(app, as) },
  });
  return { status: answer.statusCode, cookie: answer.cookies.find(({ name }) => name === 'session') };
}

test('[STORE-013] [CONST-033] each call that uses the session makes it last three hours again', async () => {
  const { status, cookie } = await callWith(session);
  expect(status).toBe(200);
  expect(cookie).toMatchObject({ maxAge: 10_800, httpOnly: true });
  expect(sessionCookie(app, session)).toBe(`session=${encodeURIComponent(cookie?.value ?? '')}`);
});

test('a call that uses no session sets none', async () => {
  expect(await callWith(stranger, session)).toEqual({ status: 404, cookie: undefined });
});

test('a slow call leaves the session of a checkout that has begun meanwhile in another tab', async () => {
  meanwhile = async () => void (await beginCheckout(checkouts, newer, world, busy));
  expect(await callWith(busy)).toEqual({ status: 200, cookie: undefined });
});
