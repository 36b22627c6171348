import type { Brand } from '../brands/brand.ts';
import { systemClock } from '../domain/time/clock.ts';
import { describeSaleAnswer } from '../features/sale-check/describe-answer.ts';
import { readSaleQuestion, type SaleForm } from '../features/sale-check/read-question.ts';
import { beginLifecycle } from '../server/process/lifecycle.server.ts';
import type { Texts } from '../texts/texts.ts';
import { openShopDatabase } from './open-shop-database.server.ts';
import { loadEnv } from './settings/env.server.ts';
import { wireSaleCheck } from './wiring/sale/wire-sale-check.server.ts';

/** A question as it is typed, and the texts to answer it in English. */
interface TypedQuestion {
  readonly form: SaleForm;
  readonly brand: Brand;
  readonly texts: Texts;
}

/** Prints why a trip is not sold, or its price. Ends the process: code 0 with an answer, 1 where it breaks off, 2 for what cannot be read. */
export async function runExplain({ form, brand, texts }: TypedQuestion): Promise<void> {
  const lifecycle = beginLifecycle();
  try {
    const read = readSaleQuestion(form);
    if (!read.ok) {
      console.error(`--${read.field}: ${texts(`office.sale.invalid.${read.field}`)}`);
      return lifecycle.end(2);
    }
    const pool = await openShopDatabase(lifecycle);
    const brands = new Map([[brand.key, brand]]);
    const saleCheck = wireSaleCheck({
      pool,
      clock: systemClock,
      brands,
      supplyCurrency: loadEnv().supplyCurrency,
    });
    const explained = await saleCheck.explain(brand.key, read.question);
    if (explained === null) throw new RangeError(`Brand ${brand.key} is unknown`);
    const { answer, currency } = explained;
    const { sentence, source, extras } = describeSaleAnswer(answer, { texts, language: 'en', currency });
    for (const line of [{ sentence, source }, ...extras]) console.log(`${line.sentence}\n${line.source}`);
    lifecycle.end(0);
  } catch (error) {
    lifecycle.fail(error);
  }
}
