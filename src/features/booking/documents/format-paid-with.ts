import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import type { Texts } from '../../../texts/texts.ts';

/**
 * Says how an order was paid.
 * @param paidWith last characters of the account or card; null when unknown
 */
export function formatPaidWith(
  { price, payment, instalments }: Pick<BookingOrder, 'price' | 'payment' | 'instalments'>,
  paidWith: string | null,
  texts: Texts,
): string {
  if (invoiceTotalOf(price) === 0) return texts('documents.free');
  if (totalOf(price) === 0) return texts('documents.paidInFull');
  if (instalments?.deposit === 0) return texts('documents.paidByLink');
  const method = texts(`documents.paymentMethod.${payment.method}`);
  const ending = paidWith === null ? '' : `, ${texts('booking.ending', { digits: paidWith })}`;
  const words = instalments === undefined ? 'documents.paid' : 'documents.paidDeposit';
  return texts(words, { method: method + ending });
}
