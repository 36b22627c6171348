import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatDeadline } from '../../../domain/words/format-date.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart, type MailFacts } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import {
  describeDeadline,
  formatFlight,
  listRaiseAmounts,
  meaningOfNotice,
  titleOfNotice,
} from './describe-notice.ts';
import type { TripNotice } from './trip-notice.ts';

export interface NoticeMailContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly bookingNumber: string;
  readonly notice: Pick<TripNotice, 'facts' | 'isSignificant' | 'withoutAnswer' | 'answerBy'>;
  /** True where the page offers alternatives. */
  readonly hasAlternatives: boolean;
  /** Signed address of the notice's page. */
  readonly link: string;
}

/** Composes the mail about a notice, or the one that reminds of it, in the language of the order. */
export function composeNoticeMail(
  kind: 'notice' | 'reminder',
  { order, brand, texts, bookingNumber, notice, hasAlternatives, link }: NoticeMailContext,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, trip } = order;
  const { facts, isSignificant, answerBy } = notice;
  const title = titleOfNotice(facts, texts);
  const day = formatDeadline(answerBy, language);
  const { hotline, company } = brand;
  const content = {
    brand,
    language,
    subject: texts(`mail.tripNotice.${kind}`, { title, number: bookingNumber, day }),
    title,
    greeting: texts('mail.confirmation.greeting', { name: formatName(order.billing) }),
    body: [
      meaningOfNotice(facts, isSignificant, texts),
      ...(hasAlternatives ? [texts('tripNotice.alternatives.mail')] : []),
      ...(isSignificant ? [describeDeadline(notice, day, texts)] : []),
    ].join('\n\n'),
    parts: factsPart([
      [texts('documents.bookingNumber'), bookingNumber] as const,
      [texts('documents.hotel'), trip.hotel.name] as const,
      [
        texts('documents.stay'),
        [trip.checkIn, trip.checkOut].map((date) => formatDate(requireDay(date), language)).join(' – '),
      ] as const,
      ...listFlights(notice, texts, order),
    ]),
    link: { address: link, words: texts(isSignificant ? 'tripNotice.open' : 'tripNotice.details') },
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

function listFlights(
  { facts }: Pick<TripNotice, 'facts'>,
  texts: Texts,
  { language, currency }: Pick<BookingOrder, 'language' | 'currency'>,
): MailFacts {
  if (facts.kind === 'price-raised')
    return listRaiseAmounts(facts).map(
      ([id, amount]) => [texts(id), formatAmount(amount, currency)] as const,
    );
  if (!('before' in facts)) return [];
  const format = (flight: typeof facts.before) => Object.values(formatFlight(flight, language)).join('\n');
  return [
    [texts('tripNotice.before'), format(facts.before)] as const,
    [
      texts('tripNotice.after'),
      'after' in facts ? format(facts.after) : texts('tripNotice.flightCancelled'),
    ] as const,
  ];
}
