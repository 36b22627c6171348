import { Button } from '../../../design/controls/button.tsx';
import type { Instalments } from '../../../domain/booking/instalments.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { LocalChargesNote } from '../../../site/local-charges/local-charges-note.tsx';
import { useApproximatePrice } from '../../../site/prices/use-approximate-price.ts';
import { useLink, useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import { CancellationTerms } from '../frame/cancellation-terms.tsx';
import { CheckoutSection } from '../frame/checkout-section.tsx';
import { stepIcons } from '../frame/step-icons.ts';
import type { TravelRights } from './describe-rights.ts';
import styles from './order-section.module.css';
import { RightsSheet } from './rights-sheet.tsx';

export interface OrderSectionProps {
  readonly summary: CheckoutSummary;
  readonly rights: TravelRights;
  /** Charged now, formatted. */
  readonly amount: string;
  /** How the total is paid in two parts; null where it is charged at once. */
  readonly instalments: Instalments | null;
  /** True where staff book for a caller, who pays by a link. */
  readonly isByLink?: boolean;
  /** True while the browser sends the order: the button says so and ignores further clicks. */
  readonly isPlacing: boolean;
}

/** The bar of a phone leads here. */
export const orderSectionId = 'order';

/** The end of the page with the order button: rights, terms, cancellation, total (PAY-006, PAY-007). */
export function OrderSection({
  summary,
  rights,
  amount,
  instalments,
  isByLink = false,
  isPlacing,
}: OrderSectionProps) {
  const texts = useTexts();
  const about = useApproximatePrice()(instalments?.deposit ?? summary.total, summary.currency);
  const link = useLink();
  const { brand, language } = useVisit();
  const { checkoutId } = summary;
  const button = texts(
    isByLink ? 'payment.byLink.order' : summary.total === 0 ? 'payment.payWithCredit' : 'payment.payNow',
  );
  return (
    <CheckoutSection id={orderSectionId} title={texts('payment.order')} icon={stepIcons.confirmation}>
      <RightsSheet rights={rights} />
      <div className={styles.cancellation}>
        <h3>{texts('payment.cancellation')}</h3>
        <CancellationTerms summary={summary} />
      </div>
      {instalments === null ? null : (
        <p>
          {texts('payment.instalments.agreed', {
            deposit: amount,
            balance: formatAmount(instalments.balance, summary.currency),
            day: formatDate(requireDay(instalments.dueOn), language, 'long'),
          })}
        </p>
      )}
      <LocalChargesNote charges={summary.trip.localCharges} className={undefined} />
      <p>{texts('payment.binding', { button, brand: brand.name })}</p>
      <div className={styles.actions}>
        <Button look="quiet" href={link('checkout_info', { checkoutId })}>
          {texts('payment.cancel')}
        </Button>
        <Button
          type="submit"
          size="large"
          className={styles.orderButton}
          isBusy={isPlacing}
          aria-disabled={isPlacing || undefined}
          data-needs-script=""
        >
          {button}
          {summary.total === 0 ? null : <span className={styles.amount}> {amount}</span>}
          {about === null ? null : <span className={styles.about}> {`(${about})`}</span>}
        </Button>
      </div>
      <noscript>
        <p>{texts('checkout.noScript', { phone: brand.hotline.display })}</p>
      </noscript>
    </CheckoutSection>
  );
}
