import { type CurrencyCode, minorUnitsPerUnit } from './currency.ts';
import { type Money, money, roundUpToWholeUnits } from './money.ts';

const NO_BREAK_SPACE = '\u00a0';
const NARROW_NO_BREAK_SPACE = '\u202f';
/** As wide as the plus; a hyphen is not. */
const MINUS = '\u2212';

type PriceFormat = Readonly<{
  grouping: string;
  /** Separator of thousands where decimals follow, when it differs from `grouping`. */
  groupingBeforeDecimals?: string;
  decimal: string;
  positive: (digits: string) => string;
  negative: (digits: string) => string;
}>;

/** German writing (PRICE-004), the currency behind the number. */
export function germanFormat(sign: string): PriceFormat {
  return {
    grouping: '.',
    decimal: ',',
    positive: (digits) => `${digits}${NO_BREAK_SPACE}${sign}`,
    negative: (digits) => `${MINUS}${digits}${NO_BREAK_SPACE}${sign}`,
  };
}

const PRICE_FORMATS: Readonly<Record<CurrencyCode, PriceFormat>> = {
  // PRICE-008, PRICE-013: de-de with a dot as decimal sign; PRICE-015: then no dot groups the thousands.
  EUR: { ...germanFormat('€'), decimal: '.', groupingBeforeDecimals: NARROW_NO_BREAK_SPACE },
  // PRICE-009: de-ch.
  CHF: {
    grouping: "'",
    decimal: '.',
    positive: (digits) => `CHF${NO_BREAK_SPACE}${digits}`,
    negative: (digits) => `CHF${MINUS}${digits}`,
  },
  // PRICE-010: en-gb.
  GBP: {
    grouping: ',',
    decimal: '.',
    positive: (digits) => `£${digits}`,
    negative: (digits) => `${MINUS}£${digits}`,
  },
  // PRICE-011, PRICE-012: grouping and code; the locale is the default one (PRICE-004).
  SEK: germanFormat('SEK'),
  DKK: germanFormat('DKK'),
  JPY: germanFormat('JPY'),
  KWD: germanFormat('KWD'),
};

export type PriceFormatOptions = Readonly<{
  /** Show the minor units instead of rounding up to whole units: every amount from the extras step on (PRICE-016). */
  fractionDigits?: boolean;
}>;

/**
 * Formats a price for people; machines read `formatDecimalAmount`. Rounds up to whole units unless fraction digits are requested
 * (PRICE-005). The writing follows the currency, not the visitor's language, and is spelt out here rather than taken
 * from `Intl`, because server and browser may carry different locale data and would then disagree on the same page.
 */
export function formatPrice(price: Money, { fractionDigits = false }: PriceFormatOptions = {}): string {
  const shown = fractionDigits ? price : roundUpToWholeUnits(price);
  const format = PRICE_FORMATS[shown.currency];
  const digits = fractionDigits ? formatDecimals(shown, format) : formatWholeUnits(shown, format.grouping);
  return shown.amount < 0 ? format.negative(digits) : format.positive(digits);
}

function formatDecimals(price: Money, format: PriceFormat): string {
  const unit = minorUnitsPerUnit(price.currency);
  if (unit === 1) return formatWholeUnits(price, format.grouping);
  const minor = String(Math.abs(price.amount) % unit).padStart(String(unit).length - 1, '0');
  const units = formatWholeUnits(price, format.groupingBeforeDecimals ?? format.grouping);
  return `${units}${format.decimal}${minor}`;
}

function formatWholeUnits({ amount, currency }: Money, grouping: string): string {
  const unit = minorUnitsPerUnit(currency);
  const size = Math.abs(amount);
  return groupThousands(String((size - (size % unit)) / unit), grouping);
}

export function groupThousands(digits: string, grouping: string): string {
  return digits.replace(/\B(?=(?:\d{3})+$)/g, grouping);
}

/** An amount with its minor units, as documents, mails and the office show it. @param amount minor units */
export function formatAmount(amount: number, currency: CurrencyCode): string {
  return formatPrice(money(amount, currency), { fractionDigits: true });
}
