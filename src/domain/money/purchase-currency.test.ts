import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCY_CODES, minorUnitsPerUnit } from './currency.ts';
import {
  buyInCharged,
  type Exchange,
  findLargestBought,
  pricedIn,
  toChargedAmount,
  toChargedLines,
  toPurchaseAmount,
} from './purchase-currency.ts';

/** Euros sold in francs at 0.9342 with a margin of 100 basis points. */
const francs: Exchange = { currency: 'CHF', purchase: { currency: 'EUR', rate: '0.943542' } };
const yen: Exchange = { currency: 'JPY', purchase: { currency: 'EUR', rate: '171.23' } };
const euros: Exchange = { currency: 'EUR', purchase: { currency: 'JPY', rate: '0.00584' } };

test('goods are priced as a sale was bought while their currency is the same', () => {
  expect([pricedIn('EUR')(francs), pricedIn('CHF')(francs), pricedIn(null)(francs)]).toEqual([
    true,
    false,
    false,
  ]);
  const same = { currency: 'CHF', purchase: buyInCharged('CHF') } as const;
  expect([pricedIn('CHF')(same), pricedIn('EUR')(same), pricedIn(null)(same)]).toEqual([true, false, true]);
});

const exchanges = fc
  .record({
    currency: fc.constantFrom(...CURRENCY_CODES),
    bought: fc.constantFrom(...CURRENCY_CODES),
    tenThousandths: fc.integer({ min: 1, max: 3_000_000 }),
  })
  .filter(({ currency, bought }) => currency !== bought)
  .map(({ currency, bought, tenThousandths }): Exchange & { readonly tenThousandths: number } => {
    const decimals = String(tenThousandths % 10_000).padStart(4, '0');
    const rate = `${Math.floor(tenThousandths / 10_000)}.${decimals}`;
    return { currency, purchase: { currency: bought, rate }, tenThousandths };
  });

test('an amount bought in the charged currency stays the same', () => {
  const same = { currency: 'CHF', purchase: buyInCharged('CHF') } as const;
  for (const convert of [toChargedAmount, toPurchaseAmount, findLargestBought])
    expect(convert(189_901, same)).toBe(189_901);
  expect(toChargedLines([1, 2], same)).toEqual([1, 2]);
});

test.each([
  [100_000, francs, 94_355],
  [0, francs, 0],
  [1, francs, 1],
  [100_000, yen, 171_230],
  [101, yen, 173],
  [171_230, euros, 99_999],
  [1, euros, 1],
])(
  '[PRICE-014] %i minor units are charged as the smallest amount worth them',
  (bought, exchange, charged) => {
    expect(toChargedAmount(bought, exchange)).toBe(charged);
  },
);

test('[PRICE-014] what is charged is the smallest amount that is worth what was bought, at any rate', () => {
  fc.assert(
    fc.property(fc.nat({ max: 10_000_000 }), exchanges, (bought, exchange) => {
      const charged = BigInt(toChargedAmount(bought, exchange));
      // Never divided: both sides are counted in the smallest parts.
      const worth =
        BigInt(bought) * BigInt(exchange.tenThousandths) * BigInt(minorUnitsPerUnit(exchange.currency));
      const unit = 10_000n * BigInt(minorUnitsPerUnit(exchange.purchase.currency));
      expect(charged * unit >= worth).toBe(true);
      expect((charged - 1n) * unit < worth).toBe(true);
    }),
  );
});

test('the largest amount that is charged as no more than a limit is what trying every amount finds', () => {
  const small = fc.nat({ max: 400 });
  fc.assert(
    fc.property(small, exchanges, (limit, exchange) => {
      const largest = findLargestBought(limit, exchange);
      if (largest < 2_000) {
        const tried = Array.from({ length: 2_002 }, (_, bought) => bought).filter(
          (bought) => toChargedAmount(bought, exchange) <= limit,
        );
        expect(largest).toBe(tried.at(-1));
      }
      expect(toChargedAmount(largest, exchange)).toBeLessThanOrEqual(limit);
      expect(toChargedAmount(largest + 1, exchange)).toBeGreaterThan(limit);
    }),
  );
});

test('lines add up to what their total is charged as, and none is more than a minor unit off', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 1_000_000 }), { maxLength: 8 }), exchanges, (bought, exchange) => {
      const lines = toChargedLines(bought, exchange);
      const sum = (parts: readonly number[]) => parts.reduce((total, part) => total + part, 0);
      expect(sum(lines)).toBe(toChargedAmount(sum(bought), exchange));
      for (const [at, line] of lines.entries()) {
        const alone = toChargedAmount(bought[at] ?? 0, exchange);
        expect([alone - 1, alone]).toContain(line);
      }
    }),
  );
});

test('a line of nothing stays nothing', () => {
  expect(toChargedLines([1, 0, 1], francs)).toEqual([1, 0, 1]);
});

test('in the books a movement and the one that reverses it cancel each other out', () => {
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), exchanges, (charged, exchange) => {
      expect(toPurchaseAmount(charged, exchange) + toPurchaseAmount(-charged, exchange)).toBe(0);
    }),
  );
  expect(toPurchaseAmount(94_355, francs)).toBe(100_001);
  expect(toPurchaseAmount(173, yen)).toBe(101);
});

test.each(['0', '', '1,5', 'NaN', '-1'])('nothing is converted at %j', (rate) => {
  const exchange = { ...francs, purchase: { currency: 'EUR', rate } } as const;
  for (const convert of [toChargedAmount, toPurchaseAmount, findLargestBought])
    expect(() => convert(100, exchange)).toThrow(RangeError);
});
