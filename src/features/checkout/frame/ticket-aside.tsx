import ChevronUp from 'lucide-react/icons/chevron-up';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { FlyoutButton } from '../../../design/overlays/flyout-button.tsx';
import { Icon } from '../../../design/pictures/icon.tsx';
import { Price } from '../../../design/price.tsx';
import { money } from '../../../domain/money/money.ts';
import { useApproximatePrice } from '../../../site/prices/use-approximate-price.ts';
import { useTexts } from '../../../site/visit-context.tsx';
import { totalLabelOf } from '../summary-amounts.ts';
import { CheckoutTicket, type CheckoutTicketProps } from './checkout-ticket.tsx';
import styles from './ticket-aside.module.css';

const panelId = 'checkout-ticket';

export interface TicketAsideProps extends CheckoutTicketProps {
  /** The step's way on. */
  readonly onward?: ReactNode;
}

/**
 * The ticket next to the step. On phones it is a popover that the total in the bar opens, with or without script, next to the step's way on;
 * in wide windows the same element is part of the page.
 */
export function TicketAside({ summary, isChangeable, onward }: TicketAsideProps) {
  const texts = useTexts();
  const approximate = useApproximatePrice();
  const { total, currency } = summary;
  return (
    <aside className={styles.aside} aria-label={texts('checkout.trip')}>
      <div className={styles.bar}>
        <FlyoutButton opens={panelId} className={styles.total}>
          <span className={styles.label}>
            {texts(totalLabelOf(summary))}
            <Icon icon={ChevronUp} size={16} />
          </span>
          <Price
            price={money(total, currency)}
            after={approximate(total, currency) ?? undefined}
            fractionDigits
          />
          <span className="visually-hidden">{` ${texts('checkout.showTrip')}`}</span>
        </FlyoutButton>
        {onward === undefined ? null : <div className={styles.onward}>{onward}</div>}
      </div>
      <div id={panelId} popover="auto" className={styles.panel} data-locks-scroll="narrow">
        <button type="button" className={styles.close} popoverTarget={panelId} popoverTargetAction="hide">
          <Icon icon={X} size={24} />
          <span className="visually-hidden">{texts('checkout.hideTrip')}</span>
        </button>
        <CheckoutTicket summary={summary} isChangeable={isChangeable} />
      </div>
    </aside>
  );
}
