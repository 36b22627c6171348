import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import { requireDay } from '../../domain/time/calendar-day.ts';
import { formatDate } from '../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../visit-context.tsx';
import styles from './fee-curve.module.css';
import { type CurveStep, placeSteps } from './place-steps.ts';

export interface FeeCurveProps {
  readonly steps: readonly CurveStep[];
  /** `YYYY-MM-DD` */
  readonly today: string;
  /** Day on which the trip begins, `YYYY-MM-DD`. */
  readonly departure: string;
  readonly currency: CurrencyCode;
  /** For a narrow column. */
  readonly isSmall?: boolean;
}

const rooms = {
  small: { width: 340, height: 96, top: 28 },
  wide: { width: 640, height: 180, top: 34 },
} as const;
/** A step narrower than this has its amount in the list alone. */
const leastLabelWidth = 96;

/** What cancelling a trip costs from today to departure, drawn: the page says the same in a list or table, which everybody reads. */
export function FeeCurve({ steps, today, departure, currency, isSmall = false }: FeeCurveProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const room = rooms[isSmall ? 'small' : 'wide'];
  const { width, height } = room;
  const placed = placeSteps(steps, { today, departure }, room);
  const line = placed.map(({ from, to, y }, at) => `${at === 0 ? 'M' : 'L'}${from} ${y}H${to}`).join('');
  return (
    <svg
      className={styles.curve}
      data-small={isSmall ? '' : undefined}
      viewBox={`0 0 ${width} ${height + 26}`}
      aria-hidden="true"
      focusable="false"
    >
      <path className={styles.area} d={`${line}V${height}H0Z`} />
      <path className={styles.line} d={line} />
      <line className={styles.axis} x1="0" y1={height} x2={width} y2={height} />
      {placed.map(({ from, to, y, fee }, at) =>
        to - from < leastLabelWidth ? null : (
          <text
            key={from}
            x={at === 0 ? from + 4 : (from + to) / 2}
            y={y - 10}
            textAnchor={at === 0 ? 'start' : 'middle'}
          >
            {fee === 0 ? texts('checkout.free') : formatAmount(fee, currency)}
          </text>
        ),
      )}
      <circle className={styles.today} cx="5" cy={placed[0]?.y ?? height} r="5" />
      <text className={styles.day} x="0" y={height + 22}>
        {texts('checkout.today')}
      </text>
      <text className={styles.day} x={width} y={height + 22} textAnchor="end">
        {formatDate(requireDay(departure), language)}
      </text>
    </svg>
  );
}
