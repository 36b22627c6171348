import type { ExchangeRatesPort } from '../exchange-rates-port.ts';
import { readRatesFile } from '../read-rates-file.server.ts';
import { parseEcbRates } from './parse-ecb-rates.ts';

/**
 * The reference rates of the European Central Bank, as its daily file has them. They are published for information, about 16:00 CET on working
 * days: a margin for trade is ours.
 * @param place the address of the file, or the path of a copy
 */
export function createEcbRates(place: string): ExchangeRatesPort {
  return {
    source: 'ecb',
    async read() {
      const text = await readRatesFile(place);
      if (text === null) return { outcome: 'unknown', reason: 'no-answer' };
      const rates = parseEcbRates(text);
      return rates === null ? { outcome: 'unknown', reason: 'unreadable' } : { outcome: 'read', rates };
    },
  };
}
