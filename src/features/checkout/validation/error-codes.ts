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
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value);
}

/** What a field is filled in by: nobody fills in a checkbox. */
export type FieldKind = 'text' | 'choice' | 'tick';

/** Returns the text id of a field's error. */
export function errorTextOf(code: ErrorCode, kind: FieldKind = 'text'): string {
  return code === 'required' && kind !== 'text' ? `person.error.required.${kind}` : `person.error.${code}`;
}
