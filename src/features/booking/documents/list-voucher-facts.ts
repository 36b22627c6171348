import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Texts } from '../../../texts/texts.ts';

/** Lists the gift voucher of an order as labels and values, in reading order; no document has its code. */
export function listVoucherFacts(
  { voucher, contact, language }: Pick<VoucherOrder, 'voucher' | 'contact' | 'language'>,
  texts: Texts,
  format: (amount: number) => string,
): readonly (readonly [label: string, value: string])[] {
  const { amount, recipient, delivery } = voucher;
  const name = `${recipient.firstName} ${recipient.lastName}`.trim();
  const day = delivery.day === null ? null : formatDate(requireDay(delivery.day), language, 'birth');
  return [
    [texts('documents.voucher.amount'), format(amount)],
    ...(name === '' ? [] : [[texts('documents.voucher.recipient'), name] as const]),
    [texts('documents.voucher.sentTo'), delivery.email ?? contact.email],
    [texts('documents.voucher.sentOn'), day ?? texts('documents.voucher.atOnce')],
  ];
}
