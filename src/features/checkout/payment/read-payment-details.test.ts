import { expect, test } from 'vitest';
import { readPaymentDetails } from './read-payment-details.ts';

test('[PAY-010] PayPal needs no details', () => {
  expect(readPaymentDetails('PayPal', {})).toEqual({ ok: true, details: { method: 'PayPal' } });
});

test.each(['ApplePay', 'GooglePay'] as const)(
  '%s needs what its sheet has handed over, and nothing else',
  (method) => {
    expect(readPaymentDetails(method, { token: 't', iban: 'DE00' })).toEqual({
      ok: true,
      details: { method, token: 't' },
    });
    // The provider's own page opens the sheet later; a provider with a sheet of its own refuses an empty token.
    expect(readPaymentDetails(method, {})).toEqual({ ok: true, details: { method, token: '' } });
  },
);

test('[PAY-015] [PAY-016] a direct debit needs a valid account', () => {
  expect(
    readPaymentDetails('BankAccount', { holderName: 'Anna Muster', iban: 'DE89 3704 0044 0532 0130 00' }),
  ).toEqual({
    ok: true,
    details: { method: 'BankAccount', holderName: 'Anna Muster', iban: 'DE89370400440532013000' },
  });
  expect(readPaymentDetails('BankAccount', { holderName: 'Anna Muster', iban: 'DE00' })).toEqual({
    ok: false,
    faults: { iban: 'ibanInvalid' },
  });
});

test.each(['CreditCard', 'DebitCard'] as const)(
  '[CARD-015] [VALID-050] %s needs a token and a valid card holder',
  (method) => {
    expect(readPaymentDetails(method, { token: 't', holderName: ' Anna Muster ' })).toEqual({
      ok: true,
      details: { method, token: 't', holderName: 'Anna Muster' },
    });
    const redirect = 'https://bank.test/challenge';
    expect(readPaymentDetails(method, { token: 't', holderName: 'Anna Muster', redirect })).toEqual({
      ok: true,
      details: { method, token: 't', holderName: 'Anna Muster', redirect },
    });
    expect(readPaymentDetails(method, { holderName: 'Anna Muster' })).toEqual({
      ok: false,
      faults: { token: 'cardRequired' },
    });
    expect(readPaymentDetails(method, { token: 't', holderName: '4111 1111' })).toEqual({
      ok: false,
      faults: { holderName: 'cardHolderInvalid' },
    });
  },
);

test('[CAPI-013] details of other methods are ignored', () => {
  expect(readPaymentDetails('PayPal', { token: 't', iban: 'x', holderName: 'y' })).toEqual({
    ok: true,
    details: { method: 'PayPal' },
  });
});
