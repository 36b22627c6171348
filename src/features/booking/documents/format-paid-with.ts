import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import type { Texts } from '../../../texts/texts.ts';

/**
 * Says how an order was paid, and what of it is still to pay.
 * @param paid.with last characters of the account or card; null when unknown
 * @param paid.open what is asked for and not paid, minor units
 */
export function formatPaidWith(
  {
    price,
    payment,
    instalments,
    currency,
  }: Pick<BookingOrder, 'price' | 'payment' | 'instalments' | 'currency'>,
  { with: paidWith, open }: { readonly with: string | null; readonly open: number },
  texts: Texts,
): string {
  if (invoiceTotalOf(price) === 0) return texts('documents.free');
  if (totalOf(price) === 0) return texts('documents.paidInFull');
  // What is open as it was ordered has its day among the instalments.
  const isAsOrdered = instalments !== undefined && open === instalments.balance;
  if (isAsOrdered && instalments.deposit === 0) return texts('documents.paidByLink');
  if (!isAsOrdered && open > 0)
    return texts('documents.openByLink', { amount: formatAmount(open, currency) });
  if (payment.method === 'None') return texts('documents.allPaid');
  const method = texts(`documents.paymentMethod.${payment.method}`);
  const ending = paidWith === null ? '' : `, ${texts('booking.ending', { digits: paidWith })}`;
  return texts(isAsOrdered ? 'documents.paidDeposit' : 'documents.paid', { method: method + ending });
}
