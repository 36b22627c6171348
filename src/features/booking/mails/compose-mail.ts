import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { earnMilesOfOrder } from '../../../domain/miles/earn-miles-of-order.ts';
import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatPrice } from '../../../domain/money/format-price.ts';
import { money } from '../../../domain/money/money.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { listInstalments } from '../documents/list-instalments.ts';
import { listPriceLines } from '../documents/list-price-lines.ts';
import { formatName, listTripFacts } from '../documents/list-trip-facts.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import { feeTextId } from '../model/fee-text-id.ts';
import type { Settlement } from '../model/settlement.ts';

export interface MailContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** Signed address of the booking's result page. */
  readonly link: string;
  /** The last day on which it opens. */
  readonly linkUntil: Day;
  /** Fee and refund of a cancelled trip, or of one that the shopper is cancelling; null for any other booking. */
  readonly settlement: Settlement | null;
  /** The refund that is under way or was the last one; null where there is none. */
  readonly refund: MailedRefund | null;
  /** When the shopper cancelled; null for any other booking. */
  readonly cancelledAt: Date | null;
  /** Address that pays the balance of a deposit; null where none is owed. */
  readonly payBalance: string | null;
}

/** A refund as mails say it; the amount is in minor units. */
export interface MailedRefund {
  readonly amount: number;
  /** Last day on which it has to be there. */
  readonly promisedOn: Day;
}

/** The content of a mail, without recipient and attachments. */
export type RenderedMail = Pick<Mail, 'subject' | 'text' | 'html'>;

const words = {
  confirmation: { subject: 'mail.confirmation.subject', body: 'mail.confirmation.words' },
  'soft-booked': { subject: 'mail.softBooked.subject', body: 'mail.softBooked.words' },
  failed: { subject: 'mail.failed.subject', body: 'mail.failed.words' },
  cancelled: { subject: 'mail.cancelled.subject', body: 'mail.cancelled.words' },
  'refund-failed': { subject: 'mail.refundFailed.subject', body: 'mail.refundFailed.words' },
  link: { subject: 'mail.link.subject', body: 'mail.link.words' },
  'part-refund': { subject: 'mail.partRefund.subject', body: 'mail.partRefund.words' },
  'cancellation-received': {
    subject: 'mail.cancellationReceived.subject',
    body: 'mail.cancellationReceived.words',
  },
} as const satisfies Record<BookingMail, object>;

/** Composes a booking mail in the order's language and the brand's style; text and HTML have the same content. */
export function composeMail(kind: BookingMail, context: MailContext): RenderedMail {
  const { order, brand, texts, bookingNumber, link, linkUntil, refund, cancelledAt, payBalance } = context;
  const settlement = isAboutCancellation(kind) ? context.settlement : null;
  const { trip, language } = order;
  const subject = texts(words[kind].subject, {
    hotel: trip.hotel.name,
    date: formatDate(requireDay(trip.checkIn), language),
    number: bookingNumber,
  });
  const write = (amount: number) => formatPrice(money(amount, order.currency), { fractionDigits: true });
  const facts = [
    ...(hasNumber(kind) ? [[texts('documents.bookingNumber'), bookingNumber] as const] : []),
    ...listTripFacts(order, texts),
    ...(kind === 'failed' ? [] : listPrice(order, texts, write)),
    ...(kind === 'confirmation' ? listMiles(order, brand, texts) : []),
    ...(settlement === null ? [] : listSettlement(settlement, order, texts, write)),
    ...(settlement === null || refund === null ? [] : [promise(refund, context)]),
  ];
  const { hotline, company } = brand;
  const [lead] = order.travellers;
  const parts = {
    brand,
    language,
    subject,
    greeting: texts('mail.confirmation.greeting', { name: lead === undefined ? '' : formatName(lead) }),
    body:
      settlement === null || kind === 'cancellation-received'
        ? texts(words[kind].body, {
            day: formatDate(linkUntil, language),
            amount: refund === null ? '' : write(refund.amount),
            until: refund === null ? '' : formatDate(refund.promisedOn, language),
            at: cancelledAt === null ? '' : formatDateTime(cancelledAt, language, SHOP_TIME_ZONE),
          })
        : formatCancelled(settlement, texts),
    facts,
    link: kind === 'failed' ? null : { address: link, words: texts('mail.confirmation.link') },
    moreLinks: payBalance === null ? [] : [{ address: payBalance, words: texts('mail.payment.link') }],
    help: texts('documents.help', {
      phone: hotline.display,
      hours: findLocalText(hotline.hours, language),
      email: company.email,
    }),
  };
  return {
    subject,
    text: renderMailText(parts, texts),
    html: renderMail(parts),
  };
}

function isAboutCancellation(kind: BookingMail): boolean {
  return kind === 'cancelled' || kind === 'cancellation-received';
}

const promise = ({ promisedOn }: MailedRefund, { texts, order }: MailContext) =>
  [texts('booking.cancelled.until'), formatDate(promisedOn, order.language)] as const;

/** The total, after a line with what the member saved (DISC-005). */
function listPrice(
  order: BookingOrder,
  texts: Texts,
  write: (amount: number) => string,
): readonly (readonly [string, string])[] {
  const { memberDiscount } = order.price;
  return [
    ...(memberDiscount === 0 ? [] : [[texts('documents.memberDiscount'), write(-memberDiscount)] as const]),
    [texts('documents.total'), write(listPriceLines(order, texts).total)],
    ...listInstalments(order, texts, write),
  ];
}

/** What the trip earns, for travellers who gave a number. */
function listMiles(
  order: BookingOrder,
  { miles }: Brand,
  texts: Texts,
): readonly (readonly [string, string])[] {
  const earned = earnMilesOfOrder(order, miles);
  return earned === 0 ? [] : [[texts('documents.milesEarned'), formatMiles(earned)]];
}

function hasNumber(kind: BookingMail): boolean {
  return kind !== 'soft-booked' && kind !== 'failed';
}

const settled = {
  refunded: 'booking.cancelled.refunded',
  nothing: 'booking.cancelled.nothing',
  free: null,
  takenBack: 'mail.cancelled.takenBack',
} as const satisfies Record<Settlement['money'], string | null>;

/** Says that the trip is cancelled, what happens to the payment, and that its documents are no longer valid. */
function formatCancelled({ money }: Settlement, texts: Texts): string {
  const ids = ['mail.cancelled.words', settled[money], 'mail.cancelled.next'];
  return ids.flatMap((id) => (id === null ? [] : [texts(id)])).join(' ');
}

function listSettlement(
  { fee, refund, parts }: Settlement,
  { extras }: BookingOrder,
  texts: Texts,
  write: (amount: number) => string,
): readonly (readonly [string, string])[] {
  return [
    [texts(feeTextId(extras)), write(fee)],
    [texts('booking.cancelled.refund'), write(refund)],
    ...(parts.later === 0 ? [] : [[texts('booking.cancelled.toLater'), write(parts.later)] as const]),
    ...(parts.miles === 0 ? [] : [[texts('booking.cancelled.toMiles'), write(parts.miles)] as const]),
    ...(parts.vouchers === 0 ? [] : [[texts('booking.cancelled.toVoucher'), write(parts.vouchers)] as const]),
  ];
}
