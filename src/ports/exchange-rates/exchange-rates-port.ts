import type { ExchangeRates } from '../../domain/money/exchange-rates.ts';

/**
 * - `read`: the newest rates that the source has; they may be some days old
 * - `unknown`: `no-answer` where it does not answer in time or as it should, `unreadable` where it says something else than rates
 */
export type RatesAnswer =
  | { readonly outcome: 'read'; readonly rates: ExchangeRates }
  | { readonly outcome: 'unknown'; readonly reason: 'no-answer' | 'unreadable' };

/** Where rates of exchange come from. Reading them has no effect and may be repeated. */
export interface ExchangeRatesPort {
  /** What the rates are stored under, such as `ecb`. */
  readonly source: string;
  /** Ends within the time of `exchangeRatePolicy`, and never throws for what a source may do. */
  read(): Promise<RatesAnswer>;
}
