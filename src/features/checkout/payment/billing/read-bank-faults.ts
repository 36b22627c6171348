import { errorTextOf } from '../../validation/error-codes.ts';
import { checkBankAccount } from './check-bank-account.ts';
import type { Faults } from './read-faults.ts';

/** Returns the errors of a direct debit's account; empty when the form has no bank fields. */
export function readBankFaults(form: FormData): Faults {
  const [holderName, iban] = [form.get('bank.holderName'), form.get('bank.iban')];
  if (typeof holderName !== 'string' || typeof iban !== 'string') return {};
  const checked = checkBankAccount({ holderName, iban });
  if (checked.ok) return {};
  return Object.fromEntries(
    Object.entries(checked.faults).map(([field, fault]) => [
      `bank.${field}`,
      fault === 'required' ? errorTextOf(fault) : `payment.error.${fault}`,
    ]),
  );
}
