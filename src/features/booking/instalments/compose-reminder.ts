import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import type { PaymentRequest } from '../model/payment-request.ts';
import { lastPaymentDay, type ReminderKind } from './plan-reminders.ts';

export interface ReminderContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly request: Pick<PaymentRequest, 'amount' | 'dueOn' | 'purpose' | 'note'>;
  readonly bookingNumber: string;
  /** Address of the page that pays it. */
  readonly link: string;
}

/** Composes a mail that asks for a payment, in the order's language. The last one of a balance says when the trip is cancelled. */
export function composeReminder(
  kind: ReminderKind,
  { order, brand, texts, request, bookingNumber, link }: ReminderContext,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, trip, currency } = order;
  const { hotline, company } = brand;
  const { amount, dueOn, purpose, note } = request;
  const values = {
    hotel: trip.hotel.name,
    amount: formatAmount(amount, currency),
    day: formatDate(dueOn, language, 'long'),
    lastDay: formatDate(lastPaymentDay(dueOn), language, 'long'),
    number: bookingNumber,
  };
  // Nothing is cancelled for a payment that staff ask for: its last reminder has a text of its own.
  const mail = kind === 'last' && purpose === 'request' ? 'late' : kind;
  const content = {
    brand,
    language,
    subject: texts(`mail.payment.${mail}.subject`, values),
    greeting: texts('mail.confirmation.greeting', { name: formatName(order.billing) }),
    body: [texts(`mail.payment.${mail}.words`, values), note].filter(Boolean).join(' '),
    parts: factsPart([
      [texts('documents.bookingNumber'), bookingNumber] as const,
      [texts('documents.hotel'), trip.hotel.name] as const,
      [
        texts('documents.stay'),
        [trip.checkIn, trip.checkOut].map((day) => formatDate(requireDay(day), language)).join(' – '),
      ] as const,
      [texts('pay.amount'), values.amount] as const,
      [texts('pay.dueOn'), values.day] as const,
    ]),
    link: { address: link, words: texts('mail.payment.link') },
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
