import { createContext, type ReactNode, use } from 'react';
import type { EncryptedCardClient, PaymentActionClient } from '../../ports/payment/payment-browser-port.ts';

/** The payment provider's part of the page. The pages in `app/pages` hand it in, so that no feature knows a provider. */
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

/** The clients of the page. One that the page did not hand in rejects every call. */
export function usePaymentClients(): PaymentClients {
  return use(PaymentClientsContext);
}
