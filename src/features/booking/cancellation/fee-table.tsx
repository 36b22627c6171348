import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { FeeCurve } from '../../../site/fee-curve/fee-curve.tsx';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { ShownFeeStep } from './cancel-page-props.ts';
import styles from './fee-table.module.css';

export interface FeeTableProps {
  /** From today on. */
  readonly steps: readonly ShownFeeStep[];
  /** Day on which the trip begins, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly currency: CurrencyCode;
}

/** What cancelling costs from today to departure: a curve of steps, and the same as a table, which says it to everybody. */
export function FeeTable({ steps, departure, currency }: FeeTableProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const date = (day: string) => formatDate(requireDay(day), language);
  return (
    <figure className={styles.fees}>
      <FeeCurve steps={steps} today={steps[0]?.from ?? departure} departure={departure} currency={currency} />
      <table className={styles.table}>
        <caption>{texts('myTrips.cancel.steps')}</caption>
        <thead>
          <tr>
            <th scope="col">{texts('myTrips.cancel.when')}</th>
            <th scope="col">{texts('booking.cancelled.fee')}</th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ from, until, fee }) => (
            <tr key={from}>
              <td>
                {until === null
                  ? texts('myTrips.cancel.from', { date: date(from) })
                  : texts('checkout.until', { date: date(until) })}
              </td>
              <td>{fee === 0 ? texts('checkout.free') : formatAmount(fee, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
