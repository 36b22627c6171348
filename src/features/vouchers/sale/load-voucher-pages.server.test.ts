import { afterAll, expect, test } from 'vitest';
import { createTestDatabase } from '../../../../tests/database.ts';
import { oneAccount } from '../../../../tests/factories/paying/one-account.ts';
import { buildVoucherInfo } from '../../../../tests/factories/vouchers/voucher-sale.ts';
import { brandsAsShipped } from '../../../brands/load-brands.server.ts';
import { createFakePayment } from '../../../demo/payment-provider/fake-payment.ts';
import { settableClock } from '../../../domain/time/clock.ts';
import type { Visit } from '../../../site/visit.ts';
import { unknownVisitor } from '../../../site/visitor.ts';
import { createVoucherFormLoader, type VoucherOrderState } from './load-voucher-form.server.ts';
import { createVoucherResultLoader } from './load-voucher-result.server.ts';
import { createVoucherCheckoutStore } from './voucher-checkout-store.server.ts';

const { db, drop } = await createTestDatabase();
afterAll(drop);

const clock = settableClock('2026-11-28T12:00:00Z');
const checkouts = createVoucherCheckoutStore(db, clock);
const brand = brandsAsShipped.get('abendmeer');
const visitorId = 'VVVVVVVVVVVVVVVVVVVVVV';

interface Situation {
  readonly amounts?: readonly number[];
  readonly order?: VoucherOrderState;
  readonly isEditor?: boolean;
  readonly fallbackPath?: string;
  readonly query?: string;
}

function load({
  amounts = [100_00],
  order = { kind: 'none' },
  isEditor = false,
  fallbackPath,
  query = '',
}: Situation) {
  const { vouchers } = brand;
  const visit = {
    brand: vouchers && fallbackPath ? { ...brand, vouchers: { ...vouchers, fallbackPath } } : brand,
    locale: 'de-de',
    language: 'en',
    isEditor,
  } as Visit;
  const loader = createVoucherFormLoader({
    checkouts,
    stock: { listAvailable: async () => amounts },
    payments: oneAccount({
      ...createFakePayment({ clock }),
      methods: ['CreditCard', 'PayPal'],
      walletsFor: () => [],
    }),
    findOrder: async () => order,
    clock,
  });
  const url = new URL(`http://shop/de-de/voucher${query}`);
  const match = { name: 'voucher_form', kind: 'page', params: { _locale: 'de-de' } } as const;
  return loader(visit, match as never, url, { ...unknownVisitor, id: visitorId });
}

async function createCheckout(): Promise<string> {
  const { id } = await checkouts.create({
    visitorId,
    memberId: null,
    brand: 'abendmeer',
    companyId: 'default',
    currency: 'EUR',
    amount: 100_00,
  });
  await checkouts.setInfo(id, buildVoucherInfo({ message: 'Gute Reise' }), null);
  return id;
}

test('[ROUTE-033] [VOUCH-001] [FLOW-003] the form needs no checkout of a trip, and none of its own to be shown', async () => {
  expect(await load({})).toMatchObject({
    code: 200,
    view: 'voucherForm',
    props: {
      amounts: [100_00],
      currency: 'EUR',
      methods: ['CreditCard', 'PayPal'],
      wallets: [],
      today: '2026-11-28',
      checkoutId: null,
    },
  });
});

test('[ROUTE-032] [VOUCH-002] a cart is named in the query, and its information fills the form', async () => {
  const checkoutId = await createCheckout();
  const page = await load({ query: `?checkoutId=${checkoutId}` });
  expect(page).toMatchObject({ props: { checkoutId, values: { amount: '10000', message: 'Gute Reise' } } });
});

test('a cart that is nobody’s of this browser begins again without the query', async () => {
  expect(await load({ query: '?checkoutId=AAAAAAAAAAAAAAAAAAAAAA' })).toMatchObject({
    redirectTo: '/de-de/voucher',
  });
});

test('[VOUCH-044] without vouchers for sale, visitors are led to the home page', async () => {
  expect(await load({ amounts: [] })).toMatchObject({ code: 302, redirectTo: '/de-de' });
});

test('[VOUCH-043] without vouchers for sale, visitors are led to the page that the brand names', async () => {
  expect(await load({ amounts: [], fallbackPath: '/de-de/geschenke' })).toMatchObject({
    redirectTo: '/de-de/geschenke',
  });
});

test('[VOUCH-045] [EDIT-008] an editor stays, with a form without amounts', async () => {
  expect(await load({ amounts: [], isEditor: true })).toMatchObject({
    view: 'voucherForm',
    props: { amounts: [] },
  });
});

test('a cart whose payment needs its buyer shows the step at the bank, with what came back from there', async () => {
  const checkoutId = await createCheckout();
  const action = { kind: 'challenge', url: 'https://bank.test/' } as const;
  const order = { kind: 'action', action } as const;
  const query = `?checkoutId=${checkoutId}`;
  expect(await load({ order, query })).toMatchObject({
    view: 'voucherPayment',
    props: { checkoutId, action, returned: null },
  });
  expect(await load({ order, query: `${query}&trx=7` })).toMatchObject({ props: { returned: { trx: '7' } } });
  expect(await load({ order: { kind: 'working' }, query })).toMatchObject({
    view: 'voucherPayment',
    props: { action: null },
  });
});

test('[VOUCH-005] a cart that is bought leads to the success page', async () => {
  const checkoutId = await createCheckout();
  expect(await load({ order: { kind: 'sold' }, query: `?checkoutId=${checkoutId}` })).toMatchObject({
    redirectTo: `/de-de/voucher/${checkoutId}/success`,
  });
});

test('a payment that has failed shows the form again, filled, with its error', async () => {
  const checkoutId = await createCheckout();
  const order = { kind: 'failed', code: 'noPaymentSelectedError' } as const;
  expect(await load({ order, query: `?checkoutId=${checkoutId}` })).toMatchObject({
    view: 'voucherForm',
    props: { problem: 'noPaymentSelectedError', values: { email: 'mira@example.org' } },
  });
});

test.each([
  ['2026-11-28T22:59:00Z', '2026-12-12'],
  ['2026-11-28T23:00:00Z', '2026-12-13'],
])(
  '[FLOW-016] the success page of a voucher sold at %s says that one may withdraw until %s',
  async (soldAt, until) => {
    const checkoutId = await createCheckout();
    const visit = { brand, locale: 'de-de', language: 'en' } as Visit;
    const match = { name: 'voucher', kind: 'page', params: { _locale: 'de-de', checkoutId } } as never;
    const find = (sold: boolean, id: string | null) =>
      createVoucherResultLoader({
        checkouts,
        findSold: async () => (sold ? { bookingNumber: 'ABCD-2345', bookedAt: new Date(soldAt) } : null),
      })(visit, match, new URL('http://shop/'), { ...unknownVisitor, id });
    expect(await find(true, visitorId)).toMatchObject({
      code: 200,
      view: 'voucherResult',
      props: {
        bookingNumber: 'ABCD-2345',
        isConfirmed: true,
        buyerEmail: 'mira@example.org',
        withdrawUntil: until,
      },
    });
    expect(await find(false, visitorId)).toMatchObject({
      redirectTo: `/de-de/voucher?checkoutId=${checkoutId}`,
    });
    expect(await find(true, 'somebody')).toBeNull();
  },
);
