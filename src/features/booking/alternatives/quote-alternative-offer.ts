import { noticePolicy } from '../../../defaults.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import type { ChosenExtra } from '../../../domain/extras/extra.ts';
import { type ChangeQuote, quoteAlternative } from '../model/quote-change.ts';

/**
 * Quotes an alternative to a trip by the one rule for lists and orders.
 * @param base flights and stay, minor units
 * @param boughtBase what the supplier asks for the base; missing where that is charged
 * @param extras those that the alternative has too, at their prices now
 * @param open the balance that is to be paid yet, minor units
 */
export function quoteAlternativeOffer(
  order: Pick<BookingOrder, 'price' | 'extras'>,
  changed: {
    readonly base: number;
    readonly earlyBooking?: number;
    readonly boughtBase?: number;
    readonly extras: readonly ChosenExtra[];
    readonly floorPrice: number | null;
  },
  open: number,
): ChangeQuote {
  const isCarried = ({ kind, variant, leg }: ChosenExtra) =>
    changed.extras.some((extra) => extra.kind === kind && extra.variant === variant && extra.leg === leg);
  const leftOut = order.extras.reduce((sum, extra) => (isCarried(extra) ? sum : sum + extra.amount), 0);
  const amounts = changed.extras.map(({ amount }) => amount);
  return quoteAlternative(
    order.price,
    { ...changed, extras: amounts },
    { percent: noticePolicy.absorbedPercent, leftOut },
    open,
  );
}
