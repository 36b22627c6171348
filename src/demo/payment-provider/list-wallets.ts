import { takesSale, usualWalletTerms } from '../../domain/booking/wallet-terms.ts';
import type { WalletSale, WalletSetup } from '../../ports/payment/payment-port.ts';

/** The provider's wallets for a sale: it takes both under the usual terms. */
export function listWallets(sale: WalletSale): WalletSetup[] {
  const methods = takesSale(usualWalletTerms, sale) ? (['ApplePay', 'GooglePay'] as const) : [];
  return methods.map((method) => ({ kind: 'sheet', method }));
}
