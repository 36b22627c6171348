import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { earnMilesOfOrder } from '../../../domain/miles/earn-miles-of-order.ts';
import { formatMiles } from '../../../domain/miles/format-miles.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { type Day, requireDay } from '../../../domain/time/calendar-day.ts';
import { SHOP_TIME_ZONE } from '../../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../../domain/words/format-date.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart, type MailFacts } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { formatPaidWith } from '../documents/format-paid-with.ts';
import { listInstalments } from '../documents/list-instalments.ts';
import { listPaidParts, listPriceLines } from '../documents/list-price-lines.ts';
import { formatName, listTripFacts } from '../documents/list-trip-facts.ts';
import { judgeSoldInsurance } from '../insurance/insurance-right.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import { feeTextId } from '../model/fee-text-id.ts';
import type { Settlement } from '../model/settlement.ts';
import { listTripParts } from './list-trip-parts.ts';

export interface MailContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** The supplier's number, under which airline and hotel know the trip; null until there is one. */
  readonly locator: string | null;
  /** Day of the booking: its terms count from it. */
  readonly bookedOn: Day;
  /** Last characters of the account or card; null when unknown. */
  readonly paidWith: string | null;
  /** Asked for and not paid, minor units. */
  readonly open: number;
  /** True where the hotel's picture is attached. */
  readonly hasPicture: boolean;
  /** True where what cancels the invoice is attached. */
  readonly hasInvoices: boolean;
  /** Signed address of the booking's result page. */
  readonly link: string;
  /** The last day on which it opens. */
  readonly linkUntil: Day;
  /** Fee and refund of a cancelled trip, or of one that the shopper is cancelling; null for any other booking. */
  readonly settlement: Settlement | null;
  /** The refund that is under way or was the last one; null where there is none. */
  readonly refund: MailedRefund | null;
  /** The money that a voucher was taken in place of, minor units; missing where none was. */
  readonly takenMoney?: number;
  /** True where the refund of a cancelled trip is not sent yet; missing for any other. */
  readonly isRefundWaiting?: boolean;
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

/** The texts of each kind of mail. */
const names = {
  confirmation: 'confirmation',
  'soft-booked': 'softBooked',
  failed: 'failed',
  cancelled: 'cancelled',
  'refund-failed': 'refundFailed',
  link: 'link',
  'part-refund': 'partRefund',
  'cancellation-received': 'cancellationReceived',
} as const satisfies Record<BookingMail, string>;

/** Composes a booking mail in the order's language and the brand's style; text and HTML have the same content. */
export function composeMail(kind: BookingMail, context: MailContext): RenderedMail {
  const { order, brand, texts, bookingNumber, link, linkUntil, refund, cancelledAt, payBalance, open } =
    context;
  const settlement = isAboutCancellation(kind) ? context.settlement : null;
  const { trip, language } = order;
  const subject = texts(`mail.${names[kind]}.subject`, {
    hotel: trip.hotel.name,
    date: formatDate(requireDay(trip.checkIn), language),
    number: bookingNumber,
  });
  const format = (amount: number) => formatAmount(amount, order.currency);
  const { hotline, company } = brand;
  const [lead] = order.travellers;
  const number: MailFacts = hasNumber(kind) ? [[texts('documents.bookingNumber'), bookingNumber]] : [];
  const content = {
    brand,
    language,
    subject,
    title: texts(`mail.${names[kind]}.title`),
    ...(context.hasPicture ? { picture: { alt: trip.hotel.name } } : {}),
    greeting: texts('mail.confirmation.greeting', { name: lead === undefined ? '' : formatName(lead) }),
    body:
      settlement === null || kind === 'cancellation-received'
        ? texts(
            kind === 'confirmation' && open > 0 ? 'mail.confirmation.open' : `mail.${names[kind]}.words`,
            {
              day: formatDate(linkUntil, language),
              amount: refund === null ? '' : format(refund.amount),
              until: refund === null ? '' : formatDate(refund.promisedOn, language),
              at: cancelledAt === null ? '' : formatDateTime(cancelledAt, language, SHOP_TIME_ZONE),
            },
          )
        : formatCancelled(settlement, context),
    link: kind === 'failed' ? null : { address: link, words: texts('mail.confirmation.link') },
    moreLinks: [
      ...(payBalance === null ? [] : [{ address: payBalance, words: texts('mail.payment.link') }]),
      ...(kind === 'confirmation' ? listWithdrawal(context) : []),
    ],
    parts:
      kind === 'confirmation'
        ? [
            { kind: 'number', title: texts('documents.bookingNumber'), value: bookingNumber } as const,
            ...listTripParts(context, { ...context, price: listConfirmedPrice(context, format) }),
          ]
        : factsPart([
            ...number,
            ...listTripFacts(order, texts),
            ...(kind === 'failed' ? [] : listPrice(context, format)),
            ...(settlement === null ? [] : listSettlement(settlement, order, texts, format)),
            ...(settlement === null || refund === null ? [] : [promise(refund, context)]),
          ]),
    help: texts('documents.help', {
      phone: hotline.display,
      hours: findLocalText(hotline.hours, language),
      email: company.email,
    }),
    reason: texts('mail.reason.order', { brand: brand.name }),
    imprint: linkToImprint(brand, texts, order),
  };
  return { subject, text: renderMailText(content, texts), html: renderMail(content) };
}

