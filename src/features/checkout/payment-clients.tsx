import { createContext, type ReactNode, use } from 'react';
import type {
  EncryptedCardClient,
  PaymentActionClient,
  WalletClient,
} from '../../ports/payment/payment-browser-port.ts';

/** The payment provider's browser clients. Pages in `app/pages` pass them, so no feature depends on a provider. */
export interface PaymentClients {
  readonly encryptedCards: EncryptedCardClient;
  readonly actions: PaymentActionClient;
  readonly wallet: WalletClient;
  /** Calls of the shop for card fields: where they are opened, and where a card's terms are looked up; null for sales whose price no card changes. */
  readonly cardCalls: {
    readonly setUp:
      | 'get_payment'
      | 'get_voucher_payment'
      | 'get_payment_link_fields'
      | 'get_trip_change_fields';
    /** Goes along with `setUp`. */
    readonly query?: Readonly<Record<string, string>>;
    readonly lookUp: 'do_verify_bin_number' | null;
  };
}

const reject = (): Promise<never> => Promise.reject(new Error('This page has no payment client'));

const PaymentClientsContext = createContext<PaymentClients>({
  encryptedCards: { open: reject },
  actions: { run: reject },
  wallet: { prepare: () => undefined, open: reject },
  cardCalls: { setUp: 'get_payment', lookUp: 'do_verify_bin_number' },
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
