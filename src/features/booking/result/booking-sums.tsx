import type { ReactNode } from 'react';
import { Price } from '../../../design/price.tsx';
import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { useTexts, useVisit } from '../../../site/visit-context.tsx';
import styles from './boarding-card.module.css';
import type { SuccessProps } from './result-props.ts';

export type BookingSumsProps = Pick<
  SuccessProps,
  | 'bookingNumber'
  | 'total'
  | 'earlyBooking'
  | 'memberDiscount'
  | 'currency'
  | 'method'
  | 'paidWith'
  | 'promotion'
  | 'cardDiscount'
  | 'vouchers'
  | 'milesPaid'
  | 'instalments'
  | 'milesEarned'
>;

/** The stub of the boarding card: booking number, what was taken off, the total, and with what it was paid. */
export function BookingSums({
  bookingNumber,
  total,
  earlyBooking = 0,
  memberDiscount = 0,
  currency,
  method,
  paidWith,
  promotion = null,
  cardDiscount = 0,
  vouchers = [],
  milesPaid = null,
  instalments = null,
  milesEarned = 0,
}: BookingSumsProps) {
  const texts = useTexts();
  const { language } = useVisit();
  const parts = [...vouchers, ...(milesPaid === null ? [] : [milesPaid])];
  // What vouchers and miles leave to card, account or wallet.
  const rest = total - parts.reduce((sum, { amount }) => sum + amount, 0);
  const format = (amount: number) => formatAmount(amount, currency);
  const paidBy = (
    <span className={styles.soft}>
      {texts(instalments?.deposit === 0 ? 'booking.paidBy.Link' : `booking.paidBy.${method}`)}
      {paidWith === null ? null : `, ${texts('booking.ending', { digits: paidWith })}`}
    </span>
  );
  return (
    <dl className={styles.sums}>
      <div>
        <dt>{texts('booking.number')}</dt>
        <dd className={styles.number}>{bookingNumber}</dd>
      </div>
      {earlyBooking === 0 ? null : <Sum label={texts('booking.earlyBooking')}>{format(-earlyBooking)}</Sum>}
      {memberDiscount === 0 ? null : (
        <Sum label={texts('booking.memberDiscount')}>{format(-memberDiscount)}</Sum>
      )}
      {promotion === null ? null : (
        <Sum label={texts('booking.promotion', { code: promotion.code })}>{format(-promotion.amount)}</Sum>
      )}
      {cardDiscount === 0 ? null : <Sum label={texts('booking.cardDiscount')}>{format(-cardDiscount)}</Sum>}
      <Sum label={texts('booking.total')}>
        <Price price={money(total, currency)} fractionDigits />
        {parts.length > 0 && rest > 0 ? null : paidBy}
      </Sum>
      {instalments === null || instalments.deposit === 0 ? null : (
        <Sum label={texts('booking.deposit')}>{format(instalments.deposit)}</Sum>
      )}
      {instalments === null ? null : (
        <Sum label={texts('booking.balance', { day: formatDate(requireDay(instalments.dueOn), language) })}>
          {format(instalments.balance)}
        </Sum>
      )}
      {vouchers.map(({ hint, amount }) => (
        <Sum key={hint} label={texts('booking.voucher', { hint })}>
          {format(amount)}
        </Sum>
      ))}
      {milesPaid === null ? null : (
        <Sum label={texts('booking.milesPaid', { points: formatMiles(milesPaid.points) })}>
          {format(milesPaid.amount)}
        </Sum>
      )}
      {parts.length === 0 || rest === 0 ? null : (
        <Sum label={texts('booking.rest')}>
          {format(rest)}
          {paidBy}
        </Sum>
      )}
      {milesEarned === 0 ? null : <Sum label={texts('booking.milesEarned')}>{formatMiles(milesEarned)}</Sum>}
    </dl>
  );
}

function Sum({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
