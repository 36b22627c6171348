import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CURRENCY_CODES, type CurrencyCode, minorUnitsPerUnit } from './currency.ts';
import {
  type CurrencyInfo,
  convertForDisplay,
  convertMoney,
  findCurrencyInfoFaults,
} from './currency-info.ts';
import { money } from './money.ts';

const info: CurrencyInfo = {
  baseCurrency: 'EUR',
  rates: { CHF: '0.9412', GBP: '0.85', SEK: '11.2', DKK: '7.4604' },
  contexts: { browse: 'CHF', checkout: 'EUR' },
  dateTime: '2026-07-01T06:00:00Z',
};

const converted = (amount: number, from: CurrencyCode, to: CurrencyCode, rates = info.rates) =>
  convertMoney({ ...info, rates }, money(amount, from), to);

describe('convertMoney', () => {
  it.each([
    [100_00, 'EUR', 'CHF', 94_12],
    [100_01, 'EUR', 'CHF', 94_13],
    [1, 'EUR', 'CHF', 1],
    [0, 'EUR', 'CHF', 0],
    [-1_01, 'EUR', 'GBP', -85],
    [100_00, 'EUR', 'SEK', 1120_00],
    [1120_00, 'SEK', 'EUR', 100_00],
    [1120_01, 'SEK', 'EUR', 100_01],
    [85_00, 'GBP', 'DKK', 746_04],
    [85_01, 'GBP', 'CHF', 94_14],
  ] as const)('[PRICE-014] converts %d %s minor units to %s as %d', (amount, from, to, expected) => {
    expect(converted(amount, from, to)).toEqual({ ok: true, money: money(expected, to) });
  });

  it('leaves an amount of the same currency alone, with or without a rate', () => {
    expect(converted(123_45, 'SEK', 'SEK', {})).toEqual({ ok: true, money: money(123_45, 'SEK') });
  });

  it.each([
    ['EUR', 'CHF', 'CHF'],
    ['CHF', 'EUR', 'CHF'],
    ['GBP', 'CHF', 'GBP'],
  ] as const)('names the currency without a rate from %s to %s', (from, to, currency) => {
    expect(converted(100, from, to, {})).toEqual({ ok: false, reason: 'rate-missing', currency });
  });

  it.each([
    '0',
    '0.000',
    '',
    '-1',
    '1,5',
    '1e3',
    'NaN',
    '.5',
    '1.',
    '01',
    ' 1',
    '1.0000000000001',
    '1234567890',
  ])('takes the malformed rate %j for missing', (rate) => {
    expect(converted(100, 'EUR', 'CHF', { CHF: rate })).toMatchObject({ ok: false, reason: 'rate-missing' });
  });

  it('throws when the result is too large to be exact', () => {
    expect(() => converted(Number.MAX_SAFE_INTEGER, 'EUR', 'SEK')).toThrow(RangeError);
  });

  // The oracle never divides: it searches for the smallest amount whose value is not below the original's.
  const digits = (length: number) => fc.integer({ min: 1, max: 10 ** length - 1 });
  const pairs = fc
    .tuple(fc.constantFrom(...CURRENCY_CODES), fc.constantFrom(...CURRENCY_CODES))
    .filter(([from, to]) => from !== to && from !== 'EUR' && to !== 'EUR');

  it('[PRICE-014] gives the smallest amount worth at least the original, for any rates', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10_000_000, max: 10_000_000 }),
        pairs,
        digits(6),
        digits(6),
        (amount, [from, to], fromTenThousandths, toTenThousandths) => {
          const formatRate = (rate: number) =>
            `${Math.floor(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`;
          const rates = { [from]: formatRate(fromTenThousandths), [to]: formatRate(toTenThousandths) };
          const conversion = converted(amount, from, to, rates);
          expect(conversion.ok).toBe(true);
          if (!conversion.ok) return;
          const worth = BigInt(amount) * BigInt(toTenThousandths) * BigInt(minorUnitsPerUnit(to));
          const result = BigInt(conversion.money.amount);
          const unit = BigInt(fromTenThousandths) * BigInt(minorUnitsPerUnit(from));
          expect(result * unit >= worth).toBe(true);
          expect((result - 1n) * unit < worth).toBe(true);
        },
      ),
    );
  });

  it('[PRICE-015] loses nothing by rounding to minor units before whole units', () => {
    fc.assert(
      fc.property(fc.nat({ max: 10_000_000 }), digits(6), (amount, tenThousandths) => {
        const rate = `${Math.floor(tenThousandths / 10_000)}.${String(tenThousandths % 10_000).padStart(4, '0')}`;
        const conversion = converted(amount, 'EUR', 'CHF', { CHF: rate });
        const inTwoSteps = conversion.ok ? Math.ceil(conversion.money.amount / 100) : Number.NaN;
        const exact = BigInt(amount) * BigInt(tenThousandths);
        const atOnce = exact / 1_000_000n + (exact % 1_000_000n > 0n ? 1n : 0n);
        expect(BigInt(inTwoSteps)).toBe(atOnce);
      }),
    );
  });
});

describe('convertForDisplay', () => {
  it('[DATA-019][DATA-020] shows each context in its own currency', () => {
    expect(convertForDisplay(info, money(100_00), info.contexts.browse)).toEqual(money(94_12, 'CHF'));
    expect(convertForDisplay(info, money(100_00), info.contexts.checkout)).toEqual(money(100_00, 'EUR'));
  });

  it('shows the charged currency where the shown one has no rate', () => {
    expect(convertForDisplay({ ...info, rates: {} }, money(100_00), info.contexts.browse)).toEqual(
      money(100_00, 'EUR'),
    );
  });
});

describe('findCurrencyInfoFaults', () => {
  it('[DATA-019] accepts base currency, rates, contexts and date-time', () => {
    expect(findCurrencyInfoFaults(info)).toEqual([]);
    expect(findCurrencyInfoFaults({ ...info, rates: { ...info.rates, EUR: '1.00' } })).toEqual([]);
    expect(findCurrencyInfoFaults({ ...info, dateTime: '2026-07-01T08:00:00.000+02:00' })).toEqual([]);
  });

  const broken = (change: Record<string, unknown>) => ({ ...info, ...change }) as CurrencyInfo;

  it.each([
    [
      { baseCurrency: 'USD' },
      [
        "baseCurrency 'USD' is not one of EUR, CHF, GBP, SEK, DKK, JPY, KWD",
        "contexts.checkout 'EUR' has no rate",
      ],
    ],
    [{ rates: { ...info.rates, USD: '1.1' } }, ['rates.USD is not one of EUR, CHF, GBP, SEK, DKK, JPY, KWD']],
    [{ rates: { ...info.rates, GBP: '0,85' } }, ["rates.GBP '0,85' is not a positive decimal number"]],
    [{ rates: { ...info.rates, EUR: '1.01' } }, ["rates.EUR is the base currency's own and must be 1"]],
    [{ contexts: { browse: 'CHF', checkout: 'USD' } }, ["contexts.checkout 'USD' has no rate"]],
    [{ contexts: { browse: 'CHF' } }, ["contexts.checkout 'undefined' has no rate"]],
    [{ dateTime: '2026-07-01' }, ["dateTime '2026-07-01' is not an ISO 8601 instant with offset"]],
    [
      { dateTime: '2026-13-01T00:00Z' },
      ["dateTime '2026-13-01T00:00Z' is not an ISO 8601 instant with offset"],
    ],
  ])('names the faults of %j', (change, faults) => {
    expect(findCurrencyInfoFaults(broken(change))).toEqual(faults);
  });
});
