import type { FieldErrors as ErrorsByField, FieldKind } from '../../../design/form/field-errors.ts';

/** Error codes of the checkout's fields: those of the requirements, plus our own for errors they do not name. */
export const ERROR_CODES = [
  'required',
  'invalidEmail',
  'emailMismatch',
  'invalidPhone',
  'invalidDate',
  'infantError',
  'childError',
  'teenError',
  'ageChangedError',
  'adultError',
  'adultTravelerError',
  'billedAgeError',
  'digitNameError',
  'nameTooShortError',
  'nameTooLongError',
  'nameCharacterError',
  'sameNameError',
  'streetLengthInvalid',
  'cityLengthInvalid',
  'zipInvalid',
  'milesMoreNumberLengthError',
  'milesMoreDigitError',
  'milesMoreNumberInvalid',
  'textTooLongError',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Errors by field name, such as `adults.0.fname`. */
export type FieldErrors = ErrorsByField<ErrorCode>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value);
}

/** Returns the text id of a field's error. */
export function errorTextOf(code: ErrorCode, kind: FieldKind = 'text'): string {
  return code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`;
}
