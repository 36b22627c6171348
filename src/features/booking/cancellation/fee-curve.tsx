import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount, formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import type { ShownFeeStep } from './cancel-page-props.ts';
import styles from './fee-curve.module.css';

export interface FeeCurveProps {
  readonly steps: readonly ShownFeeStep[];
  /** Day on which the trip begins, `YYYY-MM-DD`. */
  readonly departure: string;
  /** Total of the trip, minor units: the top of the curve. */
  readonly total: number;
  readonly currency: CurrencyCode;
}

const width = 640;
const height = 180;
const top = 34;

/** What cancelling costs from today to departure: a curve of steps, and the same as a table, which says it to everybody. */
export function FeeCurve({ steps, departure, total, currency }: FeeCurveProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const format = (amount: number) => formatAmount(amount, currency);
  const date = (day: string) => formatDate(requireDay(day), language);
  const corners = placeSteps(steps, departure, total);
  const line = corners.map(({ from, to, y }, at) => `${at === 0 ? 'M' : 'L'}${from} ${y}H${to}`).join('');
  return (
    <figure className={styles.curve}>
      <svg viewBox={`0 0 ${width} ${height + 26}`} aria-hidden="true" focusable="false">
        <path className={styles.area} d={`${line}V${height}H0Z`} />
        <path className={styles.line} d={line} />
        <line className={styles.axis} x1="0" y1={height} x2={width} y2={height} />
        {corners.map(({ from, to, y, fee }, at) =>
          to - from < leastLabelWidth ? null : (
            <text
              key={from}
              x={at === 0 ? from + 4 : (from + to) / 2}
              y={y - 10}
              textAnchor={at === 0 ? 'start' : 'middle'}
            >
              {fee === 0 ? texts('checkout.free') : formatPrice(money(fee, currency))}
            </text>
          ),
        )}
        <circle className={styles.today} cx="5" cy={corners[0]?.y ?? height} r="5" />
        <text className={styles.day} x="0" y={height + 22}>
          {texts('myTrips.cancel.today')}
        </text>
        <text className={styles.day} x={width} y={height + 22} textAnchor="end">
          {date(departure)}
        </text>
      </svg>
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
              <td>{fee === 0 ? texts('checkout.free') : format(fee)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}

/** A step narrower than this has its amount in the table alone. */
const leastLabelWidth = 96;

interface PlacedStep {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly fee: number;
}

function placeSteps(steps: readonly ShownFeeStep[], departure: string, total: number): readonly PlacedStep[] {
  const first = requireDay(steps[0]?.from ?? departure);
  const days = Math.max(1, requireDay(departure) - first);
  // The last weeks have the steps, and most of the room: time runs by the root of the days that are left.
  const x = (day: number) => {
    const left = Math.min(days, Math.max(0, days - (day - first)));
    return Math.round(width * (1 - Math.sqrt(left / days)));
  };
  return steps.map(({ from, until, fee }) => ({
    from: x(requireDay(from)),
    to: until === null ? width : x(requireDay(until) + 1),
    y: height - Math.round((fee * (height - top)) / Math.max(1, total)),
    fee,
  }));
}
