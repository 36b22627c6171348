import { Button } from '../../../design/button.tsx';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CancellationTerms } from '../frame/cancellation-terms.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import styles from './order-section.module.css';

export interface OrderSectionProps {
  readonly summary: CheckoutSummary;
  /** The total, written out. */
  readonly amount: string;
  /** The order is being sent: the button says so and answers no further press. */
  readonly isPlacing: boolean;
}

const rights = ['transfer', 'price', 'change', 'circumstances', 'help'] as const;

/** One last look and the button that binds: rights, terms, cancellation, total (PAY-006, PAY-007). */
export function OrderSection({ summary, amount, isPlacing }: OrderSectionProps) {
  const texts = useTexts();
  const link = useLink();
  const { brand } = useVisit();
  const { checkoutId, trip, cancellation } = summary;
  const button = texts('payment.payNow');
  return (
    <CheckoutSection id="order" title={texts('payment.order')} icon={stepIcons.confirmation}>
      {trip.outbound === null ? null : <PackageRights />}
      <div className={styles.part}>
        <h3>{texts('payment.cancellation')}</h3>
        <CancellationTerms steps={cancellation} />
      </div>
      <p>{texts('payment.binding', { button, brand: brand.name })}</p>
      <div className={styles.actions}>
        <Button look="quiet" href={link('checkout_info', { checkoutId })}>
          {texts('payment.cancel')}
        </Button>
        <Button
          type="submit"
          size="large"
          className={styles.order}
          isBusy={isPlacing}
          aria-disabled={isPlacing || undefined}
          data-waits=""
        >
          {button}
          <span className={styles.amount}> {amount}</span>
        </Button>
      </div>
      <noscript>
        <p>{texts('payment.noScript', { phone: brand.hotline.display })}</p>
      </noscript>
    </CheckoutSection>
  );
}

/** The standard information on package travel in short, before anybody is bound; the paper itself comes with the confirmation. */
function PackageRights() {
  const texts = useTexts();
  const { brand } = useVisit();
  return (
    <div className={styles.part}>
      <h3>{texts('payment.package.title')}</h3>
      <p>{texts('payment.package.lead', { brand: brand.name, market: brand.market })}</p>
      <details className={styles.rights}>
        <summary>{texts('payment.package.more')}</summary>
        <ul>
          {rights.map((right) => (
            <li key={right}>{texts(`payment.package.${right}`, { phone: brand.hotline.display })}</li>
          ))}
        </ul>
      </details>
      <p className={styles.small}>{texts('payment.package.paper')}</p>
    </div>
  );
}
