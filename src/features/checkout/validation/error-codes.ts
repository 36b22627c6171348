import type { FieldErrors, FieldKind } from '../../../design/form/field-errors.ts';
import { PERSON_FAULTS } from '../../../domain/travellers/person-fault.ts';

/** Error codes of the checkout's fields: those of any person, and those of travellers. */
export const ERROR_CODES = [
  ...PERSON_FAULTS,
  'infantError',
  'childError',
  'teenError',
  'ageChangedError',
  'adultTravelerError',
  'billedAgeError',
  'sameNameError',
  'milesMoreNumberLengthError',
  'milesMoreDigitError',
  'milesMoreNumberInvalid',
  'textTooLongError',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Errors of the checkout's forms by field name, such as `adults.0.fname`. */
export type CheckoutFieldErrors = FieldErrors<ErrorCode>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value);
}

/** Returns the text id of a field's error. */
export function errorTextOf(code: ErrorCode, kind: FieldKind = 'text'): string {
  return code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`;
}
