/** Accepted card types, with the names of the cart (CDATA-043, CONST-017). */
export const CARD_TYPES = ['AmericanExpress', 'MasterCard', 'Visa'] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** First digits of each card type. */
const beginnings: Readonly<Record<CardType, RegExp>> = {
  AmericanExpress: /^3[47]/,
  MasterCard: /^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/,
  Visa: /^4/,
};

/** @param firstDigits the first 6 digits of a card's number; null when the provider returns none */
export function findCardType(firstDigits: string | null): CardType | null {
  return CARD_TYPES.find((type) => firstDigits !== null && beginnings[type].test(firstDigits)) ?? null;
}
