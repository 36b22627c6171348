import { CURRENCY_CODES, type CurrencyCode, isCurrencyCode, minorUnitsPerUnit } from './currency.ts';
import { divideRoundingUp, type ExactRate, parseRate } from './exact-rate.ts';
import { type Money, money } from './money.ts';

/** Where a price is shown (DATA-020): on a browsing page, or in the checkout from the extras step on. */
export const PRICE_CONTEXTS = ['browse', 'checkout'] as const;
export type PriceContext = (typeof PRICE_CONTEXTS)[number];

/** Exchange rates and where they apply (DATA-019); the shapes are decided under DATA-020. */
export type CurrencyInfo = Readonly<{
  baseCurrency: CurrencyCode;
  /**
   * Units of the currency for one unit of the base currency, as decimal strings such as `0.9412`, so that no digit is
   * lost on the way. The base currency may be left out; where listed, it is 1.
   */
  rates: Readonly<Partial<Record<CurrencyCode, string>>>;
  /** Currency in which a price of each context is shown. */
  contexts: Readonly<Record<PriceContext, CurrencyCode>>;
  /** Instant of the rates, ISO 8601 with offset. */
  dateTime: string;
}>;

export type Conversion =
  | Readonly<{ ok: true; money: Money }>
  | Readonly<{ ok: false; reason: 'rate-missing'; currency: CurrencyCode }>;

const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?(?:Z|[+-]\d{2}:\d{2})$/;

function findRate(info: CurrencyInfo, currency: CurrencyCode): ExactRate | null {
  if (currency === info.baseCurrency) return { numerator: 1n, denominator: 1n };
  const rate = info.rates[currency];
  return rate === undefined ? null : parseRate(rate);
}

/**
 * Converts an amount by way of the base currency (PRICE-014): amount × rate of the target ÷ rate of the source, in
 * exact whole-number arithmetic, rounded up once to the target's minor unit. Rounding up again to whole units later
 * gives the same as doing it at once (PRICE-015), and no shown price is below what is charged.
 * For display only: a charge is always made in the market's own currency.
 * @returns `rate-missing` with the currency that has no usable rate
 */
export function convertMoney(info: CurrencyInfo, value: Money, target: CurrencyCode): Conversion {
  if (value.currency === target) return { ok: true, money: value };
  const from = findRate(info, value.currency);
  if (from === null) return { ok: false, reason: 'rate-missing', currency: value.currency };
  const to = findRate(info, target);
  if (to === null) return { ok: false, reason: 'rate-missing', currency: target };

  const dividend = BigInt(value.amount) * to.numerator * from.denominator * BigInt(minorUnitsPerUnit(target));
  const divisor = to.denominator * from.numerator * BigInt(minorUnitsPerUnit(value.currency));
  return { ok: true, money: money(Number(divideRoundingUp(dividend, divisor)), target) };
}

/**
 * Converts a price into the currency it is shown in. A price whose currency has no rate is returned as it is: a price in another
 * currency is better than none.
 */
export function convertForDisplay(info: CurrencyInfo, value: Money, shown: CurrencyCode): Money {
  const conversion = convertMoney(info, value, shown);
  return conversion.ok ? conversion.money : value;
}

/** What is wrong with currency info that came from outside, one sentence each; empty when it can be used. */
export function findCurrencyInfoFaults(info: CurrencyInfo): string[] {
  const { baseCurrency, rates, contexts, dateTime } = info;
  return [
    ...(isCurrencyCode(baseCurrency)
      ? []
      : [`baseCurrency '${baseCurrency}' is not one of ${CURRENCY_CODES.join(', ')}`]),
    ...Object.entries(rates).flatMap(([currency, rate]) => findRateFaults(baseCurrency, currency, rate)),
    ...PRICE_CONTEXTS.filter(
      (context) => !isCurrencyCode(contexts[context]) || findRate(info, contexts[context]) === null,
    ).map((context) => `contexts.${context} '${contexts[context]}' has no rate`),
    ...(INSTANT.test(dateTime) && !Number.isNaN(Date.parse(dateTime))
      ? []
      : [`dateTime '${dateTime}' is not an ISO 8601 instant with offset`]),
  ];
}

function findRateFaults(baseCurrency: CurrencyCode, currency: string, rate: string): string[] {
  if (!isCurrencyCode(currency)) return [`rates.${currency} is not one of ${CURRENCY_CODES.join(', ')}`];
  const ratio = parseRate(rate);
  if (ratio === null) return [`rates.${currency} '${rate}' is not a positive decimal number`];
  const isOne = ratio.numerator === ratio.denominator;
  return currency === baseCurrency && !isOne
    ? [`rates.${currency} is the base currency's own and must be 1`]
    : [];
}
