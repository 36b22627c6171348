import { expect, test } from 'vitest';
import { buildOrder } from '../../../tests/factories/booking-order.ts';
import { createFakeBookings } from '../../../tests/factories/fake-bookings.ts';
import { oneAccount } from '../../../tests/factories/paying/one-account.ts';
import { buildVisit } from '../../../tests/factories/render-in-shop.tsx';
import { buildVoucherCheckout } from '../../../tests/factories/vouchers/voucher-sale.ts';
import { buildVoucherValues } from '../../../tests/factories/vouchers/voucher-values.ts';
import { brand } from '../../brands/abendmeer/brand.ts';
import type { BrandVouchers } from '../../brands/brand.ts';
import { createFakePayment } from '../../demo/payment-provider/fake-payment.ts';
import { settableClock } from '../../domain/time/clock.ts';
import type { BookingProgress } from '../../features/booking/model/bookings.ts';
import type { VoucherCheckout } from '../../features/vouchers/sale/voucher-checkout.ts';
import { voucherBody } from '../../features/vouchers/sale/voucher-schemas.ts';
import { toSentInfo, type VoucherValues } from '../../features/vouchers/sale/voucher-values.ts';
import type { PaymentPort } from '../../ports/payment/payment-port.ts';
import { beginVoucher } from './begin-voucher.server.ts';
import { setVoucherInfo } from './set-voucher-info.server.ts';
import type { VoucherDeps } from './voucher-deps.ts';

const clock = settableClock('2026-11-28T12:00:00Z');
const visit = buildVisit();
/** What the brand of the tests sells. */
const vouchers = requireVouchers(brand.vouchers);
const [cheapest = 0] = vouchers.amounts;
const cart = buildVoucherCheckout({ info: null });
const signer = {
  unsignCookie: (text: string) => ({ valid: text.startsWith('signed '), value: text.slice(7) }),
};

function requireVouchers(sold: typeof brand.vouchers): BrandVouchers {
  if (sold === null) throw new Error('The brand of the tests sells no vouchers');
  return sold;
}

interface Sale {
  readonly amounts?: readonly number[];
  readonly captcha?: VoucherDeps['captcha'];
  readonly progress?: BookingProgress;
  readonly payments?: Partial<PaymentPort>;
}

/** A shop that sells the brand's vouchers, except as the test says; `steps` is what was stored. */
function openSale({ amounts = vouchers.amounts, captcha = null, progress, payments = {} }: Sale = {}) {
  const steps: unknown[] = [];
  const bookings = createFakeBookings();
  bookings.setProgress(progress ?? null);
  const deps: VoucherDeps = {
    checkouts: {
      async create(owner) {
        steps.push(['create', owner]);
        return { ...cart, amount: owner.amount };
      },
      find: async () => cart,
      async setInfo(id, info, memberId) {
        steps.push(['info', id, memberId]);
        return { ...cart, info, amount: info.purchase.amount };
      },
      passCaptcha: async (id) => void steps.push(['captcha', id]),
    },
    stock: {
      listAvailable: async () => amounts,
      take: async () => true,
      giveBackUnsold: async () => undefined,
    },
    bookings,
    payments: oneAccount({ ...createFakePayment({ clock }), ...payments }),
    clock,
    captcha,
  };
  return { deps, steps };
}

async function setInfo(
  sale: Sale = {},
  values: VoucherValues = {},
  checkout: VoucherCheckout = cart,
  cardFields?: string,
) {
  const { deps, steps } = openSale(sale);
  const sent = {
    ...toSentInfo(buildVoucherValues(values)),
    recaptcha: 'a person',
    ...(cardFields === undefined ? {} : { payment: { cardFields } }),
  };
  const { data } = voucherBody.parse({ data: sent });
  const reported: unknown[] = [];
  const answer = await setVoucherInfo(
    deps,
    { checkout, visit, vouchers, data, memberId: 'member-1', signer },
    (error) => reported.push(error),
  );
  return { answer, steps, reported };
}

test('[CAPI-021] [VOUCH-003] what the form holds is stored for the member who sends it', async () => {
  const { answer, steps } = await setInfo();
  expect(answer).toMatchObject({ success: true, messages: [] });
  expect(steps).toEqual([['info', cart.id, 'member-1']]);
});

test('a form with faults stores nothing, and asks no captcha', async () => {
  const captcha = { verify: () => Promise.reject(new Error('asked')) };
  const { answer, steps } = await setInfo({ captcha }, { firstName: '' });
  expect(answer).toMatchObject({ success: false, messages: [{ type: 'unknownIssue' }] });
  expect(Object.keys(answer.errors)).toEqual(['firstName']);
  expect(steps).toEqual([]);
});

test('[VALID-089] [VOUCH-025] a captcha that is passed stays passed', async () => {
  const captcha = { verify: async () => 'passed' as const };
  expect((await setInfo({ captcha })).steps).toEqual([
    ['captcha', cart.id],
    ['info', cart.id, 'member-1'],
  ]);
  const passed = { ...cart, hasPassedCaptcha: true };
  expect((await setInfo({ captcha }, {}, passed)).steps).toEqual([['info', cart.id, 'member-1']]);
});

test.each(['failed', 'unknown'] as const)('a captcha that is %s stores nothing', async (outcome) => {
  const { answer, steps } = await setInfo({ captcha: { verify: async () => outcome } });
  expect(answer).toMatchObject({ success: false, errors: { recaptcha: 'required' } });
  expect(steps).toEqual([]);
});

test('[ERR-020] a purchase that is ordered is not changed any more', async () => {
  const { answer, steps } = await setInfo({ progress: { state: 'working', order: buildOrder() } });
  expect(answer.messages).toEqual([{ type: 'voucherAlreadyBookedError' }]);
  expect(steps).toEqual([]);
});

test('open card fields get the new amount, and an error there is only reported', async () => {
  const changed: number[] = [];
  const key = `signed voucher-card-fields ${cart.id} transaction-1`;
  const changeCardAmount = async ({ amount }: { readonly amount: number }) => {
    changed.push(amount);
    throw new Error('the provider is gone');
  };
  const { answer, reported } = await setInfo({ payments: { changeCardAmount } }, {}, cart, key);
  expect(answer.success).toBe(true);
  expect(changed).toEqual([100_00]);
  expect(reported).toHaveLength(1);
});

const begin = async (sale: Sale, amount: number | null) => {
  const { deps, steps } = openSale(sale);
  const asked: string[] = [];
  const requireVisitorId = () => {
    asked.push('visitor');
    return 'visitor-1';
  };
  const answer = await beginVoucher(deps, {
    visit,
    vouchers,
    requireVisitorId,
    memberId: null,
    amount,
  });
  return { answer, steps, asked };
};

test('[CAPI-019] a cart has the amount that is for sale, and none for any other', async () => {
  expect((await begin({}, cheapest)).steps).toMatchObject([
    ['create', { visitorId: 'visitor-1', memberId: null, brand: brand.key, amount: cheapest }],
  ]);
  expect((await begin({}, cheapest + 1)).steps).toMatchObject([['create', { amount: null }]]);
});

test('[ERR-021] without a voucher to sell no cart is created, and no cookie set', async () => {
  const { answer, steps, asked } = await begin({ amounts: [] }, cheapest);
  expect(answer.messages).toEqual([{ type: 'NO_VOUCHERS_AVAILABLE' }]);
  expect([...steps, ...asked]).toEqual([]);
  expect((await setInfo({ amounts: [] })).answer.messages).toEqual([{ type: 'NO_VOUCHERS_AVAILABLE' }]);
});
