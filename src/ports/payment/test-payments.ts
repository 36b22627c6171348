import type { PaymentDetails } from '../../domain/booking/payment-details.ts';
import type { AuthorisedCard, CardRange } from './payment-port.ts';

/**
 * Outcome of a payment, by its payment details:
 * - `granted`: at once, without a challenge
 * - `challenge`: after the bank's question was answered
 * - `challenge-refused`: the bank refuses the right answer as well
 * - `refused`, `card-invalid`, `card-not-allowed`: at once
 * - `lapsing`: authorised, but expired before the capture
 * - `returned`: a direct debit that the account's holder reverses later
 */
export type TestPaymentOutcome =
  | 'granted'
  | 'challenge'
  | 'challenge-refused'
  | 'refused'
  | 'card-invalid'
  | 'card-not-allowed'
  | 'lapsing'
  | 'returned';

export interface TestCard {
  /** Digits only. Valid by its check digit, from ranges no bank issues. */
  readonly number: string;
  readonly outcome: TestPaymentOutcome;
}

/** Ranges of first digits, as banks have them. */
export const TEST_RANGES: Readonly<Record<string, CardRange>> = {
  '400000': { brand: 'Visa', funding: 'credit', country: 'DE' },
  '400005': { brand: 'Visa', funding: 'debit', country: 'DE' },
  '400082': { brand: 'Visa', funding: 'credit', country: 'GB' },
  '411111': { brand: 'Visa', funding: 'credit', country: 'AT' },
  '222300': { brand: 'MasterCard', funding: 'credit', country: 'ES' },
  '510510': { brand: 'MasterCard', funding: 'debit', country: 'IT' },
  '555555': { brand: 'MasterCard', funding: 'credit', country: 'DE' },
  '370000': { brand: 'AmericanExpress', funding: 'credit', country: 'DE' },
  '601100': { brand: null, funding: 'credit', country: 'US' },
  '378282': { brand: 'AmericanExpress', funding: 'credit', country: 'CH' },
};

/** The only numbers this provider takes: it never stores or charges a real card. */
export const TEST_CARDS: readonly TestCard[] = [
  { number: '4000000000000010', outcome: 'granted' },
  { number: '4000050000000007', outcome: 'granted' },
  { number: '4111111111111111', outcome: 'granted' },
  { number: '5555555555554444', outcome: 'granted' },
  { number: '5105105105105100', outcome: 'granted' },
  { number: '2223000048400011', outcome: 'granted' },
  { number: '378282246310005', outcome: 'granted' },
  { number: '6011000000000004', outcome: 'granted' },
  { number: '4000000000003220', outcome: 'challenge' },
  { number: '5555550000000002', outcome: 'challenge' },
  { number: '370000000000002', outcome: 'challenge' },
  { number: '4000000000003238', outcome: 'challenge-refused' },
  { number: '4000000000000002', outcome: 'refused' },
  { number: '5555550000000101', outcome: 'refused' },
  { number: '4000000000000127', outcome: 'card-invalid' },
  { number: '4000820000000003', outcome: 'card-not-allowed' },
  { number: '4000000000000069', outcome: 'lapsing' },
];

/** Accounts that do not simply pay; every other IBAN does. */
export const TEST_ACCOUNTS: Readonly<Record<string, TestPaymentOutcome>> = {
  DE89370400440532013000: 'granted',
  DE02120300000000202051: 'refused',
  DE75512108001245126199: 'returned',
};

/** Tokens of test cards that may be used any number of times: `test-granted`, `test-challenge` and so on. */
const testToken =
  /^test-(granted|challenge|challenge-refused|refused|card-invalid|card-not-allowed|lapsing)$/;

/** First digits of the cards behind test tokens. */
export const TEST_TOKEN_DIGITS = '400000';

/** What a token of this form brings about; null for the tokens of cards that were typed in. */
export function parseTestToken(token: string): TestPaymentOutcome | null {
  return (testToken.exec(token)?.[1] as TestPaymentOutcome | undefined) ?? null;
}

/** Outcome of a direct debit, by its account. */
export function checkTestAccount({
  iban,
}: Extract<PaymentDetails, { method: 'BankAccount' }>): TestPaymentOutcome {
  return TEST_ACCOUNTS[iban] ?? 'granted';
}

export function findTestCard(number: string): TestCard | undefined {
  return TEST_CARDS.find((card) => card.number === number);
}

/** A card by the first six digits of its number. */
export function describeTestCard(firstDigits: string): AuthorisedCard {
  const { brand = null, funding = null } = findTestRange(firstDigits) ?? {};
  return { firstDigits, brand, funding };
}

/** @param firstDigits at least six */
export function findTestRange(firstDigits: string): CardRange | null {
  return TEST_RANGES[firstDigits.slice(0, 6)] ?? null;
}
