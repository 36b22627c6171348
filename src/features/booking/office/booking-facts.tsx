import { Fact } from '../../../design/staff/fact.tsx';
import type { BookingOrder, Order } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { invoiceTotalOf } from '../../../domain/money/package-price.ts';
import { isBoughtInCharged } from '../../../domain/money/purchase-currency.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDateTime } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatAddress } from '../documents/format-person.ts';
import { formatExtraName, listPaidParts } from '../documents/list-price-lines.ts';
import type { BookingFile } from '../model/booking-file.ts';
import { type BookingRecord, currentOrder } from '../model/booking-record.ts';
import { supplierTotalOf } from '../model/supplier-price.ts';
import { OrderFacts } from './order-facts.tsx';
import { formatCode } from './words/format-code.ts';
import { formatPayment } from './words/format-payment.ts';

export interface BookingFactsProps {
  readonly texts: Texts;
  readonly language: Language;
  readonly file: BookingFile;
}

/** Shows what callers ask support about: travellers, trip, extras and payment. */
export function BookingFacts({ texts, language, file }: BookingFactsProps) {
  const { booking } = file;
  const order = currentOrder(booking);
  const format = (amount: number) => formatAmount(amount, order.currency);
  const trip = order.kind === 'trip' ? order : null;
  const why = formatReason(booking, texts);
  return (
    <dl className="facts">
      <Fact label={texts('office.shop')}>
        {`${order.origin}/${order.locale}`.replace(/^https?:\/\//, '')}
      </Fact>
      <Fact label={texts('office.guest')}>
        {formatAddress(order.billing, language)}
        {`\n${order.contact.email}, ${order.contact.phone}`}
      </Fact>
      {trip?.bookedBy === undefined ? null : (
        <Fact label={texts('office.bookedBy')}>{texts('office.bookedByPhone', { name: trip.bookedBy })}</Fact>
      )}
      {order.kind !== 'change' || order.changedBy === undefined ? null : (
        <Fact label={texts('office.bookedBy')}>
          {texts('office.changedByPhone', { name: order.changedBy })}
        </Fact>
      )}
      <OrderFacts texts={texts} language={language} order={order} />
      {trip === null || trip.comments === '' ? null : (
        <Fact label={texts('office.wish')}>{trip.comments}</Fact>
      )}
      {trip === null || trip.extras.length === 0 ? null : (
        <Fact label={texts('office.extras')}>
          {trip.extras
            .map((extra) => `${formatExtraName(extra, trip.travellers, texts)}: ${format(extra.amount)}`)
            .join('\n')}
        </Fact>
      )}
      {listDiscounts(order).map(([id, amount]) => (
        <Fact key={id} label={texts(`documents.${id}`)}>
          {format(-amount)}
        </Fact>
      ))}
      <Fact label={texts('office.total')}>{format(invoiceTotalOf(order.price))}</Fact>
      {(trip === null ? [] : listPaidParts(trip, texts)).map(([label, amount]) => (
        <Fact key={label} label={label}>
          {format(amount)}
        </Fact>
      ))}
      {trip === null || isBoughtInCharged(trip) ? null : (
        <Fact label={texts('office.supplierPrice')}>{formatPurchase(trip, booking, texts, language)}</Fact>
      )}
      {trip === null ? null : <Fact label={texts('office.supplier')}>{booking.supplierNumber ?? '–'}</Fact>}
      <Fact label={texts('office.payment')}>{formatPayment(file, texts)}</Fact>
      {booking.toRefund === 0 ? null : (
        <Fact label={texts('office.toRefund')}>{format(booking.toRefund)}</Fact>
      )}
      {why === null ? null : <Fact label={texts('office.reason')}>{why}</Fact>}
    </dl>
  );
}

/** What the supplier asks for all of the trip, in its own currency, and the rate that the order keeps. */
function formatPurchase(
  trip: BookingOrder,
  { placedAt }: BookingRecord,
  texts: Texts,
  language: Language,
): string {
  const { currency, purchase } = trip;
  return texts('office.supplierPriceText', {
    amount: formatAmount(supplierTotalOf(trip, trip), purchase.currency),
    bought: purchase.currency,
    rate: purchase.rate,
    charged: currency,
    on: formatDateTime(placedAt, language, SHOP_TIME_ZONE),
  });
}

/** What the price was lowered by, in the order of calculation; minor units. */
function listDiscounts({
  price: { earlyBooking = 0, memberDiscount, promotion, cardDiscount, absorbed = 0 },
}: Order) {
  const discounts = [
    ['earlyBooking', earlyBooking],
    ['memberDiscount', memberDiscount],
    ['promotion', promotion],
    ['cardDiscount', cardDiscount],
    ['absorbed', absorbed],
  ] as const;
  return discounts.filter(([, amount]) => amount > 0);
}

/** Formats why a booking needs manual review, or why it failed; null when neither applies. */
function formatReason({ reason, failure }: BookingRecord, texts: Texts): string | null {
  if (reason !== null) return formatCode('reason', reason, texts);
  return failure === null ? null : formatCode('failure', failure, texts);
}
