import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { totalOf } from '../../../domain/money/package-price.ts';
import { describeExtra } from '../../../site/describe-extra.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Lists an order's prices as documents and mails show them; the lines add up to the total. Amounts are minor units. */
export function listPriceLines(
  { price, extras, offerKey, travellers }: Pick<BookingOrder, 'price' | 'extras' | 'offerKey' | 'travellers'>,
  texts: Texts,
): { readonly lines: readonly (readonly [words: string, amount: number])[]; readonly total: number } {
  const deducted: readonly (readonly [string, number])[] = [
    [texts('documents.coupon'), -price.coupon],
    [texts('documents.cardDiscount'), -price.cardDiscount],
    [texts('documents.miles'), -price.miles],
  ];
  const lines: (readonly [string, number])[] = [
    [texts(offerKey.outbound === null ? 'documents.baseHotel' : 'documents.base'), price.base],
    ...(price.memberDiscount === 0
      ? []
      : [[texts('documents.memberDiscount'), -price.memberDiscount] as const]),
    ...extras.map((extra) => [formatExtraName(extra, travellers, texts), extra.amount] as const),
    ...[[texts('documents.paymentFee'), price.paymentFee] as const, ...deducted].filter(
      ([, amount]) => amount !== 0,
    ),
  ];
  const total = totalOf(price);
  const rest = total - lines.reduce((sum, [, amount]) => sum + amount, 0);
  if (rest !== 0) throw new Error('The lines of a document do not add up to its total');
  return { lines, total };
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
