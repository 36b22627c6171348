import { PaymentPage } from '../../features/checkout/payment/payment-page.tsx';
import type { PaymentPageProps } from '../../features/checkout/payment/payment-page-props.ts';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { paymentClients } from './payment-clients.ts';

/** The payment page with the card fields of the provider that encrypts in the page. */
export default function CheckoutPaymentView(props: PaymentPageProps) {
  return (
    <PaymentClientsProvider clients={paymentClients}>
      <PaymentPage {...props} />
    </PaymentClientsProvider>
  );
}