/** Where the insurance can be withdrawn from (Directive 2011/83/EU, Article 11a); nothing for a trip without that right. */
function listWithdrawal({ order, bookedOn, bookingNumber, texts }: MailContext) {
  if (judgeSoldInsurance(order, bookedOn, bookedOn).kind !== 'open') return [];
  const path = buildPath('withdrawal', { _locale: order.locale }, { insurance: bookingNumber });
  return [{ address: order.origin + path, words: texts('myTrips.insurance.withdraw') }];
}

/** The total, what paid for it, and what the trip earns. */
function listConfirmedPrice(context: MailContext, format: (amount: number) => string): MailFacts {
  const { order, brand, texts, paidWith, open } = context;
  return [
    ...listPrice(context, format),
    ...listPaidParts(order, texts).map(([words, amount]) => [words, format(amount)] as const),
    [texts('documents.payment'), formatPaidWith(order, { with: paidWith, open }, texts)],
    ...listMiles(order, brand, texts),
  ];
}

function isAboutCancellation(kind: BookingMail): boolean {
  return kind === 'cancelled' || kind === 'cancellation-received';
}

const promise = ({ promisedOn }: MailedRefund, { texts, order }: MailContext) =>
  [texts('booking.cancelled.until'), formatDate(promisedOn, order.language)] as const;

/** The total, after lines with what booking early and membership have saved (DISC-005). */
function listPrice(
  { order, texts, open }: MailContext,
  format: (amount: number) => string,
): readonly (readonly [string, string])[] {
  const { memberDiscount, earlyBooking = 0 } = order.price;
  return [
    ...(earlyBooking === 0 ? [] : [[texts('documents.earlyBooking'), format(-earlyBooking)] as const]),
    ...(memberDiscount === 0 ? [] : [[texts('documents.memberDiscount'), format(-memberDiscount)] as const]),
    [texts('documents.total'), format(listPriceLines(order, texts).total)],
    ...listInstalments(order, open, texts, format),
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
function formatCancelled(
  { money }: Settlement,
  { texts, hasInvoices, takenMoney = 0, isRefundWaiting = false }: MailContext,
): string {
  const attached = hasInvoices ? 'mail.cancelled.attached' : null;
  const paid = money === 'refunded' && isRefundWaiting ? 'mail.cancelled.waiting' : settled[money];
  const ids = [
    'mail.cancelled.words',
    takenMoney > 0 ? 'mail.cancelled.voucher' : paid,
    attached,
    'mail.cancelled.next',
  ];
  return ids.flatMap((id) => (id === null ? [] : [texts(id)])).join(' ');
}

function listSettlement(
  { fee, refund, parts }: Settlement,
  { extras }: BookingOrder,
  texts: Texts,
  format: (amount: number) => string,
): readonly (readonly [string, string])[] {
  return [
    [texts(feeTextId(extras)), format(fee)],
    [texts('booking.cancelled.refund'), format(refund)],
    ...(parts.later === 0 ? [] : [[texts('booking.cancelled.toLater'), format(parts.later)] as const]),
    ...(parts.miles === 0 ? [] : [[texts('booking.cancelled.toMiles'), format(parts.miles)] as const]),
    ...(parts.vouchers === 0
      ? []
      : [[texts('booking.cancelled.toVoucher'), format(parts.vouchers)] as const]),
  ];
}
