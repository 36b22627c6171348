import type { Brand } from '../../../../brands/brand.ts';
import { findLocalText } from '../../../../brands/find-local-text.ts';
import { tripCodes } from '../../../../defaults.ts';
import type { Mail } from '../../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../../site/mails/mail-content.ts';
import { renderMail } from '../../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { formatName } from '../../documents/list-trip-facts.ts';
import type { BookingRecord } from '../../model/booking-record.ts';

/** Composes the mail with a one-time code for a trip, in the language of the order. */
export function composeCodeMail(
  { order, bookingNumber }: Pick<BookingRecord, 'order' | 'bookingNumber'>,
  code: string,
  { brand, texts }: { readonly brand: Brand; readonly texts: Texts },
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { hotline, company } = brand;
  const { language, billing } = order;
  // The code stays out of the subject: locked phones show subjects.
  const subject = texts('mail.tripCode.subject', { number: bookingNumber });
  const content = {
    brand,
    language,
    subject,
    greeting: texts('mail.confirmation.greeting', { name: formatName(billing) }),
    body: texts('mail.tripCode.words', { minutes: tripCodes.lifetimeMs / 60_000 }),
    parts: factsPart([
      [texts('mail.tripCode.code'), `${code.slice(0, 3)} ${code.slice(3)}`],
      [texts('documents.bookingNumber'), bookingNumber],
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
  return { subject, text: renderMailText(content, texts), html: renderMail(content) };
}
