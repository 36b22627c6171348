import type { Brand } from '../../../brands/brand.ts';
import { findLocalText } from '../../../brands/find-local-text.ts';
import type { VoucherOrder } from '../../../domain/booking/booking-order.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { linkToImprint } from '../../../site/mails/link-to-imprint.ts';
import { factsPart } from '../../../site/mails/mail-content.ts';
import { renderMail } from '../../../site/mails/render-mail.ts';
import { renderMailText } from '../../../site/mails/render-mail-text.ts';
import type { Texts } from '../../../texts/texts.ts';
import { buildPath } from '../../../url.ts';
import { formatName } from '../documents/list-trip-facts.ts';
import { listVoucherFacts } from '../documents/list-voucher-facts.ts';
import type { BookingMail } from '../model/booking-mails.ts';
import type { Settlement } from '../model/settlement.ts';
import type { RenderedMail } from './compose-mail.ts';

export interface VoucherMailContext {
  readonly order: VoucherOrder;
  readonly brand: Brand;
  readonly texts: Texts;
  readonly bookingNumber: string;
  /** Refund of a cancelled voucher; null for any other. */
  readonly settlement: Settlement | null;
}

/** The mails about a voucher's order; a part of it is never refunded, and its buyer withdraws. */
export type VoucherMail = Exclude<BookingMail, 'part-refund' | 'cancellation-received'>;

/** The texts of each mail; the link of a voucher's order is its confirmation, sent again. */
const words = {
  confirmation: 'confirmation',
  'soft-booked': 'softBooked',
  failed: 'failed',
  cancelled: 'cancelled',
  'refund-failed': 'refundFailed',
  link: 'confirmation',
} as const satisfies Record<VoucherMail, string>;

/** Composes a mail to the buyer of a gift voucher; the voucher itself is a mail of its own. */
export function composeVoucherMail(
  kind: VoucherMail,
  { order, brand, texts, bookingNumber, settlement }: VoucherMailContext,
): RenderedMail {
  const { language } = order;
  const format = (amount: number) => formatAmount(amount, order.currency);
  const amount = format(order.voucher.amount);
  const { hotline, company } = brand;
  const parts = {
    brand,
    language,
    subject: texts(`mail.voucher.${words[kind]}.subject`, { amount, number: bookingNumber }),
    greeting: texts('mail.confirmation.greeting', { name: formatName(order.billing) }),
    body: texts(`mail.voucher.${words[kind]}.words`, { amount }),
    parts: factsPart([
      [texts('documents.orderNumber'), bookingNumber],
      ...listVoucherFacts(order, texts, format),
      ...(kind === 'cancelled' && settlement !== null
        ? [[texts('booking.cancelled.refund'), format(settlement.refund)] as const]
        : []),
    ]),
    link: null,
    // The buyer may withdraw (Directive 2011/83/EU, Article 11a).
    moreLinks:
      words[kind] === 'confirmation'
        ? [
            {
              address: order.origin + buildPath('withdrawal', { _locale: order.locale }),
              words: texts('withdrawal.link'),
            },
          ]
        : [],
    help: texts('documents.help', {
      phone: hotline.display,
      hours: findLocalText(hotline.hours, language),
      email: company.email,
    }),
    reason: texts('mail.reason.order', { brand: brand.name }),
    imprint: linkToImprint(brand, texts, order),
  };
  return { subject: parts.subject, text: renderMailText(parts, texts), html: renderMail(parts) };
}
