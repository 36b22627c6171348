import { beforeEach, expect, test, vi } from 'vitest';
import { agreeToPrice } from './agree-to-price.ts';

const id = 'a_checkout-of-22-chars';
const difference = { oldTotal: 100_000, newTotal: 101_000 };
let answer: Response;
const fetched = vi.fn(async (_address: string, _sent: { readonly body: string }) => answer);
beforeEach(() => {
  fetched.mockClear();
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('fetch', fetched);
});

test('[CREATE-009] [CREATE-014] [CONST-031] a price agreed to after the order failed is remembered for 5 hours', async () => {
  answer = Response.json({ success: true, messages: [] });
  expect(await agreeToPrice('de-de', id, difference)).toBe('checkout_customer_payment');
  expect(JSON.parse(fetched.mock.calls[0]?.[1].body ?? '')).toEqual({ data: { total: 101_000 } });
  expect(document.cookie).toBe(`pd${id}=100000-101000; Path=/; Max-Age=18000; SameSite=Lax`);
});

test.each([
  ['the supplier asks for another', () => Response.json({ success: false })],
  ['the session is over', () => new Response(null, { status: 404 })],
])('[CREATE-014] a price that is not taken because %s is not remembered', async (_why, respond) => {
  answer = respond();
  expect(await agreeToPrice('de-de', id, difference)).toBeNull();
  expect(document.cookie).toBe('');
});

test('[CREATE-009] a price that changes a premium leads to the extras, which say so', async () => {
  answer = Response.json({ success: true, messages: [{ code: 'extras-changed' }] });
  expect(await agreeToPrice('de-de', id, difference)).toBe('checkout_ancillaries');
});
