import { DATATRANS_ERROR_CODES, type DatatransErrorCode } from './datatrans-words.ts';

export interface TestCard {
  readonly number: string;
  readonly paymentMethod: 'VIS' | 'ECA';
  /** Answer of the bank's directory: Y authenticated at once, N and R refused at once, C asks for a challenge. */
  readonly directoryResponse: 'Y' | 'N' | 'R' | 'C';
  /** Whether the right password passes the challenge. */
  readonly passesChallenge: boolean;
  /** Code that refuses the authorisation after a successful authentication; null where it is granted. */
  readonly refusal: DatatransErrorCode | null;
}

const granted = { passesChallenge: true, refusal: null } as const;

/** 3-D Secure test cards of the vendor's test credentials. */
export const DATATRANS_TEST_CARDS: readonly TestCard[] = [
  { ...granted, number: '4000001000000018', paymentMethod: 'VIS', directoryResponse: 'Y' },
  { ...granted, number: '5100001000000014', paymentMethod: 'ECA', directoryResponse: 'Y' },
  { ...granted, number: '4000001000000034', paymentMethod: 'VIS', directoryResponse: 'N' },
  { ...granted, number: '5100001000000030', paymentMethod: 'ECA', directoryResponse: 'N' },
  { ...granted, number: '4000001000000026', paymentMethod: 'VIS', directoryResponse: 'C' },
  { ...granted, number: '5100001000000022', paymentMethod: 'ECA', directoryResponse: 'C' },
  {
    number: '4000001000000042',
    paymentMethod: 'VIS',
    directoryResponse: 'C',
    passesChallenge: false,
    refusal: null,
  },
  {
    number: '5100001000000048',
    paymentMethod: 'ECA',
    directoryResponse: 'C',
    passesChallenge: false,
    refusal: null,
  },
];

/** Passwords of the bank's page. */
export const CHALLENGE_PASSWORDS = { accept: '4444', refuse: '4009' } as const;

const frictionless: TestCard = {
  ...granted,
  number: '4000001000000018',
  paymentMethod: 'VIS',
  directoryResponse: 'Y',
};

const outcomes = {
  frictionless,
  'frictionless-refused': { ...frictionless, number: '4000001000000034', directoryResponse: 'N' },
  /** As `frictionless-refused`, but with the directory's R. */
  'frictionless-rejected': { ...frictionless, number: '4000001000000034', directoryResponse: 'R' },
  challenge: { ...frictionless, number: '4000001000000026', directoryResponse: 'C' },
  'challenge-refused': {
    ...frictionless,
    number: '4000001000000042',
    directoryResponse: 'C',
    passesChallenge: false,
  },
} satisfies Record<string, TestCard>;

/** What a card brings about; an error code is a card that is authenticated at once and then refused with that code. */
export type CardOutcome = keyof typeof outcomes | DatatransErrorCode;

/** @param cardNumberOrOutcome a number of `DATATRANS_TEST_CARDS` or a `CardOutcome`; undefined for any other */
export function findDatatransTestCard(cardNumberOrOutcome: string): TestCard | undefined {
  const refusal = DATATRANS_ERROR_CODES.find((code) => code === cardNumberOrOutcome);
  if (refusal !== undefined) return { ...frictionless, refusal };
  return Object.hasOwn(outcomes, cardNumberOrOutcome)
    ? outcomes[cardNumberOrOutcome as keyof typeof outcomes]
    : DATATRANS_TEST_CARDS.find(({ number }) => number === cardNumberOrOutcome);
}

/** `400000xxxxxx0018` */
export function maskCardNumber(number: string): string {
  return `${number.slice(0, 6)}xxxxxx${number.slice(-4)}`;
}

/** What Datatrans knows about the card's range. */
export function describeTestCard({ paymentMethod }: TestCard) {
  const brand = paymentMethod === 'VIS' ? 'VISA CREDIT' : 'MASTERCARD';
  return { brand, type: 'credit', usage: 'consumer', country: 'CH', issuer: 'DATATRANS' };
}
