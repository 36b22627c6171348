import { expect, test } from 'vitest';
import { checkBankAccount } from './check-bank-account.ts';

const iban = 'DE89370400440532013000';
const faultsOf = (entry: { holderName: string; iban: string }) => {
  const checked = checkBankAccount(entry);
  return checked.ok ? {} : checked.faults;
};

test('[PAY-015] a valid account has its IBAN in capital letters and without blanks', () => {
  expect(checkBankAccount({ holderName: ' Anna Muster ', iban: 'de89 3704 0044 0532 0130 00' })).toEqual({
    ok: true,
    account: { holderName: 'Anna Muster', iban },
  });
});

test.each([
  ['', 'required'],
  ['   ', 'required'],
  ['DE89370400440532013001', 'ibanInvalid'],
  ['DE8937040044053201300', 'ibanInvalid'],
  ['DE893704004405320130000', 'ibanInvalid'],
  ['XX89370400440532013000', 'ibanInvalid'],
  ['BR1500000000000010932840814P2', 'ibanNotSepa'],
  ['AT611904300234573201', undefined],
  ['CH9300762011623852957', undefined],
])('[PAY-015] the IBAN %j has the error %s', (given, fault) => {
  expect(faultsOf({ holderName: 'Anna Muster', iban: given }).iban).toBe(fault);
});

test.each([
  ['', 'required'],
  ['A', 'holderInvalid'],
  ['Al', undefined],
  ['A'.repeat(70), undefined],
  ['A'.repeat(71), 'holderInvalid'],
  ['Muster & Söhne 24 GmbH', undefined],
  ['Nørgaard A/S (Århus), 1. Filial', undefined],
  ['http://evil.tk/x', 'holderInvalid'],
  ['www.evil.tk/x', 'holderInvalid'],
  ['=Anna Muster', 'holderInvalid'],
  ['Anna\u202eMuster', 'holderInvalid'],
])('[PAY-015] the account holder %j has the error %s', (holderName, fault) => {
  expect(faultsOf({ holderName, iban }).holderName).toBe(fault);
});

test('[PAY-015] an account holder reads like no address of the Internet', () => {
  expect(checkBankAccount({ holderName: 'evil.tk  24', iban })).toMatchObject({
    account: { holderName: 'evil. tk 24' },
  });
});
