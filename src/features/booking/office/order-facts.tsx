import { Fact } from '../../../design/staff/fact.tsx';
import { type Order, toChangedOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatTraveller } from '../documents/format-person.ts';
import { listTripFacts } from '../documents/list-trip-facts.ts';
import { listVoucherFacts } from '../documents/list-voucher-facts.ts';

export interface OrderFactsProps {
  readonly texts: Texts;
  /** Of the reader. */
  readonly language: Language;
  readonly order: Order;
}

/** What was ordered: who travels and the trip, or the gift voucher. */
export function OrderFacts({ texts, language, order }: OrderFactsProps) {
  const format = (amount: number) => formatAmount(amount, order.currency);
  const trip = order.kind === 'change' ? toChangedOrder(order) : order;
  const facts =
    trip.kind === 'trip'
      ? [
          [
            texts('documents.travellers'),
            trip.travellers.map((traveller) => formatTraveller(traveller, language, texts)).join('\n'),
          ] as const,
          ...listTripFacts({ ...trip, language }, texts),
          ...(trip.trip.isOnRequest
            ? [[texts('office.onRequest'), texts('office.onRequestNote')] as const]
            : []),
        ]
      : trip.kind === 'voucher'
        ? listVoucherFacts({ ...trip, language }, texts, format)
        : [];
  return facts.map(([label, value]) => (
    <Fact key={label} label={label}>
      {value}
    </Fact>
  ));
}
