import type { EncryptedCardClient, PaymentActionClient, WalletClient } from '../../payment-browser-port.ts';

/** Adyen's encrypted card fields. Its package and styles load with the first `open`. */
export const adyenCards: EncryptedCardClient = {
  async open(setup, options) {
    const { openAdyenCard } = await import('./open-adyen-card.ts');
    return openAdyenCard(setup, options);
  },
};

/** Actions of Adyen's script. Its package loads with the first `run`. */
export const adyenActions: PaymentActionClient = {
  async run(action, place, options) {
    const { runAdyenAction } = await import('./run-adyen-action.ts');
    return runAdyenAction(action, place, options);
  },
};

/** Wallets of Adyen's package. It loads with the first `prepare` or `open`. */
export const adyenWallet: WalletClient = {
  prepare: () => void import('./open-adyen-wallet.ts').catch(() => undefined),
  async open(setup, request) {
    const { openAdyenWallet } = await import('./open-adyen-wallet.ts');
    return openAdyenWallet(setup, request);
  },
};
