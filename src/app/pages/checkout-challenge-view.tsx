import type { ComponentProps } from 'react';
import ChallengePage from '../../features/checkout/challenge/challenge-page.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { paymentClients } from './payment-clients.ts';

/** The challenge page with the provider's script for the actions that only it can run. */
export default function CheckoutChallengeView(props: ComponentProps<typeof ChallengePage>) {
  return (
    <PaymentClientsProvider clients={paymentClients}>
      <ChallengePage {...props} />
    </PaymentClientsProvider>
  );
}
