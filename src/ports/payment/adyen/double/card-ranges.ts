import { requireStructure, requireText } from './check-structure.ts';
import { type DoubleAnswer, invalid } from './service-error.ts';
import { decryptCard } from './test-outcomes.ts';

export interface CardRangeDetails {
  /** Types of brands: `visa`, `mc`, `amex`; several for a card of two networks. */
  readonly brands: readonly string[];
  readonly fundingSource?: 'CREDIT' | 'DEBIT' | 'PREPAID';
  readonly issuingCountryCode?: string;
}

/** Ranges by first digits, the longest match wins. */
export const CARD_RANGES: Readonly<Record<string, CardRangeDetails>> = {
  '4': { brands: ['visa'], fundingSource: 'CREDIT', issuingCountryCode: 'NL' },
  '4360': { brands: ['visa', 'cartebancaire'], fundingSource: 'DEBIT', issuingCountryCode: 'FR' },
  '5': { brands: ['mc'], fundingSource: 'CREDIT', issuingCountryCode: 'NL' },
  '2223': { brands: ['mc'], fundingSource: 'DEBIT', issuingCountryCode: 'ES' },
  '37': { brands: ['amex'], fundingSource: 'CREDIT', issuingCountryCode: 'GB' },
  // The bank has not said everything: every field of the answer is optional.
  '6011': { brands: ['discover'] },
};

export type CardRanges = Readonly<Record<string, CardRangeDetails>>;

export function findCardRange(ranges: CardRanges, digits: string): CardRangeDetails | undefined {
  const starts = Object.keys(ranges).filter((start) => digits.startsWith(start));
  return ranges[starts.toSorted((one, other) => other.length - one.length)[0] ?? ''];
}

/** `POST /cardDetails`: brands, funding and country of a card, by at least its first six digits. */
export function lookUpCard(ranges: CardRanges, body: unknown): DoubleAnswer {
  const fields = requireStructure('CardDetailsRequest', body);
  const number =
    fields.encryptedCardNumber === undefined
      ? requireText(fields, 'cardNumber', 19, '101')
      : decryptNumber(String(fields.encryptedCardNumber));
  if (!/^\d{6,19}$/.test(number)) throw invalid('101', 'Invalid card number');
  const range = findCardRange(ranges, number);
  if (range === undefined) return { status: 200, body: {} };
  const { brands, ...rest } = range;
  const supported = (fields.supportedBrands as readonly string[] | undefined) ?? brands;
  const isCommercial = range.fundingSource === undefined ? {} : { isCardCommercial: false };
  return {
    status: 200,
    body: {
      brands: brands.map((type) => ({ type, supported: supported.includes(type) })),
      ...rest,
      ...isCommercial,
    },
  };
}

function decryptNumber(encryptedCardNumber: string): string {
  const expiry = { encryptedExpiryMonth: 'test_03', encryptedExpiryYear: 'test_2030' };
  return decryptCard({ type: 'scheme', encryptedCardNumber, ...expiry }).number;
}
