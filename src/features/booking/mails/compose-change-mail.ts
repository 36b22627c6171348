import { findLocalText } from '../../../brands/find-local-text.ts';
import type { ChangeOrder } from '../../../domain/booking/booking-order.ts';
import { toChangedOrder } from '../../../domain/booking/booking-order.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../domain/words/format-date.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import { listPickUpFacts } from '../documents/describe-pick-ups.ts';
import { formatName, listTripFacts } from '../documents/list-trip-facts.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import type { MailContext, RenderedMail } from './compose-mail.ts';

/** The mails of a change, by what they say. */
const changeMails = {
  confirmation: 'changed',
  'soft-booked': 'changeDelayed',
  failed: 'changeFailed',
} as const;

export const isChangeMail = (kind: BookingMail): kind is keyof typeof changeMails => kind in changeMails;

export interface ChangeMailContext extends Pick<MailContext, 'brand' | 'texts' | 'link'> {
  readonly order: ChangeOrder;
}

/** Composes a mail about a change of a trip: with the trip as it is afterwards, or as it stays. */
export function composeChangeMail(
  kind: keyof typeof changeMails,
  { order, brand, texts, link }: ChangeMailContext,
): RenderedMail {
  const { language } = order;
  const changed = toChangedOrder(order);
  const shownOrder = kind === 'confirmation' ? changed : { ...changed, ...order.before };
  const textPrefix = `mail.${changeMails[kind]}`;
  const { hotline, company } = brand;
  const [lead] = shownOrder.travellers;
  const subject = texts(`${textPrefix}.subject`, {
    hotel: shownOrder.trip.hotel.name,
    date: formatDate(requireDay(shownOrder.trip.checkIn), language),
    number: order.tripNumber,
  });
  const content = {
    brand,
    language,
    subject,
    greeting: texts('mail.confirmation.greeting', { name: lead === undefined ? '' : formatName(lead) }),
    body: texts(`${textPrefix}.words`),
    parts: factsPart([
      [texts('documents.bookingNumber'), order.tripNumber] as const,
      ...listTripFacts(shownOrder, texts),
      ...listPickUpFacts(shownOrder, texts, 'medium'),
      [texts('documents.travellers'), shownOrder.travellers.map(formatName).join(', ')] as const,
    ]),
    link: { address: link, words: texts('mail.changed.link') },
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
