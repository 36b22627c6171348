import { expect, it } from 'vitest';
import { findBankFaults } from './find-bank-faults.ts';

function formOf(fields: Readonly<Record<string, string>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  return form;
}

it('names the error of an account that cannot be', async () => {
  const faults = await findBankFaults(
    formOf({ 'bank.holderName': 'Ada Lovelace', 'bank.iban': 'DE88370400440532013000' }),
  );
  expect(Object.keys(faults)).toEqual(['bank.iban']);
});

it('finds nothing in a form without bank fields, and in a sound account', async () => {
  expect(await findBankFaults(formOf({}))).toEqual({});
  expect(
    await findBankFaults(
      formOf({ 'bank.holderName': 'Ada Lovelace', 'bank.iban': 'DE89370400440532013000' }),
    ),
  ).toEqual({});
});
