import { formatAmount } from '../../../domain/money/format-price.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import type { Texts } from '../../../texts/texts.ts';
import type { BookingFile } from '../model/booking-file.ts';

export interface CompensationWarningProps {
  readonly texts: Texts;
  readonly file: Pick<BookingFile, 'booking' | 'ledger'>;
  /** What a cancellation would give back, minor units; 0 where none is asked for. */
  readonly refund: number;
}

/**
 * Warns that a complaint was compensated already: the refund of a cancellation follows the supplier's fee alone, so staff see where both
 * together are more than the shopper has paid.
 */
export function CompensationWarning({ texts, file, refund }: CompensationWarningProps) {
  const { order, chargedBack } = file.booking;
  const compensated = sumCompensations(file);
  if (compensated === 0) return null;
  const format = (amount: number) => formatAmount(amount, order.currency);
  const excess = refund + compensated - (invoiceTotalOf(order.price) - chargedBack);
  return (
    <p className="attention">
      {texts('office.compensated', { amount: format(compensated) })}
      {refund > 0 && excess > 0 ? ` ${texts('office.compensatedTooMuch', { excess: format(excess) })}` : null}
    </p>
  );
}

/** Minor units that were granted after complaints, paid out or not. */
function sumCompensations({ ledger }: Pick<BookingFile, 'ledger'>): number {
  return ledger
    .filter(({ kind }) => kind === 'compensation')
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'shopper')
    .reduce((sum, { amount }) => sum - amount, 0);
}
