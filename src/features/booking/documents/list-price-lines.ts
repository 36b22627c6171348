import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { baseBeforeEarlyBooking, invoiceTotalOf, totalOf } from '../../../domain/money/package-price.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Lists an order's prices as documents and mails show them; the lines add up to the invoice's total. Amounts are minor units. */
export function listPriceLines(
  { price, extras, offerKey, travellers }: Pick<BookingOrder, 'price' | 'extras' | 'offerKey' | 'travellers'>,
  texts: Texts,
): { readonly lines: readonly (readonly [words: string, amount: number])[]; readonly total: number } {
  const deducted: readonly (readonly [string, number])[] = [
    [texts('documents.promotion'), -price.promotion],
    [texts('documents.cardDiscount'), -price.cardDiscount],
    [texts('documents.absorbed'), -(price.absorbed ?? 0)],
  ];
  const lines: (readonly [string, number])[] = [
    [
      texts(offerKey.outbound === null ? 'documents.baseHotel' : 'documents.base'),
      baseBeforeEarlyBooking(price),
    ],
    ...(price.earlyBooking === undefined
      ? []
      : [[texts('documents.earlyBooking'), -price.earlyBooking] as const]),
    ...(price.raise === undefined || price.raise === 0
      ? []
      : [[texts('documents.raise'), price.raise] as const]),
    ...(price.memberDiscount === 0
      ? []
      : [[texts('documents.memberDiscount'), -price.memberDiscount] as const]),
    ...extras.map((extra) => [formatExtraName(extra, travellers, texts), extra.amount] as const),
    ...[[texts('documents.paymentFee'), price.paymentFee] as const, ...deducted].filter(
      ([, amount]) => amount !== 0,
    ),
  ];
  const total = invoiceTotalOf(price);
  const rest = total - lines.reduce((sum, [, amount]) => sum + amount, 0);
  if (rest !== 0) throw new Error('The lines of a document do not add up to its total');
  return { lines, total };
}

/**
 * Lists what an order is paid with below its total, each gift voucher by its last characters, and what is left for card, debit or PayPal;
 * empty where that pays for all. Minor units.
 */
export function listPaidParts(
  { price, vouchers, miles }: Pick<BookingOrder, 'price' | 'vouchers' | 'miles'>,
  texts: Texts,
): readonly (readonly [words: string, amount: number])[] {
  const parts: (readonly [string, number])[] = vouchers.map(({ hint, amount }) => [
    texts('documents.coupon', { hint }),
    amount,
  ]);
  if (miles !== null) parts.push([texts('documents.miles'), miles.amount]);
  const rest = totalOf(price);
  if (parts.length > 0 && rest > 0) parts.push([texts('documents.rest'), rest]);
  return parts;
}

/** 'Gepäck (20 kg · Hinflug · Ada Berg)': lists the travellers when the extra is not for all of them. */
export function formatExtraName(
  extra: BookingOrder['extras'][number],
  travellers: BookingOrder['travellers'],
  texts: Texts,
): string {
  const { name, detail } = describeExtra(extra, texts);
  const isForAll = extra.travellers.length === travellers.length;
  const names = travellers.filter((_, at) => !isForAll && extra.travellers.includes(at));
  const who = names.map(({ firstName, lastName }) => `${firstName} ${lastName}`).join(', ');
  const details = [detail, who].filter(Boolean).join(' · ');
  return details === '' ? name : `${name} (${details})`;
}
