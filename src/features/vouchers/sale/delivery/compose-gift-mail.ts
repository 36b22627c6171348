import { findLocalText } from '../../../../brands/find-local-text.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { Mail } from '../../../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../../site/mails/mail-content.ts';
import { renderMail } from '../../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../../site/mails/render-mail-text.ts';
import { buildPath } from '../../../../url.ts';
import { type GiftContext, linkToRedeem } from './compose-gift-sheet.ts';

export interface GiftMail {
  /** `recipient`: whom it is for; `buyer`: who bought it, and may withdraw. */
  readonly to: 'recipient' | 'buyer';
  /** It replaces one whose code is no longer valid. */
  readonly isAgain: boolean;
}

/** The mail that brings a voucher, in its buyer's language. The code is in it, too, for those who print nothing. */
export function composeGiftMail(
  { order, brand, texts, code, lastDay, inPlaceOf }: GiftContext,
  { to, isAgain }: GiftMail,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { language, locale, origin } = order;
  const amount = formatPrice(money(order.voucher.amount, order.currency));
  const name = `${order.billing.firstName} ${order.billing.lastName}`;
  const isGift = to === 'recipient';
  const subject = texts(isGift ? 'mail.voucher.subjectTo' : 'mail.voucher.subject', { name, amount });
  const parts = {
    brand,
    language,
    subject,
    greeting: isGift ? texts('mail.voucher.greeting') : texts('mail.confirmation.greeting', { name }),
    body: [
      inPlaceOf === undefined
        ? texts(isGift ? 'mail.voucher.bodyTo' : 'mail.voucher.body', { name, amount })
        : texts('mail.voucher.inPlace', {
            amount,
            money: formatPrice(money(inPlaceOf.amount, order.currency)),
            number: inPlaceOf.bookingNumber,
          }),
      ...(isGift && order.voucher.message !== '' ? [order.voucher.message] : []),
      ...(isAgain ? [texts('mail.voucher.again')] : []),
    ].join('\n\n'),
    parts: factsPart([
      [texts('mail.voucher.code'), code],
      [texts('mail.voucher.until'), formatDate(lastDay, language, 'birth')],
    ]),
    link: { address: linkToRedeem(order, code), words: texts('mail.voucher.link') },
    // The right to withdraw is the buyer's; one in place of money was not bought.
    moreLinks:
      isGift || inPlaceOf !== undefined
        ? []
        : [
            {
              address: origin + buildPath('withdrawal', { _locale: locale }),
              words: texts('withdrawal.link'),
            },
          ],
    help: texts('documents.help', {
      phone: brand.hotline.display,
      hours: findLocalText(brand.hotline.hours, language),
      email: brand.company.email,
    }),
    reason: texts(isGift ? 'mail.reason.gift' : 'mail.reason.order', { brand: brand.name, name }),
    imprint: linkToImprint(brand, texts, order),
  };
  return { subject, text: renderMailText(parts, texts), html: renderMail(parts) };
}
