import type { Language } from '../../domain/words/language.ts';
import type { Texts } from '../../texts/texts.ts';
import { describeSaleAnswer } from './describe-answer.ts';
import { readSaleQuestion, type SaleForm } from './read-question.ts';
import type { SaleCheck } from './sale-check.ts';
import type { SaleCheckPageProps } from './sale-check-page.tsx';

type AskedSale = Pick<SaleCheckPageProps, 'answer' | 'refused'>;

/** Answers in words whether and why a trip is sold; or names the field of the question that is wrong. A form without hotel and day asks nothing yet. */
export async function askSaleCheck(
  saleCheck: SaleCheck,
  { brand, ...form }: SaleForm & { readonly brand: string },
  words: { readonly texts: Texts; readonly language: Language },
): Promise<AskedSale> {
  if (form.hotel === '' && form.from === '') return { answer: null, refused: null };
  const read = readSaleQuestion(form);
  if (!read.ok) return { answer: null, refused: read.field };
  const explained = await saleCheck.explain(brand, read.question);
  if (explained === null) return { answer: null, refused: 'brand' };
  const { answer, currency } = explained;
  const described = describeSaleAnswer(answer, { ...words, currency });
  return { answer: { ...described, isSold: answer.isSold }, refused: null };
}
