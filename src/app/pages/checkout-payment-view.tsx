import type { ComponentProps } from 'react';
import PaymentPage from '../../features/checkout/payment/payment-page.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { paymentClients } from './payment-clients.ts';

/** The payment page with the card fields of the provider that encrypts in the page. */
export default function CheckoutPaymentView(props: ComponentProps<typeof PaymentPage>) {
  return (
    <PaymentClientsProvider clients={paymentClients}>
      <PaymentPage {...props} />
    </PaymentClientsProvider>
  );
}
