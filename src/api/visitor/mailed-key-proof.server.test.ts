import { expect, test, vi } from 'vitest';
import {
  buildTestApp,
  cookieSecret,
  fromThisSite,
  sessionCookie,
  type TestApp,
} from '../../../tests/factories/test-app.ts';
import { pollTimeout } from '../../../tests/poll-timeout.ts';
import { admission, requestLimits } from '../../defaults.ts';
import { dayAt } from '../../domain/time/calendar-day.ts';
import { systemClock } from '../../domain/time/clock.ts';
import { signResultKey } from '../../features/booking/store/result-key.server.ts';
import { newsletterParams } from '../../features/newsletter/newsletter-links.ts';
import type { Shop } from '../../main/wiring/shop.server.ts';
import { PAGE_ROUTE_NAMES, type PageRouteName, routes } from '../../routes.ts';
import { type MailedKey, mailedKeyOf } from '../../server/pages/mailed-keys.server.ts';
import { sign } from '../../server/visitor/visitor-cookies.server.ts';
import type { PageData } from '../../site/page-data.ts';

const checkoutId = 'A'.repeat(22);
const token = 'B'.repeat(22);
const ours = 'v1.ours';
const until = dayAt(systemClock.now()) + 1;
const key = signResultKey(cookieSecret, checkoutId, until);
const forged = signResultKey('a secret of somebody else', checkoutId, until);
const ended = signResultKey(cookieSecret, checkoutId, dayAt(systemClock.now()) - 1);

/** What a mail opens by a key, by the page; a page that is new belongs here. */
const keyOfPage: Readonly<Record<PageRouteName, MailedKey | null>> = {
  homepage: 'newsletter',
  resultlist: null,
  all_destinations: null,
  hoteldetail: null,
  favorites: null,
  price_alert: null,
  room_request: null,
  price_alert_confirm: null,
  price_alerts: null,
  seoDestinationGlossary: null,
  seoDestinationContent: null,
  checkout_ancillaries: 'trip',
  checkout_info: 'trip',
  checkout_customer_payment: 'trip',
  checkout_payment: 'trip',
  checkout_processing: 'trip',
  checkout_success: 'trip',
  checkout_fail: 'trip',
  checkout_soft_booked: 'trip',
  voucher_form: null,
  voucher: 'trip',
  payment_link: 'payment',
  withdrawal: null,
  my_trips: null,
  trip: 'trip',
  trip_change: 'trip',
  trip_change_name: 'trip',
  trip_change_transfer: 'trip',
  trip_change_extras: 'trip',
  trip_rebook: 'trip',
  trip_change_review: 'trip',
  trip_cancel: 'trip',
  trip_notice: 'trip',
  trip_voucher_offer: 'trip',
  trip_review: 'trip',
  login: null,
  account: null,
  newsletter_confirm: 'newsletter',
  verification_required: null,
};

const pathOf = (name: PageRouteName) =>
  routes[name].paths[0]
    .replace('{_locale}', 'de-de')
    .replace('{checkoutId}', checkoutId)
    .replace('{token}', token)
    .replace('{noticeId}', 'C'.repeat(22))
    .replace('{offerId}', 'D'.repeat(20));

/** Query with which a mail opens a page of each kind; the home page's kind has other pages, those of editors. */
const queryOf: Readonly<Record<MailedKey, string>> = {
  trip: `?key=${key}`,
  payment: '',
  newsletter: `?key=${ours}`,
};

const newsletter = {
  canConfirm: (given: string) => given === ours,
  isOwnLink: (_kind: string, given: string) => given === ours,
  close: async () => {},
} as unknown as NonNullable<Shop['newsletter']>;
const findPayable = async (given: string, brand: string) =>
  given === token && brand === 'abendmeer' ? ({} as never) : null;

/** A shop in whose queue for pages is no place left. */
async function openFullShop(): Promise<TestApp & { close(): Promise<void> }> {
  const underWay: ((page: null) => void)[] = [];
  const requests: Promise<unknown>[] = [];
  const homepage = () => new Promise<PageData | null>((resolve) => underWay.push(resolve));
  const shop = await buildTestApp({ shop: { loaders: { homepage }, newsletter, findPayable } });
  // What waits is not refused as too late while the tests run.
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  for (let count = 0; count < admission.pagesAtOnce + admission.pagesWaiting; count += 1)
    requests.push(shop.app.inject('/de-de'));
  await vi.waitFor(async () => {
    const { body } = await shop.app.operator.inject('/metrics');
    expect(body).toContain(`http_requests_waiting{class="pages"} ${admission.pagesWaiting}\n`);
  }, pollTimeout);
  return {
    ...shop,
    async close() {
      vi.useRealTimers();
      const timer = setInterval(() => {
        for (const answer of underWay.splice(0)) answer(null);
      }, 5);
      await Promise.all(requests);
      clearInterval(timer);
      await shop.app.close();
    },
  };
}

