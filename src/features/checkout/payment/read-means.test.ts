import { expect, test } from 'vitest';
import { readMeans } from './read-means.ts';

test('[PAY-010] PayPal needs no details', () => {
  expect(readMeans('PayPal', {})).toEqual({ ok: true, means: { method: 'PayPal' } });
});

test('[PAY-015] [PAY-016] a direct debit needs a valid account', () => {
  expect(
    readMeans('BankAccount', { holderName: 'Anna Muster', iban: 'DE89 3704 0044 0532 0130 00' }),
  ).toEqual({
    ok: true,
    means: { method: 'BankAccount', holderName: 'Anna Muster', iban: 'DE89370400440532013000' },
  });
  expect(readMeans('BankAccount', { holderName: 'Anna Muster', iban: 'DE00' })).toEqual({
    ok: false,
    faults: { iban: 'ibanInvalid' },
  });
});

test.each(['CreditCard', 'DebitCard'] as const)(
  '[CARD-015] [VALID-050] %s needs a token and a valid card holder',
  (method) => {
    expect(readMeans(method, { token: 't', holderName: ' Anna Muster ' })).toEqual({
      ok: true,
      means: { method, token: 't', holderName: 'Anna Muster' },
    });
    expect(readMeans(method, { holderName: 'Anna Muster' })).toEqual({
      ok: false,
      faults: { token: 'cardRequired' },
    });
    expect(readMeans(method, { token: 't', holderName: '4111 1111' })).toEqual({
      ok: false,
      faults: { holderName: 'cardHolderInvalid' },
    });
  },
);

test('[CAPI-013] details of other methods are ignored', () => {
  expect(readMeans('PayPal', { token: 't', iban: 'x', holderName: 'y' })).toEqual({
    ok: true,
    means: { method: 'PayPal' },
  });
});
