import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PaymentMethod } from '../../../domain/booking/payment-details.ts';
import type { CardFormHandle } from './card/card-form-handle.ts';
import { submitOrder } from './submit-order.ts';

interface Call {
  readonly name: string;
  readonly data: Readonly<Record<string, unknown>>;
}

let calls: Call[];
let answer: object;
beforeEach(() => {
  calls = [];
  answer = { success: true, next: null };
  vi.stubGlobal('location', { origin: 'https://shop.test' });
  vi.stubGlobal('fetch', async (address: string, { body }: { body: string }) => {
    calls.push({ name: address.split('/').at(-1) ?? '', data: JSON.parse(body).data });
    return Response.json(answer);
  });
});
afterEach(() => vi.unstubAllGlobals());

const billing = {
  gender: 'FEMALE',
  title: '',
  firstName: 'Ada',
  birthDate: '',
  lastName: 'Lovelace',
  street: 'Hauptstraße 1',
  zip: '10115',
  city: 'Berlin',
  country: 'DE',
};
const collected = { token: 'fields-1', holderName: 'Ada Lovelace', redirect: null };
const cardFormOf = (collectedCard: Awaited<ReturnType<CardFormHandle['collect']>>): CardFormHandle => ({
  fieldsKey: 'key of the fields',
  collect: async () => collectedCard,
  refuse: () => undefined,
});

function place(
  method: PaymentMethod,
  card: CardFormHandle | null = null,
  signal = new AbortController().signal,
  isDeposit = false,
  walletToken?: string,
) {
  const entered = new FormData();
  entered.set('bank.holderName', 'Ada Lovelace');
  entered.set('bank.iban', 'DE89370400440532013000');
  const call = {
    locale: 'de-de',
    checkoutId: 'a_checkout-of-22-chars',
    signal,
  };
  return submitOrder(call, billing, {
    method,
    entered,
    card,
    total: 123_450,
    isDeposit,
    ...(walletToken !== undefined && { walletToken }),
  });
}

test('a wallet is sent by its token, after the billing address', async () => {
  await place('GooglePay', null, undefined, false, 'of the sheet');
  expect(calls.map(({ data }) => data)).toEqual([
    { customer: billing },
    {
      selectedPayment: 'GooglePay',
      payment: { token: 'of the sheet' },
      totalAmount: 123_450,
      isDeposit: false,
    },
  ]);
});

const bank = { holderName: 'Ada Lovelace', iban: 'DE89370400440532013000' };
const card = { token: 'fields-1', holderName: 'Ada Lovelace' };

const open = { cardFields: 'key of the fields', isDeposit: false };

test.each<[PaymentMethod, object, object]>([
  ['PayPal', {}, {}],
  ['BankAccount', bank, {}],
  ['CreditCard', card, open],
  ['DebitCard', card, open],
])(
  '[PAY-008] [PAY-009] [PAY-010] [PAY-016] [CAPI-013] sends the billing address first, then the payment details of %s',
  async (method, payment, fields) => {
    await place(method, cardFormOf(collected));
    expect(calls).toEqual([
      { name: 'do-payment-set', data: { customer: billing, ...fields } },
      {
        name: 'do-payment-set',
        data: { selectedPayment: method, payment, totalAmount: 123_450, isDeposit: false },
      },
    ]);
  },
);

test('sends that a deposit of the total is paid, and for which amount the bank is asked', async () => {
  await place('CreditCard', cardFormOf(collected), undefined, true);
  expect(calls.map(({ data }) => data)).toEqual([
    expect.objectContaining({ isDeposit: true }),
    expect.objectContaining({ isDeposit: true, totalAmount: 123_450 }),
  ]);
});

test('[CARD-016] sends the redirect of the card fields with the payment', async () => {
  const redirect = 'https://pay.test/3D/fields-1';
  await place('CreditCard', cardFormOf({ ...collected, redirect }));
  expect(calls[1]?.data).toMatchObject({ payment: { ...card, redirect } });
});

test('[PAY-012] [PAY-020] [PAY-023] [CAPI-014] [CAPI-042] the alternative drop-in starts a recurring payment', async () => {
  await place('CreditCard', cardFormOf({ ...collected, isEncrypted: true }));
  expect(calls[1]).toEqual({
    name: 'do-recurring-payment',
    data: {
      paymentMethod: 'fields-1',
      holderName: 'Ada Lovelace',
      origin: 'https://shop.test',
      totalAmount: 123_450,
      isDeposit: false,
    },
  });
});

test('[PAY-004] [PAY-012] an order with a debit card in the alternative drop-in stays a debit-card order', async () => {
  await place('DebitCard', cardFormOf({ ...collected, isEncrypted: true }));
  expect(calls[1]).toEqual({
    name: 'do-payment-set',
    data: { selectedPayment: 'DebitCard', payment: card, totalAmount: 123_450, isDeposit: false },
  });
});

test('[PAY-008] sends no order when the billing data is refused or the card fields have errors', async () => {
  expect(await place('CreditCard', cardFormOf(null))).toBeNull();
  expect(calls).toHaveLength(1);
  answer = { success: false, next: null };
  expect(await place('PayPal')).toEqual({ status: 'answered', answer });
  expect(calls).toHaveLength(2);
});

test('[PAY-018] an order cancelled while pending has the status lost and sends nothing more', async () => {
  const leaving = new AbortController();
  const sent = vi.fn((_address: string, { signal }: { signal: AbortSignal }) => {
    leaving.abort();
    return new Promise((_, reject) => reject(signal.reason));
  });
  vi.stubGlobal('fetch', sent);
  expect(await place('PayPal', null, leaving.signal)).toEqual({
    status: 'lost',
    mayBeDone: false,
  });
  expect(sent).toHaveBeenCalledTimes(1);
});

test.each([
  ['the billing address', 1, false],
  ['the order', 2, true],
])('no answer to %s leaves open whether something was ordered: %#', async (_, lostCall, mayBeDone) => {
  let sent = 0;
  vi.stubGlobal('fetch', async () => {
    sent += 1;
    if (sent === lostCall) throw new TypeError('offline');
    return Response.json(answer);
  });
  expect(await place('PayPal')).toEqual({ status: 'lost', mayBeDone });
});

test.each([
  [500, false],
  [503, false],
  [502, true],
  [504, true],
])('an order answered with %i may have been placed: %s', async (status, mayBeDone) => {
  const answers = [Response.json(answer), new Response('', { status })];
  vi.stubGlobal('fetch', async () => answers.shift());
  expect(await place('PayPal')).toEqual({ status: 'lost', mayBeDone });
});
