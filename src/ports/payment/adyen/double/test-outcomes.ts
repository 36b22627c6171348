import type { PaymentMethod } from './checkout-requests.ts';
import { invalid } from './service-error.ts';

/**
 * What the shopper meets before the result:
 * - `plain`: nothing
 * - `frictionless`: IdentifyShopper, then the result
 * - `fingerprint`: IdentifyShopper, ChallengeShopper, then the result
 * - `challenge`: ChallengeShopper, then the result
 * - `redirect`: RedirectShopper, also where the request asks for the in-page challenge: the vendor may fall back
 *
 * A request that does not prefer the in-page challenge gets a redirect for each of the last four.
 */
export type CardFlow = 'plain' | 'frictionless' | 'fingerprint' | 'challenge' | 'redirect';

export interface Outcome {
  readonly resultCode: string;
  /** `refusalReason` and `refusalReasonCode`. */
  readonly refusal?: readonly [reason: string, code: string];
}

/**
 * Results by the words that the vendor's test environment accepts as a card holder's name, and, after PENDING, words of the
 * double's own.
 * @see https://docs.adyen.com/development-resources/testing/result-codes
 */
export const OUTCOMES = {
  APPROVED: { resultCode: 'Authorised' },
  DECLINED: { resultCode: 'Refused', refusal: ['Refused', '2'] },
  ERROR: { resultCode: 'Error', refusal: ['Acquirer Error', '4'] },
  BLOCK_CARD: { resultCode: 'Refused', refusal: ['Blocked Card', '5'] },
  CARD_EXPIRED: { resultCode: 'Refused', refusal: ['Expired Card', '6'] },
  INVALID_CARD: { resultCode: 'Refused', refusal: ['Invalid Card Number', '8'] },
  NOT_SUPPORTED: { resultCode: 'Refused', refusal: ['Not supported', '10'] },
  NOT_3D_AUTHENTICATED: { resultCode: 'Refused', refusal: ['3D Not Authenticated', '11'] },
  NOT_ENOUGH_BALANCE: { resultCode: 'Refused', refusal: ['Not enough balance', '12'] },
  CANCELLED: { resultCode: 'Cancelled', refusal: ['Cancelled', '15'] },
  FRAUD: { resultCode: 'Refused', refusal: ['FRAUD', '20'] },
  NOT_PERMITTED: { resultCode: 'Refused', refusal: ['Transaction Not Permitted', '23'] },
  CVC_DECLINED: { resultCode: 'Refused', refusal: ['CVC Declined', '24'] },
  /** Stays open until `decide`. */
  PENDING: { resultCode: 'Pending' },
  /** Stays open until `decide`; a direct debit is authorised by itself right after. */
  RECEIVED: { resultCode: 'Received' },
  /** A direct debit whose AUTHORISATION message says false right after. */
  RECEIVED_DECLINED: { resultCode: 'Received', refusal: ['Refused', '2'] },
  /** Half of the amount, rounded down. */
  PARTIAL: { resultCode: 'PartiallyAuthorised' },
  /** These three bring no money. */
  AUTHENTICATED: { resultCode: 'AuthenticationFinished' },
  AUTHENTICATION_NOT_REQUIRED: { resultCode: 'AuthenticationNotRequired' },
  SUCCESS: { resultCode: 'Success' },
  PRESENT: { resultCode: 'PresentToShopper' },
} as const satisfies Record<string, Outcome>;

export type OutcomeWord = keyof typeof OUTCOMES;

/** A card that the double understands. Without an outcome the holder's name decides, else it is APPROVED. */
export interface TestCard {
  /** Digits only. */
  readonly number?: string;
  readonly flow?: CardFlow;
  readonly outcome?: OutcomeWord;
}

const ownToken = /^double_(plain|frictionless|fingerprint|challenge|redirect)_([A-Z_\d]*?)_(\d+)$/;
const vendorToken = /^test_(\d{8,19})$/;

/**
 * Fields of `paymentMethod` as the vendor's secured fields would hand them over. The double also accepts `test_` and
 * digits, which the vendor's test environment accepts.
 */
export function encryptTestCard({ number = '4111111111111111', flow = 'plain', outcome }: TestCard = {}) {
  return {
    type: 'scheme',
    encryptedCardNumber: `double_${flow}_${outcome ?? ''}_${number}`,
    encryptedExpiryMonth: 'test_03',
    encryptedExpiryYear: 'test_2030',
    encryptedSecurityCode: 'test_737',
  };
}

/** @throws RequestError 422 for data that the double cannot decrypt */
export function decryptCard(method: PaymentMethod): Required<TestCard> {
  const { encryptedCardNumber = '', encryptedExpiryMonth, encryptedExpiryYear, holderName } = method;
  if (!encryptedExpiryMonth || !encryptedExpiryYear) throw invalid('129', 'Expiry Date Invalid');
  const [, flow, word = '', number] = ownToken.exec(encryptedCardNumber) ?? [
    undefined,
    'plain',
    '',
    vendorToken.exec(encryptedCardNumber)?.[1],
  ];
  if (number === undefined) throw invalid('174', 'Unable to decrypt data');
  return { number, flow: flow as CardFlow, outcome: findWord(word) ?? findWord(holderName) ?? 'APPROVED' };
}

/** A wallet's `paymentMethod` as the vendor's component would hand it over; the outcome is in the token. */
export function encryptTestWallet(type: 'applepay' | 'googlepay', outcome: OutcomeWord) {
  const token = `double_wallet_${outcome}`;
  return type === 'applepay' ? { type, applePayToken: token } : { type, googlePayToken: token };
}

/** @throws RequestError 422 for a token that the double cannot decrypt */
export function decryptWallet({ type, applePayToken, googlePayToken }: PaymentMethod): OutcomeWord {
  const token = type === 'applepay' ? applePayToken : googlePayToken;
  const outcome = findWord(/^double_wallet_(\w+)$/.exec(token ?? '')?.[1]);
  if (outcome === undefined) throw invalid('174', 'Unable to decrypt data');
  return outcome;
}

export function findWord(text: string | undefined): OutcomeWord | undefined {
  return text !== undefined && Object.hasOwn(OUTCOMES, text) ? (text as OutcomeWord) : undefined;
}
