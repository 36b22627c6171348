import { afterEach, expect, test, vi } from 'vitest';
import { startCheckout } from './start-checkout.ts';

afterEach(() => vi.unstubAllGlobals());

const request = {
  locale: 'de-de',
  offer: 'offer-1',
  total: 100_000,
  search: { adults: '3' },
  query: '?adults=3&utm_source=news',
};
const start = () => startCheckout(request, new AbortController().signal);
const answer = (body: unknown, status = 200) =>
  vi.stubGlobal(
    'fetch',
    vi.fn(async () => Response.json(body, { status })),
  );

test('[CREATE-001] [FLOW-031] a checkout that begins has an id and an address, with what campaigns gave along', async () => {
  answer({ cart: { checkout: { id: 'abcdefghijklmnop' } }, messages: [], changes: [] });
  expect(await start()).toEqual({
    ok: true,
    checkoutId: 'abcdefghijklmnop',
    address: '/de-de/booking/abcdefghijklmnop/ancillaries?utm_source=news',
  });
  const [, sent] = vi.mocked(fetch).mock.calls[0] ?? [];
  expect(JSON.parse(String(sent?.body))).toEqual({
    offer: 'offer-1',
    total: 100_000,
    search: { adults: '3' },
    trackingParams: { utm_source: 'news' },
  });
});

test('one that a voucher’s link does not pay for says why on its first step', async () => {
  answer({
    cart: { checkout: { id: 'abcdefghijklmnop' } },
    messages: [],
    changes: [],
    codeRefused: 'usedUp',
  });
  expect(await start()).toMatchObject({
    address: '/de-de/booking/abcdefghijklmnop/ancillaries?utm_source=news&codeRefused=usedUp',
  });
});

test('[CREATE-003] one that does not begin says why', async () => {
  answer({ cart: null, messages: [{ code: 'sold-out' }], changes: [] });
  expect(await start()).toEqual({ ok: false, reason: 'sold-out', changes: [] });
});

test.each([503, 404])('an answer of %i is no answer', async (status) => {
  answer({}, status);
  expect(await start()).toMatchObject({ ok: false, reason: 'no-answer' });
});

test('a shop that cannot be reached is no answer', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('offline')));
  expect(await start()).toMatchObject({ ok: false, reason: 'no-answer' });
});

test('in two tabs checkouts begin one after the other, so that the cookie of each answer is there for the next', async () => {
  const steps: string[] = [];
  vi.stubGlobal('fetch', async () => {
    steps.push('sent');
    await new Promise((resolve) => setTimeout(resolve, 5));
    steps.push('answered');
    return Response.json({ cart: null, messages: [], changes: [] });
  });
  await Promise.all([start(), start()]);
  expect(steps).toEqual(['sent', 'answered', 'sent', 'answered']);
});

test('a browser without locks begins a checkout, too', async () => {
  vi.stubGlobal('navigator', {});
  answer({ cart: null, messages: [{ code: 'sold-out' }], changes: [] });
  expect(await start()).toMatchObject({ reason: 'sold-out' });
});
