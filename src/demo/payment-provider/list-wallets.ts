import type { WalletMethod } from '../../domain/booking/payment-details.ts';
import type { CurrencyCode } from '../../domain/money/currency.ts';
import type { WalletSale, WalletSetup } from '../../ports/payment/payment-port.ts';

interface WalletTerms {
  /** ISO 3166 codes. */
  readonly countries: readonly string[];
  readonly currencies: readonly CurrencyCode[];
  /** Minor units. */
  readonly maxAmount: number;
}

const europe = ['AT', 'BE', 'CH', 'DE', 'ES', 'FR', 'GB', 'IE', 'IT', 'LU', 'NL'];

const terms: Readonly<Record<WalletMethod, WalletTerms>> = {
  ApplePay: { countries: europe, currencies: ['EUR', 'CHF', 'GBP'], maxAmount: 2_500_000 },
  GooglePay: { countries: europe, currencies: ['EUR', 'CHF', 'GBP'], maxAmount: 2_500_000 },
};

/** The provider's wallets for a sale: it takes them in these countries and currencies, up to an amount. */
export function listWallets(sale: WalletSale): WalletSetup[] {
  const methods = Object.keys(terms) as WalletMethod[];
  return methods
    .filter((method) => {
      const { countries, currencies, maxAmount } = terms[method];
      const isAmount = sale.amount > 0 && sale.amount <= maxAmount;
      return isAmount && countries.includes(sale.country) && currencies.includes(sale.currency);
    })
    .map((method) => ({ kind: 'sheet', method }));
}