test('the table says of each page whether a mailed key opens it, and so does the rule', () => {
  expect(Object.keys(keyOfPage)).toEqual(PAGE_ROUTE_NAMES);
  expect(Object.fromEntries(PAGE_ROUTE_NAMES.map((name) => [name, mailedKeyOf(name)]))).toEqual(keyOfPage);
});

test('each page of the table that a mailed key opens is served while those who browse are refused', async () => {
  const { app, close } = await openFullShop();
  const isRefused = async (url: string, headers = {}) =>
    (await app.inject({ url, headers })).statusCode === 503;
  const read = (path: string, query: string) =>
    `/de-de/ajax/page-content?path=${path}&query=${encodeURIComponent(query)}`;
  const faults: string[] = [];
  for (const name of PAGE_ROUTE_NAMES) {
    const kind = keyOfPage[name];
    if (kind === null || name === 'homepage') continue;
    const path = pathOf(name);
    if (await isRefused(path + queryOf[kind])) faults.push(`${name} waits`);
    if (await isRefused(read(path, queryOf[kind]))) faults.push(`${name} waits as a call`);
    for (const bad of ['', `?key=${forged}`, `?key=${ended}`, '?key=v1.made-up'])
      if (kind !== 'payment' && !(await isRefused(path + bad))) faults.push(`${name}${bad} gets ahead`);
  }
  for (const invented of [`/de-de/pay/${'Z'.repeat(22)}`, `/de-ch/pay/${token}`])
    if (!(await isRefused(invented))) faults.push(`${invented} gets ahead`);
  const unsubscribe = (recipient: string) =>
    read('/de-de/newsletter', `?${newsletterParams.recipient}=${recipient}`);
  const unsubscribing = app.inject(unsubscribe(ours));
  expect(await isRefused(unsubscribe('v1.x'))).toBe(true);
  expect(faults).toEqual([]);
  await close();
  expect((await unsubscribing).statusCode).toBe(200);
});

test('the withdrawal, and the trips of those who have entered the code, are served while others are refused', async () => {
  const { app, close } = await openFullShop();
  const status = async (url: string, cookie = '') =>
    (await app.inject({ url, headers: { cookie } })).statusCode;
  const name = `trip_${checkoutId}`;
  const grant = `${name}=${encodeURIComponent(sign(app, name, '1900000000000'))}`;
  expect(await status('/de-de/withdrawal')).not.toBe(503);
  expect(await status(pathOf('trip'), grant)).toBe(404);
  expect(await status(pathOf('trip').replace(checkoutId, 'propertyIsEnumerable'), grant)).toBe(503);
  expect(await status('/de-de/my-trips', sessionCookie(app, 'A'.repeat(22)))).toBe(503);
  await close();
});

test('calls of a traveller with a trip are in the queue of the checkout', async () => {
  const { app } = await buildTestApp();
  const form = { ...fromThisSite, 'content-type': 'application/x-www-form-urlencoded' };
  const send = (url: string) => app.inject({ method: 'POST', url, headers: form, payload: 'code=123456' });
  const count = async () => {
    const { body } = await app.operator.inject('/metrics');
    return Number(/^http_admissions_total\{class="checkout",admission="admitted"\} (\d+)/m.exec(body)?.[1]);
  };
  const before = await count();
  const calls = ['send-code', 'check-code', 'erase-data', 'export-data'];
  for (const call of calls) await send(`/de-de/ajax/trip/${checkoutId}/${call}`);
  expect((await count()) - before).toBe(calls.length);
  await app.close();
});

test('the payment links that an address tries are proved up to a limit, and those of others still are', async () => {
  const asked: string[] = [];
  const { app } = await buildTestApp({
    shop: {
      findPayable: async (given) => {
        asked.push(given);
        return null;
      },
    },
  });
  const tryLink = (count: number, remoteAddress: string) =>
    app.inject({ url: `/de-de/pay/${String(count).padStart(22, 'A')}`, remoteAddress });
  for (let count = 0; count <= requestLimits.paymentProofsPerMinute; count += 1)
    expect((await tryLink(count, '203.0.113.9')).statusCode).toBe(404);
  expect(asked).toHaveLength(requestLimits.paymentProofsPerMinute);
  await tryLink(0, '203.0.113.10');
  expect(asked).toHaveLength(requestLimits.paymentProofsPerMinute + 1);
  await app.close();
});

test('a store that cannot be asked proves nothing, and the page is served in its turn', async () => {
  const findNothing = () => Promise.reject(new Error('no database'));
  const { app, log } = await buildTestApp({ shop: { findPayable: findNothing } });
  expect((await app.inject(`/de-de/pay/${token}`)).statusCode).toBe(404);
  expect(log.some(({ msg }) => msg === 'the key of a mail could not be proved')).toBe(true);
  await app.close();
});
