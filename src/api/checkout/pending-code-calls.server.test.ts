import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../tests/database.ts';
import { buildOffer } from '../../../tests/factories/fake-offer.ts';
import { buildSearchApp, type SearchApp } from '../../../tests/factories/search-app.ts';
import { buildTestApp, fromThisSite } from '../../../tests/factories/test-app.ts';
import { addVoucher, inventCode, testDigests } from '../../../tests/factories/vouchers/voucher-fixture.ts';
import { codePolicy } from '../../defaults.ts';
import { attemptCode } from '../../features/vouchers/store/code-attempts.server.ts';
import { encodeOfferId } from '../../trip-search/offers/offer-id.server.ts';
import { buildPath } from '../../url.ts';

const offer = buildOffer({ total: 100_000 });
let database: TestDatabase;
let shop: SearchApp;

beforeAll(async () => {
  database = await createTestDatabase();
  const confirmed = { outcome: 'confirmed', offer, at: Date.parse('2026-11-21T12:00:00Z') } as const;
  shop = await buildSearchApp({ pool: database.pool, verify: async () => confirmed });
  shop.offers.set([offer]);
});
beforeEach(() => database.pool.query('delete from code_miss'));
afterAll(async () => {
  await shop.close();
  await database.drop();
});

const linkOf = (code: string) => buildPath('voucher_link', { _locale: 'de-de' }, { voucher: code });

/** A browser with its cookies. @param remoteAddress of the network that it is in */
function openBrowser(remoteAddress = '192.0.2.7') {
  const jar = new Map<string, string>();
  const send = async (request: { method: 'GET' | 'POST'; url: string; payload?: object | string }) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('; ');
    const type = typeof request.payload === 'string' ? 'application/x-www-form-urlencoded' : undefined;
    const headers = { ...fromThisSite, cookie, ...(type && { 'content-type': type }) };
    const answer = await shop.app.inject({ ...request, remoteAddress, headers });
    for (const { name, value } of answer.cookies) {
      if (value === '') jar.delete(name);
      else jar.set(name, value);
    }
    return answer;
  };
  return {
    jar,
    openLink: (code: string) => send({ method: 'GET', url: linkOf(code) }),
    removeCode: (path: string) =>
      send({
        method: 'POST',
        url: buildPath('pending_code_remove', { _locale: 'de-de' }),
        payload: new URLSearchParams({ return: path }).toString(),
      }),
    async beginCheckout() {
      const payload = { offer: encodeOfferId(offer.key), total: 100_000 };
      return (await send({ method: 'POST', url: '/de-de/ajax/booking/create', payload })).json();
    },
  };
}

/** So many wrong codes of others that nobody in a network is listened to any more. */
async function guessFrom(network: string): Promise<void> {
  const neighbour = (at: number) => ({ session: `${at % 20}`, checkoutId: `${at % 20}`, network });
  for (let at = 0; at < codePolicy.missesPerNetwork; at++)
    await attemptCode(
      database.db,
      testDigests,
      { source: neighbour(at), at: shop.clock.now() },
      async () => null,
    );
}

test('the code of a link is entered by the next checkout, and by none after it', async () => {
  const { code } = await addVoucher(database.db);
  const browser = openBrowser();
  await browser.openLink(code);
  const begun = await browser.beginCheckout();
  expect(begun).not.toHaveProperty('codeRefused');
  expect(begun.cart.checkout.amounts.totalAmount).toBe(90_000);
  expect(begun.cart.checkout.voucher).toEqual({ code: `…${code.slice(-4)}`, amount: 10_000 });
  expect(JSON.stringify(begun)).not.toContain(code);
  expect((await browser.beginCheckout()).cart.checkout.voucher).toBeNull();
});

test('the address with the code leads away at once, and no cache, history, referrer or script has it', async () => {
  const { code } = await addVoucher(database.db);
  const { statusCode, headers, cookies } = await openBrowser().openLink(code);
  expect([statusCode, headers.location]).toEqual([303, '/de-de']);
  expect([headers['cache-control'], headers['referrer-policy']]).toEqual(['no-store', 'no-referrer']);
  expect(cookies).toMatchObject([{ name: 'pending_code', httpOnly: true, sameSite: 'Lax' }]);
});

