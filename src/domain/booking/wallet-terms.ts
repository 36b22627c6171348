import { type CurrencyCode, minorUnitsPerUnit } from '../money/currency.ts';

/** Which sales a provider takes wallets for. */
export interface WalletTerms {
  /** ISO 3166 codes of markets, capital letters. */
  readonly countries: readonly string[];
  readonly currencies: readonly CurrencyCode[];
  /** Whole units of the sale's currency. */
  readonly maxUnits: number;
}

/** Where a contract says nothing else. */
export const usualWalletTerms: WalletTerms = {
  countries: ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL'],
  currencies: ['EUR', 'CHF', 'GBP'],
  maxUnits: 25_000,
};

/** True for a sale that a wallet can pay for, by its market, currency and amount (minor units). */
export function takesSale(
  { countries, currencies, maxUnits }: WalletTerms,
  sale: { readonly country: string; readonly amount: number; readonly currency: CurrencyCode },
): boolean {
  const isAmount = sale.amount > 0 && sale.amount <= maxUnits * minorUnitsPerUnit(sale.currency);
  return isAmount && countries.includes(sale.country) && currencies.includes(sale.currency);
}
