import { firstDayOf } from '../../../domain/booking/booked-trip.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDay, requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { FeeCurve } from '../../../site/fee-curve/fee-curve.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { CheckoutSummary } from '../checkout-summary.ts';
import styles from './cancellation-terms.module.css';

/** Shows the next cancellation fee as a sentence, all steps on demand as a curve and a list, what is never refunded, and whether other people may travel instead. */
export function CancellationTerms({
  summary: { trip, today, cancellation: steps, contractTransfer, extras, currency },
}: {
  readonly summary: Pick<
    CheckoutSummary,
    'trip' | 'today' | 'cancellation' | 'contractTransfer' | 'extras' | 'currency'
  >;
}) {
  const texts = useTexts();
  const { language } = useVisit();
  const format = (until: string) => formatDate(requireDay(until), language, 'medium');
  const [first] = steps;
  const isFree = first?.fee === 0;
  return (
    <>
      <details className={styles.terms}>
        <summary className={isFree ? styles.free : undefined}>
          {first === undefined || first.until === null
            ? texts('checkout.neverFree')
            : texts(isFree ? 'checkout.freeUntil' : 'checkout.feeUntil', {
                date: format(first.until),
                fee: formatAmount(first.fee, currency),
              })}
        </summary>
        {steps.length > 1 ? (
          <FeeCurve
            steps={steps}
            today={today}
            departure={formatDay(firstDayOf(trip))}
            currency={currency}
            isSmall
          />
        ) : null}
        <dl className={styles.steps}>
          {steps.map(({ until, fee }) => (
            <div key={until ?? 'later'}>
              <dt>
                {until === null
                  ? texts(steps.length === 1 ? 'checkout.anyTime' : 'checkout.later')
                  : texts('checkout.until', { date: format(until) })}
              </dt>
              <dd>{fee === 0 ? texts('checkout.free') : formatAmount(fee, currency)}</dd>
            </div>
          ))}
        </dl>
      </details>
      {extras.some(({ kind }) => kind === 'insurance') ? (
        <p className={styles.terms}>{texts('checkout.insuranceKept')}</p>
      ) : null}
      {contractTransfer === null ? null : (
        <p className={styles.terms}>
          {texts(`checkout.transfer.${contractTransfer.id}`, {
            date: formatDate(contractTransfer.last, language, 'medium'),
            fee: formatAmount(contractTransfer.fee, currency),
          })}
        </p>
      )}
    </>
  );
}
