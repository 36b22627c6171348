import type { Texts } from '../../../texts/texts.ts';

/** Codes of the checks and of the call, with a text each (CONTACT-033 to CONTACT-039, CONTACT-059 to CONTACT-063, and ours). */
const known: ReadonlySet<string> = new Set([
  'required',
  'concernsMaxLengthError',
  'filesMaxNumError',
  'fileWrongTypeError',
  'fileTooLargeError',
  'fileEmptyError',
  'filesTooLargeError',
  'genericError',
  'bookingNumberNotFound',
  'emailInvalid',
  'fileNotFound',
  'fileTypeNotAllowed',
  'fileInfected',
  'uploadsFull',
  'captchaFailed',
  'tooManyAttempts',
]);

/** Words for an error code; an unknown one is shown raw (CONTACT-064). */
export function errorText(code: string, texts: Texts): string {
  return known.has(code) ? texts(`complaint.error.${code}`) : code;
}

/** Text id of a code at a field, where no raw code is shown. */
export function errorTextId(code: string): string {
  return `complaint.error.${known.has(code) ? code : 'genericError'}`;
}
