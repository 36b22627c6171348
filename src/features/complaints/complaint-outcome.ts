import type { FileRefusal } from './uploads/staged-file.ts';

/**
 * Why a complaint was not taken; the codes of the call (CONTACT-059 to CONTACT-063) and ours:
 * - `captchaFailed`: the check that a person sends the form was not passed, or gave no answer
 * - `tooManyAttempts`: booking numbers were guessed wrong too often
 */
export type ComplaintError =
  | 'genericError'
  | 'bookingNumberNotFound'
  | 'emailInvalid'
  | 'captchaFailed'
  | 'tooManyAttempts'
  | FileRefusal;

export type ComplaintOutcome =
  | { readonly success: true; readonly caseNumber: string }
  | {
      readonly success: false;
      readonly error: ComplaintError;
      /** Names of the files that it is about. */
      readonly files?: readonly string[];
    };
