import { useMemo } from 'react';
import { ChangeReviewPage } from '../../features/booking/changes/change-review-page.tsx';
import type { ReviewProps } from '../../features/booking/changes/review-props.ts';
import { PaymentClientsProvider } from '../../features/checkout/payment-clients.tsx';
import { laterPaymentParts } from './later-payment-parts.tsx';
import { paymentClients } from './payment-clients.ts';

/** The summary of a change, with the payment methods and the dialog of the checkout where it costs something. */
export default function PaymentOfChangeView(props: ReviewProps) {
  const { query } = props;
  const clients = useMemo(
    () => ({
      ...paymentClients,
      // No card changes what a change costs.
      cardCalls: { setUp: 'get_trip_change_fields', lookUp: null, query } as const,
    }),
    [query],
  );
  return (
    <PaymentClientsProvider clients={clients}>
      <ChangeReviewPage {...props} {...laterPaymentParts} />
    </PaymentClientsProvider>
  );
}
