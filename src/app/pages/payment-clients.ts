import type { PaymentClients } from '../../features/checkout/payment-clients.tsx';
import { adyenActions, adyenCards, adyenWallet } from '../../ports/payment/adyen/browser/adyen-browser.ts';

/**
 * The browser part of whichever payment provider is set up, for all pages where somebody pays. Only this file names its adapter; a provider whose
 * fields follow `secure-fields-port.ts` needs none. Scripts of a vendor load with the first call, never with a page.
 */
export const paymentClients = {
  encryptedCards: adyenCards,
  actions: adyenActions,
  wallet: adyenWallet,
} as const satisfies Partial<PaymentClients>;
