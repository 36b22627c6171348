import { type ReactNode, useEffect } from 'react';
import { restoreWipedFields } from '../../../design/form/restore-wiped-fields.ts';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { SessionWatch } from '../session/session-watch.tsx';
import { AgreedPrice } from './agreed-price.tsx';
import styles from './checkout-frame.module.css';
import { type CheckoutStep, CheckoutSteps } from './checkout-steps.tsx';
import { TicketAside } from './ticket-aside.tsx';

export interface CheckoutFrameProps {
  readonly step: CheckoutStep;
  readonly summary: CheckoutSummary;
  /** True when finished steps are not links, because the booking is in progress. */
  readonly isLocked?: boolean;
  /** The step's own way on, once more in the bar of a phone; absent where a step has none. */
  readonly onward?: ReactNode;
  /** The step: one narrow column next to the ticket. */
  readonly children: ReactNode;
}

/**
 * Layout of all checkout pages: the steps, the current step, and the ticket with the total.
 * Their forms are interactive, so these pages hydrate at once and not on first intent (`data-interactive`).
 */
export function CheckoutFrame({ step, summary, isLocked = false, onward, children }: CheckoutFrameProps) {
  useEffect(() => {
    const leaving = new AbortController();
    restoreWipedFields(leaving.signal);
    return () => leaving.abort();
  }, []);
  return (
    <div className={styles.frame} data-interactive="">
      <div className={styles.steps}>
        <CheckoutSteps checkoutId={summary.checkoutId} current={step} isLocked={isLocked} />
      </div>
      <div className={styles.step}>
        {isLocked ? null : <AgreedPrice checkoutId={summary.checkoutId} currency={summary.currency} />}
        {children}
      </div>
      <TicketAside summary={summary} isChangeable={!isLocked} onward={onward} />
      <SessionWatch checkoutId={summary.checkoutId} hotelPath={summary.trip.hotel.path} />
    </div>
  );
}
