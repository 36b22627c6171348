import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { PaymentOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import type { MailContext, RenderedMail } from './compose-mail.ts';

export interface PaymentMailContext {
  readonly order: PaymentOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  /** Number of the trip's booking: the payment has none that shoppers use. */
  readonly bookingNumber: string;
  /** What of it goes back, and until when; null where nothing is promised. */
  readonly refund: MailContext['refund'];
}

/** The texts of each mail; a payment has no page, so its link is its confirmation. */
const words = {
  confirmation: 'paid',
  'soft-booked': 'softBooked',
  failed: 'failed',
  cancelled: 'refunded',
  'refund-failed': 'refundFailed',
  link: 'paid',
  'part-refund': 'refunded',
  'cancellation-received': 'refunded',
} as const satisfies Record<BookingMail, string>;

/** Composes a mail about a later payment for a trip. */
export function composePaymentMail(
  kind: BookingMail,
  { order, brand, texts, bookingNumber, refund }: PaymentMailContext,
): RenderedMail {
  const { language, price, currency } = order;
  const { hotline, company } = brand;
  const part = kind === 'part-refund' ? refund : null;
  const paid = formatAmount(price.base, currency);
  const amount = part === null ? paid : formatAmount(part.amount, currency);
  const until = part === null ? '' : formatDate(part.promisedOn, language);
  const content = {
    brand,
    language,
    subject: texts(`mail.payment.${words[kind]}.subject`, { amount, number: bookingNumber }),
    greeting: texts('mail.confirmation.greeting', { name: formatName(order.billing) }),
    body: texts(`mail.payment.${part === null ? words[kind] : 'partRefund'}.words`, { amount, paid, until }),
    parts: factsPart([
      [texts('documents.bookingNumber'), bookingNumber] as const,
      [texts('pay.amount'), amount] as const,
    ]),
    link: null,
    help: texts('documents.help', {
      phone: hotline.display,
      hours: findLocalText(hotline.hours, language),
      email: company.email,
    }),
    reason: texts('mail.reason.order', { brand: brand.name }),
    imprint: linkToImprint(brand, texts, order),
  };
  return { subject: content.subject, text: renderMailText(content, texts), html: renderMail(content) };
}
