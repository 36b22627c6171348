import { fieldLengths } from '../../defaults.ts';
import type { FieldErrors } from '../../design/form/field-errors.ts';
import { isEmailAddress } from '../../domain/travellers/is-email-address.ts';
import { tidyName } from '../../domain/travellers/person-name.ts';

export type WithdrawalFault = 'required' | 'invalidEmail' | 'textTooLongError';

/** Fields of the statement, in the order of the form. */
export const WITHDRAWAL_FIELDS = ['name', 'orderNumber', 'email'] as const;
export type WithdrawalField = (typeof WITHDRAWAL_FIELDS)[number];

/** Checks the statement; only what it cannot do without is required. */
export function checkWithdrawal(
  values: Readonly<Partial<Record<WithdrawalField, unknown>>>,
): FieldErrors<WithdrawalFault> {
  const faults: Record<string, WithdrawalFault> = {};
  for (const field of WITHDRAWAL_FIELDS) {
    const text = String(values[field] ?? '').trim();
    if (text === '') faults[field] = 'required';
    else if (field === 'email' && !isEmailAddress(text)) faults[field] = 'invalidEmail';
    else if (field !== 'email' && text.length > fieldLengths.maxWithdrawalField)
      faults[field] = 'textTooLongError';
  }
  return faults;
}

/** Whether a tidied text is a number of an order: only such a one is repeated in a mail, since anybody can write anything to any address. */
export function isOrderNumber(text: string): boolean {
  return /^[A-Z0-9]{4}-[A-Z0-9]{4}$/.test(text);
}

/** A number as orders have it, from what somebody typed: 'abcd 2345' becomes 'ABCD-2345'. */
export function tidyOrderNumber(typed: string): string {
  const letters = typed.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  return letters.length === 8 ? `${letters.slice(0, 4)}-${letters.slice(4)}` : typed.trim();
}

/** Puts the text of a field into its usual form when its author leaves it. */
export function tidyWithdrawalField(name: string, value: string): string {
  if (name === 'orderNumber') return tidyOrderNumber(value);
  return name === 'name' ? tidyName(value) : value.trim();
}
