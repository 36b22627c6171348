/**
 * Currencies the product can charge or show, with the number of decimal places of their minor unit (ISO 4217).
 * PRICE-008 … PRICE-012 say how each is written.
 */
const CURRENCY_EXPONENTS = { EUR: 2, CHF: 2, GBP: 2, SEK: 2, DKK: 2, JPY: 0, KWD: 3 } as const;

export type CurrencyCode = keyof typeof CURRENCY_EXPONENTS;

export const CURRENCY_CODES = Object.keys(CURRENCY_EXPONENTS) as readonly CurrencyCode[];

/** Currency of a price that names none (PRICE-003). */
export const DEFAULT_CURRENCY: CurrencyCode = 'EUR';

export function isCurrencyCode(value: unknown): value is CurrencyCode {
  return typeof value === 'string' && Object.hasOwn(CURRENCY_EXPONENTS, value);
}

/** Decimal places of an amount: 2 for euros, none for yen. */
export function decimalPlacesOf(currency: CurrencyCode): number {
  return CURRENCY_EXPONENTS[currency];
}

/** Minor units in one whole unit: 100 cents in a euro. */
export function minorUnitsPerUnit(currency: CurrencyCode): number {
  return 10 ** decimalPlacesOf(currency);
}
