import { PaymentLinkPage } from '../../features/booking/payment-link/payment-link-page.tsx';
import type { PaymentLinkProps } from '../../features/booking/payment-link/payment-link-props.ts';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { laterPaymentParts } from './later-payment-parts.tsx';
import { paymentClients } from './payment-clients.ts';

// No card changes an amount that is owed.
const clients = {
  ...paymentClients,
  cardCalls: { setUp: 'get_payment_link_fields', lookUp: null },
} as const;

/** A payment by link, with the payment methods and the dialog of the checkout. */
export default function PaymentLinkView(props: PaymentLinkProps) {
  return (
    <PaymentClientsProvider clients={clients}>
      <PaymentLinkPage {...props} {...laterPaymentParts} />
    </PaymentClientsProvider>
  );
}
