/** What can be wrong with a field of the checkout's forms: the codes of the requirements, and ours where those name none. */
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
  'digitNameError',
  'nameTooShortError',
  'nameTooLongError',
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

/** Errors by the name of their field, such as `adults.0.fname`. */
export type FieldErrors = Readonly<Record<string, ErrorCode>>;

export function isErrorCode(value: unknown): value is ErrorCode {
  return (ERROR_CODES as readonly unknown[]).includes(value);
}

/** Id of an error's text at its field. */
export function errorTextOf(code: ErrorCode): string {
  return `person.error.${code}`;
}
