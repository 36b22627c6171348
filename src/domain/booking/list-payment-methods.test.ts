import { expect, test } from 'vitest';
import { listMethods, listWallets, offersMethod } from './list-payment-methods.ts';
import { PAYMENT_METHODS } from './payment-details.ts';

const methods = ['GooglePay', 'PayPal', 'ApplePay', 'CreditCard'] as const;
const [apple, google] = [{ method: 'ApplePay' }, { method: 'GooglePay' }] as const;

test('[PAY-001] methods are in the order of the brand, without those of no provider and without wallets', () => {
  expect(listMethods(methods, { methods: PAYMENT_METHODS })).toEqual(['PayPal', 'CreditCard']);
  expect(listMethods(methods, { methods: ['CreditCard', 'ApplePay'] })).toEqual(['CreditCard']);
});

test('wallets are those of the brand that the provider offers for the sale', () => {
  expect(listWallets(methods, [apple, google])).toEqual([google, apple]);
  expect(listWallets(methods, [apple])).toEqual([apple]);
  expect(listWallets(['CreditCard'], [apple, google])).toEqual([]);
});

test('an order with a wallet is taken only where the provider offers it for the sale', () => {
  const provider = { methods: PAYMENT_METHODS, wallets: [google] };
  const taken = PAYMENT_METHODS.filter((method) => offersMethod(methods, provider, method));
  expect(taken).toEqual(['CreditCard', 'PayPal', 'GooglePay']);
});
