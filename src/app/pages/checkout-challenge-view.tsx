import type { ComponentProps } from 'react';
import ChallengePage from '../../features/checkout/challenge/challenge-page.tsx';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { adyenActions } from '../../ports/payment/adyen/browser/adyen-browser.ts';

const clients = { actions: adyenActions };

/** The challenge page with the provider's script for the actions that only it can run. */
export default function CheckoutChallengeView(props: ComponentProps<typeof ChallengePage>) {
  return (
    <PaymentClientsProvider clients={clients}>
      <ChallengePage {...props} />
    </PaymentClientsProvider>
  );
}
