import { expect, test } from 'vitest';
import { checkEmail, checkEmailRepeated, checkPhone } from '../../../domain/travellers/check-contact.ts';
import { LANGUAGES } from '../../../domain/words/language.ts';
import { loadTexts } from '../../../texts/load-texts.ts';
import { readBankFaults } from '../payment/billing/read-bank-faults.ts';
import { checkCardExpiry } from '../payment/card/card-expiry.ts';
import { initialCardForm, reduceCardForm } from '../payment/card/card-form.ts';
import { checkCardHolder } from '../payment/card/check-card-holder.ts';
import { checkMilesNumber } from '../validation/check-miles-number.ts';
import { type ErrorCode, errorTextOf } from '../validation/error-codes.ts';
import { checkoutErrorTextOf } from './checkout-error-text.ts';

const texts = await loadTexts('en');
const modalTextOf = (code: string) => texts(checkoutErrorTextOf(code));

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
])('%s the modal text of %s', (_id, code, text) => {
  expect(modalTextOf(code)).toBe(text);
});

test('an order that lacks details says so in the words of every language', async () => {
  const all = await Promise.all(LANGUAGES.map((language) => loadTexts(language)));
  const said = all.map((words) => words('payment.problem.incomplete'));
  expect(said[LANGUAGES.indexOf('en')]).toBe(
    'Details of the travellers or the billing address are missing. Nothing was booked or charged. Please complete them and order again.',
  );
  expect(new Set(said).size).toBe(LANGUAGES.length);
});

test.each([
  ['[VALID-044]', '99200012345678', 'Please check your 15-digit service card number'],
  ['[VALID-045]', '99200012345678X', 'The service card number contains invalid characters'],
])('%s the Miles and More number %s: %s', (_id, number, text) => {
  const code = checkMilesNumber(number);
  expect(code === null ? null : texts(errorTextOf(code))).toBe(text);
});

const entryWanted = 'Please correct your entry';

test.each<[string, string, ErrorCode | null, string]>([
  ['[VALID-001]', 'an empty field', checkEmail(''), 'This field is required!'],
  ['[VALID-003]', 'an invalid e-mail address', checkEmail('ada@'), 'Invalid email address'],
  [
    '[VALID-005]',
    'a different repeated e-mail address',
    checkEmailRepeated('b@a.de', 'a@a.de'),
    'E-mails do not match',
  ],
  ['[VALID-006]', 'an invalid phone number', checkPhone('030 1x'), entryWanted],
  [
    '[VALID-007] [VALID-008] [VALID-009] [VALID-010] [VALID-011]',
    'an invalid date',
    'invalidDate',
    entryWanted,
  ],
  [
    '[VALID-037]',
    'a duplicate name',
    'sameNameError',
    'The information of the travellers is identical. Please check them or give us a call.',
  ],
])('%s %s: the text at the field', (_ids, _what, code, text) => {
  expect(code === null ? null : texts(errorTextOf(code))).toBe(text);
});

test('[VALID-001] an empty bank account shows the text of every required field', () => {
  const form = new FormData();
  form.set('bank.holderName', '');
  form.set('bank.iban', '');
  const shownTexts = Object.values(readBankFaults(form)).map((id) => texts(id));
  expect(shownTexts).toEqual(['This field is required!', 'This field is required!']);
});

const today = '2026-11-22';
const empty = { length: 0, valid: false };
const wrong = { length: 4, valid: false };
const faultsOf = (cardNumber: typeof empty, cvv: typeof empty) =>
  reduceCardForm(initialCardForm, { type: 'validated', fields: { cardNumber, cvv } }).faults;

test.each([
  ['[VALID-050]', checkCardHolder(' '), 'Missing card holder information'],
  [
    '[VALID-051]',
    checkCardHolder('Ada 2'),
    'Invalid card holder, please do not use numbers or special characters',
  ],
  ['[VALID-052]', checkCardExpiry({ month: '', year: '2030' }, today), 'Missing expiration date'],
  ['[VALID-053]', checkCardExpiry({ month: '12', year: '' }, today), 'Missing expiration date'],
  ['[VALID-054]', checkCardExpiry({ month: '10', year: '2026' }, today), 'Invalid date'],
  ['[VALID-055]', faultsOf(wrong, empty).cardNumber, 'Invalid card'],
  [
    '[VALID-056]',
    reduceCardForm(initialCardForm, { type: 'termsLoaded', terms: 'disallowed' }).faults.cardNumber,
    'Unfortunately, this card is not approved for this service',
  ],
  ['[VALID-057]', faultsOf(empty, wrong).cvv, 'Incorrect'],
  ['[VALID-058]', faultsOf(empty, empty).cardNumber, 'Required'],
  ['[VALID-071]', 'noPaymentSelected', 'Please select a payment method.'],
])('%s the text of the card error %s: %s', (_id, fault, text) => {
  expect(texts(`payment.error.${fault}`)).toBe(text);
});

test('[VALID-046] the text for a number that the programme refuses', () => {
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
])('%s the text of the card message %s', (_id, id, text) => {
  expect(texts(id)).toBe(text);
});
