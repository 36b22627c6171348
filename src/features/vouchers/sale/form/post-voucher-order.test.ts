import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { buildVoucherValues } from '../../../../../tests/factories/vouchers/voucher-values.ts';
import { postVoucherOrder } from './post-voucher-order.ts';

let calls: { readonly name: string; readonly data: Readonly<Record<string, unknown>> }[];
beforeEach(() => {
  calls = [];
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    calls.push({ name: address.split('/').at(-1) ?? '', data: JSON.parse(body).data });
    return Response.json({ success: true, next: null });
  });
});
afterEach(() => vi.unstubAllGlobals());

test('[VOUCH-003] [VOUCH-004] [VOUCH-033] [VOUCH-034] information and order both name the return address and the origin', async () => {
  await postVoucherOrder({
    locale: 'de-de',
    checkoutId: 'a_checkout-of-22-chars',
    values: buildVoucherValues(),
    method: 'PayPal',
    entered: new FormData(),
    card: null,
    captchaToken: null,
    walletToken: null,
  });
  expect(calls.map(({ name }) => name)).toEqual(['set-info', 'book']);
  for (const { data } of calls)
    expect(data).toMatchObject({
      returnUrl: 'https://shop.test/de-de/voucher?checkoutId=a_checkout-of-22-chars',
      origin: 'https://shop.test',
    });
});
