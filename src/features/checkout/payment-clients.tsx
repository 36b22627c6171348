import { createContext, type ReactNode, use } from 'react';
import type { EncryptedCardClient, PaymentActionClient } from '../../ports/payment/payment-browser-port.ts';

/** The payment provider's browser clients. Pages in `app/pages` pass them, so no feature depends on a provider. */
export interface PaymentClients {
  readonly encryptedCards: EncryptedCardClient;
  readonly actions: PaymentActionClient;
}

const reject = (): Promise<never> => Promise.reject(new Error('This page has no payment client'));

const PaymentClientsContext = createContext<PaymentClients>({
  encryptedCards: { open: reject },
  actions: { run: reject },
});

export function PaymentClientsProvider(props: {
  readonly clients: Partial<PaymentClients>;
  readonly children: ReactNode;
}) {
  const outer = usePaymentClients();
  return (
    <PaymentClientsContext value={{ ...outer, ...props.clients }}>{props.children}</PaymentClientsContext>
  );
}

/** Returns the page's clients. A client that the page did not pass rejects every call. */
export function usePaymentClients(): PaymentClients {
  return use(PaymentClientsContext);
}