test('a code that is used up or wrong says so to the checkout', async () => {
  const { code, id } = await addVoucher(database.db);
  await database.db.updateTable('voucher').set({ state: 'blocked' }).where('id', '=', id).execute();
  const browser = openBrowser();
  for (const [link, reason] of [
    [code, 'notApplicable'],
    [inventCode(), 'unknown'],
  ] as const) {
    await browser.openLink(link);
    const begun = await browser.beginCheckout();
    expect([begun.success, begun.codeRefused, begun.cart.checkout.voucher]).toEqual([true, reason, null]);
  }
});

test('a code that was taken off is not entered', async () => {
  const { code } = await addVoucher(database.db);
  const browser = openBrowser();
  await browser.openLink(code);
  const removed = await browser.removeCode('/de-de/favorites');
  expect([removed.statusCode, removed.headers.location]).toEqual([303, '/de-de/favorites']);
  expect((await browser.beginCheckout()).cart.checkout.voucher).toBeNull();
});

test('in a network that guesses, a browser whose link was wrong once is not heard again, and elsewhere it is', async () => {
  const [network, elsewhere] = ['198.51.100.9', '203.0.113.4'];
  await guessFrom(network);
  const { code } = await addVoucher(database.db);
  const openTwice = async (address: string) => {
    const browser = openBrowser(address);
    await browser.openLink(inventCode());
    const first = (await browser.beginCheckout()).codeRefused;
    await browser.openLink(code);
    return [first, (await browser.beginCheckout()).codeRefused];
  };
  expect(await openTwice(network)).toEqual(['unknown', 'limited']);
  expect(await openTwice(elsewhere)).toEqual(['unknown', undefined]);
});

test('a code that a network’s guesses kept from being looked at waits for a later checkout', async () => {
  const network = '198.51.100.11';
  await guessFrom(network);
  const { code } = await addVoucher(database.db);
  const browser = openBrowser(network);
  await browser.openLink(inventCode());
  await browser.beginCheckout();
  await browser.openLink(code);
  expect((await browser.beginCheckout()).codeRefused).toBe('limited');
  await database.pool.query('delete from code_miss');
  const begun = await browser.beginCheckout();
  expect(begun.cart.checkout.voucher).toEqual({ code: `…${code.slice(-4)}`, amount: 10_000 });
});

test('a checkout begins without the code where that cannot be looked at, and the next one enters it', async () => {
  const { code } = await addVoucher(database.db);
  const browser = openBrowser();
  await browser.openLink(code);
  await database.pool.query('alter table code_miss rename to code_miss_away');
  const begun = await browser.beginCheckout();
  await database.pool.query('alter table code_miss_away rename to code_miss');
  expect([begun.success, begun.codeRefused, begun.cart.checkout.voucher]).toEqual([true, undefined, null]);
  expect((await browser.beginCheckout()).cart.checkout.voucher).not.toBeNull();
});

test('what cannot be a code changes nothing', async () => {
  const browser = openBrowser();
  for (const text of ['', '<script>', 'A'.repeat(codePolicy.maxCodeLength + 1)])
    expect((await browser.openLink(text)).statusCode).toBe(303);
  expect([...browser.jar.keys()]).toEqual([]);
});

test('each page of the shop says that the code will be entered, by its last characters alone, and no cache stores it', async () => {
  const { app, log } = await buildTestApp();
  const code = inventCode();
  const link = await app.inject({ url: linkOf(code), headers: { host: 'shop.test' } });
  const [cookie] = link.cookies;
  const page = await app.inject({
    url: '/de-de',
    headers: { host: 'shop.test', cookie: `pending_code=${encodeURIComponent(cookie?.value ?? '')}` },
  });
  expect(page.body).toContain(`… ${code.slice(-4)}`);
  expect(page.body).toContain('action="/de-de/ajax/remove-pending-code"');
  expect(page.headers['cache-control']).toBe('private, no-store');
  for (const seen of [page.body, JSON.stringify(log)]) expect(seen).not.toContain(code);
  await app.close();
});
