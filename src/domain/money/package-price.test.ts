import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CURRENCY_CODES, minorUnitsPerUnit } from './currency.ts';
import {
  baseBeforeEarlyBooking,
  invoiceTotalOf,
  type PackagePrice,
  type PackagePricing,
  priceOfBase,
  pricePackage,
  totalOf,
} from './package-price.ts';

const price: PackagePrice = {
  base: 200_000,
  memberDiscount: 1_000,
  promotion: 700,
  extras: [3_200, 8_990],
  paymentFee: 150,
  coupon: 5_000,
  cardDiscount: 14_000,
  miles: 2_500,
};

test('[MILE-013] the total adds base, extras and fee, and takes member discount, promotion, coupon, card discount and miles off', () => {
  expect(totalOf(price)).toBe(200_000 + 3_200 + 8_990 + 150 - 5_000 - 14_000 - 1_000 - 700 - 2_500);
});

test('a raise after the booking is added, and what we bear of an alternative is taken off', () => {
  expect(totalOf({ ...price, raise: 8_000 })).toBe(totalOf(price) + 8_000);
  expect(totalOf({ ...price, absorbed: 3_000 })).toBe(totalOf(price) - 3_000);
  for (const part of ['raise', 'absorbed', 'earlyBooking'])
    expect(() => totalOf({ ...price, [part]: -1 })).toThrow(RangeError);
});

test('a base alone is its own total', () => {
  expect(totalOf(priceOfBase(1))).toBe(1);
});

test('deductions end at nothing', () => {
  expect(totalOf({ ...price, coupon: 196_639 - 14_499 })).toBe(totalOf(price) - (196_639 - 14_499 - 5_000));
  expect(totalOf({ ...price, coupon: 900_000 })).toBe(0);
});

test.each([-1, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('%s is no part of a price', (part) => {
  expect(() => totalOf({ ...price, coupon: part })).toThrow(RangeError);
  expect(() => totalOf({ ...price, extras: [part] })).toThrow(RangeError);
});

test('an extra makes a package more expensive by exactly its price', () => {
  const part = fc.integer({ min: 0, max: 10_000_000 });
  fc.assert(
    fc.property(part, fc.array(part), part, (base, extras, extra) => {
      const before = totalOf({ ...priceOfBase(base), extras });
      expect(totalOf({ ...priceOfBase(base), extras: [...extras, extra] })).toBe(before + extra);
    }),
  );
});

const pricing: PackagePricing = {
  currency: 'EUR',
  base: 100_000,
  earlyBooking: 0,
  memberPercent: 5,
  floorPrice: null,
  promotion: { kind: 'percent', percent: 10 },
  extras: [2_000],
  paymentFee: 0,
  cardStrategy: 'discount',
  voucherBalance: 20_000,
  milesValue: 5_000,
};

test('[DISC-005] [VOUCH-042] member, promotion and card each lower what the one before leaves; vouchers and miles pay', () => {
  expect(pricePackage(pricing)).toMatchObject({
    memberDiscount: 5_000,
    promotion: 9_500,
    cardDiscount: 5_985,
    coupon: 20_000,
    miles: 5_000,
  });
  expect(invoiceTotalOf(pricePackage(pricing))).toBe(100_000 - 5_000 - 9_500 + 2_000 - 5_985);
});

test.each([
  // Vouchers and miles that cover the price without the card discount: no card, so no discount of a card.
  [82_500, 0, 0],
  [82_499, 0, 1],
  // As much card discount as leaves 1.00.
  [82_400, 0, 100],
  [82_399, 1, 100],
  [82_500 - 6_085, 5_985, 100],
  [82_500 - 6_086, 5_985, 101],
])(
  'a voucher of %i leaves the card a discount of %i and a charge of %i',
  (voucherBalance, cardDiscount, total) => {
    const price = pricePackage({ ...pricing, voucherBalance });
    expect(price).toMatchObject({ coupon: voucherBalance, cardDiscount });
    expect(totalOf(price)).toBe(total);
  },
);

test.each([
  ['EUR', 100],
  ['JPY', 1],
  ['KWD', 1_000],
] as const)(
  '[VOUCH-042] a card discount leaves one whole unit of %s to charge: %i minor units',
  (currency, least) => {
    const paidWith = (voucherBalance: number) =>
      pricePackage({ ...pricing, currency, milesValue: 0, voucherBalance });
    expect(paidWith(87_500 - least).cardDiscount).toBe(0);
    const price = paidWith(87_500 - least - 1);
    expect(price.cardDiscount).toBe(1);
    expect(totalOf(price)).toBe(least);
  },
);

test('the parts of any package add up, none is negative, and a card discount never makes a trip free', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000 });
  fc.assert(
    fc.property(
      fc.record({
        currency: fc.constantFrom(...CURRENCY_CODES),
        base: amount,
        earlyBooking: amount,
        memberPercent: fc.integer({ min: 0, max: 100 }).map((half) => half / 2),
        floorPrice: fc.option(amount),
        promotion: fc.option(
          fc.oneof(
            fc.record({ kind: fc.constant('amount' as const), amount }),
            fc.record({ kind: fc.constant('percent' as const), percent: fc.integer({ min: 0, max: 100 }) }),
          ),
        ),
        extras: fc.array(amount, { maxLength: 4 }),
        paymentFee: amount,
        cardStrategy: fc.constantFrom('default' as const, 'discount' as const, 'allow' as const),
        voucherBalance: amount,
        milesValue: amount,
      }),
      (any) => {
        const price = pricePackage(any);
        const goods = price.base - price.memberDiscount - price.promotion - price.cardDiscount;
        const added = price.extras.reduce((sum, each) => sum + each, price.paymentFee);
        for (const part of [goods, price.coupon, price.miles, price.cardDiscount, price.promotion])
          expect(part).toBeGreaterThanOrEqual(0);
        expect(invoiceTotalOf(price)).toBe(goods + added);
        // What early booking takes off is off the base already: it moves no other part.
        expect(baseBeforeEarlyBooking(price) - any.earlyBooking).toBe(any.base);
        const { earlyBooking: _, ...others } = price;
        expect(others).toEqual(pricePackage({ ...any, earlyBooking: 0 }));
        expect(totalOf(price) + price.coupon + price.miles).toBe(goods + added);
        expect(goods).toBeGreaterThanOrEqual(Math.min(price.base, any.floorPrice ?? 0));
        expect(price.coupon).toBeLessThanOrEqual(any.voucherBalance);
        expect(price.miles).toBeLessThanOrEqual(any.milesValue);
        if (price.cardDiscount > 0)
          expect(totalOf(price)).toBeGreaterThanOrEqual(minorUnitsPerUnit(any.currency));
        // Miles pay only what vouchers leave.
        if (price.miles > 0) expect(price.coupon).toBe(any.voucherBalance);
      },
    ),
    { numRuns: 2_000 },
  );
});
