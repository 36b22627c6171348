import type { PaymentAction } from '../../../ports/payment/payment-port.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CheckoutFrame } from '../frame/checkout-frame.tsx';
import { ChallengeStep } from './challenge-step.tsx';
import { useFinalize } from './use-finalize.ts';

export interface ChallengePageProps {
  readonly summary: CheckoutSummary;
  readonly action: PaymentAction;
  /** Parameters from the provider's own page; null when the shopper does not return from there. */
  readonly returned: Readonly<Record<string, string>> | null;
}

declare module '../../../site/view-props.ts' {
  interface ViewProps {
    readonly checkoutChallenge: ChallengePageProps;
  }
}

/** The payment provider’s step (checkout X-001) next to the ticket of the trip. */
export default function ChallengePage({ summary, action, returned }: ChallengePageProps) {
  const finalizing = useFinalize(summary.checkoutId);
  return (
    <CheckoutFrame step="payment" summary={summary} isLocked>
      <ChallengeStep
        checkoutId={summary.checkoutId}
        action={action}
        returned={returned}
        finalizing={finalizing}
      />
    </CheckoutFrame>
  );
}
