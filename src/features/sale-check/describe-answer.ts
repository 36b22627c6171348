import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { SaleAnswer } from './sale-answer.ts';

/** An answer in words: what is so, and which line of which file says it. */
export interface DescribedAnswer {
  readonly sentence: string;
  readonly source: string;
}

export function describeSaleAnswer(
  answer: SaleAnswer,
  { texts, language, currency }: { texts: Texts; language: Language; currency: CurrencyCode },
): DescribedAnswer {
  const source = describeSource(answer, texts, language);
  if (answer.isSold) {
    const price = formatAmount(answer.offer.total, currency);
    return { sentence: texts('office.sale.soldText', { price }), source };
  }
  const days = Object.entries(answer.days).map(([name, day]) => [name, formatDate(day, language)]);
  const sentence = texts(`office.sale.reason.${answer.reason}`, {
    ...answer.values,
    ...Object.fromEntries(days),
  });
  return { sentence, source };
}

function describeSource({ source }: SaleAnswer, texts: Texts, language: Language): string {
  if (source === null) return texts('office.sale.noSource');
  const { file, line, importedAt } = source;
  const at = formatDateTime(importedAt, language, SHOP_TIME_ZONE);
  return line === 0
    ? texts('office.sale.leftOut', { at })
    : texts('office.sale.source', { file, line: String(line), at });
}
