import type { CurrencyCode } from '../../../domain/money/currency.ts';
import { formatAmount } from '../../../domain/money/format-price.ts';
import { requireDay } from '../../../domain/time/calendar-day.ts';
import { formatDate, formatDeadline } from '../../../domain/words/format-date.ts';
import type { Language } from '../../../domain/words/language.ts';
import type { Texts } from '../../../texts/texts.ts';

/** What a traveller has to know before they take a voucher in place of money; amounts are minor units. */
export interface DescribedOffer {
  readonly amount: number;
  readonly worth: number;
  readonly currency: CurrencyCode;
  /** ISO. */
  readonly endsAt: string;
  /** Until when the money is there without an answer, `YYYY-MM-DD`. */
  readonly promisedOn: string;
  /** The last day on which the voucher can be redeemed, `YYYY-MM-DD`. */
  readonly lastDay: string;
}

/** The offer in sentences: page and mail say the same, and an answer is stored with them. */
export function describeVoucherOffer(
  offer: DescribedOffer,
  texts: Texts,
  language: Language,
): readonly string[] {
  const values = {
    amount: formatAmount(offer.amount, offer.currency),
    worth: formatAmount(offer.worth, offer.currency),
    until: formatDeadline(new Date(offer.endsAt), language),
    promised: formatDate(requireDay(offer.promisedOn), language, 'long'),
    last: formatDate(requireDay(offer.lastDay), language, 'long'),
  };
  return ['lead', 'nothing', 'until', 'meaning', 'settles'].map((id) => texts(`voucherOffer.${id}`, values));
}

/** The words of the button that takes it. */
export function labelOfTaking({ worth, currency }: DescribedOffer, texts: Texts): string {
  return texts('voucherOffer.take', { worth: formatAmount(worth, currency) });
}
