import type { Brand } from '../../brands/brand.ts';
import { findLocalText } from '../../brands/find-local-text.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { isPersonName } from '../../domain/travellers/person-name.ts';
import { formatDateTime } from '../../domain/words/format-date.ts';
import type { Mail } from '../../ports/mail/mail-port.ts';
import { linkToImprint } from '../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../site/mails/mail-content.ts';
import { renderMail } from '../../site/mails/render-mail.ts';
import { renderMailText } from '../../site/mails/render-mail-text.ts';
import type { Texts } from '../../texts/texts.ts';
import type { Withdrawal, WithdrawalOutcome } from './withdrawal.ts';
import { isOrderNumber } from './withdrawal-rules.ts';

/** What became of a contract, and what staff have written where they have closed it. */
export interface WithdrawalAnswer {
  readonly outcome: WithdrawalOutcome;
  readonly reason: string;
}

/**
 * The acknowledgement of a withdrawal: what was stated, date and time of its receipt, and what follows. Anybody can send it to any address, so
 * that it repeats nothing but a name and a number.
 */
export function composeWithdrawalMail(
  { name, orderNumber, email, receivedAt, language, origin }: Withdrawal,
  { outcome, reason }: WithdrawalAnswer,
  brand: Brand,
  texts: Texts,
): Pick<Mail, 'subject' | 'text' | 'html'> {
  const { hotline, company } = brand;
  const isNamed = isPersonName(name);
  const isNumbered = isOrderNumber(orderNumber);
  const subject = isNumbered
    ? texts('mail.withdrawal.subject', { number: orderNumber })
    : texts('mail.withdrawal.subjectAlone');
  const parts = {
    brand,
    language,
    subject,
    greeting: isNamed ? texts('mail.confirmation.greeting', { name }) : texts('mail.newsletter.greeting'),
    body: [texts('mail.withdrawal.body'), texts(`mail.withdrawal.${outcome}`, { reason })].join('\n\n'),
    parts: factsPart([
      ...(isNamed ? [[texts('mail.withdrawal.name'), name] as const] : []),
      ...(isNumbered ? [[texts('mail.withdrawal.order'), orderNumber] as const] : []),
      [texts('mail.withdrawal.email'), email],
      [texts('mail.withdrawal.received'), formatDateTime(receivedAt, language, SHOP_TIME_ZONE)],
    ]),
    link: null,
    help: texts('documents.help', {
      phone: hotline.display,
      hours: findLocalText(hotline.hours, language),
      email: company.email,
    }),
    reason: texts('mail.reason.withdrawal', { brand: brand.name }),
    imprint: linkToImprint(brand, texts, { origin }),
  };
  return { subject, text: renderMailText(parts, texts), html: renderMail(parts) };
}
