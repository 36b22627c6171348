import type { CurrencyCode } from '../../domain/money/currency.ts';
import { formatAmount } from '../../domain/money/format-price.ts';
import { SHOP_TIME_ZONE } from '../../domain/time/shop-time-zone.ts';
import { formatDate, formatDateTime } from '../../domain/words/format-date.ts';
import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import type { ExplainedExtra } from './explain-extras.ts';
import type { SaleAnswer } from './sale-answer.ts';

/** An answer in words: what is so, and which line of which file says it. */
export interface DescribedAnswer {
  readonly sentence: string;
  readonly source: string;
  /** The same of each extra of the operator that may be sold with the hotel. */
  readonly extras: readonly Pick<DescribedAnswer, 'sentence' | 'source'>[];
}

export function describeSaleAnswer(
  answer: SaleAnswer,
  { texts, language, currency }: { texts: Texts; language: Language; currency: CurrencyCode },
): DescribedAnswer {
  const source = describeSource(answer, texts, language);
  if (answer.isSold) {
    const price = formatAmount(answer.offer.total, currency);
    const extras = answer.extras.map((extra) => ({
      sentence: describeExtraSale(extra, texts, currency),
      source: describeSource(extra, texts, language),
    }));
    return { sentence: texts('office.sale.soldText', { price }), source, extras };
  }
  const days = Object.entries(answer.days).map(([name, day]) => [name, formatDate(day, language)]);
  const sentence = texts(`office.sale.reason.${answer.reason}`, {
    ...answer.values,
    ...Object.fromEntries(days),
  });
  return { sentence, source, extras: [] };
}

function describeExtraSale(
  { name, price, per, reason }: ExplainedExtra,
  texts: Texts,
  currency: CurrencyCode,
): string {
  const amount = formatAmount(price, currency);
  return texts(`office.sale.extra.${reason ?? per}`, { name, price: amount });
}

function describeSource({ source }: Pick<SaleAnswer, 'source'>, texts: Texts, language: Language): string {
  if (source === null) return texts('office.sale.noSource');
  const { file, line, importedAt } = source;
  const at = formatDateTime(importedAt, language, SHOP_TIME_ZONE);
  return line === 0
    ? texts('office.sale.leftOut', { at })
    : texts('office.sale.source', { file, line: String(line), at });
}
