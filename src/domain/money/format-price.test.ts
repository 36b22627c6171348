import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type CurrencyCode, minorUnitsPerUnit } from './currency.ts';
import { formatPrice } from './format-price.ts';
import { money } from './money.ts';

const NBSP = '\u00a0';
const NNBSP = '\u202f';

describe('formatPrice', () => {
  it.each([
    [0, `0${NBSP}€`],
    [1, `1${NBSP}€`],
    [99, `1${NBSP}€`],
    [1_00, `1${NBSP}€`],
    [999_00, `999${NBSP}€`],
    [999_01, `1.000${NBSP}€`],
    [1234_00, `1.234${NBSP}€`],
    [999_999_00, `999.999${NBSP}€`],
    [1_000_000_00, `1.000.000${NBSP}€`],
    [-12_50, `−12${NBSP}€`],
    [-50, `0${NBSP}€`],
  ])('[PRICE-005][PRICE-008] writes %d euro cents as %s', (amount, text) => {
    expect(formatPrice(money(amount))).toBe(text);
  });

  it.each([
    [0, `0.00${NBSP}€`],
    [5, `0.05${NBSP}€`],
    [999_50, `999.50${NBSP}€`],
    [999_99, `999.99${NBSP}€`],
    [1000_00, `1${NNBSP}000.00${NBSP}€`],
    [1234_50, `1${NNBSP}234.50${NBSP}€`],
    [1_234_567_89, `1${NNBSP}234${NNBSP}567.89${NBSP}€`],
    [-1234_50, `−1${NNBSP}234.50${NBSP}€`],
  ])('[PRICE-013][PRICE-015][PRICE-016] writes %d euro cents with decimals as %s', (amount, text) => {
    expect(formatPrice(money(amount), { fractionDigits: true })).toBe(text);
  });

  it.each([
    [999_01, false, `CHF${NBSP}1'000`],
    [1234_50, true, `CHF${NBSP}1'234.50`],
    [-1234_50, true, "CHF−1'234.50"],
  ])('[PRICE-009] writes %d rappen (decimals: %s) as %s', (amount, fractionDigits, text) => {
    expect(formatPrice(money(amount, 'CHF'), { fractionDigits })).toBe(text);
  });

  it.each([
    [999_01, false, '£1,000'],
    [1234_50, true, '£1,234.50'],
    [-1234_50, true, '−£1,234.50'],
  ])('[PRICE-010] writes %d pence (decimals: %s) as %s', (amount, fractionDigits, text) => {
    expect(formatPrice(money(amount, 'GBP'), { fractionDigits })).toBe(text);
  });

  it.each([
    [999_01, false, `1.000${NBSP}SEK`],
    [12_345_67, true, `12.345,67${NBSP}SEK`],
  ])('[PRICE-004][PRICE-011] writes %d öre (decimals: %s) as %s', (amount, fractionDigits, text) => {
    expect(formatPrice(money(amount, 'SEK'), { fractionDigits })).toBe(text);
  });

  it.each([
    [999_01, false, `1.000${NBSP}DKK`],
    [12_345_67, true, `12.345,67${NBSP}DKK`],
  ])('[PRICE-004][PRICE-012] writes %d øre (decimals: %s) as %s', (amount, fractionDigits, text) => {
    expect(formatPrice(money(amount, 'DKK'), { fractionDigits })).toBe(text);
  });

  it.each([
    [12_345, false, `12.345${NBSP}JPY`],
    [12_345, true, `12.345${NBSP}JPY`],
    [-7, true, `−7${NBSP}JPY`],
  ])(
    '[PRICE-004] writes %d yen (decimals: %s) as %s, which have no minor unit',
    (amount, fractionDigits, text) => {
      expect(formatPrice(money(amount, 'JPY'), { fractionDigits })).toBe(text);
    },
  );

  it.each([
    [12_345_001, false, `12.346${NBSP}KWD`],
    [12_345_001, true, `12.345,001${NBSP}KWD`],
    [-7, true, `−0,007${NBSP}KWD`],
  ])(
    '[PRICE-004] writes %d fils (decimals: %s) as %s, of which a thousand are a dinar',
    (amount, fractionDigits, text) => {
      expect(formatPrice(money(amount, 'KWD'), { fractionDigits })).toBe(text);
    },
  );

  it('writes the largest amount to the last cent', () => {
    expect(formatPrice(money(Number.MAX_SAFE_INTEGER, 'GBP'), { fractionDigits: true })).toBe(
      '£90,071,992,547,409.91',
    );
  });

  const localeOf: Record<CurrencyCode, string> = {
    EUR: 'de-DE',
    CHF: 'de-CH',
    GBP: 'en-GB',
    SEK: 'de-DE',
    DKK: 'de-DE',
    JPY: 'de-DE',
    KWD: 'de-DE',
  };

  it.each(CURRENCY_CODES)(
    '[PRICE-004] writes whole %s as the locale data of its locale does, but for a minus instead of its hyphen',
    (currency) => {
      const intl = new Intl.NumberFormat(localeOf[currency], {
        style: 'currency',
        currency,
        currencyDisplay: ['SEK', 'DKK', 'JPY', 'KWD'].includes(currency) ? 'code' : 'symbol',
        maximumFractionDigits: 0,
      });
      fc.assert(
        fc.property(fc.integer({ min: -9_999_999, max: 9_999_999 }), (units) => {
          expect(formatPrice(money(units * minorUnitsPerUnit(currency), currency))).toBe(
            intl.format(units).replace('-', '−'),
          );
        }),
      );
    },
  );

  it('[PRICE-015] never writes two dots with two meanings into one euro amount', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (amount) => {
        const text = formatPrice(money(amount), { fractionDigits: true });
        expect(text.split('.')).toHaveLength(2);
        expect(Number(text.replace(/[^\d]/g, ''))).toBe(amount);
      }),
    );
  });
});
