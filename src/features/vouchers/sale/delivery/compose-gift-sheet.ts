import type { Brand } from '../../../../brands/brand.ts';
import type { VoucherOrder } from '../../../../domain/booking/booking-order.ts';
import { formatPrice } from '../../../../domain/money/format-price.ts';
import { money } from '../../../../domain/money/money.ts';
import type { Day } from '../../../../domain/time/calendar-day.ts';
import { formatDate } from '../../../../domain/words/format-date.ts';
import type { DocumentSheet } from '../../../../site/documents/document-sheet.ts';
import type { Texts } from '../../../../texts/texts.ts';
import { buildPath } from '../../../../url.ts';

/** What PDF and mail need of the order that has bought the voucher, or of the one that owed the money in whose place it is. */
export type GiftOrder = Omit<VoucherOrder, 'kind'>;

/** What a voucher's PDF and mail are made from. */
export interface GiftContext {
  readonly order: GiftOrder;
  /** The money in whose place it is, minor units, and the booking that owed it; missing for one that was bought. */
  readonly inPlaceOf?: { readonly amount: number; readonly bookingNumber: string };
  readonly brand: Brand;
  readonly texts: Texts;
  readonly code: string;
  /** Last day on which it can be redeemed. */
  readonly lastDay: Day;
  readonly madeAt: Date;
}

/** 'Mira Muster', as far as the buyer has named somebody; '' for nobody. */
export function formatRecipient({ voucher }: Pick<GiftOrder, 'voucher'>): string {
  const { firstName, lastName } = voucher.recipient;
  return `${firstName} ${lastName}`.trim();
}

/** Address by which the next checkout of a browser enters the code. */
export function linkToRedeem({ origin, locale }: Pick<GiftOrder, 'origin' | 'locale'>, code: string): string {
  return origin + buildPath('voucher_link', { _locale: locale }, { voucher: code });
}

/** The voucher to print and to give, in its buyer's language. */
export function composeGiftSheet(context: GiftContext): DocumentSheet {
  const { order, brand, texts, code, lastDay, madeAt } = context;
  const { voucher, language } = order;
  const designs = brand.vouchers?.designs ?? [];
  const design = designs.find(({ key }) => key === voucher.design) ?? designs[0];
  if (design === undefined) throw new Error(`The brand ${brand.key} has no designs of vouchers`);
  return {
    look: brand.documentStyle,
    brandName: brand.name,
    author: brand.company.name,
    language,
    title: texts('documents.gift.title'),
    madeAt,
    foot: '',
    parts: [],
    gift: {
      motif: design.motif,
      colours: design.colours,
      amount: formatPrice(money(voucher.amount, order.currency)),
      recipient: texts('documents.gift.for', {
        name: formatRecipient(order) || texts('documents.gift.recipient'),
      }),
      message: voucher.message,
      codeLabel: texts('documents.gift.code'),
      code,
      link: linkToRedeem(order, code),
      notes: [
        [
          texts('documents.gift.redeemTitle'),
          texts('documents.gift.redeem', { site: new URL(order.origin).host }),
        ],
        [
          texts('documents.gift.termsTitle'),
          texts('documents.gift.terms', {
            day: formatDate(lastDay, language, 'birth'),
            company: brand.company.name,
          }),
        ],
      ],
      foldNote: texts('documents.gift.fold'),
    },
  };
}
