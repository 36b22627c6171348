import type { ReactNode } from 'react';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { AgreedPrice } from './agreed-price.tsx';
import styles from './checkout-frame.module.css';
import { type CheckoutStep, CheckoutSteps } from './checkout-steps.tsx';
import { TicketAside } from './ticket-aside.tsx';

export interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly summary: CheckoutSummary;
  /** Done steps are no links any more, because the booking is under way. */
  readonly isLocked?: boolean;
  /** The step itself: one narrow column beside the ticket. */
  readonly children: ReactNode;
}

/**
 * What all pages of the checkout share: where one is, the step, and the ticket with the total beside it all the way.
 * Forms are answered in place, so these pages are taken over at once and not at the first sign of intent (`data-interactive`).
 */
export function CheckoutFrame({ step, summary, isLocked = false, children }: CheckoutFrameProps) {
  return (
    <div className={styles.frame} data-interactive="">
      <div className={styles.steps}>
        <CheckoutSteps checkoutId={summary.checkoutId} current={step} isLocked={isLocked} />
      </div>
      <div className={styles.step}>
        {isLocked ? null : <AgreedPrice checkoutId={summary.checkoutId} currency={summary.currency} />}
        {children}
      </div>
      <TicketAside summary={summary} />
      <SessionWatch checkoutId={summary.checkoutId} hotelPath={summary.trip.hotel.path} />
    </div>
  );
}
