import { exchangeRatePolicy } from '../../defaults.ts';
import { type CurrencyCode, isCurrencyCode } from './currency.ts';
import { parseRate, writeRate } from './exact-rate.ts';
import { buyInCharged, type PurchaseCurrency } from './purchase-currency.ts';

/** The rates of one day, as a source publishes them. */
export interface ExchangeRates {
  /** Day that they are of, `YYYY-MM-DD`: the newest may be some days old, since none are published at weekends. */
  readonly day: string;
  readonly base: CurrencyCode;
  /** Units of the currency for one unit of the base, decimal texts such as `0.9342`. */
  readonly rates: Readonly<Partial<Record<CurrencyCode, string>>>;
}

/** Whether a reading says what the currency is worth. */
function hasRate({ base, rates }: ExchangeRates, currency: CurrencyCode): boolean {
  return currency === base || rates[currency] !== undefined;
}

/**
 * The newest reading that has both currencies: one that is missing on the newest day is still worth what it was, until that is too old.
 * Rates of two days are never crossed.
 * @param readings one of each day, the newest first
 */
export function findNewestOfBoth(
  readings: readonly ExchangeRates[],
  one: CurrencyCode,
  other: CurrencyCode,
): ExchangeRates | null {
  return readings.find((rates) => hasRate(rates, one) && hasRate(rates, other)) ?? null;
}

/** The newest day of each currency that any of the readings has, bases aside. */
export function findNewestDays(readings: readonly ExchangeRates[]): ReadonlyMap<CurrencyCode, string> {
  const days = new Map<CurrencyCode, string>();
  for (const { day, rates } of readings)
    for (const currency of Object.keys(rates).filter(isCurrencyCode))
      if (day > (days.get(currency) ?? '')) days.set(currency, day);
  return days;
}

/** Margins as an operator writes them, such as `CHF:100,GBP:150`: basis points by charged currency; null for anything else. */
export function parseMargins(text: string): ReadonlyMap<CurrencyCode, number> | null {
  const margins = new Map<CurrencyCode, number>();
  for (const part of text.split(',')) {
    const [, currency, points = ''] = /^\s*([A-Z]{3}):(\d{1,4})\s*$/.exec(part) ?? [];
    if (!isCurrencyCode(currency) || Number(points) > exchangeRatePolicy.maxMarginBasisPoints) return null;
    margins.set(currency, Number(points));
  }
  return margins;
}

/**
 * The rate at which a market charges what is bought in another currency: the rate of the day and our margin, divided once.
 * @param margin in basis points of the rate, 0 to 3,300; none where both currencies are the same
 * @returns null where one of the currencies has no rate
 */
export function findPurchase(
  { base, day, rates }: ExchangeRates,
  {
    bought,
    charged,
    margin,
  }: { readonly bought: CurrencyCode; readonly charged: CurrencyCode; readonly margin: number },
): PurchaseCurrency | null {
  if (bought === charged) return buyInCharged(charged);
  const rateOf = (currency: CurrencyCode) => parseRate(currency === base ? '1' : (rates[currency] ?? ''));
  const [from, to] = [rateOf(bought), rateOf(charged)];
  if (from === null || to === null) return null;
  const rate = writeRate({
    numerator: to.numerator * from.denominator * BigInt(10_000 + margin),
    denominator: to.denominator * from.numerator * 10_000n,
  });
  // A rate that is too small or too large to be written says nothing.
  return parseRate(rate) === null ? null : { currency: bought, rate, day };
}
