import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { BookingOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import type { Mail } from '../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { type DescribedOffer, describeVoucherOffer } from './describe-voucher-offer.ts';

export interface VoucherOfferMailContext {
  readonly order: BookingOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly bookingNumber: string;
  readonly offer: DescribedOffer;
  /** Signed address of the offer's page. */
  readonly link: string;
}

/** Composes the mail about a voucher in place of money, in the language of the order. */
export function composeVoucherOfferMail({
  order,
  brand,
  texts,
  bookingNumber,
  offer,
  link,
}: VoucherOfferMailContext): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language } = order;
  const { hotline, company } = brand;
  const content = {
    brand,
    language,
    subject: texts('mail.voucherOffer.subject', { number: bookingNumber }),
    title: texts('voucherOffer.title'),
    greeting: texts('mail.confirmation.greeting', { name: formatName(order.billing) }),
    body: describeVoucherOffer(offer, texts, language).join('\n\n'),
    parts: factsPart([
      [texts('documents.bookingNumber'), bookingNumber] as const,
      [texts('voucherOffer.money'), formatAmount(offer.amount, offer.currency)] as const,
      [texts('voucherOffer.worth'), formatAmount(offer.worth, offer.currency)] as const,
    ]),
    link: { address: link, words: texts('voucherOffer.see') },
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
