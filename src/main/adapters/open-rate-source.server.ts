import { createEcbRates } from '../../ports/exchange-rates/ecb/ecb-rates.server.ts';
import type { ExchangeRatesPort } from '../../ports/exchange-rates/exchange-rates-port.ts';
import { createTableRates } from '../../ports/exchange-rates/table/table-rates.server.ts';
import { isRateTable } from './is-rate-table.ts';

/** Where rates come from, by the setting EXCHANGE_RATES. In a file of its own: `npm run doctor` asks it without loading every other adapter. */
export function openRateSource(place: string): ExchangeRatesPort {
  return isRateTable(place) ? createTableRates(place) : createEcbRates(place);
}
