import { expect, test } from 'vitest';
import { beginCheckout, openExtrasService } from '../../../../tests/factories/extras-fixture.ts';
import { createFakeCheckouts } from '../../../../tests/factories/fake-checkouts.ts';
import { buildVisit } from '../../../../tests/factories/render-in-shop.tsx';
import { createFakePayment } from '../../../demo/payment-provider/fake-payment.ts';
import type { TextSigner } from '../../../site/text-signer.ts';
import { readCardFieldsKey } from './card/card-fields-key.server.ts';
import { setUpPayment } from './set-up-payment.server.ts';

const world = openExtrasService();
/** Signs by a sign. */
const signer: TextSigner = {
  signCookie: (value) => `${value}.signed`,
  unsignCookie: (key) =>
    key.endsWith('.signed')
      ? { valid: true, value: key.slice(0, -'.signed'.length) }
      : { valid: false, value: null },
};
const checkout = await beginCheckout(createFakeCheckouts(world.clock), 'session of the test', world);

/** A provider that notes for what it opens card fields. */
function openPayments() {
  const payments = createFakePayment(world);
  const requests: Parameters<typeof payments.openCardFields>[] = [];
  return {
    requests,
    payments: {
      ...payments,
      openCardFields: (...call: Parameters<typeof payments.openCardFields>) => {
        requests.push(call);
        return payments.openCardFields(...call);
      },
    },
  };
}

test('[CAPI-029] [PAY-001] card fields are opened for the total, and lead back to the payment page', async () => {
  const { payments, requests } = openPayments();
  const set = await setUpPayment(payments, checkout, buildVisit(), { origin: 'http://shop.test', signer });
  expect(set).toMatchObject({
    success: true,
    methods: ['CreditCard', 'BankAccount', 'DebitCard', 'PayPal'],
    cardFields: { kind: 'secure-fields' },
  });
  expect(requests).toMatchObject([
    [
      {
        amount: checkout.baseTotal,
        currency: 'EUR',
        language: 'en',
        returnUrl: `http://shop.test/de-de/booking/${checkout.id}/payment`,
      },
      {},
    ],
  ]);
});

test('each call opens card fields under a new reference that providers accept', async () => {
  const { payments, requests } = openPayments();
  const withUnderscores = { ...checkout, id: '____________________-_' };
  for (const _call of [1, 2])
    await setUpPayment(payments, withUnderscores, buildVisit(), { origin: 'http://shop.test', signer });
  const references = requests.map(([{ reference }]) => reference);
  expect(new Set(references).size).toBe(2);
  for (const reference of references) expect(reference).toMatch(/^[A-Za-z0-9-]{1,40}$/);
  expect(requests.map(([, { idempotencyKey }]) => idempotencyKey)).toEqual(references);
});

test('methods that the provider does not support are left out', async () => {
  const { payments } = openPayments();
  const cardsOnly = { ...payments, methods: ['CreditCard' as const] };
  const { methods } = await setUpPayment(cardsOnly, checkout, buildVisit(), {
    origin: 'http://shop.test',
    signer,
  });
  expect(methods).toEqual(['CreditCard']);
});

test('[CARD-018] there are no card fields while the provider does not answer', async () => {
  const { payments } = openPayments();
  payments.faults.openCardFields = { kind: 'unknown' };
  const set = await setUpPayment(payments, checkout, buildVisit(), { origin: 'http://shop.test', signer });
  expect(set).toMatchObject({ success: false, cardFields: null });
});

test('card fields have a key with which their own checkout alone can change their amount', async () => {
  const { payments } = openPayments();
  const { cardFields } = await setUpPayment(payments, checkout, buildVisit(), {
    origin: 'http://shop.test',
    signer,
  });
  if (cardFields?.kind !== 'secure-fields') throw new Error('No card fields');
  const read = (checkoutId: string, key: string) =>
    readCardFieldsKey(signer, { prefix: 'card-fields', checkoutId }, key);
  expect(read(checkout.id, cardFields.key)).toBe(cardFields.transactionId);
  expect(read('another-checkout', cardFields.key)).toBeNull();
  expect(read(checkout.id, cardFields.key.replace('.signed', '.forged'))).toBeNull();
});
