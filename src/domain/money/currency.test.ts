import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, DEFAULT_CURRENCY, isCurrencyCode, minorUnitsPerUnit } from './currency.ts';

describe('currency', () => {
  it('[PRICE-003] takes EUR as the default', () => {
    expect(DEFAULT_CURRENCY).toBe('EUR');
  });

  it('knows the seven currencies that have a format', () => {
    expect(CURRENCY_CODES).toEqual(['EUR', 'CHF', 'GBP', 'SEK', 'DKK', 'JPY', 'KWD']);
  });

  it.each(CURRENCY_CODES)('counts the minor units of %s as the platform does', (currency) => {
    const { maximumFractionDigits } = new Intl.NumberFormat('en', {
      style: 'currency',
      currency,
    }).resolvedOptions();
    expect(minorUnitsPerUnit(currency)).toBe(10 ** (maximumFractionDigits ?? Number.NaN));
  });

  it.each(['eur', 'USD', '', 'toString', '__proto__', ' EUR', null, undefined, 978, ['EUR']])(
    'refuses %j as a currency code',
    (value) => {
      expect(isCurrencyCode(value)).toBe(false);
    },
  );
});
