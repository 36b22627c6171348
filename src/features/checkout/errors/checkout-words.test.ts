import { expect, test } from 'vitest';
import { loadTexts } from '../../../texts/load-texts.ts';
import { checkMilesNumber } from '../validation/check-miles-number.ts';
import { errorTextOf } from '../validation/error-codes.ts';
import { checkoutErrorTextOf } from './checkout-error-text.ts';

const texts = await loadTexts('en');
const tell = (code: string) => texts(checkoutErrorTextOf(code));

test.each([
  ['[ERR-007]', 'unknownIssue', 'Please check your inputs and try again.'],
  ['[ERR-008]', 'technicalError', 'A technical error occurred.'],
  ['[ERR-009]', 'threeDsChallengeRejectedError', 'Payment card verification failed.'],
  ['[ERR-011]', 'checkoutError', 'An error occurred. Please try again.'],
  [
    '[ERR-012]',
    'noBookingError',
    'Sorry you took too long. Your session timed out because you took too long to book. Please start again.',
  ],
  [
    '[ERR-014]',
    'milesMoreLoginError',
    'Unfortunately, your login was not successful. Your Miles could not be redeemed.',
  ],
  ['[VALID-047]', 'frequentFlyerNumberInvalid', 'Please check your entry again'],
])('%s the modal text of %s', (_id, code, words) => {
  expect(tell(code)).toBe(words);
});

test.each([
  ['[VALID-044]', '99200012345678', 'Please check your 15-digit service card number'],
  ['[VALID-045]', '99200012345678X', 'The service card number contains invalid characters'],
])('%s the Miles and More number %s: %s', (_id, number, words) => {
  const code = checkMilesNumber(number);
  expect(code === null ? null : texts(errorTextOf(code))).toBe(words);
});

test('[VALID-046] a number that the programme refuses', () => {
  expect(texts(errorTextOf('milesMoreNumberInvalid'))).toBe('Your Cardnumber is not correct');
});

test.each([
  ['[ERR-023]', 'payment.card.submitted', 'Data submitted successfully'],
  [
    '[ERR-024]',
    'payment.card.validationFailed',
    'Card validation failed, check the information and try again',
  ],
  [
    '[ERR-025]',
    'payment.card.connectionFailed',
    'Error connecting to card validation service, please try again later',
  ],
  ['[ERR-026]', 'payment.card.submitFailed', 'Error submitting the form, please try again later'],
])('%s the card message %s', (_id, id, words) => {
  expect(texts(id)).toBe(words);
});
