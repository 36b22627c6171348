import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { invoiceTotalOf, type PackagePrice, priceOfBase } from '../../../domain/money/package-price.ts';
import { quoteAlternative, quoteChange } from './quote-change.ts';

const amount = fc.integer({ min: 0, max: 5_000_000 });
const percent = fc.integer({ min: 0, max: 20 });

/** A price with discounts of some per cent of its base, as one is when it is ordered. */
const price = fc
  .record({
    base: fc.integer({ min: 1, max: 5_000_000 }),
    extras: fc.array(amount, { maxLength: 4 }),
    percent,
    off: percent,
  })
  .map(({ base, extras, percent, off }): PackagePrice => {
    const memberDiscount = Math.floor((base * percent) / 100);
    const cardDiscount = Math.floor(((base - memberDiscount) * off) / 100);
    return { ...priceOfBase(base), extras, memberDiscount, cardDiscount };
  });
const changed = fc.record({
  base: fc.integer({ min: 1, max: 5_000_000 }),
  extras: fc.array(amount, { maxLength: 4 }),
  floorPrice: fc.option(amount),
});

describe('the quote of a change', () => {
  it('moves exactly the fee and the difference of the prices, one way or the other', () => {
    fc.assert(
      fc.property(price, changed, amount, (before, after, fee) => {
        const quote = quoteChange(before, after, fee);
        expect(quote.oldTotal + quote.charge - quote.refund).toBe(quote.newTotal + fee);
        expect(Math.min(quote.charge, quote.refund)).toBe(0);
        expect(quote.newTotal).toBe(invoiceTotalOf(quote.price));
      }),
    );
  });

  it('moves an open balance by as much, asks for no payment, and gives back what the balance leaves', () => {
    fc.assert(
      fc.property(
        price,
        changed,
        amount,
        fc.integer({ min: 1, max: 5_000_000 }),
        (before, after, fee, open) => {
          const quote = quoteChange(before, after, fee, open);
          expect(quote.charge).toBe(0);
          const balance = quote.balance ?? Number.NaN;
          expect(balance - quote.refund).toBe(open + quote.newTotal - quote.oldTotal + fee);
          expect(Math.min(balance, quote.refund)).toBe(0);
        },
      ),
    );
  });

  it('has the early booking of the new base, keeps it with the old one, and is never moved by it', () => {
    fc.assert(
      fc.property(price, changed, amount, amount, (before, after, booked, offered) => {
        const plain = quoteChange(before, after, 0);
        const early = { ...before, earlyBooking: booked };
        const moved = quoteChange(early, { ...after, earlyBooking: offered }, 0);
        expect(moved.price).toEqual(offered === 0 ? plain.price : { ...plain.price, earlyBooking: offered });
        expect([moved.charge, moved.refund]).toEqual([plain.charge, plain.refund]);
        const kept = quoteChange(early, { ...after, base: before.base }, 0).price;
        expect(kept.earlyBooking ?? 0).toBe(booked);
      }),
    );
    const early = { ...priceOfBase(100), earlyBooking: 20 };
    expect(quoteChange(early, { base: 90, extras: [], floorPrice: null }, 0).price).not.toHaveProperty(
      'earlyBooking',
    );
  });

  it('keeps the share of each discount to the cent, down to the floor price', () => {
    fc.assert(
      fc.property(price, changed, (before, after) => {
        const { memberDiscount, cardDiscount } = quoteChange(before, after, 0).price;
        const floor = after.base === before.base ? 0 : (after.floorPrice ?? 0);
        const share = (discount: number) => Math.floor((discount / before.base) * after.base + 0.5);
        const member = Math.min(share(before.memberDiscount), Math.max(0, after.base - floor));
        const card = Math.min(share(before.cardDiscount), Math.max(0, after.base - floor - member));
        // The oracle is a float: a half may fall on either side.
        expect(Math.abs(memberDiscount - member)).toBeLessThanOrEqual(1);
        expect(Math.abs(cardDiscount - card)).toBeLessThanOrEqual(1);
        expect(after.base - memberDiscount - cardDiscount).toBeGreaterThanOrEqual(
          Math.min(after.base, floor),
        );
      }),
    );
  });

  it('leaves discounts as they are where flights and stay keep their price', () => {
    const before = { ...priceOfBase(100_000), memberDiscount: 5_000, cardDiscount: 3, extras: [1_000] };
    const quote = quoteChange(before, { base: 100_000, extras: [1_000, 4_500], floorPrice: 99_999 }, 0);
    expect(quote).toMatchObject({
      price: { memberDiscount: 5_000, cardDiscount: 3 },
      charge: 4_500,
      refund: 0,
    });
  });

  it('goes there and back again without a cent lost', () => {
    const before = { ...priceOfBase(100_000), memberDiscount: 5_000, coupon: 20_000 };
    const there = quoteChange(before, { base: 90_000, extras: [], floorPrice: null }, 2_500);
    expect(there).toMatchObject({ oldTotal: 95_000, newTotal: 85_500, charge: 0, refund: 7_000 });
    const back = quoteChange(there.price, { base: 100_000, extras: [], floorPrice: null }, 2_500);
    expect(back).toMatchObject({ price: before, charge: 12_000, refund: 0 });
  });
});

describe('what was asked for by a link', () => {
  const asked = { ...priceOfBase(100_000), askedByLink: 4_000 };
  const kept = { base: 100_000, extras: [], floorPrice: null };

  it('goes along with the price while it is open, and no longer', () => {
    expect(quoteChange(asked, kept, 0, 1).price.askedByLink).toBe(4_000);
    expect(quoteChange(asked, kept, 0, 0).price).toEqual(priceOfBase(100_000));
  });

  it('is no part of the total', () => {
    expect(quoteChange(asked, kept, 0, 0)).toMatchObject({ oldTotal: 100_000, newTotal: 100_000, charge: 0 });
  });
});

describe('the quote of an alternative', () => {
  const before = { ...priceOfBase(100_000), extras: [5_000] };
  const bound = { percent: 10, leftOut: 0 };
  const at = (base: number, extras: readonly number[] = [5_000]) => ({ base, extras, floorPrice: null });

  it.each([
    ['a cheaper one', 90_000, { charge: 0, refund: 10_000, fee: 0 }],
    ['one at the same price', 100_000, { charge: 0, refund: 0, fee: 0 }],
    ['a more expensive one up to the bound', 110_500, { charge: 0, refund: 0, fee: 0 }],
    ['a more expensive one above it', 110_501, { charge: 1, refund: 0, fee: 0 }],
  ])('%s is refunded, borne or paid', (_, base, amounts) => {
    expect(quoteAlternative(before, at(base), bound)).toMatchObject(amounts);
  });

  it('gives back what an extra cost that it does not have, however much more the rest costs', () => {
    const quote = quoteAlternative(before, at(104_000, []), { percent: 10, leftOut: 5_000 });
    expect(quote).toMatchObject({ refund: 5_000, charge: 0, price: { absorbed: 4_000 } });
  });

  it('moves an open balance, and carries what was borne to later changes at its share', () => {
    const quote = quoteAlternative(before, at(108_000), bound, 80_000);
    expect(quote).toMatchObject({ charge: 0, balance: 80_000, price: { absorbed: 8_000 } });
    const later = quoteChange(quote.price, at(54_000), 0);
    expect(later.price.absorbed).toBe(4_000);
    const cheapest = quoteChange({ ...quote.price, memberDiscount: 108_000 }, at(1), 0);
    expect(cheapest.price.absorbed).toBe(0);
  });
});
