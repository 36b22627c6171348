import type { ReactNode } from 'react';
import { Button } from '../../../design/controls/button.tsx';
import { rememberChangedCheckout } from '../../../site/changed-checkout.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';

export interface ChangeTripLinkProps {
  readonly summary: Pick<CheckoutSummary, 'checkoutId' | 'trip'>;
  readonly children: ReactNode;
}

/** Leads back to the hotel's page with the trip as it is chosen; a checkout that begins there carries over extras and names. */
export function ChangeTripLink({ summary, children }: ChangeTripLinkProps) {
  return (
    <Button
      look="quiet"
      href={summary.trip.hotel.path}
      onClick={() => rememberChangedCheckout(summary.checkoutId)}
    >
      {children}
    </Button>
  );
}
