/** Errors with a text of their own in the dialog; every other server error is `technicalError` (ERR-006). */
const codesWithText = [
  'unknownIssue',
  'technicalError',
  'noBookingError',
  'milesMoreLoginError',
  'threeDsChallengeRejectedError',
  'checkoutError',
  'frequentFlyerNumberInvalid',
] as const;

/** Returns the text id of an error in the dialog (ERR-004 to ERR-014). */
export function checkoutErrorTextOf(code: string): string {
  const known = (codesWithText as readonly string[]).includes(code) ? code : 'technicalError';
  return `checkout.error.${known}`;
}
