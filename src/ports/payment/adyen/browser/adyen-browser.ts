import type { EncryptedCardClient, PaymentActionClient } from '../../payment-browser-port.ts';

/** Adyen's encrypted card fields. Its package and styles load with the first `open`, never with a page. */
export const adyenCards: EncryptedCardClient = {
  async open(setup, options) {
    const { openAdyenCard } = await import('./open-adyen-card.ts');
    return openAdyenCard(setup, options);
  },
};

/** Actions of Adyen's script. Its package loads with the first `run`, never with a page. */
export const adyenActions: PaymentActionClient = {
  async run(action, place, options) {
    const { runAdyenAction } = await import('./run-adyen-action.ts');
    return runAdyenAction(action, place, options);
  },
};
