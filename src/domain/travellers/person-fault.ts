/** Error codes of what people type about themselves: those of the requirements, plus our own for errors they do not name. */
export const PERSON_FAULTS = [
  'required',
  'invalidEmail',
  'emailMismatch',
  'invalidPhone',
  'invalidDate',
  'adultError',
  'digitNameError',
  'nameTooShortError',
  'nameTooLongError',
  'nameCharacterError',
  'streetLengthInvalid',
  'cityLengthInvalid',
  'zipInvalid',
] as const;
export type PersonFault = (typeof PERSON_FAULTS)[number];

/** Error codes of an age on the day of departure or return. */
export type AgeFault =
  | 'invalidDate'
  | 'adultError'
  | 'infantError'
  | 'childError'
  | 'teenError'
  | 'ageChangedError'
  | 'adultTravelerError';
