import { SaxesParser } from 'saxes';
import { type CurrencyCode, isCurrencyCode } from '../../../domain/money/currency.ts';
import { parseRate } from '../../../domain/money/exact-rate.ts';
import type { ExchangeRates } from '../../../domain/money/exchange-rates.ts';

/**
 * Reads a file of reference rates of the European Central Bank: nested elements `Cube`, one with the day, below it one for each currency,
 * in units for one euro. Prefixes, quotes and everything else of the file say nothing. A file of several days gives its newest.
 * @returns null for anything else
 */
export function parseEcbRates(xml: string): ExchangeRates | null {
  const days = new Map<string, Partial<Record<CurrencyCode, string>>>();
  let day = '';
  let isBroken = false;
  const parser = new SaxesParser({ xmlns: false });
  parser.on('error', () => {
    isBroken = true;
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (name.replace(/^.*:/, '') !== 'Cube') return;
    const { time, currency, rate } = attributes;
    if (time !== undefined) day = time;
    if (currency === undefined || rate === undefined) return;
    // Currencies that we do not sell in come and go.
    if (!isCurrencyCode(currency)) return;
    if (parseRate(rate) === null || !isDay(day)) isBroken = true;
    else days.set(day, { ...days.get(day), [currency]: rate });
  });
  parser.write(xml).close();
  const newest = [...days.keys()].sort().at(-1);
  const rates = newest === undefined ? undefined : days.get(newest);
  return isBroken || newest === undefined || rates === undefined ? null : { day: newest, base: 'EUR', rates };
}

const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
