import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Texts } from '../../../texts/texts.ts';

/**
 * Deposit, balance and due day of an order that is paid in two parts (CONST-027); nothing for any other, nor once the balance is paid.
 * @param open what is asked for and not paid, minor units
 */
export function listInstalments(
  { instalments, language }: Pick<BookingOrder, 'instalments' | 'language'>,
  open: number,
  texts: Texts,
  format: (amount: number) => string,
): readonly (readonly [label: string, value: string])[] {
  if (instalments === undefined || open < instalments.balance) return [];
  const { deposit, balance, dueOn } = instalments;
  return [
    // Without one, everything is paid by link.
    ...(deposit === 0 ? [] : [[texts('documents.deposit'), format(deposit)] as const]),
    [texts('documents.balance', { day: formatDate(requireDay(dueOn), language, 'long') }), format(balance)],
  ];
}
