import { z } from 'zod';
import { CURRENCY_CODES, type CurrencyCode } from '../../../domain/money/currency.ts';
import { parseRate } from '../../../domain/money/exact-rate.ts';
import { parseJson } from '../../../domain/words/parse-json.ts';
import type { ExchangeRatesPort } from '../exchange-rates-port.ts';
import { readRatesFile } from '../read-rates-file.server.ts';

const currency = z.enum(CURRENCY_CODES as readonly [CurrencyCode, ...CurrencyCode[]]);
const tableSchema = z.strictObject({
  day: z.iso.date(),
  base: currency,
  rates: z.partialRecord(
    currency,
    z.string().refine((rate) => parseRate(rate) !== null),
  ),
});

/**
 * Rates that an operator keeps, such as those of their bank: a JSON file `{ "day": "2026-11-27", "base": "EUR", "rates": { "CHF": "0.9342" } }`,
 * read again each time. Rates are texts, so that no digit is lost.
 * @param place the path of the file, or its address
 */
export function createTableRates(place: string): ExchangeRatesPort {
  return {
    source: 'table',
    async read() {
      const text = await readRatesFile(place);
      if (text === null) return { outcome: 'unknown', reason: 'no-answer' };
      const table = tableSchema.safeParse(parseJson(text));
      if (!table.success) return { outcome: 'unknown', reason: 'unreadable' };
      const { day, base, rates } = table.data;
      return { outcome: 'read', rates: { day, base, rates } };
    },
  };
}
